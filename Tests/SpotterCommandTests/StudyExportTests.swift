import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Testing

@Suite("The export for a study")
struct StudyExportTests {
    private static let secrets = [
        "Anna Malá", "Malá", "annasecret", "notesecret", "goalsecret", "evasecret", "0420555", "2026-03", "12 Mar",
        "Gym 20", "Ada",
    ]
    private let home: Home
    private let day: Day

    init() throws {
        home = try Home()
        day = try #require(Day(iso: "2026-03-14"))
        // The consents are from 12 March, the check-ins from two days later.
        let consented = Date(timeIntervalSince1970: 1_773_306_000)
        let diary = try Diary(path: home.diary, options: DiaryOptions(clock: DiaryClock(now: { consented })))
        try diary.gym.setUp(gym: "Gym 20", trainer: "Ada")
        for (name, study) in [("Anna Malá", true), ("Eva", false), ("Zoe", true), ("Ida", true)] {
            let client = try diary.clients.add(named: name)
            var old = try diary.clients.get(client)
            let before = old
            old.phone = "0420555"
            try diary.clients.update(from: before, to: old)
            try diary.consents.give(Consent(isForStudy: study), by: client)
            var one = CheckIn(
                day: day, minute: 480, level: .wornOut, question: "How was last night?", answer: "\(name) annasecret")
            one.sleep = 340
            try diary.checkIns.add(one, of: client)
            try diary.wellbeingNotes.add(WellbeingNote(day: day, minute: 500, text: "notesecret"), of: client)
            let month = try #require(QuestionnaireLibrary().named("month-in-days"))
            let set = try diary.answerSets.begin(month, for: .extra, of: client)
            try diary.answerSets.answer(
                month.items.enumerated().map { (item: $1.key, value: $0 == 5 ? nil : 3) }, in: set.id)
            try diary.answerSets.complete(set.id)
            _ = try diary.answerSets.begin(month, for: .extra, of: client)
        }
        let zoe = try #require(try diary.clients.named("Zoe").first)
        _ = try diary.erasure.withdrawConsent(of: zoe.id)
        try diary.close()
    }

    private func files(_ folder: String) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) })
    }

    @Test(
        "No file has names, contacts, texts or dates; clients without consent are absent; every row is counted"
    )
    func exported() throws {
        let dry = try CommandRun(["wellbeing", "export", "--study", "--dry-run"], home: home)
        #expect(dry.output.contains("2 clients take part.") && dry.output.contains("check_ins.csv: 2 rows"))
        #expect(try CommandRun(["wellbeing", "export", home.path + "/files"], home: home).status != 0)
        let run = try CommandRun(["wellbeing", "export", home.path + "/files", "--study"], home: home)
        #expect(run.status == 0, "\(run.errors)")
        let files = try self.files(home.path + "/files")
        #expect(files["notes.csv"] == nil)
        for (name, text) in files {
            for secret in Self.secrets { #expect(!text.contains(secret), "\(name): \(secret)") }
            let mode = try FileManager.default.attributesOfItem(atPath: home.path + "/files/" + name)[.posixPermissions]
            #expect(mode as? Int == 0o600, "\(name)")
        }
        func rows(_ name: String) -> [[Substring]] {
            (files[name] ?? "").split(separator: "\r\n").dropFirst().map {
                $0.split(separator: ",", omittingEmptySubsequences: false)
            }
        }
        let codes = Set(rows("people.csv").map { $0[0] })
        #expect(codes.count == 2 && codes.allSatisfy { $0.count == 6 })
        #expect(rows("check_ins.csv").count == 2)
        #expect(rows("check_ins.csv").allSatisfy { $0.dropFirst() == ["2", "480", "2", "trainer", "340", "", ""] })
        #expect(rows("answers.csv").count == 18 && rows("answers.csv").count { $0.last == "" } == 2)
        #expect(rows("scores.csv").count == 18)
        #expect(rows("scores.csv").contains { $0.suffix(2) == ["unhealthy", "6"] })
        #expect(files["codebook.md"]?.contains("| unhealthy |") == true)

        // Whoever made a link decides where it leads.
        symlink(home.path + "/files", home.path + "/link")
        for link in ["/link", "/link/"] {
            let linked = try CommandRun(
                ["wellbeing", "export", home.path + link, "--study", "--replace"], home: home)
            #expect(linked.status == 73 && linked.errors.contains("it is a link, give the folder itself"))
        }

        // The codes are stable, and existing files are not replaced without the flag.
        let taken = try CommandRun(["wellbeing", "export", home.path + "/files", "--study"], home: home)
        #expect(taken.status == 73 && taken.errors.contains("already exists. --replace replaces it."))
        #expect(
            try CommandRun(["wellbeing", "export", home.path + "/again", "--study", "--with-notes"], home: home).status
                == 0)
        let again = try self.files(home.path + "/again")
        #expect(again["people.csv"] == files["people.csv"])
        #expect(again["notes.csv"]?.contains("notesecret") == true && again["notes.csv"]?.contains("Zoe") == false)
    }
}
