import DiaryExchange
import FitnessModel
import Foundation
import Testing

@Suite("Paper: the plan on every page, with room for a pen")
struct PhaseTextWriterTests {
    /// In these tests every character is one column wide and printable.
    private static let plain = Spelling(width: { $0.count }, printed: { $0 })

    private func pages(_ document: PhaseDocument, _ format: PhaseFormat = .text) -> [[String]] {
        format.write(document, spelling: Self.plain).split(separator: "\u{C}").map { page in
            page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The number of lines between two lines with these prefixes.
    private func lines(of page: [String], from first: String, to second: String) throws -> Int {
        let start = try #require(page.firstIndex { $0.hasPrefix(first) })
        return try #require(page.firstIndex { $0.hasPrefix(second) }) - start
    }

    private func document(sets: [String]) -> PhaseDocument {
        let rows = zip(["A1", "B1", "C1"], sets).map { label, sets in
            PhaseDocument.Row(exercise: "Squat", prescription: Prescription(label: label, reps: "5", sets: sets))
        }
        return PhaseDocument(
            client: "Jan", phase: Phase(id: .unsaved, name: "P1"), columns: (1...6).map { .init(number: $0) },
            rows: rows)
    }

    @Test("The prescription is next to the loads on every page")
    func settingsOnEveryPage() {
        let pages = pages(PhaseExportTests.document)
        #expect(pages.count == 3)
        for page in pages {
            #expect(page.contains { $0.hasPrefix("   Exercise             Tempo Reps Sets Rest Int.  | ") })
            #expect(page.contains { $0.hasPrefix("A1 BB - Box Squat -     31x0  3    5    10'  W1    |") })
        }
    }

    @Test("Unused columns give their space to the sessions; a template leaves them to be filled in")
    func emptyGivesWay() throws {
        var document = document(sets: ["3", "3", "3"])
        let titles = try #require(pages(document)[0].first { $0.contains("Exercise") })
        #expect(titles == "   Exercise Reps Sets | 1 __.__.     2 __.__.     3 __.__.     4 __.__.")
        document.columns = []
        #expect(pages(document)[0].contains { $0.contains("Tempo Reps Sets Rest Int.") })
    }

    @Test("A future session has a line per prescribed set: two by default, six at most")
    func roomForHandwriting() throws {
        let page = pages(document(sets: ["", "12", "1"]))[0]
        // A blank line separates supersets.
        #expect(try lines(of: page, from: "A1", to: "B1") == 2 + 1)
        #expect(try lines(of: page, from: "B1", to: "C1") == 6 + 1)
        #expect(page.count { $0.hasPrefix("                      |") } == 1 + 5, "the rule goes on beside them")
        #expect(!page.contains { $0.contains("Volume") }, "nothing to add up yet")
    }

    @Test("Columns of finished sessions are as high as their sets")
    func doneIsNoHigher() throws {
        let pages = pages(PhaseExportTests.document)
        #expect(try lines(of: pages[0], from: "B1", to: "B2") == 3)
        let open = pages[2]
        #expect(open.contains { $0.hasSuffix("| 5 __.__.     6 __.__.") })
        #expect(try lines(of: open, from: "A1", to: "A2") == 5)
        #expect(try lines(of: open, from: "B1", to: "B2") == 4)
        #expect(try lines(of: open, from: "C1", to: "Done,") == 3 + 1)
    }

    @Test("A set is on one line, with the blanks that were typed")
    func blanksInSets() throws {
        var document = document(sets: ["2", "2", "2"])
        document.columns[0].day = Day(iso: "2026-03-12")
        document.rows[0].loads[1] = "60 x 8  62.5 x 8 @9 felt good"
        let page = pages(document)[0]
        #expect(page.contains { $0.hasPrefix("A1 Squat    5    2    | 60 x 8") })
        #expect(page.contains { $0.hasPrefix("                      | 62.5 x 8 @9") })
    }

    @Test("Planned loads are in brackets, above empty room, and are not counted")
    func planned() throws {
        var document = document(sets: ["2", "2", "2"])
        document.rows[0].ahead = [1: "82.5x5*2", 2: "80%"]
        let page = pages(document)[0]
        #expect(page.contains { $0.hasPrefix("A1 Squat    5    2    | [82.5x5*2]   [80%]") })
        #expect(try lines(of: page, from: "A1", to: "B1") == 1 + 2 + 1)
        #expect(!page.contains { $0.contains("Volume") })
        #expect(PhaseFormat.csv.write(document, spelling: Self.plain).contains("A1,Squat,,5,2,,,[82.5x5*2],[80%]"))
        #expect(!PhaseFormat.sets.write(document, spelling: Self.plain).contains("82.5"))
    }

    @Test("Six future sessions fit next to the plan on the wide page")
    func sixOnWidePaper() throws {
        var document = document(sets: ["5", "5", "5"])
        document.rows[0].prescription = Prescription(
            label: "A1", tempo: "31X0", reps: "6-8", sets: "5", rest: "150\"", micro: "@8")
        document.rows[0].exercise = "Box squat, banded, to parallel"
        let pages = pages(document, .wide)
        #expect(pages.count == 1)
        #expect(pages[0].contains { $0.hasSuffix("6 __.__.") })
    }

    @Test("A dot marks sessions of another day; only the row's own day has room for a pen")
    func otherDays() throws {
        let page = pages(PhaseExportTests.withDays)[0]
        #expect(page.contains { $0.hasPrefix("DAY A, mon") } && page.contains { $0.hasPrefix("DAY B, thu") })
        #expect(page.contains { $0.hasPrefix("A1 Squat       5    2    | 100x5     ·") })
        #expect(page.contains { $0.hasPrefix("A1 Bench press 5    2    | ·         [70x5*2]     ·") })
        #expect(try lines(of: page, from: "A1 Squat", to: "A2 Row") == 2)
    }

    @Test("A page that starts within a day names it")
    func dayGoesOn() throws {
        var document = PhaseExportTests.withDays
        document.rows = (1...40).map { number in
            PhaseDocument.Row(
                exercise: "Squat \(number)", prescription: Prescription(label: "A\(number)", sets: "3"),
                phaseDay: number <= 25 ? "A" : "B")
        }
        let days = pages(document).map { page in page.filter { $0.hasPrefix("DAY") } }
        #expect(days.count > 2)
        #expect(days.allSatisfy { !$0.isEmpty })
        #expect(days.first == ["DAY A, mon"] && days[1] == ["DAY A, mon", "DAY B, thu"] && days.last == ["DAY B, thu"])
        for page in pages(document) {
            let first = try #require(page.firstIndex { $0.hasPrefix("----") })
            #expect(page[first + 1].hasPrefix("DAY"), "the day stands before the first row")
        }
    }
}
