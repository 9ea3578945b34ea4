/// A row of little columns, one for each value: the shape of a trend inside a line of text.
public enum Sparkline {
    static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let plainLevels: [Character] = [".", ".", ":", ":", "+", "+", "#", "#"]

    /// The columns as text, the newest values when there are more than fit. Zero is the lowest level; what is not finite
    /// is a blank.
    public static func text(_ values: [Double], width: Int, glyphs: Glyphs = .unicode) -> String {
        let shown = values.suffix(max(0, width))
        let finite = shown.filter(\.isFinite)
        guard let greatest = finite.max() else { return String(repeating: " ", count: shown.count) }
        let low = min(0, finite.min() ?? 0)
        let signs = glyphs.isASCII ? plainLevels : levels
        return String(
            shown.map { value in
                guard value.isFinite else { return " " }
                // Halves, as the difference of the greatest numbers overflows.
                let span = greatest / 2 - low / 2
                let share = span > 0 ? (value / 2 - low / 2) / span : 0
                return signs[min(signs.count - 1, max(0, Int((share * Double(signs.count - 1)).rounded())))]
            })
    }
}
