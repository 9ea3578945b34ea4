package import FitnessModel
import Foundation
package import SpotterShell
import ViewKit

extension SheetView {
    /// Reads the sheet again and goes to the cell of a session that has another text now.
    package mutating func returnToChanged(in session: Identifier<TrainingSession>, _ context: inout Context) {
        guard !isTyping, let column = grid.sheet.column(of: session) else { return }
        let before = grid.sheet
        readSheet(&context)
        let changed = grid.sheet.lines.first { before.line($0.id)?.text(.load(column)) != $0.text(.load(column)) }
        guard let changed else { return }
        grid.cursor = SheetCursor(line: .row(changed.id), field: .load(column))
        cursorMoved(&context)
    }
}

/// What follows a set that was logged live: the next row in turn, and the rest.
extension SheetGrid {
    /// Supersets alternate: A1, A2, back to A1 until both are done, then B1.
    mutating func goToNextSet(_ context: inout Context) {
        guard let live else { return }
        let rows = order(column: live.column).map(\.order)
        guard let next = SupersetOrder.next(after: lineIndex, rows: rows) else {
            context.message = .success("All sets are done. w w finishes the session.")
            return
        }
        cursor = SheetCursor(line: .row(sheet.lines[next].id), field: .load(live.column))
    }

    /// A sheet determines the next set. Without targets the trainer decides: the cursor stays, or follows the round.
    mutating func goToTurn(after line: SheetContent.Line, _ column: Int, context: inout Context) {
        let rows = order(column: column)
        guard rows.allSatisfy({ $0.target == nil }), let here = sheet.index(of: line.id) else {
            return goToNextSet(&context)
        }
        let group = SupersetRound.group(of: here, labels: rows.map(\.order.label))
        guard let place = group.firstIndex(of: here), group.count > 1 else { return }
        let next = sheet.lines[group[(place + 1) % group.count]]
        cursor = SheetCursor(line: .row(next.id), field: .load(column))
    }

    /// The rest after a set: the row's own, in a superset or circuit only after the last exercise of the round. A
    /// running interval timer replaces it.
    func startRest(
        _ line: SheetContent.Line, _ live: (column: Int, session: TrainingSession), context: inout Context
    ) {
        guard context.live.intervals[live.session.id] == nil, let here = sheet.index(of: line.id) else { return }
        let rows = order(column: live.column).map(\.order)
        if let partner = SupersetRound.partner(after: here, rows: rows) {
            let next = sheet.lines[partner]
            context.live.rests[live.session.id] = nil
            context.message = .success("Saved. Next: \(next.prescription.label) \(next.name), no rest.")
            return
        }
        // The last row of the round gives the length, or else the longest rest of the group.
        let group = SupersetRound.group(of: here, labels: rows.map(\.label))
        let longest = group.compactMap { Rest(sheet.lines[$0].prescription.rest)?.seconds }.max()
        let seconds = Rest(line.prescription.rest)?.seconds ?? longest ?? 0
        context.live.rests[live.session.id] =
            seconds > 0 ? RestTimer(began: context.now, ends: context.now.addingTimeInterval(Double(seconds))) : nil
    }

    /// Stops the rest, or starts one: the row's, or ninety seconds.
    func toggleRest(_ context: inout Context) {
        guard let live else { return }
        if let timer = context.live.rests[live.session.id], timer.secondsLeft(at: context.now) > 0 {
            context.live.rests[live.session.id] = nil
            context.message = .plain("The rest is stopped.")
            return
        }
        let seconds = line.flatMap { Rest($0.prescription.rest)?.seconds } ?? 90
        context.live.rests[live.session.id] = RestTimer(
            began: context.now, ends: context.now.addingTimeInterval(Double(seconds)))
    }
}
