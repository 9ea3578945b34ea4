import TestSupport

/// Random text of characters that are known to break terminal programs.
enum RandomText {
    static let pieces = [
        "a", "Z", "7", " ", "x", "é", "e\u{301}", "ł", "日", "本", "ｆ", "💪", "💪🏿", "👨‍👩‍👧", "🤷🏽‍♀️", "🇨🇿", "🇨", "❤️", "1️⃣", "क्षि", "กำ",
        "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{1B}[2J", "\0", "\t", "\n", "\r\n", "\u{7F}", "\u{9B}",
        "\u{202E}",
        "שלום", "مرحبا", "…", "▌", "▓", "×", "·", "─", "한", "ㅎ", "\u{1100}\u{1161}", "\u{FFFF}", "\u{378}\u{301}",
        "\u{1FAE8}", "\u{E000}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "\u{2028}",
        "z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
    ]

    static func make(using generator: inout SeededGenerator, upTo count: Int = 12) -> String {
        (0..<Int.random(in: 0...count, using: &generator))
            .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    }
}
