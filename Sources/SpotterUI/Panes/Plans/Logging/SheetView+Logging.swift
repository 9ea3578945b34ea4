import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

extension SheetView {
    /// After a set was logged live, which made `before` `text`: the rest begins, and the cursor goes to the set that
    /// comes next.
    mutating func goOnLogging(after before: String, text: String, next: Next, context: inout Context) {
        guard let line, let live else { return }
        // A warm-up neither starts the rest nor passes the turn to the partner of the superset.
        let old = sheet.reading(before, line, column: live.column).sets
        let now = sheet.reading(text, line, column: live.column).sets
        let isWork = now.count { !$0.isWarmUp } > old.count { !$0.isWarmUp }
        if isWork, live.session.mode == .realTime { startRest(line, live, context: &context) }
        switch next {
        case .tab:
            var again = CellEditor(cursor, on: sheet, text: text)
            again.append("")
            editor = again
        case .enter:
            if isWork {
                goOnAfterWork(line, live.column, context: &context)
            } else if text == before {
                cursor = sheet.moved(cursor, lines: 1)
            } else if now.count == old.count, now != old, let due = SetTurn.due(order(column: live.column)) {
                // After a correction work goes on where it was; a note is no set, the turn stays where it is.
                cursor = SheetCursor(line: .row(sheet.lines[due].id), field: .load(live.column))
            }
        case .up: cursor = sheet.moved(cursor, lines: -1)
        case .down: cursor = sheet.moved(cursor, lines: 1)
        case .backTab: cursor = sheet.moved(cursor, fields: -1)
        }
    }

    /// Supersets alternate: A1, A2, back to A1 until both are done, then B1.
    mutating func goToNextSet(_ context: inout Context) {
        guard let live else { return }
        let rows = order(column: live.column).map(\.order)
        guard let next = SupersetOrder.next(after: lineIndex, rows: rows) else {
            context.message = .success("All sets are done. w w finishes the session.")
            return
        }
        cursor = SheetCursor(line: .row(sheet.lines[next].id), field: .load(live.column))
        cursorMoved(&context)
    }

    /// Which set of the row comes next, counted from 1, and how many there should be.
    func setNumber(_ line: SheetContent.Line, column: Int) -> (next: Int, of: Int?) {
        let done = sheet.cell(line, column: column).sets.count { !$0.isWarmUp }
        return (done + 1, SetTarget(line.prescription.sets)?.highest)
    }

    /// A sheet says what comes next. Without targets the trainer decides: the cursor stays, or goes through the round.
    private mutating func goOnAfterWork(_ line: SheetContent.Line, _ column: Int, context: inout Context) {
        let rows = order(column: column)
        guard rows.allSatisfy({ $0.target == nil }), let here = sheet.index(of: line.id) else {
            return goToNextSet(&context)
        }
        let group = SupersetRound.group(of: here, labels: rows.map(\.order.label))
        guard let place = group.firstIndex(of: here), group.count > 1 else { return }
        let next = sheet.lines[group[(place + 1) % group.count]]
        cursor = SheetCursor(line: .row(next.id), field: .load(column))
    }

    /// The rest after a set: the row's own, in a superset or circuit only after the last exercise of the round. Where
    /// an interval timer runs, the rest is its business.
    private func startRest(
        _ line: SheetContent.Line, _ live: (column: Int, session: TrainingSession), context: inout Context
    ) {
        guard context.intervals[live.session.id] == nil, let here = sheet.index(of: line.id) else { return }
        let rows = order(column: live.column).map(\.order)
        if let partner = SupersetRound.partner(after: here, rows: rows) {
            let next = sheet.lines[partner]
            context.rests[live.session.id] = nil
            context.message = .success("Saved. Next: \(next.prescription.label) \(next.name), no rest.")
            return
        }
        // The row that closes the round says how long, or else the longest of its partners.
        let group = SupersetRound.group(of: here, labels: rows.map(\.label))
        let longest = group.compactMap { Rest(sheet.lines[$0].prescription.rest)?.seconds }.max()
        let seconds = Rest(line.prescription.rest)?.seconds ?? longest ?? 0
        context.rests[live.session.id] =
            seconds > 0 ? RestTimer(began: context.now, ends: context.now.addingTimeInterval(Double(seconds))) : nil
    }

    /// Stops the rest that runs, or starts one: the row's, or ninety seconds when the row says nothing.
    mutating func toggleRest(_ context: inout Context) {
        guard let live else { return }
        if let timer = context.rests[live.session.id], timer.secondsLeft(at: context.now) > 0 {
            context.rests[live.session.id] = nil
            context.message = .plain("The rest is stopped.")
            return
        }
        let seconds = line.flatMap { Rest($0.prescription.rest)?.seconds } ?? 90
        context.rests[live.session.id] = RestTimer(
            began: context.now, ends: context.now.addingTimeInterval(Double(seconds)))
    }
}
