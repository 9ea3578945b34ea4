import DiaryExchange
import FitnessModel
import Foundation
import Testing

@Suite("Headings in a training sheet are the days of a phase")
struct PhaseGridDaysTests {
    /// "A Squat" for each row of the draft.
    private func rows(_ draft: PhaseDraft?) -> [String]? { draft?.rows.map { "\($0.letter) \($0.exercise)" } }

    @Test("A repeated header is not a row, and the first heading may be above it")
    func repeated() throws {
        let draft = try phaseDraft(
            "Phase | P4", "Day A", "Exercise | Reps | 1", "Squat | 5 | 80x5", "Day B", "Exercise | Reps | 1",
            "Bench | 8 | 60x8")
        #expect(rows(draft) == ["A Squat", "B Bench"])
        #expect(draft?.name == "P4" && draft?.notes == "")
        #expect(draft?.unread == [])
    }

    @Test(
        "Words before the letter are allowed in any column, and so is text after it",
        arguments: [
            ["Day A", "Day B"], ["Tag A:", "Tag B:"], ["Workout A", "workout b"], ["Training A.", "TRAINING B"],
            ["| Session A", "| Session B"], ["Einheit A", "Tag B"], ["Den A", "Den B"], ["Day 1", "Day 2"],
            ["Workout 1:", "workout 2."], ["Session 1", "Session 2"], ["Tag 1", "Tag B"],
        ])
    func words(headings: [String]) throws {
        let draft = try phaseDraft(
            "No | Exercise | Reps | 1", headings[0], "1 | Squat | 5 | 80x5", headings[1], "1 | Bench | 8 | 60x8")
        #expect(rows(draft) == ["A Squat", "B Bench"])
        #expect(draft?.notes == "" && draft?.unread == [])
    }

    @Test("Other text of a heading is stored in the notes")
    func titles() throws {
        let draft = try phaseDraft(
            "Exercise | Reps | 1", "Day A - legs", "Squat | 5 | 80x5", "Day B (upper body)", "Bench | 8 | 60x8",
            "Workout C: rest of it", "Curl | 8 | 12x8")
        #expect(rows(draft) == ["A Squat", "B Bench", "C Curl"])
        #expect(draft?.notes == "Day A - legs\nDay B (upper body)\nWorkout C: rest of it")
    }

    @Test("Rows above the first heading belong to every day; a repeated day continues")
    func everyDay() throws {
        let draft = try phaseDraft(
            "Exercise | Reps | 1", "Plank | 60s | 60s", "Day A", "Squat | 5 | 80x5", "Day B", "Bench | 8 | 60x8",
            "Day A",
            "Row | 8 | 60x8")
        #expect(rows(draft) == [" Plank", "A Squat", "B Bench", "A Row"])
    }

    @Test(
        "An exercise whose name starts like a heading is an exercise",
        arguments: [
            "Day dreamers", "Day A squat", "Tag team carry", "T bar", "Workout", "Daybreak A", "D B", "Week 2", "Day 0",
            "Day 27", "Day 2 squats", "Training 5x5",
        ])
    func names(name: String) throws {
        let draft = try phaseDraft(
            "Exercise | Reps | 1", "Day A", "Squat | 5 | 80x5", name, "Day B", "Bench | 8 | 60x8")
        #expect(rows(draft) == ["A Squat", "A \(name)", "B Bench"])
        let withReps = try phaseDraft("Exercise | Reps | 1", "Day A | 5 | 80x5", "Day B | 5 | 80x5")
        #expect(rows(withReps) == [" Day A", " Day B"], "what asks for something is an exercise")
    }

    @Test("A single day does not divide the sheet; above the header it is the name")
    func single() throws {
        #expect(
            rows(try phaseDraft("Exercise | Reps | 1", "Squat | 5 | 80x5", "Day B", "Bench | 8 | 60x8"))
                == [" Squat", " Bench"])
        let named = try phaseDraft("Day A", "Exercise | Reps | 1", "Squat | 5 | 80x5")
        #expect(named?.name == "Day A" && rows(named) == [" Squat"])
        let empty = try phaseDraft("Exercise | Reps | 1", "Day A", "Squat | 5 | 80x5", "Day B")
        #expect(rows(empty) == [" Squat"], "a day without rows parts nothing")
    }

    @Test("Single letters are days if the labels restart below them")
    func letters() throws {
        let draft = try phaseDraft(
            " | Exercise | Reps | 1", "A", "A1 | Squat | 5 | 80x5", "B1 | Row | 5 | 60x5", "B", "A1 | Bench | 8 | 60x8",
            "A2 | Curl | 8 | 12x8")
        #expect(rows(draft) == ["A Squat", "A Row", "B Bench", "B Curl"])
        #expect(draft?.rows.map(\.prescription.label) == ["A1", "B1", "A1", "A2"])
    }

    @Test("A letter above a superset of that letter, or one that is numbered further, is not a day")
    func supersets() throws {
        let headed = try phaseDraft(
            "No | Exercise | Reps | 1", "A", "A1 | Squat | 5 | 80x5", "A2 | Row | 5 | 60x5", "B",
            "B1 | Bench | 8 | 60x8",
            "B2 | Curl | 8 | 12x8")
        #expect(rows(headed) == [" Squat", " Row", " Bench", " Curl"])
        let pairs = try phaseDraft(
            "No | Exercise | Reps | 1", "A", " | Squat | 5 | 80x5", " | Row | 5 | 60x5", "B", " | Bench | 8 | 60x8")
        #expect(rows(pairs) == [" Squat", " Row", " Bench"])
        let ahead = try phaseDraft(
            "No | Exercise | Reps | 1", "A | Squat | 5 | 80x5", "B | Row | 5 | 60x5", "C", "D")
        #expect(rows(ahead) == [" Squat", " Row"])
        let later = try phaseDraft(
            "No | Exercise | Reps | 1", "B", "A1 | Squat | 5 | 80x5", "C", "A1 | Row | 5 | 60x5")
        #expect(rows(later) == [" Squat", " Row"], "days begin with A")
        let numbered = try phaseDraft(
            "No | Exercise | Reps | 1", "A", "1 | Squat | 5 | 80x5", "2 | Row | 5 | 60x5", "B", "1 | Bench | 8 | 60x8",
            "2 | Curl | 8 | 12x8")
        #expect(rows(numbered) == [" Squat", " Row", " Bench", " Curl"], "A1 and A2, B1 and B2")
        let blocks = ["A", "B"].flatMap { day in [day] + (1...4).map { "\($0) | Lift \(day)\($0) | 5 | 80x5" } }
        #expect(
            try phaseDraft(["No | Exercise | Reps | 1"] + blocks)?.rows.map(\.letter) == [
                "A", "A", "A", "A", "B", "B", "B", "B",
            ],
            "no superset has as many")
    }

    @Test("Without labels, letters are days if more rows follow than a superset has")
    func unlabelled() throws {
        func sheet(_ count: Int) throws -> PhaseDraft? {
            let blocks = ["A", "B"].map { letter in
                [letter] + (1...count).map { "Lift \(letter)\($0) | 5 | 80x5" }
            }
            let lines = ["Exercise | Reps | 1"] + blocks.joined()
            return try phaseDraft(lines)
        }
        #expect(try sheet(4)?.rows.map(\.letter) == ["A", "A", "A", "A", "B", "B", "B", "B"])
        // An ambiguous heading remains an exercise of that name.
        #expect(try sheet(2)?.rows.map(\.exercise) == ["A", "Lift A1", "Lift A2", "B", "Lift B1", "Lift B2"])
    }

    @Test("Spotter's own CSV of a phase with days is read back equal")
    func ownExport() throws {
        let document = PhaseExportTests.withDays
        let plain = Spelling(width: { $0.count }, printed: { $0 })
        let csv = PhaseFormat.csv.write(document, spelling: plain)
        let sheet = try #require(try spreadsheet(Data(csv.utf8), name: "P7.csv").sheets.first)
        let draft = try #require(PhaseGrid.read(sheet, today: march10))
        #expect(draft.columns == document.columns.map { .init(number: $0.number, day: $0.day, letter: $0.phaseDay) })
        #expect(draft.rows.map(\.letter) == document.rows.map(\.phaseDay))
        #expect(draft.rows.map(\.exercise) == document.rows.map(\.exercise))
        #expect(draft.rows.map(\.loads) == document.rows.map(\.loads))
        #expect(draft.rows.map(\.plans) == document.rows.map(\.ahead))
        #expect(draft.unread == [])
    }

    @Test("A column that names each day once applies it to the rows below")
    func dayOnce() throws {
        let beside = try phaseDraft(
            "Day | Exercise | Reps | 1", " | Plank | 60s | 60s", "A | Squat | 5 | 80x5", " | Row | 5 | 60x5",
            "B | Bench | 8 | 60x8", " | Curl | 8 | 12x8")
        #expect(rows(beside) == [" Plank", "A Squat", "A Row", "B Bench", "B Curl"])
        let alone = try phaseDraft(
            "Day | Exercise | Reps | 1", "push", " | Squat | 5 | 80x5", " | Row | 5 | 60x5", "pull",
            " | Bench | 8 | 60x8")
        #expect(rows(alone) == ["push Squat", "push Row", "pull Bench"])
        #expect(alone?.notes == "" && alone?.unread == [])
    }

    @Test("Extra exercises are last in Spotter's own CSV and belong to no day")
    func ownLooseRows() throws {
        var document = PhaseExportTests.withDays
        document.rows.append(
            PhaseDocument.Row(exercise: "Sled push", loads: [1: "40x10"], isOnSheet: false))
        let csv = PhaseFormat.csv.write(document, spelling: Spelling(width: { $0.count }, printed: { $0 }))
        let sheet = try #require(try spreadsheet(Data(csv.utf8), name: "P7.csv").sheets.first)
        #expect(
            rows(PhaseGrid.read(sheet, today: march10)) == [
                " Plank", "A Squat", "A Row", "B Bench press", " Sled push",
            ])
    }

    @Test("Days that differ only in case are one")
    func spelling() throws {
        let draft = try phaseDraft(
            "Day | Exercise | 1 Day a | 2 Day b", "A | Squat | 80x5", "a | Row | 60x5", "b | Bench | | 60x8")
        #expect(rows(draft) == ["A Squat", "A Row", "b Bench"])
        #expect(draft?.columns.map(\.letter) == ["A", "b"])
    }

    @Test("A Day column with numbers, weekdays or sentences is not the day of the phase")
    func dayColumn() throws {
        for text in ["1", "Mon", "2026-03-03", "first of all"] {
            let draft = try phaseDraft("Day | Exercise | Reps | 1", "\(text) | Squat | 5 | 80x5")
            #expect(draft?.rows.map(\.letter) == [""])
            #expect(draft?.unread.map(\.reason) == [.columnUnknown], "\(text)")
        }
    }
}
