import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let logging = KeyScope("logging", "Logging a session")
}

/// The commands of a live or past session.
extension SheetView {
    static let loggingCommands: CommandSet<SheetView> = [
        Command(
            "log.fill-set", "Log the next grey set", hint: "next set", in: .logging,
            keys: ["f"], unless: needsGhost
        ) { view, context, _ in view.fill(1, context: &context) },
        Command(
            "log.take-suggestion", "Log the suggested set", hint: "suggested", in: .logging, keys: ["t"],
            unless: { view, context in
                if view.help.advice(on: view.grid)?.suggestion != nil { return needsLogCell(view, context) }
                if let line = view.grid.line, !view.grid.plan(line).sets.isEmpty {
                    return "the sets are planned: f logs the next one"
                }
                return context.services.suggestions.isOn
                    ? "there is no history to suggest from" : "suggestions are switched off in the settings"
            }
        ) { view, context, _ in
            if let text = view.help.advice(on: view.grid)?.suggestion?.text { view.append([text], context: &context) }
        },
        Command("log.finish", "Finish the session", hint: "finish", in: .logging, keys: ["w w"], unless: needsLive) {
            view, context, _ in if let live = view.grid.live { SeriesEnd.finish(live.session, &context) }
        },
        Command("log.rest", "Start or stop the rest", hint: "rest", in: .logging, keys: ["r"], unless: needsClock) {
            view, context, _ in view.grid.toggleRest(&context)
        },
        Command(
            "log.count", "Count or time a set: manual, automatic, countdown from best, hold", hint: "count",
            in: .logging, keys: ["C"], unless: needsCount
        ) { view, context, _ in view.openCounter(&context) },
        Command(
            "log.intervals", "Interval timer: EMOM, or work and rest", in: .logging, keys: ["M"], unless: needsClock
        ) { view, context, _ in view.openIntervals(&context) },
        Command(
            "log.fill-cell", "Log all grey sets of this cell", hint: "fill all",
            in: .logging, keys: ["F"], unless: needsGhost
        ) { view, context, _ in view.fill(.max, context: &context) },
        Command(
            "log.repeat-set", "Log the last set of this cell again", hint: "same again", in: .logging, keys: ["."],
            unless: needsLogCell
        ) { view, context, _ in view.repeatSet(&context) },
        Command("log.next", "Go to the set that comes next", in: .logging, keys: ["Space"], unless: needsLive) {
            view, context, _ in
            view.grid.goToNextSet(&context)
            view.cursorMoved(&context)
        },
        Command("log.reopen", "Reopen the finished session in this column", in: .sheet, keys: ["R"]) {
            view, context, _ in view.reopen(&context)
        },
    ]

    private static func needsLive(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.live == nil ? "no live session here: s starts one" : nil
    }
    static func needsLogCell(_ view: SheetView, _ context: Context) -> Phrase? {
        // In the plan's columns a digit is a pane: the keys after a slip must not log.
        if view.grid.live != nil, view.grid.cursor.field.column == nil, view.grid.sheet.isPlan, view.grid.line != nil {
            return "the cursor is in the plan: Space goes to the next set"
        }
        guard let cell = view.grid.logCell else { return "the cursor is on no load cell of a session" }
        guard let live = view.grid.live, live.session.id != cell.session.id else { return nil }
        return "the session of \(cell.session.day.short) is finished, another one is live"
    }
    private static func needsGhost(_ view: SheetView, _ context: Context) -> Phrase? {
        if let reason = needsLogCell(view, context) { return reason }
        guard let cell = view.grid.logCell else { return nil }
        let ghost = view.help.ghost(cell.line, column: cell.column)
        if ghost?.sets.isEmpty == false { return nil }
        let plan = view.grid.plan(cell.line)
        if !plan.sets.isEmpty { return "all planned sets are done" }
        return view.help.unresolved(cell.line.asking(plan.text), on: view.grid)
            ?? (ghost == nil ? "there are no grey sets here: type a set" : "nothing is left of last time")
    }
    /// A past session has no clock.
    private static func needsClock(_ view: SheetView, _ context: Context) -> Phrase? {
        guard let live = view.grid.live else { return needsLive(view, context) }
        return live.session.mode == .realTime ? nil : "this is a past session: nothing is timed"
    }
    private static func needsCount(_ view: SheetView, _ context: Context) -> Phrase? {
        if let reason = needsClock(view, context) { return reason }
        let isCounting = view.grid.live.map { context.live.series[$0.session.id] != nil } ?? false
        return isCounting ? nil : needsLogCell(view, context)
    }
}

extension SheetView {
    private mutating func fill(_ count: Int, context: inout Context) {
        guard let cell = grid.logCell else { return }
        append(Array((help.ghost(cell.line, column: cell.column)?.sets ?? []).prefix(count)), context: &context)
    }

    /// Appends sets to those of the cell, as one change.
    private mutating func append(_ sets: [String], context: inout Context) {
        guard let cell = grid.logCell, !sets.isEmpty else { return }
        grid.cursor.field = .load(cell.column)
        let before = cell.line.cells[cell.column]?.text ?? ""
        let text = ([before] + sets).filter { !$0.isEmpty }.joined(separator: " ")
        guard write(text, at: grid.cursor, context: &context) else { return }
        readSheet(&context)
        if cell.session.state == .live { continueLogging(after: before, text: text, next: .enter, context: &context) }
    }

    private mutating func repeatSet(_ context: inout Context) {
        guard let cell = grid.logCell else { return }
        let done = grid.sheet.cell(cell.line, column: cell.column).sets
        guard let last = done.last else {
            context.message = .warning("There is nothing in this cell to repeat. f logs the next grey set.")
            return
        }
        append([LoadCell.render([last], unit: cell.session.unit)], context: &context)
    }

    /// Fills all empty cells with the planned sets, else last time's, as one change.
    mutating func fillSession(_ context: inout Context) {
        guard let cell = grid.logCell else { return }
        let edit = grid.filling(cell.column) { line in
            help.ghost(line, column: cell.column)?.words.joined(separator: " ")
        }
        guard !edit.loads.isEmpty else {
            context.message = .plain("There is nothing to fill: the empty cells show no grey sets.")
            return
        }
        let count = edit.loads.count
        grid.write(
            edit, as: grid.facts(.fill, .session, [.count: String(count)]),
            message: "Filled \(count, one: "cell", other: "cells") with the grey sets. u: undo.", &context)
    }

    private mutating func reopen(_ context: inout Context) {
        guard let session = grid.session, session.state == .done else {
            context.message = .warning("There is no finished session in this column.")
            return
        }
        context.write("The session of \(session.day.short) is live again. w w finishes it.") { diary in
            try diary.sessions.reopen(session.id)
        }
    }
}

extension SheetView {
    /// After a set was logged live, which changed `before` to `text`: starts the rest and moves the cursor to the next
    /// set.
    mutating func continueLogging(after before: String, text: String, next: SheetCursor.Next, context: inout Context) {
        guard let line = grid.line, let live = grid.live else { return }
        // A warm-up neither starts the rest nor passes the turn to the partner of the superset.
        let (was, reads) = (
            grid.sheet.reading(before, line, column: live.column), grid.sheet.reading(text, line, column: live.column)
        )
        let (old, now) = (was.sets, reads.sets)
        let isWork = now.count { !$0.isWarmUp } > old.count { !$0.isWarmUp }
        let isSkipped = reads.isSkipped && !was.isSkipped
        if isWork, live.session.mode == .realTime { grid.startRest(line, live, context: &context) }
        switch next {
        case .tab:
            typing.continue(text, on: grid)
        case .enter:
            if isWork || isSkipped {
                grid.goToTurn(after: line, live.column, context: &context)
            } else if text == before {
                grid.cursor = grid.sheet.moved(grid.cursor, lines: 1)
            } else if now.count == old.count, now != old, let due = SetTurn.due(grid.order(column: live.column)) {
                // After a correction the cursor returns to the current turn; a note leaves the turn where it is.
                grid.cursor = SheetCursor(line: .row(grid.sheet.lines[due].id), field: .load(live.column))
            }
        case .up: grid.cursor = grid.sheet.moved(grid.cursor, lines: -1)
        case .down: grid.cursor = grid.sheet.moved(grid.cursor, lines: 1)
        case .backTab: grid.cursor = grid.sheet.moved(grid.cursor, fields: -1)
        }
    }
}

extension SheetGrid {
    /// Shows, after an exercise was put into a row, what the client's health note says against it.
    func warnOfHealth(_ exercise: Identifier<Exercise>, _ context: inout Context) {
        guard let client = sheet.client else { return }
        context.warnOfHealth(exercise, of: client)
    }
}

extension HealthLine {
    /// The health note of the client whose session is logged.
    init?(_ grid: SheetGrid) {
        guard grid.isLogging else { return nil }
        self.init(grid.sheet.health.note)
    }

    /// How many rows the note takes over the titles of the columns of a sheet.
    static func height(_ grid: SheetGrid, _ body: Rect) -> Int {
        let most = body.height >= 30 ? 3 : body.height >= 18 ? 2 : 1
        return HealthLine(grid)?.height(width: body.width - 2, most: most) ?? 0
    }
}

extension SheetContent {
    /// The words of the client's health note that speak against the exercise of a row.
    func warning(_ line: Line) -> String? { line.exercise.flatMap { health.warnings[$0] } }

    /// The name of a row's exercise, marked where the health note speaks against it.
    func markedName(_ line: Line) -> String { warning(line) == nil ? line.name : "! \(line.name)" }
}
