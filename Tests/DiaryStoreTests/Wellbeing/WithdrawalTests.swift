import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Withdrawing a consent")
struct WithdrawalTests {
    private let disk: DiskDiary
    private let diary: Diary
    private let anna: Identifier<Client>
    private let eva: Identifier<Client>
    private let day: Day

    private static let secrets = [
        "quarrelsecret", "sleepsecret", "notesecret", "draftsecret", "undonesecret", "asksecret", "tellsecret",
    ]

    init() throws {
        disk = try DiskDiary()
        let diary = try disk.open()
        let day = try #require(Day(iso: "2026-03-05"))
        (self.diary, self.day) = (diary, day)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        func say(_ name: String, _ words: [String]) throws -> Identifier<Client> {
            let client = try diary.clients.add(named: name)
            try diary.consents.give(Consent(isForStudy: true), by: client)
            let id = try diary.checkIns.add(
                CheckIn(day: day, minute: 480, level: .wornOut, question: "How was last night?", answer: words[0]),
                of: client)
            let old = try diary.checkIns.get(id)
            var new = old
            new.answer = words[1]
            try diary.checkIns.update(from: old, to: new)
            try diary.wellbeingNotes.add(WellbeingNote(day: day, minute: 500, text: words[2]), of: client)
            try diary.practices.add(
                Practice(kind: .longBreath, day: day, minute: 501, planned: 300, seconds: 77), of: client)
            try diary.drafts.save(WellbeingDraft.key("check-in", of: client), words[3])
            try diary.checkIns.add(CheckIn(day: day, minute: 900, level: .woundUp, answer: words[4]), of: client)
            try diary.undo()
            let item = Questionnaire.Item("a", words[5], .number(low: 0, high: 30), scales: ["s"])
            let questionnaire = Questionnaire(key: "week", title: "Week", items: [item], scales: [.init("s", "days")])
            let set = try diary.answerSets.begin(questionnaire, for: .extra, of: client)
            try diary.answerSets.answer("a", 12, in: set.id)
            try diary.answerSets.complete(set.id)
            var notice = Notice(text: words[6], from: day)
            notice.client = client
            try diary.notices.see(diary.notices.add(notice), by: client)
            return client
        }
        eva = try say("Eva", ["a", "b", "c", "evadraft", "e", "f", "g"])
        anna = try say("Anna", Self.secrets)
        try diary.clients.add(named: "Zdena")
        try diary.backups.writeIfDue(BackupSchedule(folder: disk.folder.appendingPathComponent("backups")))
        try diary.backups.write(to: disk.folder.appendingPathComponent("diary-replaced-2026.sqlite"))
    }

    private func leaks() throws -> [String] {
        let files = try #require(FileManager.default.enumerator(atPath: disk.folder.path)).compactMap { $0 as? String }
        return files.flatMap { name -> [String] in
            guard let data = try? Data(contentsOf: disk.folder.appendingPathComponent(name)) else { return [] }
            return Self.secrets.filter { data.range(of: Data($0.utf8)) != nil }.map { "\(name): \($0)" }
        }
    }

    /// All data of other clients, and of this client besides wellbeing, as text.
    private func rest() throws -> [String] {
        try diary.read { db in
            let others = "(SELECT id FROM client WHERE id <> \(anna.rawValue))"
            return try String.fetchAll(
                db,
                sql: """
                    SELECT 'c' || id || answer || level || consent FROM check_in WHERE client IN \(others)
                    UNION ALL SELECT 'n' || id || text FROM wellbeing_note WHERE client IN \(others)
                    UNION ALL SELECT 'q' || id || definition || client FROM answer_set WHERE client IN \(others)
                    UNION ALL SELECT 'v' || item || value FROM answer WHERE answer_set IN
                        (SELECT id FROM answer_set WHERE client IN \(others))
                    UNION ALL SELECT 'y' || id || seconds FROM practice WHERE client IN \(others)
                    UNION ALL SELECT 'k' || id || name || health FROM client
                    UNION ALL SELECT 'd' || key || text FROM draft WHERE text = 'evadraft'
                    UNION ALL SELECT 'j' || j.id || kind || details || hex(changeset) FROM journal j
                        JOIN journal_changeset ON journal = j.id
                        WHERE about_client IS NOT \(anna.rawValue) AND kind NOT GLOB 'notice.*'
                    ORDER BY 1
                    """)
        }
    }

    @Test("Not a byte is left in any file of the folder, and other clients' records are unchanged")
    func erased() throws {
        #expect(try Set(leaks().map { $0.split(separator: " ").last.map(String.init) ?? "" }) == Set(Self.secrets))
        let before = try rest()
        #expect(try diary.erasure.wellbeingTraces(of: anna).rows["check_in"] == 1)
        let erased = try diary.erasure.withdrawConsent(of: anna)
        #expect(
            erased.rows["check_in"] == 1 && erased.rows["wellbeing_note"] == 1 && erased.rows["practice"] == 1
                && erased.copies.count == 2)
        #expect(erased.rows["answer_set"] == 1 && erased.rows["answer"] == 1 && erased.rows["score"] == 1)
        #expect(try leaks() == [])
        #expect(try diary.notices.list().map(\.text) == ["g"] && diary.notices.seenCounts().count == 1)
        #expect(try rest() == before)
        let consent = try #require(try diary.consents.newest(of: anna))
        #expect(consent.withdrawnAt != nil && consent.way == nil && !consent.isForStudy && !consent.isOpen)
        #expect(throws: StoreError.self) {
            try diary.checkIns.add(CheckIn(day: day, minute: 1, level: .atEase), of: anna)
        }
        // The last change was about another client: it is undone, and no erased data returns.
        #expect(try diary.undo()?.name == "Add client Zdena")
        // Adding a client with a stored consent cannot be undone.
        while (try? diary.undo()) != nil {}
        while try diary.redo() != nil {}
        #expect(try leaks() == [])
        #expect(try diary.wellbeingEntries.count(of: eva) == 3)
        #expect(try diary.read { try $0.count("SELECT count(*) FROM practice") } == 1)
    }

    @Test("Afterwards the client can agree again, and erasing the client erases everything")
    func again() throws {
        _ = try diary.erasure.withdrawConsent(of: anna)
        try diary.consents.give(Consent(), by: anna)
        try diary.checkIns.add(CheckIn(day: day, minute: 1, level: .atEase, answer: "quarrelsecret"), of: anna)
        #expect(try diary.wellbeingEntries.count(of: anna) == 1)
        _ = try diary.erasure.forget(anna)
        #expect(try leaks() == [])
        #expect(try diary.read { try $0.count("SELECT count(*) FROM consent") } == 1)
    }

    @Test("A backup that cannot be reached is named and left; once it is repaired, repeating erases it there, too")
    func unreachable() throws {
        let place = disk.folder.appendingPathComponent("backups/cut.sqlite")
        try diary.backups.write(to: place)
        let whole = try Data(contentsOf: place)
        try whole.prefix(whole.count / 2).write(to: place)
        let erased = try diary.erasure.withdrawConsent(of: anna)
        #expect(erased.copiesLeft.keys.map(\.lastPathComponent) == ["cut.sqlite"])
        #expect(erased.copies.count == 2 && erased.rows["check_in"] == 1)
        #expect(try leaks().allSatisfy { $0.contains("cut.sqlite") })
        #expect(try diary.consents.newest(of: anna)?.isOpen == false)
        try whole.write(to: place)
        #expect(try !leaks().isEmpty)
        let again = try diary.erasure.withdrawConsent(of: anna)
        #expect(again.copies.contains { $0.lastPathComponent == "cut.sqlite" } && again.copiesLeft.isEmpty)
        #expect(try leaks() == [])
        #expect(try diary.wellbeingEntries.count(of: eva) == 3)
    }
}
