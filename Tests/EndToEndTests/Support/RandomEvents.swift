import FitnessModel
import TerminalKit
import TestSupport

/// Random keys, pastes, clicks and window sizes; the same for the same seed.
struct RandomEvents {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let special: [Key] = [
        .enter, .enter, .enter, .tab, .backTab, .escape, .escape, .backspace, .delete, .up, .down, .down, .left, .right,
        .right, .home, .end, .pageUp, .pageDown, .insert, .f(1), .f(12),
    ]
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzACDFGILMPRTUZ[]/:?+.-_123450 \"'x@!*>")
    private static let controls = Array("abdefhknprstuvwxyz")
    private static let texts = [
        "80x3 90x3", "x", "-", "Zażółć 日本 💪", "e\u{301}\u{301}\u{301}", "\u{1b}[31m", "\u{0}", "a\nb\nc", "‮right",
        "99999999999x1",
        "👨‍👩‍👧 🇵🇱 ❤️", "~/", "2026-03-12", "P6",
    ]

    /// A random key. `q`, ctrl-c and ctrl-q are left out, because they end the program.
    mutating func key() -> Key {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<55: .char(element(Self.letters))
        case 55..<85: element(Self.special)
        case 85..<93: .ctrl(element(Self.controls))
        case 93..<96: .alt(element(Self.letters))
        default: .char(element(Array("ł日é💪")))
        }
    }

    mutating func event() -> InputEvent {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<2:
            .paste(
                Bool.random(using: &random) ? element(Self.texts) : String(repeating: element(Self.texts), count: 300))
        case 2..<5: .mouse(Mouse(kind: element([.press, .doubleClick, .wheelUp, .wheelDown]), at: place()))
        case 5..<7: .resize(size())
        case 7..<9: .tick
        case 9: .focus(Bool.random(using: &random))
        case 10: .wake
        default: .key(key())
        }
    }

    /// A random window size, half of the time a usable one.
    mutating func size() -> Size {
        Bool.random(using: &random)
            ? Size(columns: Int.random(in: 60...160, using: &random), rows: Int.random(in: 16...50, using: &random))
            : Size(columns: Int.random(in: 1...220, using: &random), rows: Int.random(in: 1...80, using: &random))
    }

    private mutating func place() -> Point {
        Point(column: Int.random(in: -1...200, using: &random), row: Int.random(in: -1...70, using: &random))
    }

    private mutating func element<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }
}
