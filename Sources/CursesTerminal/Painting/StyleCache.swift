import CCurses
import TerminalKit

/// Attributes and colours of every style, found when they are first needed.
struct StyleCache {
    private let depth: ColourDepth
    private var pairs: ColourPairs
    private var theme = Theme.plain
    private var looks: [Style: cc_look] = [:]

    /// For the open terminal.
    init(depth: ColourDepth) {
        self.depth = depth
        pairs = ColourPairs(depth: depth)
    }

    /// Takes a theme; true when everything has to be painted again: it is another one than before, or the pairs were
    /// used up and colours had to be left out.
    mutating func use(_ theme: Theme) -> Bool {
        guard theme.name != self.theme.name || pairs.isExhausted else { return false }
        if pairs.isExhausted { pairs.recycle() }
        self.theme = theme
        looks = [:]
        return true
    }

    /// The look of a style.
    mutating func look(of style: Style) -> cc_look {
        if let known = looks[style] { return known }
        let paint = theme.resolve(style, depth: depth)
        let look = cc_look(attributes: attributes(of: paint), pair: pairs.number(for: paint))
        looks[style] = look
        return look
    }

    private func attributes(of paint: Paint) -> attr_t {
        let known: [(Emphasis, attr_t)] = [
            (.bold, cc_bold()), (.dim, cc_dim()), (.italic, cc_italic()), (.underline, cc_underline()),
            (.reverse, cc_reverse()),
        ]
        let bold = pairs.needsBold(paint) ? cc_bold() : 0
        return known.reduce(bold) { paint.attributes.contains($1.0) ? $0 | $1.1 : $0 }
    }
}
