import DiaryExchange
import FitnessModel
import Testing

@Suite("Strong's rows")
struct StrongRowTests {
    private func sets(_ rows: String...) throws -> [PerformedSet] {
        let text = ([StrongFixture.headerA] + rows.map { start + "Squat," + $0 }).joined(separator: "\n")
        let log = try trainingLog(text, unit: .kg)
        #expect(log.issues == [])
        return log.sessions.flatMap(\.exercises).flatMap(\.sets)
    }

    @Test("Letters mark warm-ups and failure, and a drop extends the set before it")
    func letters() throws {
        let read = try sets("W,60,5,0,0,,,", "1,100,5,0,0,,,8", "D,80,6,0,0,,,", "D,60,8,0,0,,,10", "F,100,4,0,0,,,")
        var warmUp = PerformedSet.reps(5, kg: 60)
        warmUp.isWarmUp = true
        let dropped = PerformedSet(
            parts: [
                .init(resistance: .load(Mass(grams: 100_000)), work: .reps(5)),
                .init(resistance: .load(Mass(grams: 80_000)), work: .reps(6), link: .drop),
                .init(resistance: .load(Mass(grams: 60_000)), work: .reps(8), link: .drop),
            ], effort: .rpe(tenths: 100))
        var failed = PerformedSet.reps(4, kg: 100)
        failed.toFailure = true
        #expect(read == [warmUp, dropped, failed])
    }

    @Test("A drop without a set before it is a set")
    func loneDrop() throws {
        #expect(try sets("D,80,6,0,0,,,") == [.reps(6, kg: 80)])
    }

    @Test("Zero means not applicable")
    func kinds() throws {
        let read = try sets(
            "1,0,8,0,0,,,", "2,,8,,,,,", "3,0,0,0,45,,,", "4,20,0,0,45,,,", "5,0,0,1.5,0,,,", "6,40,0,0.02,0,,,")
        let load = { PerformedSet.Resistance.load(Mass(grams: $0)) }
        #expect(
            read == [
                PerformedSet(.bodyWeight(added: .zero), .reps(8)),
                PerformedSet(.bodyWeight(added: .zero), .reps(8)),
                PerformedSet(.none, .time(milliseconds: 45_000)),
                PerformedSet(load(20_000), .time(milliseconds: 45_000)),
                PerformedSet(.none, .distance(Length(millimetres: 1_500_000))),
                PerformedSet(load(40_000), .distance(Length(millimetres: 20_000))),
            ])
    }

    @Test("Values that do not fit into a set go into the exercise's note")
    func besides() throws {
        let log = try trainingLog(
            layoutA(start + "Swim,1,0,0,1,90,Calm,,", start + "Swim,2,0,0,1,85.5,Calm,,"), unit: .kg)
        #expect(log.sessions.first?.exercises.first?.note == "Calm\nset 1: 90 s\nset 2: 85.5 s")
    }

    @Test("Rest timers are skipped and counted, and notes become notes")
    func pseudoRows() throws {
        let log = try trainingLog(
            layoutA(
                start + "Squat,Note,0,0,0,0,Belt on,,", start + "Squat,1,100,5,0,0,,,",
                start + "Squat,Rest Timer,0,0,0,90,,,", start + "Squat,2,100,5,0,0,,,"), unit: .kg)
        #expect(log.issues == [])
        #expect(log.rowsSkipped == 1)
        #expect(log.rowsRead == 3)
        let exercise = try #require(log.sessions.first?.exercises.first)
        #expect(exercise.note == "Belt on")
        #expect(exercise.sets == [.reps(5, kg: 100), .reps(5, kg: 100)])
    }

    @Test("An exercise entered twice remains two entries, in the order of the file")
    func enteredTwice() throws {
        let log = try trainingLog(
            layoutA(
                start + "Squat,1,100,5,0,0,,,", start + "Press,1,50,5,0,0,,,", start + "Squat,1,90,5,0,0,,,",
                start + "Squat,1,80,5,0,0,,,", start + "Squat,2,70,5,0,0,,,"), unit: .kg)
        let exercises = try #require(log.sessions.first?.exercises)
        #expect(exercises.map(\.name) == ["Squat", "Press", "Squat", "Squat"])
        #expect(exercises.map(\.sets.count) == [1, 1, 1, 2])
    }

    @Test("The same start and title later in the file is a separate session with its own key")
    func sessionTwice() throws {
        let other = "2026-03-13 18:30:00,Legs,45m,"
        let log = try trainingLog(
            layoutA(
                start + "Squat,1,100,5,0,0,,,", other + "Squat,1,100,5,0,0,,,", start + "Squat,1,100,5,0,0,,,"),
            unit: .kg)
        #expect(
            log.sessions.map(\.key) == [
                "strong:2026-03-12T18:30:00:Legs", "strong:2026-03-13T18:30:00:Legs",
                "strong:2026-03-12T18:30:00#2:Legs",
            ])
    }

    @Test("Workouts with the same start and title are distinguished by number")
    func numberedSessions() throws {
        let header = StrongFixture.numbered.text.prefix { $0 != "\n" }
        let row = #";"2026-03-12";"Legs";"60";"Squat";"1";"100";"5";"";"0";"0";"";"""#
        let log = try trainingLog("\(header)\n\"1\"\(row)\n\"2\"\(row)\n")
        #expect(log.sessions.map(\.key) == ["strong:2026-03-12:Legs", "strong:2026-03-12#2:Legs"])
    }

    @Test("Names lose line breaks, notes keep them")
    func lineBreaks() throws {
        let log = try trainingLog(
            layoutA("2026-03-12,\"Leg\nday\",,\"Front\r\nsquat\",1,60,5,0,0,\"one\ntwo\",\"a \"\"b\"\"\","), unit: .kg)
        let session = try #require(log.sessions.first)
        #expect(log.issues == [])
        #expect(session.title == "Leg day")
        #expect(session.note == "a \"b\"")
        #expect(session.exercises.first?.name == "Front squat")
        #expect(session.exercises.first?.note == "one\ntwo")
    }

    @Test("A missing value is remarked on, and the row is read")
    func remarks() throws {
        let log = try trainingLog(
            layoutA("2026-03-12,Legs,soon,Squat,1,60,5,0,0,,,11", "2026-03-12,Legs,soon,Squat,2,60,5,0,0,,,0"),
            unit: .kg)
        #expect(log.rowsRead == 2)
        #expect(
            log.issues == [
                ImportIssue(line: 2, column: "Duration", reason: .durationIgnored("soon")),
                ImportIssue(line: 2, column: "RPE", reason: .effortIgnored("11")),
            ])
        #expect(log.issues.allSatisfy { !$0.isLoss })
    }

    @Test(
        "An unreadable row is reported with its line, column and reason",
        arguments: [(String, String?, ImportIssue.Reason)]([
            ("yesterday,L,,Squat,1,60,5,0,0,,,", "Date", ImportIssue.Reason.dateUnreadable("yesterday")),
            ("1899-12-31,L,,Squat,1,60,5,0,0,,,", "Date", .dateOutOfRange("1899-12-31")),
            ("2200-01-01,L,,Squat,1,60,5,0,0,,,", "Date", .dateOutOfRange("2200-01-01")),
            ("2026-02-30,L,,Squat,1,60,5,0,0,,,", "Date", .dateOutOfRange("2026-02-30")),
            (",L,,Squat,1,60,5,0,0,,,", "Date", .valueMissing),
            ("2026-03-12,L,,,1,60,5,0,0,,,", "Exercise Name", .valueMissing),
            ("2026-03-12,L,,Squat,Pause,60,5,0,0,,,", "Set Order", .setOrderUnknown("Pause")),
            ("2026-03-12,L,,Squat,1,NaN,5,0,0,,,", "Weight", .notANumber("NaN")),
            ("2026-03-12,L,,Squat,1,-5,5,0,0,,,", "Weight", .numberNegative("-5")),
            ("2026-03-12,L,,Squat,1,\"1,050\",5,0,0,,,", "Weight", .numberAmbiguous("1,050")),
            ("2026-03-12,L,,Squat,1,1e300,5,0,0,,,", "Weight", .numberTooLarge("1e300", limit: "5000")),
            ("2026-03-12,L,,Squat,1,60,5.5,0,0,,,", "Reps", .notWhole("5.5")),
            ("2026-03-12,L,,Squat,1,60,10000,0,0,,,", "Reps", .numberTooLarge("10000", limit: "9999")),
            ("2026-03-12,L,,Run,1,0,0,1001,0,,,", "Distance", .numberTooLarge("1001", limit: "1000 km")),
            ("2026-03-12,L,,Squat,1,60,0,0,0,,,", nil, .emptySet),
            ("2026-03-12,L,,Squat,1,60,5,0", nil, .columnCount(found: 8, expected: 12)),
            ("2026-03-12,L,,Squat,1,60,5,0,0,,,,x", nil, .columnCount(found: 13, expected: 12)),
        ]))
    func faults(_ row: String, _ column: String?, _ reason: ImportIssue.Reason) throws {
        let log = try trainingLog(layoutA(start + "Squat,1,60,5,0,0,,,", row, start + "Squat,2,60,5,0,0,,,"), unit: .kg)
        #expect(log.issues == [ImportIssue(line: 3, column: column, reason: reason)])
        #expect(log.rowsRead == 2)
        #expect(log.sessions.flatMap(\.exercises).flatMap(\.sets).count == 2)
    }

    @Test("An unknown unit is reported")
    func unknownUnit() throws {
        let text = StrongFixture.semicolons.text.replacing(";lbs;", with: ";stone;")
        let log = try trainingLog(text)
        #expect(log.issues == [ImportIssue(line: 3, column: "Weight Unit", reason: .unitUnknown("stone"))])
        #expect(log.rowsRead == 2)
    }
}
