import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

/// A diary in memory with one trainer, one client and a sheet of two rows, on 12 March 2026.
struct DiaryFixture {
    let diary: Diary
    let eva: Identifier<Trainer>
    let jan: Identifier<Client>
    let squat: Identifier<Exercise>
    let row: Identifier<Exercise>
    let phase: Identifier<Phase>
    let a1: Identifier<PhaseRow>
    let a2: Identifier<PhaseRow>

    static let now = Date(timeIntervalSince1970: 1_773_309_600)
    static let today = day("2026-03-12")
    /// The prescription of the first row.
    static let prescription = Prescription(label: "A1", tempo: "31X0", reps: "3", sets: "5", rest: "150\"")

    init(unit: MassUnit = .kg) throws {
        diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Self.now })))
        eva = try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        jan = try diary.clients.add(named: "Jan Novák", unit: unit)
        squat = try diary.exercises.add(named: "Box squat")
        row = try diary.exercises.add(named: "Seated row")
        phase = try diary.phases.add(named: "P6 In season", client: jan)
        a1 = try diary.phaseRows.add(to: phase, exercise: squat, prescription: Self.prescription)
        a2 = try diary.phaseRows.add(
            to: phase, exercise: row, prescription: Prescription(label: "A2", reps: "6-8", sets: "4"))
    }

    static func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    /// Writes the sheet's two rows as one change; `shown` is the text that the first row replaces.
    func fill(
        _ first: String, _ second: String, _ session: Identifier<TrainingSession>, replacing shown: String = ""
    ) throws {
        try diary.change("Fill 2 cells") { change in
            try change.cells.write(first, at: .planned(a1, session), replacing: shown)
            try change.cells.write(second, at: .planned(a2, session))
        }
    }

    /// Adds a finished session with these texts in the sheet's two rows.
    @discardableResult
    func train(
        _ day: String, _ first: String, _ second: String = "", mode: TrainingSession.Mode = .handsFree
    ) throws -> Identifier<TrainingSession> {
        let session = try diary.sessions.start(phase, day: Self.day(day), mode: mode)
        try diary.cells.write(first, at: .planned(a1, session))
        if !second.isEmpty { try diary.cells.write(second, at: .planned(a2, session)) }
        try diary.sessions.finish(session)
        return session
    }

    /// The sets of the whole diary, one text for each part of a set.
    func sets() throws -> [String] {
        try diary.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT d.set_number || ':' || d.part || ' ' || coalesce(d.grams, '-') || 'x'
                        || coalesce(d.reps, d.milliseconds || 'ms', d.millimetres || 'mm')
                    FROM performed_set d ORDER BY d.session_row, d.set_number, d.part
                    """)
        }
    }

    /// Adds another trainer of the same gym, who becomes the actor.
    func becomeOther(named name: String = "Max") throws -> Identifier<Trainer> {
        let other = try diary.trainers.add(named: name)
        try diary.gym.choose(other)
        return other
    }

    /// Makes a change, and expects that undo and redo restore every table exactly.
    func checkUndo(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ change: () throws -> Void
    ) throws {
        let before = try TableDump(diary)
        try change()
        let after = try TableDump(diary)
        #expect(before != after, "\(name) changes nothing", sourceLocation: sourceLocation)
        #expect(try diary.undo()?.name == name, sourceLocation: sourceLocation)
        #expect(try TableDump(diary).differences(before) == [], "undo of \(name)", sourceLocation: sourceLocation)
        #expect(try diary.redo()?.name == name, sourceLocation: sourceLocation)
        #expect(try TableDump(diary).differences(after) == [], "redo of \(name)", sourceLocation: sourceLocation)
    }
}

/// Unusual and hostile names.
enum HostileName {
    static let all = [
        "", " ", "\u{0}", "a\u{0}b", "tab\tnew\nline\u{1B}[31m", "🏋🏽‍♀️ Łukasz", "אבג عربى \u{202E}desrever",
        "Robert'); DROP TABLE client;--", "\" OR 1=1 --", "%_*^\"'", "NEAR(a b) AND NOT x:*", "é\u{301}\u{302}",
        String(repeating: "x", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 2_000),
    ]
}
