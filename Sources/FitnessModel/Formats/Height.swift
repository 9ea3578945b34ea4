/// Reads and writes the height of a body as people say it.
public enum Height {
    /// Reads `180`, `180 cm`, `1.80 m`, `1,80`, `5'11"`; nil outside 0.5 m to 2.6 m.
    public static func read(_ text: String) -> Length? {
        let plain = text.trimmingBlanks.lowercased().replacing(",", with: ".")
        let millimetres = feet(plain) ?? metric(plain)
        guard let millimetres, (500...2_600).contains(millimetres) else { return nil }
        return Length(millimetres: millimetres)
    }

    /// Whole centimetres, or with a half: `180`, `180.5`.
    public static func text(_ length: Length) -> String {
        let centimetres = length.millimetres / 10
        let rest = length.millimetres % 10
        return rest == 0 ? "\(centimetres)" : "\(centimetres).\(rest)"
    }

    private static func metric(_ text: String) -> Int? {
        if text.hasSuffix("cm") { return number(text.dropLast(2)).map { Int(($0 * 10).rounded()) } }
        if text.hasSuffix("m") { return number(text.dropLast(1)).map { Int(($0 * 1_000).rounded()) } }
        guard let value = number(text[...]) else { return nil }
        return Int((value < 3 ? value * 1_000 : value * 10).rounded())
    }

    private static func feet(_ text: String) -> Int? {
        let parts = text.split(whereSeparator: { "'\"′″".contains($0) })
        guard text.contains(where: { "'′".contains($0) }), let feet = parts.first.flatMap({ number($0) }) else {
            return nil
        }
        let inches = parts.count > 1 ? number(parts[1]) ?? 0 : 0
        return Int(((feet * 12 + inches) * 25.4).rounded())
    }

    private static func number(_ text: Substring) -> Double? {
        guard let value = Double(String(text).trimmingBlanks), (0...10_000).contains(value) else { return nil }
        return value
    }
}
