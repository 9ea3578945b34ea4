import FitnessModel
import Foundation
import Testing

@testable import DiaryStore

@Suite("Withdrawing the consent during a programme")
struct ProgrammeWithdrawalTests {
    private static let secrets = [
        "targetsecret", "advicesecret", "helpsecret", "gardensecret", "quarrelsecret", "draftsecret", "undonesecret",
    ]

    /// Begins a programme and inserts a row into each of its tables.
    private func fill(_ diary: Diary, _ client: Identifier<Client>, _ words: [String], on day: Day) throws {
        try diary.consents.give(Consent(), by: client)
        let id = try diary.programmes.begin(of: client, on: day)
        try diary.change("Fill the four weeks") { change in
            var week = ProgrammeWeek(programme: id, number: 1)
            week.page = 3
            _ = try change.insert(week)
            var goal = WeekGoal(programme: id, number: 1)
            goal.target = words[0]
            _ = try change.insert(goal)
            _ = try change.insert(
                WeekRating(programme: id, number: 1, reached: .yes, hardness: .easy, advice: words[1]))
            var exit = ExitRating(programme: id, before: 1, after: 2, hasHelped: true, stars: 3)
            exit.helpedBy = words[2]
            _ = try change.insert(exit)
            _ = try change.insert(DayTimes(programme: id))
            _ = try change.insert(DayActivity(programme: id, position: 1, name: words[3], isOwn: true))
            var meaning = WeekMeaning(programme: id)
            meaning.event = words[4]
            _ = try change.insert(meaning)
        }
        try diary.drafts.save(WellbeingDraft.key("week 1 of \(id.rawValue)", of: client), words[5])
        try diary.change("Add an activity") { change in
            _ = try change.insert(DayActivity(programme: id, position: 2, name: words[6], isOwn: true))
        }
        try diary.undo()
    }

    @Test("Not a byte is left in any file, and other clients' programmes are unchanged")
    func erased() throws {
        let disk = try DiskDiary()
        let diary = try disk.open()
        let day = try #require(Day(iso: "2026-03-05"))
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let anna = try diary.clients.add(named: "Anna")
        let eva = try diary.clients.add(named: "Eva")
        try fill(diary, eva, ["a", "b", "c", "d", "e", "f", "g"], on: day)
        try fill(diary, anna, Self.secrets, on: day)
        try diary.backups.write(to: disk.folder.appendingPathComponent("diary-copy.sqlite"))
        func leaks() throws -> Set<String> {
            let names = try #require(FileManager.default.enumerator(atPath: disk.folder.path))
            let data = names.compactMap { $0 as? String }.compactMap {
                try? Data(contentsOf: disk.folder.appendingPathComponent($0))
            }
            return Set(Self.secrets.filter { secret in data.contains { $0.range(of: Data(secret.utf8)) != nil } })
        }
        #expect(try leaks() == Set(Self.secrets))
        let erased = try diary.erasure.withdrawConsent(of: anna)
        for table in [
            "programme", "programme_week", "week_goal", "week_rating", "exit_rating", "day_times", "day_activity",
            "week_meaning",
        ] {
            #expect(erased.rows[table] == 1, "\(table)")
            #expect(try diary.read { try $0.count("SELECT count(*) FROM \(table)") } == 1, "\(table)")
        }
        #expect(try leaks() == [])
        let others = try #require(try diary.programmes.list(of: eva).first).id
        #expect(try diary.programmes.answers(week: 1, of: others).goal.target == "a")
        // Deleting a client deletes all of it, and undo restores it.
        try diary.clients.delete(eva)
        #expect(try diary.read { try $0.count("SELECT count(*) FROM week_goal") } == 0)
        try diary.undo()
        #expect(try diary.programmes.answers(week: 1, of: others).goal.target == "a")
    }
}
