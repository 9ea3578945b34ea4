import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let logging = KeyScope("logging", "Logging a session")
}

/// The commands of a live or past session.
extension SheetView {
    static let loggingCommands: CommandSet<SheetView> = [
        Command(
            "log.fill-set", "Log the next of last time's sets (grey)", hint: "last time", in: .logging, keys: ["f"],
            unless: needsGhost
        ) { view, context, _ in view.fill(1, context: &context) },
        Command(
            "log.take-suggestion", "Log the suggested set", hint: "suggested", in: .logging, keys: ["t"],
            unless: { view, context in
                if view.advice?.suggestion != nil { return needsLogCell(view, context) }
                return context.services.suggestions.isOn
                    ? "there is no history to suggest from" : "suggestions are switched off in the settings"
            }
        ) { view, context, _ in
            if let text = view.advice?.suggestion?.text { view.append([text], context: &context) }
        },
        Command("log.finish", "Finish the session", hint: "finish", in: .logging, keys: ["w w"], unless: needsLive) {
            view, context, _ in if let live = view.live { SeriesEnd.finish(live.session, &context) }
        },
        Command("log.rest", "Start or stop the rest", hint: "rest", in: .logging, keys: ["r"], unless: needsClock) {
            view, context, _ in view.toggleRest(&context)
        },
        Command(
            "log.count", "Count or time a set: manual, automatic, countdown from best, hold", hint: "count",
            in: .logging, keys: ["C"], unless: needsCount
        ) { view, context, _ in view.openCounter(&context) },
        Command(
            "log.intervals", "Interval timer: EMOM, or work and rest", in: .logging, keys: ["M"], unless: needsClock
        ) { view, context, _ in view.openIntervals(&context) },
        Command(
            "log.fill-cell", "Log all that is left of last time's sets (grey) in this cell", hint: "fill all",
            in: .logging, keys: ["F"], unless: needsGhost
        ) { view, context, _ in view.fill(.max, context: &context) },
        Command(
            "log.repeat-set", "Log the last set of this cell once more", hint: "same again", in: .logging, keys: ["."],
            unless: needsLogCell
        ) { view, context, _ in view.repeatSet(&context) },
        Command("log.next", "Go to the set that comes next", in: .logging, keys: ["Space"], unless: needsLive) {
            view, context, _ in view.goToNextSet(&context)
        },
        Command("log.reopen", "Reopen the finished session in this column", in: .sheet, keys: ["R"]) {
            view, context, _ in view.reopen(&context)
        },
    ]

    private static func needsLive(_ view: SheetView, _ context: Context) -> String? {
        view.live == nil ? "no session is live here: s starts one" : nil
    }
    static func needsLogCell(_ view: SheetView, _ context: Context) -> String? {
        // In the plan's columns a digit is a pane: what stands behind a slip must not log.
        if view.live != nil, view.cursor.field.column == nil, view.sheet.isPlan, view.line != nil {
            return "the cursor is in the plan: Space goes to the next set"
        }
        guard let cell = view.logCell else { return "the cursor is on no load cell of a session" }
        guard let live = view.live, live.session.id != cell.session.id else { return nil }
        return "the session of \(cell.session.day.short) is finished, another one is live"
    }
    private static func needsGhost(_ view: SheetView, _ context: Context) -> String? {
        if let reason = needsLogCell(view, context) { return reason }
        guard let cell = view.logCell else { return nil }
        return view.ghost(cell.line, column: cell.column)?.sets.isEmpty ?? true ? "nothing is left of last time" : nil
    }
    /// A past session has no clock.
    private static func needsClock(_ view: SheetView, _ context: Context) -> String? {
        guard let live = view.live else { return needsLive(view, context) }
        return live.session.mode == .realTime ? nil : "this is a past session: nothing is timed"
    }
    private static func needsCount(_ view: SheetView, _ context: Context) -> String? {
        if let reason = needsClock(view, context) { return reason }
        let isCounting = view.live.map { context.series[$0.session.id] != nil } ?? false
        return isCounting ? nil : needsLogCell(view, context)
    }
}

extension SheetView {
    /// The load cell that a set would be written to: the one under the cursor, when a session stands in its column.
    var logCell: (line: SheetContent.Line, column: Int, session: TrainingSession)? {
        guard let line, line.exercise != nil, let column = cursor.field.column ?? live?.column,
            let session = sheet.sessions[column], sheet.has(line, column: column)
        else { return nil }
        return (line, column, session)
    }

    private mutating func fill(_ count: Int, context: inout Context) {
        guard let cell = logCell else { return }
        append(Array((ghost(cell.line, column: cell.column)?.sets ?? []).prefix(count)), context: &context)
    }

    /// Writes sets behind those that stand in the cell, as one change.
    private mutating func append(_ sets: [String], context: inout Context) {
        guard let cell = logCell, !sets.isEmpty else { return }
        cursor.field = .load(cell.column)
        let before = cell.line.cells[cell.column]?.text ?? ""
        let text = ([before] + sets).filter { !$0.isEmpty }.joined(separator: " ")
        let rest = context.rests[cell.session.id]
        guard write(text, at: cursor, context: &context) else { return }
        loggedByLetter = LoggedByLetter(session: cell.session.id, rest: rest, revision: context.revision)
        readSheet(&context)
        if cell.session.state == .live { goOnLogging(after: before, text: text, next: .enter, context: &context) }
    }

    private mutating func repeatSet(_ context: inout Context) {
        guard let cell = logCell else { return }
        let done = sheet.cell(cell.line, column: cell.column).sets
        guard let last = done.last else {
            context.message = .warning("Nothing stands in this cell to repeat. f takes last time's (grey).")
            return
        }
        append([LoadCell.render([last], unit: cell.session.unit)], context: &context)
    }

    /// All cells that are still empty get what was done last time; one change, one undo.
    mutating func fillSession(_ context: inout Context) {
        guard let cell = logCell else { return }
        let edit = filling(cell.column) { line in ghost(line, column: cell.column)?.words.joined(separator: " ") }
        guard !edit.loads.isEmpty else {
            context.message = .plain("There is nothing to fill: no empty cell shows last time's sets (grey).")
            return
        }
        let count = Count.text(edit.loads.count, "cell")
        write(
            edit, label: "Fill \(count)",
            message: "Filled \(count) with last time's sets. u: undo.", &context)
    }

    private mutating func reopen(_ context: inout Context) {
        guard let session, session.state == .done else {
            context.message = .warning("No finished session stands in this column.")
            return
        }
        context.write("The session of \(session.day.short) is live again. w w finishes it.") { diary in
            try diary.sessions.reopen(session.id)
        }
    }
}
