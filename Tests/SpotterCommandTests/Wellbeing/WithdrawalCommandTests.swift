import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter wellbeing forget")
struct WithdrawalCommandTests {
    private static let secrets = ["quarrelsecret", "notesecret", "draftsecret"]
    private let home: Home

    /// Two clients with wellbeing records, and a backup of the diary.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let day = try #require(Day(iso: "2026-03-05"))
        for (name, words) in [("Anna Malá", Self.secrets), ("Eva Horn", ["hornanswer", "hornnote", "horndraft"])] {
            let client = try diary.clients.add(named: name)
            try diary.consents.give(Consent(), by: client)
            try diary.checkIns.add(CheckIn(day: day, minute: 480, level: .wornOut, answer: words[0]), of: client)
            try diary.wellbeingNotes.add(WellbeingNote(day: day, minute: 500, text: words[1]), of: client)
            try diary.drafts.save(WellbeingDraft.key("check-in", of: client), words[2])
        }
        try diary.close()
        #expect(try CommandRun("backup", home: home).status == 0)
    }

    /// The files in the home folder that contain a text, except for the output of commands.
    private func files(with text: String) throws -> [String] {
        let names = try #require(FileManager.default.enumerator(atPath: home.path)).compactMap { $0 as? String }
        return names.filter { name in
            guard name != "out", name != "err" else { return false }
            let data = FileManager.default.contents(atPath: home.path + "/" + name)
            return data?.range(of: Data(text.utf8)) != nil
        }
    }

    private func forget(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["wellbeing", "forget"] + arguments, home: home)
    }

    @Test("Unattended it needs the full name; nothing is deleted before")
    func refused() throws {
        let nobody = try forget("Anna")
        #expect(nobody.status == 64 && nobody.errors.contains("--yes --name"), "\(nobody.errors)")
        #expect(try forget("Anna", "--yes").status == 64)
        #expect(try forget("Anna", "--name", "Anna Malá").status == 64)
        let wrong = try forget("Anna", "--yes", "--name", "Anna")
        #expect(wrong.status == 64 && wrong.errors.contains("not the full name. Nothing was changed."))
        let other = try forget("Anna", "--yes", "--name", "Eva Horn")
        #expect(other.status == 64 && other.errors.contains("Nothing was changed."))
        #expect(try forget("Zebulon", "--yes", "--name", "Zebulon").status == 66)
        #expect(try forget("Anna", "--yes", "--name", "Anna Malá", "--read-only").status == 77)
        for secret in Self.secrets { #expect(try files(with: secret).count >= 2, "\(secret)") }
    }

    @Test("It lists the deletions, erases them from diary and backup, and keeps the client and all others")
    func erased() throws {
        let run = try forget("Anna", "--yes", "--name", "Anna Malá")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains("The wellbeing records of Anna Malá will be erased for good: 1 check-in, 1 note."),
            "\(run.errors)")
        #expect(run.output.contains("The wellbeing records were erased from the diary.\n"), "\(run.output)")
        #expect(run.output.contains("Also erased from the backup: \(home.path)/backups/manual-"), "\(run.output)")
        for secret in Self.secrets { #expect(try files(with: secret) == [], "\(secret)") }
        for text in ["hornanswer", "hornnote", "horndraft"] { #expect(try files(with: text).count >= 2, "\(text)") }
        #expect(try CommandRun("stats", "Anna", home: home).status == 0)
        #expect(try CommandRun("doctor", home: home).status == 0)
        let again = try CommandRun("checkin", "Anna", "2", "anew", home: home)
        #expect(again.status == 65 && again.errors.contains("Anna Malá has not consented to storing this"))
        let diary = try Diary(path: home.diary)
        defer { try? diary.close() }
        let anna = try #require(try diary.clients.named("Anna Malá").first)
        let eva = try #require(try diary.clients.named("Eva Horn").first)
        #expect(try diary.wellbeingEntries.count(of: anna.id) == 0)
        #expect(try diary.wellbeingEntries.count(of: eva.id) == 2)
        #expect(try diary.consents.newest(of: anna.id)?.withdrawnAt != nil)
        #expect(try diary.consents.newest(of: eva.id)?.isOpen == true)
    }

    @Test("A backup that cannot be reached is named, and the command fails")
    func unreachable() throws {
        let folder = home.path + "/backups/"
        let good = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let whole = try #require(FileManager.default.contents(atPath: folder + good))
        try Data(whole.prefix(whole.count / 2)).write(to: URL(fileURLWithPath: folder + "cut.sqlite"))
        let run = try forget("Anna", "--yes", "--name", "Anna Malá")
        #expect(run.status == 73)
        #expect(run.output.contains("The wellbeing records were erased from the diary.\n"))
        #expect(run.output.contains("Also erased from the backup: \(folder)\(good)\n"), "\(run.output)")
        #expect(run.errors.contains("\(folder)cut.sqlite was not changed: "), "\(run.errors)")
        #expect(run.errors.contains("Not every backup could be written."))
        for secret in Self.secrets {
            #expect(try files(with: secret).allSatisfy { $0.hasSuffix("cut.sqlite") }, "\(secret)")
        }
    }
}
