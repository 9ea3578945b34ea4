import DiaryExchange
import FitnessModel
import Foundation
import Testing

@Suite("Strong's layouts")
struct StrongLayoutTests {
    @Test("Every layout reads the same session", arguments: StrongFixture.all)
    func layout(_ fixture: StrongFixture) throws {
        let log = try trainingLog(fixture.text, unit: fixture.asksForUnit ? .kg : nil)
        #expect(log.issues == [])
        #expect(log.rowsRead == 3)
        #expect(log.sessions.count == 1)
        let session = try #require(log.sessions.first)
        #expect(session.key == "strong:2026-03-12T18:30:00:Legs")
        #expect(session.title == "Legs")
        #expect(session.startedAt?.description == "2026-03-12T18:30:00")
        #expect(session.exercises.map(\.name) == ["Squat (Barbell)", "Plank"])
        let squat = try #require(session.exercises.first)
        var second = PerformedSet.reps(3, kg: 102.5)
        second.effort = .rpe(tenths: 85)
        #expect(squat.sets == [.reps(5, kg: 100), second])
        #expect(session.exercises.last?.sets == [PerformedSet(.none, .time(milliseconds: 60_000))])
    }

    @Test("Durations and notes are read if the layout has them", arguments: StrongFixture.all)
    func besides(_ fixture: StrongFixture) throws {
        let session = try #require(try trainingLog(fixture.text, unit: .kg).sessions.first)
        #expect(session.durationSeconds == (fixture.name == "A without duration" ? nil : 3900))
        #expect(session.note == (fixture.name == "A without notes" ? "" : "Good day"))
        #expect(session.exercises.first?.note == (fixture.name == "A without notes" ? "" : "Slow down"))
    }

    @Test("The unit is asked for only if the file does not state it", arguments: StrongFixture.all)
    func question(_ fixture: StrongFixture) throws {
        let file = importFile(fixture.text)
        let questions = try ImportFormat.sniff(file).questions(about: file)
        #expect(questions.isEmpty == !fixture.asksForUnit)
        if fixture.asksForUnit {
            #expect(throws: ImportError.massUnitNeeded(name: "test.csv")) { try trainingLog(file) }
        }
    }

    @Test("Line ends, a byte order mark and UTF-16 change nothing", arguments: StrongFixture.all)
    func encodings(_ fixture: StrongFixture) throws {
        let plain = try trainingLog(fixture.text, unit: .kg).sessions
        let windows = fixture.text.replacing("\n", with: "\r\n")
        let variants: [Data] = [
            Data(windows.utf8),
            Data(fixture.text.replacing("\n", with: "\r").utf8),
            Data([0xEF, 0xBB, 0xBF]) + Data(windows.utf8),
            Data([0xFF, 0xFE]) + windows.utf16.reduce(into: Data()) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] },
            Data([0xFE, 0xFF]) + windows.utf16.reduce(into: Data()) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xFF)] },
        ]
        for variant in variants {
            #expect(try trainingLog(ImportFile(name: "x", bytes: variant), unit: .kg).sessions == plain)
        }
    }

    @Test("Columns are found by title, in any order and spelling")
    func shuffledColumns() throws {
        let log = try trainingLog(
            """
            sep=;
            REPS; weight  (LBS) ;Set order;"exercise name";Extra;DATE
            5;225;1;Squat;;2026-03-12
            """)
        #expect(log.issues == [])
        #expect(log.statedUnits == [.lb])
        let session = try #require(log.sessions.first)
        #expect(session.startedAt == nil)
        #expect(session.day.iso == "2026-03-12")
        #expect(session.exercises.first?.sets == [PerformedSet(.load(Mass(225.0, .lb)), .reps(5))])
    }

    @Test("A layout in pounds becomes exact grams")
    func pounds() throws {
        let log = try trainingLog(layoutA(start + "Squat,1,225.0,5,1,0,,,"), unit: .lb)
        #expect(log.sessions.first?.exercises.first?.sets == [PerformedSet(.load(Mass(grams: 102_058)), .reps(5))])
        #expect(log.sessions.first?.exercises.first?.note == "set 1: 1609.344 m")
    }
}
