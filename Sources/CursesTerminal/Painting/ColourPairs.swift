import CCurses
import TerminalKit

/// Assigns curses' colour pairs to colours; terminals have 64 to 65536.
struct ColourPairs {
    private struct Colours: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private let depth: ColourDepth
    private let colours: Int
    private let isDirect: Bool
    private let limit: Int32
    private let ownForeground: Int32
    private let ownBackground: Int32
    private var numbers: [Colours: Int32] = [:]

    /// Whether colours were replaced by the terminal's own because no pair was left.
    private(set) var isExhausted = false

    /// For the open terminal, after `start_color`.
    init(depth: ColourDepth) {
        self.depth = depth
        colours = depth == .mono ? 0 : Int(cc_colours())
        isDirect = depth == .trueColour
        limit = depth == .mono ? 0 : min(Int32(cc_colour_pairs()), 4096)
        let hasOwn = depth != .mono && use_default_colors() == OK
        ownForeground = hasOwn ? -1 : 7
        ownBackground = hasOwn ? -1 : 0
    }

    /// The pair for a paint's colours; 0, the terminal's own colours, also without colour or a free pair.
    mutating func number(for paint: Paint) -> Int32 {
        guard depth != .mono else { return 0 }
        let pair = Colours(
            foreground: number(of: paint.foreground, own: ownForeground),
            background: number(of: paint.background, own: ownBackground))
        if pair.foreground == ownForeground && pair.background == ownBackground { return 0 }
        if let known = numbers[pair] { return known }
        let next = Int32(numbers.count + 1)
        guard next < limit, cc_define_pair(next, pair.foreground, pair.background) == OK else {
            isExhausted = true
            return 0
        }
        numbers[pair] = next
        return next
    }

    /// Whether the paint needs bold: terminals of eight colours show bright ones that way. Bright black has the
    /// terminal's own colour instead: where bold is not brighter, it would be black on black.
    func needsBold(_ paint: Paint) -> Bool {
        if case .index(let index) = paint.foreground { return colours == 8 && (9..<16).contains(index) }
        return false
    }

    /// Frees all pairs. Everything on the screen must be painted again.
    mutating func recycle() {
        numbers = [:]
        isExhausted = false
    }

    private func number(of colour: Colour, own: Int32) -> Int32 {
        switch colour {
        case .terminal:
            return own
        case .index(let index):
            if colours == 8 { return index == 8 ? own : Int32(index & 7) }
            return Int(index) < colours ? Int32(index) : own
        case .rgb(let rgb):
            guard isDirect else { return own }
            let value = Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
            // Values below 256 are palette indexes: the darkest blues get a trace of green.
            return value < 256 ? value | 0x100 : value
        }
    }
}
