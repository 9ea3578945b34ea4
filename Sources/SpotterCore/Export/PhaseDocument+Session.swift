import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation

extension PhaseDocument {
    /// One session as a sheet of one column, for the forms that have a line for each set.
    init(_ sheet: SessionSheet, marks: [Identifier<SessionRow>: [Int: SetMark]], zone: TimeZone) {
        let session = sheet.session
        let number = session.column ?? 1
        let rows = sheet.rows.map { row in
            Row(
                exercise: row.row.exerciseName, kind: row.unitKind, prescription: row.row.prescription,
                loads: [number: row.row.text], notes: [number: row.row.note],
                marks: marks[row.id].map { [number: $0] } ?? [:])
        }
        self.init(
            client: sheet.clientName,
            phase: Phase(id: .unsaved, name: sheet.phaseName ?? sheet.title),
            columns: [
                Column(
                    number: number, day: session.day, unit: sheet.unit, note: session.note, effort: session.effort,
                    phaseDay: session.letter)
            ], rows: rows, zone: zone)
    }
}
