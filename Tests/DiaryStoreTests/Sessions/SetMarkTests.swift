import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Set times are stored with the sets")
struct SetMarkTests {
    private let fixture: DiaryFixture
    private let session: Identifier<TrainingSession>
    private var diary: Diary { fixture.diary }

    init() throws {
        fixture = try DiaryFixture()
        session = try fixture.diary.sessions.start(fixture.phase, day: DiaryFixture.today)
    }

    /// A mark of ten seconds for the first set, twenty for the second: the length identifies the set.
    private func mark(_ number: Int) -> SetMark {
        let began = DiaryFixture.now + Double(number) * 100
        return SetMark(began: began, ended: began + Double(number) * 10, reps: [1_000, 2_500])
    }

    /// Logs sets one after another, each with its mark.
    private func log(_ sets: [String]) throws -> Identifier<SessionRow> {
        var row = Identifier<SessionRow>.unsaved
        for count in 1...sets.count {
            let text = sets.prefix(count).joined(separator: " ")
            let shown = sets.prefix(count - 1).joined(separator: " ")
            row = try #require(
                try diary.cells.write(
                    text, at: .planned(fixture.a1, session), replacing: shown, mark: mark(count)))
        }
        return row
    }

    /// The seconds of the marks by set number.
    private func seconds(_ row: Identifier<SessionRow>) throws -> [Int: Int] {
        (try diary.sessions.marks(of: session)[row] ?? [:]).mapValues { $0.milliseconds / 1000 }
    }

    @Test("A set is written with its start, end and repetitions, and undo reverts all of it")
    func written() throws {
        try fixture.checkUndo("Log Box squat 80x2 (Jan Novák)") {
            _ = try diary.cells.write("80x2", at: .planned(fixture.a1, session), mark: mark(1))
        }
        let row = try #require(try diary.sessions.sheet(session).rows.first { $0.row.text == "80x2" })
        #expect(try diary.sessions.marks(of: session)[row.id] == [1: mark(1)])
    }

    @Test("The times belong to the last set, and writing them again replaces them")
    func replaced() throws {
        let row = try log(["80x3", "90x3"])
        #expect(try seconds(row) == [1: 10, 2: 20])
        _ = try diary.cells.write(
            "80x3 90x4", at: .planned(fixture.a1, session), replacing: "80x3 90x3", mark: mark(3))
        #expect(try seconds(row) == [1: 10, 2: 30])
    }

    @Test("A note without sets has no times")
    func note() throws {
        let row = try #require(
            try diary.cells.write("knee hurts", at: .planned(fixture.a1, session), mark: mark(1)))
        #expect(try seconds(row).isEmpty)
    }

    @Test("Times for text that is not a set leave the times of the set before it unchanged")
    func unreadable() throws {
        let row = try log(["80x3"])
        _ = try diary.cells.write(
            "80x3 80xx5", at: .planned(fixture.a1, session), replacing: "80x3", mark: mark(2))
        #expect(try seconds(row) == [1: 10])
        _ = try diary.cells.write("80x3 80xx5", at: .own(row), replacing: "80x3 80xx5", mark: mark(3))
        #expect(try seconds(row) == [1: 10])
    }

    @Test("Times follow their sets when a cell is rewritten")
    func follow() throws {
        let sets = ["80x3", "90x3", "100x3", "110x3"]
        let all = [1: 10, 2: 20, 3: 30, 4: 40]
        for (text, expected) in [
            ("80x3 90x3 100x3 110x3", all),
            ("80x3 95x2 100x3 110x3", all),  // corrected
            ("80x3 100x3 110x3", [1: 10, 2: 30, 3: 40]),  // the second taken out
            ("90x3 100x3 110x3", [1: 20, 2: 30, 3: 40]),  // the first taken out
            ("80x3 90x3", [1: 10, 2: 20]),  // the last two taken out
            ("w40x5 80x3 90x3 100x3 110x3", [2: 10, 3: 20, 4: 30, 5: 40]),  // one put in front
            ("80x3 85x3 90x3 100x3 110x3", [1: 10, 3: 20, 4: 30, 5: 40]),
            ("-", [:]), ("", [:]),
        ] {
            let fixture = try SetMarkTests()
            let row = try fixture.log(sets)
            _ = try fixture.diary.cells.write(
                text, at: .planned(fixture.fixture.a1, fixture.session), replacing: sets.joined(separator: " "))
            #expect(try fixture.seconds(row) == expected, "\(text)")
        }
    }

    @Test("After any rewriting, no two times share a set and none is beyond the last")
    func property() throws {
        var dice = SeededGenerator(seed: 20)
        let row = try log(["80x3", "90x3", "100x3"])
        var shown = "80x3 90x3 100x3"
        for _ in 0..<Rounds.of(200) {
            let texts = (0..<Int.random(in: 0...6, using: &dice)).map { _ in
                "\(Int.random(in: 8...12, using: &dice) * 10)x3"
            }
            let mark = Bool.random(using: &dice) ? mark(1) : nil
            let text = texts.joined(separator: " ")
            _ = try diary.cells.write(text, at: .planned(fixture.a1, session), replacing: shown, mark: mark)
            shown = text
            let marks = try diary.sessions.marks(of: session)[row] ?? [:]
            #expect(marks.keys.allSatisfy { (1...max(texts.count, 1)).contains($0) })
            if texts.isEmpty { #expect(marks.isEmpty) }
            let stored = try diary.read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM set_mark") ?? 0
            }
            #expect(stored == marks.count)
        }
    }

    @Test("Deleting a row, session or client deletes the times, and undo restores them")
    func deleting() throws {
        let row = try log(["80x3", "90x3"])
        try fixture.checkUndo("Remove Box squat from session (Jan Novák)") { try diary.cells.remove(row) }
        #expect(try diary.sessions.marks(of: session).isEmpty)
        try diary.undo()
        #expect(try seconds(row) == [1: 10, 2: 20])
        try diary.sessions.delete(session)
        try diary.undo()
        #expect(try seconds(row) == [1: 10, 2: 20])
        try diary.clients.delete(fixture.jan)
        try diary.undo()
        #expect(try seconds(row) == [1: 10, 2: 20])
    }

    @Test("The best series have the most repetitions, without warm-ups, this session included")
    func best() throws {
        try fixture.train("2026-03-01", "w40x20 80x5 80x5", "")
        try fixture.train("2026-03-03", "60x10 60x8 60x7", "")
        try fixture.train("2026-03-05", "100x3", "")
        _ = try log(["50x50"])
        #expect(
            try diary.loads.bestSeries(client: fixture.jan, exercise: fixture.squat, before: session) == [10, 8, 7])
        #expect(try diary.loads.bestSeries(client: fixture.jan, exercise: fixture.row, before: session) == [])
    }

    @Test("The best series are earlier than the session: later ones are not used to count down")
    func bestBefore() throws {
        try fixture.train("2026-01-05", "60x10 60x8", "")
        let afterwards = try diary.sessions.startFree(
            client: fixture.jan, day: try #require(Day(iso: "2026-01-20")), mode: .handsFree)
        try fixture.train("2026-03-01", "60x20 60x20", "")
        #expect(
            try diary.loads.bestSeries(client: fixture.jan, exercise: fixture.squat, before: afterwards) == [10, 8])
        #expect(try diary.loads.bestSeries(client: fixture.jan, exercise: fixture.squat) == [20, 20])
    }
}
