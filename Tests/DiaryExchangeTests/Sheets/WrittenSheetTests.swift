import DiaryExchange
import FitnessModel
import Foundation
import Testing

/// The same workbook written by three programs: dates, a time, a percentage, merged cells, rich text, a formula with
/// and without its value, several sheets. `written.py` beside the files documents how they were made.
@Suite("A workbook reads the same, whichever program wrote it")
struct WrittenSheetTests {
    private static func sheets(_ name: String) throws -> [Spreadsheet.Sheet] { try specified(name).sheets }

    private static func draft(_ name: String, _ sheet: Int) throws -> PhaseDraft {
        try #require(PhaseGrid.read(try sheets(name)[sheet], today: march10))
    }

    @Test("The typed sheet", arguments: ["written.xlsx", "resaved.xlsx", "written.ods"])
    func typed(file: String) throws {
        #expect(try Self.sheets(file).map(\.name) == ["P6", "P7 plan", "Addresses"])
        let draft = try Self.draft(file, 0)
        #expect(draft.name == "P6 In season")
        #expect(draft.client == "Jan Novák")
        #expect(draft.goal == "maximal strength")
        #expect(draft.notes == "left knee")
        #expect(draft.start == Day(iso: "2026-01-05"))
        #expect(
            draft.columns.map { $0.day?.iso ?? "" } == [
                "2026-01-05", "2026-01-12", "2026-01-19", "2026-01-26", "2026-02-02", "2026-02-09",
            ])
        #expect(
            draft.rows.map(\.exercise) == [
                "Box squat", "Broad jump", "Bench press", "Seated row", "Nordic curl", "Plank",
            ])
        #expect(
            draft.rows.map(\.prescription) == [
                Prescription(label: "A1", tempo: "31X0", reps: "5", sets: "5", rest: "2:30", micro: "80%"),
                Prescription(label: "A2", reps: "3", sets: "5", rest: "90\""),
                Prescription(label: "B1", tempo: "30X0", reps: "6-8", sets: "4", rest: "2:00", micro: "@8"),
                Prescription(label: "B2", tempo: "2011", reps: "8", sets: "4", rest: "90\""),
                Prescription(label: "C1", reps: "5", sets: "3", rest: "2'"),
                Prescription(label: "C2", reps: "30s", sets: "3", rest: "60"),
            ])
        #expect(
            draft.rows[0].loads == [
                1: "80x5*5", 2: "82.5x5*5", 3: "85x5*5", 4: "87.5x5*5", 5: "90x5*5", 6: "92.5x5*5",
            ])
        #expect(draft.rows[2].loads[2] == "61x8 61x7")
        #expect(draft.rows[4].loads.keys.sorted() == [2, 3, 4, 5, 6])
        #expect(draft.unread.map(\.place.description) == ["H9", "I9", "J9", "K9", "L9", "M9", "B12"])
        #expect(PhaseGrid.read(try Self.sheets(file)[2], today: march10) == nil, "addresses are no training")
    }

    @Test("A formula has its stored value; without one it is listed")
    func formula() throws {
        #expect(try Self.draft("written.xlsx", 1).unread.map(\.reason) == [.formulaWithoutValue])
        for file in ["resaved.xlsx", "written.ods"] {
            let draft = try Self.draft(file, 1)
            #expect(draft.rows.map(\.loads) == [[2: "82.5x5"], [1: "40x20m", 2: "80x1*3"]])
            #expect(draft.rows.map(\.plans) == [[1: "80x5"], [:]])
        }
    }
}
