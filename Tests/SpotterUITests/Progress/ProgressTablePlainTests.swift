import TerminalKit
import Testing

@testable import SpotterCore

@Suite("Tables with aligned columns")
struct ProgressTablePlainTests {
    @Test("A very long name is cut and hides nothing else; CSV has it in full")
    func endless() {
        let name = String(repeating: "ž", count: 100_000)
        let table = ProgressTable(
            "Strength", ["exercise", "kg"], [[.text(name), .whole(80)], [.text("Squat"), .whole(100)]])
        #expect(table.plain.allSatisfy { TextWidth.of($0) == 105 })
        #expect(table.plain[1].hasSuffix("…   80") && table.plain[2].hasPrefix("Squat   "))
        #expect(table.csv.contains(name))
    }

    @Test("Trailing blanks are removed")
    func trailing() {
        let table = ProgressTable(
            "Notes", ["day", "note"], [[.text("1"), .text("long note")], [.text("2"), .text("")]])
        #expect(table.plain == ["day  note", "1    long note", "2"])
    }
}
