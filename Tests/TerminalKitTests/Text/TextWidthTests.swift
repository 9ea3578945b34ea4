import CWidth
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text width")
struct TextWidthTests {
    @Test(
        "Every kind of character has the width that terminals give it",
        arguments: [
            ("", 0), ("abc", 3), ("e\u{301}", 1), ("\u{E9}", 1), ("日本", 4), ("ｆ", 2), ("한", 2), ("\u{1112}\u{1161}", 2),
            ("💪", 2), ("💪🏿", 2), ("👨‍👩‍👧", 2), ("🤷🏽‍♀️", 2), ("🇨🇿", 2), ("🇨", 1), ("❤️", 1), ("❤", 1), ("1️⃣", 1),
            ("\u{200B}", 1), ("\u{FEFF}", 1), ("\u{301}", 0), ("\u{202E}", 1), ("\u{1B}[2J", 4), ("\0", 1), ("\r\n", 1),
            ("a\nb", 3), ("\u{9B}", 1), ("שלום", 4), ("\u{AD}", 1), ("…", 1), ("▌", 1), ("▓░", 2), ("⣀⡠", 2),
            ("Łuk", 3), ("Ж", 1),
            ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("กำ", 2), ("\u{1F469}\u{200D}", 2), ("➕", 2), ("☀", 1), ("\u{378}", 1), ("\u{FFFF}", 1),
            ("\u{600}", 1), ("䷀", 2), ("~\u{7F}", 2),
        ])
    func widths(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
    }

    @Test("Characters known to the C library have its width, in any version of Unicode")
    func libraryWidths() throws {
        try #require(width_of_scalar(0x1F4AA) == 2, "there is a locale in UTF-8")
        // Characters of Unicode 15, 16 and 17, and an unassigned one.
        for scalar in ["\u{1FAE8}", "\u{1FAE9}", "\u{1FA8A}", "\u{378}"] as [Unicode.Scalar] {
            let known = width_of_scalar(scalar.value)
            let isAssigned = scalar.properties.generalCategory != .unassigned
            #expect(scalar.columns == (known > 0 && isAssigned ? Int(known) : 1), "\(scalar.value)")
            #expect(scalar.drawn == (known > 0 && isAssigned ? scalar : "□"), "\(scalar.value)")
        }
    }

    @Test("The built-in table agrees with the C library on every scalar of Unicode 14")
    func table() {
        for value in (0xA0 as UInt32)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), !scalar.isControl, scalar.standaloneColumns == 0 else { continue }
            let known = width_of_scalar(value)
            guard known >= 0, let age = scalar.properties.age, age.major <= 14 else { continue }
            // Later versions of Unicode made these wide, and this mark a spacing one.
            let changed: [ClosedRange<UInt32>] = [
                0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376, 0x1171E...0x1171E,
            ]
            if changed.contains(where: { $0.contains(value) }) { continue }
            if scalar.tabledColumns != Int(known) {
                Issue.record("\(String(value, radix: 16)): \(scalar.tabledColumns), by the C library \(known)")
            }
        }
    }

    @Test("A character is 0, 1 or 2 columns wide, and a text the sum of its characters")
    func sums() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<Rounds.of(3000) {
            let text = RandomText.make(using: &generator)
            let widths = text.map { TextWidth.of(String($0)) }
            #expect(widths.allSatisfy { (0...2).contains($0) })
            #expect(TextWidth.of(text) == widths.reduce(0, +), "\(text.debugDescription)")
        }
    }

    @Test("Ten thousand characters can be measured")
    func long() {
        #expect(TextWidth.of(String(repeating: "a", count: 10_000)) == 10_000)
        #expect(TextWidth.of(String(repeating: "日", count: 10_000)) == 20_000)
        #expect(TextWidth.of("e" + String(repeating: "\u{301}", count: 10_000)) == 1)
    }

    @Test(
        "A number is shown in full or not at all",
        arguments: [
            ("80x3 95x3 102.5x3", 13, "80x3 95x3 …"), ("80x3 95x3 102.5x3", 10, "80x3 …"),
            ("1 871 kcal", 9, "1 871 kc…"), ("1 871 kcal", 7, "1 871 …"), ("1 871 kcal", 6, "…"),
            ("12 400", 3, "…"), ("-12\u{A0}400 kcal", 5, "…"), ("Incline press 75° DB", 16, "Incline press …"),
            ("Incline press 75° DB", 18, "Incline press 75°…"), ("session 3 of 8", 9, "session …"),
            ("Hypertrophy A, week 2", 20, "Hypertrophy A, week…"), ("P6-autumn cycle", 8, "P6-autu…"),
            ("102.5x12", 7, "…"), ("w102.5x12", 7, "w…"), ("10 March 2026", 12, "10 March …"),
        ])
    func wholeNumbers(_ text: String, _ columns: Int, _ shown: String) {
        #expect(TextWidth.truncate(text, to: columns) == shown)
    }

    @Test("Truncation is visible and never splits a wide character")
    func truncation() {
        #expect(TextWidth.truncate("Box squat, banded", to: 9) == "Box squa…")
        #expect(TextWidth.truncate("Box squat", to: 9) == "Box squat")
        #expect(TextWidth.truncate("日本語", to: 4) == "日…")
        #expect(TextWidth.truncate("日本", to: 4) == "日本")
        #expect(TextWidth.truncate("日本", to: 1) == "…")
        #expect(TextWidth.truncate("日本", to: 0) == "")
        #expect(TextWidth.truncate("abc", to: -3) == "")
        #expect(TextWidth.truncate("abcdef", to: 4, ellipsis: "~") == "abc~")
    }

    @Test("Truncated text fits, padded text fits exactly, cut text is a prefix")
    func fitting() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<Rounds.of(3000) {
            let text = RandomText.make(using: &generator)
            let columns = Int.random(in: 0...14, using: &generator)
            #expect(TextWidth.of(TextWidth.truncate(text, to: columns)) <= columns)
            for align in [Alignment.leading, .trailing] {
                let padded = TextWidth.padded(text, to: columns, align: align)
                #expect(TextWidth.of(padded) == columns, "\(text.debugDescription) to \(columns)")
            }
            #expect(text.hasPrefix(TextWidth.prefix(text, columns: columns)) || columns == 0)
        }
    }

    @Test("Padding adds blanks on the side opposite the alignment")
    func padding() {
        #expect(TextWidth.padded("ab", to: 5) == "ab   ")
        #expect(TextWidth.padded("ab", to: 5, align: .trailing) == "   ab")
    }

    @Test("Text wraps at blanks and line ends, and within words only if they do not fit")
    func wrapping() {
        #expect(TextWidth.wrap("left knee taped, no box jumps", width: 12) == ["left knee", "taped, no", "box jumps"])
        #expect(TextWidth.wrap("a\n\nb\r\nc", width: 12) == ["a", "", "b", "c"])
        #expect(TextWidth.wrap("a\rb\n\u{301}c\u{2028}d\n", width: 12) == ["a", "b", "\u{301}c\u{2028}d", ""])
        #expect(TextWidth.wrap("abcdefgh", width: 3) == ["abc", "def", "gh"])
        #expect(TextWidth.wrap("日本語", width: 5) == ["日本", "語"])
        #expect(TextWidth.wrap("日", width: 1) == ["日"])
        #expect(TextWidth.wrap("", width: 0) == [""])
        let note = "left knee taped, no box jumps"
        func lines(_ rows: Int) -> [String] { TextWidth.wrap(note, width: 12, rows: rows, ellipsis: "…") }
        #expect(lines(3) == ["left knee", "taped, no", "box jumps"])
        #expect(lines(2) == ["left knee", "taped, no …"])
        #expect(lines(1) == ["left knee …"] && lines(0).isEmpty)
        #expect(TextWidth.wrap("abcdefgh", width: 3, rows: 1, ellipsis: "…") == ["a …"])
    }

    @Test("Wrapped lines fit and lose nothing but blanks")
    func wrappingKeepsText() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<Rounds.of(1000) {
            let text = RandomText.make(using: &generator, upTo: 30)
            let width = Int.random(in: 2...10, using: &generator)
            let lines = TextWidth.wrap(text, width: width)
            #expect(lines.allSatisfy { TextWidth.of($0) <= width })
            let wrapped = lines.joined().unicodeScalars.filter { $0 != " " }.count
            #expect(wrapped == text.unicodeScalars.filter { $0 != " " && $0 != "\n" && $0 != "\r" }.count)
        }
    }

    @Test("Unassigned characters are drawn as a box")
    func unknown() {
        var screen = Screen(size: Size(columns: 9, rows: 1))
        screen.put("\u{378}\u{FFFF}\u{E000}x", at: .origin)
        #expect(screen.lines() == ["□□\u{E000}x"])
        #expect(ASCIIForm.of("\u{378}") == "?")
    }

    @Test("Control characters are made visible")
    func printable() {
        #expect(TextWidth.printable("a\u{1B}[2J") == "a␛[2J")
        // Neither may a name be read backwards, nor differ from another one in nothing that is visible.
        #expect(TextWidth.printable("Ann\u{200B}a \u{202E}kcaB") == "Ann\u{FFFD}a \u{FFFD}kcaB")
        #expect(TextWidth.printable("👩‍👧 می‌خواهم") == "👩‍👧 می‌خواهم")
        #expect(TextWidth.printable("a\u{1B}[2J\u{7F}\0", glyphs: .ascii) == "a^[[2J^?^@")
        #expect(TextWidth.printable("café", glyphs: .ascii) == "cafe")
    }
}
