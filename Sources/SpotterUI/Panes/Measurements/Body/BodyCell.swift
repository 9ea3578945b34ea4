import FitnessModel
import Foundation
import TerminalKit

/// The cell of a measurement that is being typed.
struct BodyCell: TypedCell, Sendable {
    let column: BodyColumn
    /// The measurement as it was when the cell was opened: what is typed takes the place of what stood there then, whatever
    /// another window writes meanwhile.
    let seen: BodyMeasurement
    let original: String
    var line: LineEditor
    var kept: String?
    var isSelected: Bool
    var asked: CellQuestion?
    /// Which way along the row it was to be left.
    var step: Int?

    init(_ seen: BodyMeasurement, _ column: BodyColumn, unit: MassUnit) {
        (self.seen, self.column) = (seen, column)
        original = seen.text(in: column, unit: unit)
        line = LineEditor(original)
        isSelected = !original.isEmpty
    }
}

/// A half-typed cell as it is kept in case of a crash.
struct BodyDraft: Codable {
    let row: Int64
    let column: String
    let text: String
    /// What stood in the cell when it was opened.
    let original: String

    init(_ cell: BodyCell) {
        (row, column) = (cell.seen.id.rawValue, cell.column.key)
        (text, original) = (cell.line.text, cell.original)
    }

    init?(_ text: String) {
        guard let draft = try? JSONDecoder().decode(BodyDraft.self, from: Data(text.utf8)) else { return nil }
        self = draft
    }

    /// As it is kept; nil where that fails.
    var stored: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}
