import CCurses
import TerminalKit

/// Attributes and colours of every style, found when they are first needed.
struct Looks {
    private let depth: ColourDepth
    private var pairs: ColourPairs
    private var theme = Theme.plain
    private var looks: [cc_look?] = Looks.none

    private static let emphases = 32
    private static let none = [cc_look?](repeating: nil, count: Role.allCases.count * emphases)

    /// For the open terminal.
    init(depth: ColourDepth) {
        self.depth = depth
        pairs = ColourPairs(depth: depth)
    }

    /// True when colours had to be left out, because the pairs are used up.
    var isExhausted: Bool { pairs.isExhausted }

    /// Takes a theme; true when it is another one than before.
    mutating func use(_ theme: Theme) -> Bool {
        if theme.name == self.theme.name { return false }
        self.theme = theme
        looks = Self.none
        return true
    }

    /// Looks everything up anew, even in a theme of the same name.
    mutating func forget() {
        theme = .plain
        looks = Self.none
    }

    /// Frees the pairs of styles that are no longer shown. Everything has to be painted again.
    mutating func recycle() {
        pairs.recycle()
        looks = Self.none
    }

    /// The look of a style.
    mutating func look(of style: Style) -> cc_look {
        let index = Int(style.role.rawValue) * Self.emphases + Int(style.emphasis.rawValue) % Self.emphases
        if let known = looks[index] { return known }
        let paint = theme.resolve(style, depth: depth)
        let look = cc_look(attributes: attributes(of: paint), pair: pairs.number(for: paint))
        looks[index] = look
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
