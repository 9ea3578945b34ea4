import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import Testing

/// Today is 12 March 2026.
@Suite("Old sheets with several days in the diary")
struct PhaseDaysImportTests {
    /// A sheet in the diary: the text of its days, and the day and cells of each column with content, such as
    /// "2 B: Bench 60x5"; plans are in brackets.
    private struct Imported {
        let days: String
        let columns: [String]
    }

    /// Imports lines of cells separated by bars: as done on the days in the sheet or on these days, otherwise as
    /// a plan.
    private func imported(_ lines: String..., done: Bool = false, on typed: String? = nil) throws -> Imported {
        let texts = lines.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmingBlanks }
        }
        let sheet = try #require(try SheetSource(pasted: texts, today: Robot.today).sheets.first)
        var days = done ? sheet.days : []
        if let text = typed ?? (done ? DayList.text(days) : nil) {
            days = try DayList(text, count: sheet.sessionsDone, today: Robot.today).days
        }
        let diary = try Robot { try $0.clients.add(named: "Jan") }.diary
        let jan = try SampleDay.client("Jan", in: diary)
        let outcome = try diary.imports.phase(sheet.draft(named: "P1", for: jan, in: .kg, done: days))
        let document = PhaseDocument(try diary.phases.sheet(outcome.phase))
        let columns = document.columns.compactMap { column -> String? in
            let cells = document.rows.flatMap { row in
                let texts = [row.loads[column.number] ?? "", row.ahead[column.number].map { "[\($0)]" } ?? ""]
                return texts.filter { !$0.isEmpty }.map { "\(row.exercise) \($0)" }
            }
            return cells.isEmpty
                ? nil : "\(column.number) \(column.phaseDay): " + cells.joined(separator: ", ")
        }
        return Imported(days: document.phase.daysText, columns: columns)
    }

    @Test("A day given once, in its first row, applies to the rows below")
    func filledOnce() throws {
        let sheet = try imported(
            "Day | Exercise | Reps | Week 1 | Week 2", " | Plank | 60s | 60s | 70s", "A | Squat | 5 | 80x5 | 82x5",
            " | Row | 5 | 60x5 | 62x5", "B | Bench | 5 | 50x5 | 52x5", " | Curl | 8 | 12x8 | 13x8")
        #expect(sheet.days == "A B")
        #expect(
            sheet.columns == [
                "1 A: Plank [60s], Squat [80x5], Row [60x5]", "2 B: Bench [50x5], Curl [12x8]",
                "3 A: Plank [70s], Squat [82x5], Row [62x5]", "4 B: Bench [52x5], Curl [13x8]",
            ])
    }

    @Test("Days with their own columns side by side: each plan is in a session of its day")
    func besideEachOther() throws {
        let sheet = try imported(
            "Exercise | Reps | 1 | 2 | 3 | 4", "Day A", "Squat | 5 | 80x5 | 82x5 | |", "Day B",
            "Bench | 5 | | | 60x5 | 62x5")
        #expect(
            sheet.columns == ["1 A: Squat [80x5]", "2 B: Bench [60x5]", "3 A: Squat [82x5]", "4 B: Bench [62x5]"])
    }

    @Test("As done they follow in their order, and plans come after them on their days")
    func besideEachOtherDone() throws {
        let turns = try imported(
            "Exercise | Reps | 2026-01-05 | 2026-01-12 | 2026-01-08 | 2026-01-15", "Day A",
            "Squat | 5 | 80x5 | 82x5 | |", "Day B", "Bench | 5 | | | 60x5 | 62x5", done: true)
        #expect(turns.columns == ["1 A: Squat 80x5", "2 B: Bench 60x5", "3 A: Squat 82x5", "4 B: Bench 62x5"])
        let twice = try imported(
            "Exercise | Reps | 2026-01-05 | 2026-01-06 | 2026-01-19 | 2026-01-08 | 2026-01-15 | 2026-01-22", "Day A",
            "Squat | 5 | 80x5 | 82x5 | [85x5] | | |", "Day B", "Bench | 5 | | | | 60x5 | 62x5 | [65x5]", done: true)
        #expect(
            twice.columns == [
                "1 A: Squat 80x5", "2 A: Squat 82x5", "3 B: Bench 60x5", "4 B: Bench 62x5", "5 A: Squat [85x5]",
                "6 B: Bench [65x5]",
            ])
        let typed = try imported(
            "Exercise | Reps | 1 | 2 | 3 | 4", "Day A", "Squat | 5 | 80x5 | 82x5 | |", "Day B",
            "Bench | 5 | | | 60x5 | 62x5", on: "2026-01-05 every 3")
        #expect(typed.columns == ["1 A: Squat 80x5", "2 B: Bench 60x5", "3 A: Squat 82x5", "4 B: Bench 62x5"])
    }

    @Test("Sessions that are in order keep it, even if one was missed")
    func inOrder() throws {
        let lines = [
            "Exercise | Reps | 1 | 2 | 3 | 4 | 5", "Day A", "Squat | 5 | 80x5 | | | | 85x5", "Day B",
            "Bench | 5 | | 60x5 | | 62x5 |",
        ]
        let plan = try imported(lines[0], lines[1], lines[2], lines[3], lines[4])
        #expect(plan.columns == ["1 A: Squat [80x5]", "2 B: Bench [60x5]", "3 A: Squat [85x5]", "4 B: Bench [62x5]"])
        let done = try imported(lines[0], lines[1], lines[2], lines[3], lines[4], on: "5 jan, 8 jan, 15 jan, 19 jan")
        #expect(done.columns == ["1 A: Squat 80x5", "2 B: Bench 60x5", "4 B: Bench 62x5", "5 A: Squat 85x5"])
    }

    @Test("Columns named after weekdays: plans are in turn, sessions as they were")
    func weekdays() throws {
        let lines = [
            "Day | Label | Exercise | 1 Day A 2026-03-02 | 2 Day B 2026-03-03 | 3 Day A 2026-03-05 | 4 Day A | 5 Day B | 6 Day A",
            "A | A1 | Squat | 80x5 | | 82x5 | [85x5] | | [90x5]", "B | A1 | Bench | | 60x5 | | | [65x5] |",
        ]
        let done = try imported(lines[0], lines[1], lines[2], done: true)
        #expect(done.days == "A B")
        #expect(
            done.columns == [
                "1 A: Squat 80x5", "2 B: Bench 60x5", "3 A: Squat 82x5", "4 B: Bench [65x5]", "5 A: Squat [85x5]",
                "7 A: Squat [90x5]",
            ])
        let plan = try imported(lines[0], lines[1], lines[2])
        #expect(
            plan.columns == [
                "1 A: Squat [80x5]", "2 B: Bench [60x5]", "3 A: Squat [82x5]", "4 B: Bench [65x5]",
                "5 A: Squat [85x5]", "7 A: Squat [90x5]",
            ])
    }

    @Test("A full sheet of days out of turn is imported whole: values without a session of their day come last")
    func full() throws {
        let days = (0..<60).map { "ABA".map(String.init)[$0 % 3] }
        let titles = days.enumerated().map { "\($0 + 1) Day \($1)" }
        func loads(_ day: String) -> String { days.map { $0 == day ? "80x5" : "" }.joined(separator: " | ") }
        let sheet = try imported(
            "Day | Exercise | " + titles.joined(separator: " | "), "A | Squat | " + loads("A"),
            "B | Bench | " + loads("B"))
        #expect(sheet.columns.count == 60)
        #expect(sheet.columns.count { $0.hasSuffix("A: Squat [80x5]") } == 30)
        #expect(sheet.columns.count { $0.hasSuffix("B: Bench [80x5]") } == 20)
        #expect(sheet.columns.last == "60 B: Squat [80x5]")
    }

    @Test("A and a are the same day")
    func spelling() throws {
        let sheet = try imported(
            "Day | Exercise | Reps | 1 | 2", "A | Squat | 5 | 80x5 | 82x5", "a | Row | 5 | 60x5 | 62x5",
            "b | Bench | 5 | 50x5 | 52x5")
        #expect(sheet.days == "A b")
        #expect(
            sheet.columns == [
                "1 A: Squat [80x5], Row [60x5]", "2 b: Bench [50x5]", "3 A: Squat [82x5], Row [62x5]",
                "4 b: Bench [52x5]",
            ])
    }

    @Test("Numbered days are A, B, C")
    func numbered() throws {
        let sheet = try imported(
            "Exercise | Reps | Week 1 | Week 2", "Day 1", "Squat | 5 | 80x5 | 82x5", "Day 2: arms",
            "Bench | 5 | 50x5 | 52x5")
        #expect(sheet.days == "A B")
        #expect(
            sheet.columns == ["1 A: Squat [80x5]", "2 B: Bench [50x5]", "3 A: Squat [82x5]", "4 B: Bench [52x5]"])
    }
}
