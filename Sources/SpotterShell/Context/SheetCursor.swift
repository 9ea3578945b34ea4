package import FitnessModel
package import Phrases
import SpotterCore
import TerminalKit
import ViewKit

/// The cell under the cursor: a line and a field of it.
package struct SheetCursor: Hashable, Sendable {
    /// The lines of a sheet from top to bottom.
    package enum Line: Hashable, Sendable {
        case header
        case row(SheetRowID)
        /// The empty line below the rows: typing there makes a row.
        case newRow
        case notes
    }

    /// The fields of a line from left to right.
    package enum Field: Hashable, Sendable {
        case name, periodization, goal, start, end, sessions, days
        case label, exercise, tempo, reps, sets, rest, micro
        case load(Int)

        package static let header: [Field] = [.name, .periodization, .goal, .start, .sessions, .end, .days]
        package static let plan: [Field] = [.label, .exercise, .tempo, .reps, .sets, .rest, .micro]

        /// The field of a row's prescription; nil for the other fields.
        package var prescriptionPath: WritableKeyPath<Prescription, String>? {
            switch self {
            case .label: \.label
            case .tempo: \.tempo
            case .reps: \.reps
            case .sets: \.sets
            case .rest: \.rest
            case .micro: \.micro
            default: nil
            }
        }

        /// Tempo, reps, sets, rest or micro.
        package var isTarget: Bool { self != .label && prescriptionPath != nil }
        package var column: Int? { if case .load(let column) = self { column } else { nil } }

        /// Names the field in drafts, which outlive the program: a spelling stays as it is.
        package var key: String {
            switch self {
            case .name: "name"
            case .periodization: "periodization"
            case .goal: "goal"
            case .start: "start"
            case .end: "end"
            case .days: "days"
            case .sessions: "sessions"
            case .label: "label"
            case .exercise: "exercise"
            case .tempo: "tempo"
            case .reps: "reps"
            case .sets: "sets"
            case .rest: "rest"
            case .micro: "micro"
            case .load(let column): "load \(column)"
            }
        }

        /// The title over a column of that width.
        package func title(width: Int) -> Phrase { self == .micro && width < TextWidth.of(title) ? "Int." : title }

        /// The title of the field.
        package var title: Phrase {
            switch self {
            case .name: "Phase"
            case .periodization: "Periodization"
            case .goal: "Goal"
            case .start: "Start"
            case .end: "End"
            case .days: "Days"
            case .sessions: "Sessions"
            case .label: ""
            case .exercise: "Exercise"
            case .tempo: "Tempo"
            case .reps: "Reps"
            case .sets: "Sets"
            case .rest: "Rest"
            case .micro: "Intensity"
            case .load(let column): "\(column)"
            }
        }
    }

    package var line: Line
    package var field: Field

    package init(line: Line, field: Field) {
        self.line = line
        self.field = field
    }

    package static let start = SheetCursor(line: .header, field: .name)
}

/// Copied cells, row by row, all rows of one length. The context holds them, so they cross sheets and clients.
package struct SheetClip: Hashable, Sendable {
    /// A cell: its text, and how it read where it was copied.
    package struct Cell: Hashable, Sendable {
        package let text: String
        /// Nil for anything but a load, and for a load from elsewhere.
        package var load: LoadCell?

        package init(text: String, load: LoadCell? = nil) {
            self.text = text
            self.load = load
        }

        /// The text for a column with this unit; the weight stays the same.
        package func text(in unit: MassUnit) -> String { load?.text(writtenIn: unit) ?? text }
    }

    /// From top to bottom, from left to right.
    package let cells: [[Cell]]
    /// Whether the first copied column holds labels: a new row then begins with its label.
    package var beginsWithLabel = false

    package var texts: [[String]] { cells.map { $0.map(\.text) } }
    package var rowCount: Int { cells.count }
    package var columnCount: Int { cells.first?.count ?? 0 }
    /// "3 x 4 cells", rows first.
    package var sizeText: Phrase { CellCount.text(rows: rowCount, columns: columnCount) }

    package init(cells: [[Cell]]) { self.cells = cells }

    /// Cells copied in another program.
    package init(texts: [[String]]) { cells = texts.map { $0.map { Cell(text: $0) } } }
}

extension Context {
    /// Keeps copied cells for sheets, and passes their texts to the terminal's clipboard, as spreadsheets do.
    package mutating func keep(_ clip: SheetClip) {
        window.clipboard = clip
        window.effects.append(.copy(clip.texts.map { $0.joined(separator: "\t") }.joined(separator: "\n")))
    }
}
