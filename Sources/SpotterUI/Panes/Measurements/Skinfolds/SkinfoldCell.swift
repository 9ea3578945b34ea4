import FitnessModel
import TerminalKit

/// The cell of the skinfold sheet that is being typed.
struct SkinfoldCell: Hashable, Sendable {
    let row: Identifier<BodyMeasurement>
    let column: SkinfoldColumn
    /// What stood there.
    let original: String
    var line: LineEditor
    /// True until something is typed: then it takes the place of what stands there.
    var isSelected: Bool
    /// What is asked about a text that is hardly meant; the second Enter keeps it.
    var question: Question?

    /// What is asked, and about which text.
    struct Question: Hashable, Sendable {
        let text: String
        let words: String
        /// What was probably meant.
        var instead: String?
    }

    init(_ row: Identifier<BodyMeasurement>, _ column: SkinfoldColumn, text: String) {
        (self.row, self.column, original) = (row, column, text)
        line = LineEditor(text)
        isSelected = !text.isEmpty
    }

    mutating func type(_ key: Key) {
        if isSelected, case .char = key { line.clear() }
        isSelected = false
        _ = line.handle(key)
    }

    mutating func paste(_ text: String) {
        if isSelected { line.clear() }
        isSelected = false
        line.insert(text)
    }
}
