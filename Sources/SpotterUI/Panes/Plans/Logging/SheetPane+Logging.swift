import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

extension SheetPane {
    /// After a set was logged live: the rest begins, and the cursor goes to the set that comes next.
    mutating func goOnLogging(after accepted: CellEditor, text: String, next: Next, desk: inout Desk) {
        guard let line, let live else { return }
        // A warm-up neither starts the rest nor passes the turn to the partner of the superset.
        let before = sheet.reading(accepted.original, line, column: live.column).sets
        let now = sheet.reading(text, line, column: live.column).sets
        let isWork = now.count { !$0.isWarmUp } > before.count { !$0.isWarmUp }
        if isWork, live.session.mode == .realTime { startRest(line, session: live.session, desk: &desk) }
        switch next {
        case .tab:
            var again = CellEditor(cursor, text: text)
            again.line.insert(text.isEmpty || text.hasSuffix(" ") ? "" : " ")
            editor = again
        case .enter:
            if isWork {
                goToNextSet(&desk)
            } else if now.count == before.count {
                cursor = sheet.moved(cursor, lines: 1)
            }
        case .up: cursor = sheet.moved(cursor, lines: -1)
        case .down: cursor = sheet.moved(cursor, lines: 1)
        case .backTab: cursor = sheet.moved(cursor, fields: -1)
        }
    }

    /// Supersets alternate: A1, A2, back to A1 until both are done, then B1.
    mutating func goToNextSet(_ desk: inout Desk) {
        guard let live else { return }
        let rows = sheet.lines.map { line in
            let cell = sheet.cell(line, column: live.column)
            let target = SetTarget(line.prescription.sets)?.highest
            let done = cell.isSkipped ? max(target ?? 1, 1) : cell.sets.count { !$0.isWarmUp }
            return (label: line.prescription.label, setsDone: done, setsTarget: target)
        }
        let here = line.flatMap { sheet.index(of: $0.id) }
        guard let next = SupersetOrder.next(after: here, rows: rows) else {
            desk.message = .success("All sets are done. w w finishes the session.")
            return
        }
        cursor = SheetCursor(line: .row(sheet.lines[next].id), field: .load(live.column))
        cursorMoved(&desk)
    }

    /// Which set of the row comes next, counted from 1, and how many there should be.
    func setNumber(_ line: SheetContent.Line, column: Int) -> (next: Int, of: Int?) {
        let done = sheet.cell(line, column: column).sets.count { !$0.isWarmUp }
        return (done + 1, SetTarget(line.prescription.sets)?.highest)
    }

    /// The rest after a set of this row, when the row says how long.
    private func startRest(_ line: SheetContent.Line, session: TrainingSession, desk: inout Desk) {
        guard let rest = Rest(line.prescription.rest), rest.seconds > 0 else {
            desk.rests[session.id] = nil
            return
        }
        desk.rests[session.id] = RestTimer(began: desk.now, ends: desk.now.addingTimeInterval(Double(rest.seconds)))
    }

    /// Stops the rest that runs, or starts one: the row's, or ninety seconds when the row says nothing.
    mutating func toggleRest(_ desk: inout Desk) {
        guard let live else { return }
        if let timer = desk.rests[live.session.id], timer.secondsLeft(at: desk.now) > 0 {
            desk.rests[live.session.id] = nil
            desk.message = .plain("The rest is stopped.")
            return
        }
        let seconds = line.flatMap { Rest($0.prescription.rest)?.seconds } ?? 90
        desk.rests[live.session.id] = RestTimer(began: desk.now, ends: desk.now.addingTimeInterval(Double(seconds)))
    }
}
