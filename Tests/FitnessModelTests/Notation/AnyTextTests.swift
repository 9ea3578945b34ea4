import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Any text in a load cell")
struct AnyTextTests {
    private static let fragments = [
        "70", "x", "5", "80x2", "*3", "@8.5", "rir", "2", ">", "+", "/", "!", "w", "bw", "-", "kg", "lb", "s", "m", ":",
        "30", ",", ".", " ", "  ", "\n", "\t", "\r\n", "×", "é", "e\u{301}", "🏋🏽‍♀️", "\u{0}", "\u{1B}[2J", "\u{200B}",
        "\u{A0}",
        "漢字", "ﷺ", "999999999999999999999", "0", "00000000000000000000001", "٣", "\u{202E}", "\u{301}", "\u{FFFD}",
        "-x-", "rpe", "reps", "\"", "sec", "*",
    ]

    private func check(_ text: String) {
        for unit in MassUnit.allCases {
            let cell = LoadCell(text, unit: unit)
            guard Array(cell.text.utf8) == Array(text.utf8) else {
                Issue.record("text changed: \(text.debugDescription)")
                return
            }
            var covered = cell.text.startIndex
            for token in cell.tokens {
                let between = cell.text.utf8[covered..<token.range.lowerBound]
                #expect(between.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }, "\(text.debugDescription)")
                #expect(!token.text.isEmpty && Substring(cell.text[token.range]) == token.text)
                covered = token.range.upperBound
            }
            #expect(cell.text.utf8[covered...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) })
            _ = (cell.sets.map(\.volume), cell.sets.map { $0.strength(by: .mayhew) }, cell.warnings)
            _ = (cell.described(in: unit).text, cell.isSkipped)
            let again = LoadCell(LoadCell.render(cell.sets, unit: unit), unit: unit)
            #expect(again.sets == cell.sets, "\(text.debugDescription)")
        }
    }

    @Test("Pieces of notation in any order are read exactly and covered by tokens")
    func pieces() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<Rounds.of(4000) {
            let count = random.number(0...12)
            check((0..<count).map { _ in Self.fragments.randomElement(using: &random) ?? "" }.joined())
        }
    }

    @Test("Random scalars are read exactly and covered by tokens")
    func scalars() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<Rounds.of(2000) {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.number(0...30) {
                let limit = random.chance(2) ? 0x7F : 0x10FFFF
                if let scalar = Unicode.Scalar(UInt32(random.number(0...limit))) { text.append(scalar) }
            }
            check(String(text))
        }
    }

    @Test("Ten thousand characters are parsed at once")
    func long() {
        check(String(repeating: "9", count: 10_000))
        check(String(repeating: "70x5", count: 2500))
        check(String(repeating: "x1*99 ", count: 1666))
        check(String(repeating: "70x5>", count: 2000) + "60x8")
        check(String(repeating: "👩‍👩‍👧‍👦", count: 10_000))
        check(String(repeating: "- ", count: 5000))
    }
}
