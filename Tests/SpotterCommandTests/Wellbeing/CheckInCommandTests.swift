import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter checkin")
struct CheckInCommandTests {
    private let home: Home

    /// Two clients; only Eva has given her consent.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        try diary.clients.add(named: "Anna Malá")
        let eva = try diary.clients.add(named: "Eva")
        try diary.consents.give(Consent(), by: eva)
        try diary.close()
    }

    private func checkIn(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["checkin"] + arguments, home: home, environment: ["TZ": "UTC"])
    }

    private func checkIns(_ name: String) throws -> [CheckIn] {
        let diary = try Diary(path: home.diary)
        defer { try? diary.close() }
        let client = try #require(try diary.clients.named(name).first)
        return try diary.checkIns.list(of: client.id, in: .earliest ... .latest)
    }

    private func isAnywhere(_ text: String) throws -> Bool {
        let names = try #require(FileManager.default.enumerator(atPath: home.path)).compactMap { $0 as? String }
        return names.contains { name in
            let data = FileManager.default.contents(atPath: home.path + "/" + name)
            return data?.range(of: Data(text.utf8)) != nil
        }
    }

    @Test("Nothing is stored for a client without consent, with a reason")
    func consent() throws {
        let run = try checkIn("Anna", "2", "quarrelsecret")
        #expect(run.status == 65 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.contains("Anna Malá has not consented to storing this"), "\(run.errors)")
        #expect(try checkIns("Anna Malá").isEmpty)
        #expect(try !isAnywhere("quarrelsecret"))
    }

    @Test("Nothing is stored for a client who has withdrawn")
    func withdrawn() throws {
        let diary = try Diary(path: home.diary)
        let eva = try #require(try diary.clients.named("Eva").first)
        _ = try diary.erasure.withdrawConsent(of: eva.id)
        try diary.close()
        let run = try checkIn("Eva", "3", "quarrelsecret")
        #expect(run.status == 65 && run.errors.contains("Eva has not consented to storing this"), "\(run.errors)")
        #expect(try checkIns("Eva").isEmpty)
        #expect(try !isAnywhere("quarrelsecret"))
    }

    @Test("A check-in is stored as given, and reported in one line")
    func stored() throws {
        let run = try checkIn("Eva", "2", "two moves", "--at", "2020-03-12 21:00")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "Eva: 2 worn out, 2020-03-12 21:00.\n")
        let found = try checkIns("Eva")
        let one = try #require(found.first)
        #expect(found.count == 1 && one.day.iso == "2020-03-12" && one.minute == 21 * 60)
        #expect(one.level == .wornOut && one.answer == "two moves" && one.speaker == .trainer)
        #expect(try checkIns("Anna Malá").isEmpty)
    }

    @Test("The day can be given in words; the answer can be left out")
    func yesterday() throws {
        let before = Day(Date(), in: .gmt)
        let run = try checkIn("Eva", "4", "--at", "yesterday 07:05")
        let after = Day(Date(), in: .gmt)
        #expect(run.status == 0, "\(run.errors)")
        let one = try #require(try checkIns("Eva").first)
        // Midnight may have passed in the meantime.
        #expect([before, after].contains(one.day.adding(days: 1)) && one.minute == 7 * 60 + 5)
        #expect(one.level == .carefree && one.answer.isEmpty)
        let now = try checkIn("Eva", "1")
        #expect(now.status == 0 && now.output.hasPrefix("Eva: 1 wound up, "), "\(now.errors)")
        #expect(try checkIns("Eva").count == 2)
    }

    @Test("There is no middle, no fifth level, no future time, and no unknown client")
    func mistakes() throws {
        for level in ["0", "5", "2.5", "two"] { #expect(try checkIn("Eva", level).status == 64, "\(level)") }
        #expect(try checkIn("Eva").status == 64)
        for moment in ["soon", "yesterday", "2026-03-12 25:00", "1 2 3"] {
            #expect(try checkIn("Eva", "2", "--at", moment).status == 64, "\(moment)")
        }
        let future = try checkIn("Eva", "2", "--at", "2199-12-30 08:00")
        #expect(future.status == 64 && future.errors.contains("2199-12-30 08:00 is in the future"), "\(future.errors)")
        #expect(try checkIn("Zebulon", "2").status == 66)
        #expect(try checkIn("Eva", "2", "--read-only").status == 77)
        #expect(try checkIns("Eva").isEmpty)
    }
}
