import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let fillSet: Self = "log.fill-set"
    static let fillCell: Self = "log.fill-cell"
    static let fillSession: Self = "log.fill-session"
    static let repeatSet: Self = "log.repeat-set"
    static let takeSuggestion: Self = "log.take-suggestion"
    static let rest: Self = "log.rest"
    static let nextCell: Self = "log.next"
    static let finish: Self = "log.finish"
    static let reopen: Self = "log.reopen"
    static let count: Self = "log.count"
    static let intervals: Self = "log.intervals"
}

/// The commands of a session, live or written afterwards.
enum LoggingCommands {
    private static func needsLive(_ state: AppState) -> String? {
        state.sheet?.live == nil ? "no session is live here: s starts one" : nil
    }
    private static func needsCell(_ state: AppState) -> String? {
        state.sheet?.logCell == nil ? "the cursor is on no load cell of a session" : nil
    }
    private static func needsGhost(_ state: AppState) -> String? {
        guard let sheet = state.sheet, let cell = sheet.logCell else { return needsCell(state) }
        return sheet.ghost(cell.line, column: cell.column)?.sets.isEmpty ?? true ? "nothing is left of last time" : nil
    }
    /// What is written afterwards has no clock.
    private static func needsClock(_ state: AppState) -> String? {
        guard let live = state.sheet?.live else { return needsLive(state) }
        return live.session.mode == .realTime ? nil : "this session is written afterwards: nothing is timed"
    }
    private static func needsCount(_ state: AppState) -> String? {
        guard let sheet = state.sheet, let live = sheet.live else { return needsLive(state) }
        if let disabledReason = needsClock(state) { return disabledReason }
        return state.context.series[live.session.id] == nil ? needsCell(state) : nil
    }
    private static func needsSuggestion(_ state: AppState) -> String? {
        state.sheet?.advice?.suggestion == nil ? "there is no history to suggest from" : needsCell(state)
    }

    static let all: [Command] = [
        Command(
            .fillSet, "Log the next set with what the ghost shows", hint: "fill ghost", in: .logging, keys: ["f"],
            unless: needsGhost
        ),
        Command(
            .takeSuggestion, "Log the suggested set", hint: "suggested", in: .logging, keys: ["t"],
            unless: needsSuggestion),
        Command(.finish, "Finish the session", hint: "finish", in: .logging, keys: ["w w"], unless: needsLive),
        Command(.rest, "Start or stop the rest", hint: "rest", in: .logging, keys: ["r"], unless: needsClock),
        Command(
            .count, "Count or time a set: by hand, automatically, from the best, a hold", hint: "count", in: .logging,
            keys: ["C"], unless: needsCount),
        Command(
            .intervals, "Interval timer: EMOM, or work and rest", in: .logging, keys: ["M"], unless: needsClock),
        Command(
            .fillCell, "Log the rest of this cell with what the ghost shows", hint: "fill all", in: .logging,
            keys: ["F"],
            unless: needsGhost),
        Command(
            .repeatSet, "Log the last set of this cell once more", hint: "same again", in: .logging, keys: ["."],
            unless: needsCell),
        Command(.nextCell, "Go to the set that comes next", in: .logging, keys: ["Space"], unless: needsLive),
        Command(
            .fillSession, "Fill all empty cells of the session with what the ghosts show", in: .logging, keys: ["P"],
            unless: needsCell
        ),
        Command(.reopen, "Reopen the finished session in this column", in: .sheet, keys: ["R"]),
    ]
}

extension SheetView {
    /// The load cell that a set would be written to: the one under the cursor, when a session stands in its column.
    var logCell: (line: SheetContent.Line, column: Int, session: TrainingSession)? {
        guard let line, line.exercise != nil, let column = cursor.field.column ?? live?.column,
            let session = sheet.sessions[column], sheet.has(line, column: column)
        else { return nil }
        return (line, column, session)
    }

    mutating func performLogging(_ command: Command.ID, context: inout Context) -> Bool {
        switch command {
        case .fillSet: fill(1, context: &context)
        case .fillCell: fill(.max, context: &context)
        case .fillSession: fillSession(&context)
        case .repeatSet: repeatSet(&context)
        case .takeSuggestion: if let text = advice?.suggestion?.text { append([text], context: &context) }
        case .rest: toggleRest(&context)
        case .nextCell: goToNextSet(&context)
        case .finish: if let live { SeriesEnd.finish(live.session, &context) }
        case .reopen: reopen(&context)
        case .count: openCounter(&context)
        case .intervals: openIntervals(&context)
        default: return performSession(command, context: &context)
        }
        return true
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
        var accepted = CellEditor(cursor, text: before)
        let text = ([before] + sets).filter { !$0.isEmpty }.joined(separator: " ")
        accepted.line.replace(with: text)
        guard write(text, at: cursor, context: &context) else { return }
        readSheet(&context)
        if cell.session.state == .live { goOnLogging(after: accepted, text: text, next: .enter, context: &context) }
        cursorMoved(&context)
    }

    private mutating func repeatSet(_ context: inout Context) {
        guard let cell = logCell else { return }
        let done = sheet.cell(cell.line, column: cell.column).sets
        guard let last = done.last else {
            context.message = .warning("Nothing stands in this cell to repeat. f takes the one that the ghost shows.")
            return
        }
        append([LoadCell.render([last], unit: cell.session.unit)], context: &context)
    }

    /// All cells that are still empty get what was done last time; one change, one undo.
    private mutating func fillSession(_ context: inout Context) {
        guard let cell = logCell else { return }
        var texts: [Identifier<PhaseRow>: String] = [:]
        var beside: [Identifier<SessionRow>: String] = [:]
        for line in sheet.lines where (line.cells[cell.column]?.text ?? "").isEmpty {
            guard let left = ghost(line, column: cell.column)?.words, !left.isEmpty else { continue }
            if case .phase(let row) = line.id {
                texts[row] = left.joined(separator: " ")
            } else if let row = line.cells[cell.column]?.id {
                beside[row] = left.joined(separator: " ")
            }
        }
        let count = texts.count + beside.count
        guard count > 0 else {
            context.message = .plain("There is nothing to fill: no empty cell has a ghost.")
            return
        }
        let (filled, filledBeside) = (texts, beside)
        context.write("Filled \(Count.text(count, "cell")) with what the ghosts showed. u empties them again.") {
            diary throws(StoreError) in
            try diary.together("Fill \(Count.text(count, "cell"))") { diary throws(StoreError) in
                if !filled.isEmpty { try diary.writeCells(filled, session: cell.session.id) }
                for (row, text) in filledBeside { try diary.writeCell(text, sessionRow: row) }
            }
        }
        readSheet(&context)
    }

    private mutating func reopen(_ context: inout Context) {
        guard let session, session.state == .done else {
            context.message = .warning("No finished session stands in this column.")
            return
        }
        context.write("The session of \(session.day.short) is live again. w w finishes it.") {
            diary throws(StoreError) in
            try diary.reopen(session.id)
        }
        readSheet(&context)
    }
}
