/// Reads and writes the height of a body as people say it.
public enum Height {
    /// Reads `180`, `180 cm`, `1.80 m`, `1,80`, `5'11"`; nil outside 0.5 m to 2.6 m.
    public static func read(_ text: String) -> Length? {
        guard let (number, suffix) = DecimalNumber.read(text.trimmingBlanks) else { return nil }
        let millimetres: Int?
        switch suffix {
        case "cm": millimetres = number.scaled(by: 10)
        case "m": millimetres = number.scaled(by: 1_000)
        // Nobody is 3 cm high: a small number is meant in metres.
        case "": millimetres = number.scaled(by: number.value < 3 ? 1_000 : 10)
        default: millimetres = feet(number.value, suffix)
        }
        return millimetres.flatMap { (500...2_600).contains($0) ? Length(millimetres: $0) : nil }
    }

    /// Whole centimetres, or with a half: `180`, `180.5`.
    public static func text(_ length: Length) -> String { NumberFormat.shown(length.millimetres, decimals: 1) }

    /// Millimetres of feet and of the inches behind their mark.
    private static func feet(_ feet: Double, _ rest: String) -> Int? {
        guard let mark = rest.first, "'′".contains(mark) else { return nil }
        let inches = DecimalNumber.read(String(rest.dropFirst().prefix { !"'\"′″".contains($0) }))
        guard inches?.suffix.isEmpty ?? true else { return nil }
        return Int(((feet * 12 + (inches?.number.value ?? 0)) * 25.4).rounded())
    }
}
