import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Counted sets are read with their times")
struct TimedSetTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let days = DiaryFixture.day("2026-01-01")...DiaryFixture.today

    init() throws { fixture = try DiaryFixture() }

    private func mark(_ seconds: Double, _ presses: [Int] = []) -> SetMark {
        SetMark(began: DiaryFixture.now, ended: DiaryFixture.now + seconds, reps: presses)
    }

    /// Appends a set to the text of the first row.
    private func log(
        _ set: String, _ session: Identifier<TrainingSession>, after shown: String = "", _ mark: SetMark? = nil
    ) throws {
        let text = shown.isEmpty ? set : "\(shown) \(set)"
        try diary.cells.write(text, at: .planned(fixture.a1, session), replacing: shown, mark: mark)
    }

    @Test("The energy of a session takes the measured time if each work set was counted")
    func energy() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try log("80x3", session, mark(21))
        func known() throws -> SessionExpenditure {
            try #require(try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first?.record)
        }
        #expect(try known().isTimed && known().seconds == 21)
        try log("80x3", session, after: "80x3")
        #expect(try !known().isTimed && known().seconds == SessionExpenditure.shortest)
    }

    @Test("A counted set appears in history, records, charts and statistics, and undo removes it from all")
    func everywhere() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try log("80x3", session)
        let marked = mark(12, [2_000, 6_000, 11_000])
        try log("80x3>60x5", session, after: "80x3", marked)
        let times = try diary.figures.timedSets(of: fixture.jan, days: days)
        #expect(times.map(\.exercise) == [fixture.squat])
        let timed = try #require(times.first?.timed)
        #expect(timed.mark == marked && timed.tempo == "31X0" && timed.day == DiaryFixture.today)
        #expect(timed.session == session)
        #expect(timed.set == LoadCell("80x3>60x5", unit: .kg).sets.first)
        let cell = try #require(
            try diary.figures.exerciseHistory(client: fixture.jan, exercise: fixture.squat, limit: 5).first)
        #expect(cell.marks == [2: marked] && cell.tempo == "31X0")
        #expect(try diary.figures.marks(ofPhase: fixture.phase).values.map { $0 } == [[2: marked]])
        let progress = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(progress.figures.suffix(3) == [.setTime, .repTime, .underLoad])
        #expect(progress.points(.repTime).map(\.value) == [4_500])
        // A set of two parts is not a time record.
        #expect(progress.times.isEmpty)
        try diary.undo()
        #expect(try diary.figures.timedSets(of: fixture.jan, days: days).isEmpty)
        let before = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(!before.figures.contains(.underLoad))
        #expect(try diary.figures.marks(ofPhase: fixture.phase).isEmpty)
        try diary.redo()
        #expect(try diary.figures.timedSets(of: fixture.jan, days: days) == times)
    }

    @Test("Warm-ups, other days and other clients are left out, and another trainer's sets cannot be read")
    func out() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try log("w40x8", session, mark(20))
        try log("80x3", session, after: "w40x8", mark(9))
        #expect(try diary.figures.timedSets(of: fixture.jan, days: days).map(\.timed.mark.milliseconds) == [9_000])
        let yesterday = DiaryFixture.today.adding(days: -1)
        #expect(try diary.figures.timedSets(of: fixture.jan, days: days.lowerBound...yesterday).isEmpty)
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.figures.timedSets(of: anna, days: days).isEmpty)
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try diary.figures.timedSets(of: fixture.jan, days: days) }
        #expect(try diary.figures.marks(ofPhase: fixture.phase).isEmpty)
    }

    @Test("The times read match the cells and their marks", arguments: 1...30)
    func independent(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var expected: [TimedSet] = []
        for ago in (0..<6).reversed() {
            let day = DiaryFixture.today.adding(days: -ago)
            let session = try diary.sessions.start(fixture.phase, day: day, mode: .handsFree)
            var shown = ""
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let sets = ["80x5", "80x5>60x8", "70x5/4", "70x5+3+2", "60s", "20x40m", "w40x8", "80x3!", "bw+10x5@8"]
                let set = sets.randomElement(using: &random) ?? ""
                let isCounted = Bool.random(using: &random)
                let presses = (0..<Int.random(in: 0...8, using: &random)).map { ($0 + 1) * 2_500 }
                let mark = mark(Double.random(in: 20...60, using: &random).rounded(), presses)
                try log(set, session, after: shown, isCounted ? mark : nil)
                shown = shown.isEmpty ? set : "\(shown) \(set)"
                let read = try #require(LoadCell(shown, unit: .kg).sets.last)
                guard isCounted, !read.isWarmUp else { continue }
                expected.append(TimedSet(day: day, session: session, set: read, mark: mark, tempo: "31X0"))
            }
            try diary.sessions.finish(session)
        }
        #expect(try diary.figures.timedSets(of: fixture.jan, days: days).map(\.timed) == expected)
        let progress = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        var alone = ExerciseProgress()
        alone.add(expected)
        for figure in [ExerciseProgress.Figure.setTime, .repTime, .underLoad] {
            #expect(progress.points(figure) == alone.points(figure))
        }
        #expect(progress.times == TimeRecords(expected))
    }
}
