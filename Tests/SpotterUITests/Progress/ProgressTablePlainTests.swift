import TerminalKit
import Testing

@testable import SpotterCore

@Suite("Tables in aligned columns")
struct ProgressTablePlainTests {
    @Test("One endless name is cut, and pushes nothing else out of sight; CSV has it whole")
    func endless() {
        let name = String(repeating: "ž", count: 100_000)
        let table = ProgressTable(
            "Strength", ["exercise", "kg"], [[.text(name), .whole(80)], [.text("Squat"), .whole(100)]])
        #expect(table.plain.allSatisfy { TextWidth.of($0) == 105 })
        #expect(table.plain[1].hasSuffix("…   80") && table.plain[2].hasPrefix("Squat   "))
        #expect(table.csv.contains(name))
    }

    @Test("Blanks at the end of a line are left out")
    func trailing() {
        let table = ProgressTable(
            "Notes", ["day", "note"], [[.text("1"), .text("long note")], [.text("2"), .text("")]])
        #expect(table.plain == ["day  note", "1    long note", "2"])
    }
}
