/// A text that can only be meant for a load cell: as the name of an exercise it is a slip.
public enum LoadText: Hashable, Sendable {
    /// "60x8*4".
    case sets
    /// "40", "82.5 85 87.5".
    case loads
    /// "80 %", "@8".
    case target
    /// "70 75 80 60 %".
    case wave

    /// - Returns: Nil where the text is anything else.
    public init?(_ text: String) {
        let cell = LoadCell(text, unit: .kg)
        let words = text.split(whereSeparator: \.isWhitespace)
        if !cell.sets.isEmpty, cell.tokens.allSatisfy({ if case .set = $0.item { true } else { false } }) {
            self = .sets
        } else if LoadWave(text) != nil {
            self = .wave
        } else if LoadTarget(text) != nil, LoadTarget.removed(from: text).isEmpty {
            self = .target
        } else if !words.isEmpty, words.allSatisfy({ DecimalNumber.read(String($0))?.suffix.isEmpty == true }) {
            self = .loads
        } else {
            return nil
        }
    }
}
