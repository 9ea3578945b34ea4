import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("The export for a study, with every table filled")
struct StudyTablesTests {
    /// The expected number of rows of each file: SQL conditions on the tables of the participants.
    private static let counts = [
        "people": "consent WHERE id IN \(part)", "check_ins": "check_in WHERE consent IN \(part)",
        "practice": "practice WHERE consent IN \(part)",
        "answers": "answer WHERE answer_set IN (SELECT id FROM answer_set WHERE done_at > 0 AND consent IN \(part))",
        "scores": "score WHERE answer_set IN (SELECT id FROM answer_set WHERE done_at > 0 AND consent IN \(part))",
        "weeks": "programme_week WHERE \(ofPart)", "ratings": "week_rating WHERE \(ofPart)",
        "goals": "week_goal WHERE \(ofPart)", "times": "day_times WHERE \(ofPart)",
        "activities": "day_activity WHERE \(ofPart)", "exit": "exit_rating WHERE \(ofPart)",
    ]
    private static let part = "(SELECT id FROM consent WHERE study = 1 AND withdrawn_at IS NULL)"
    private static let ofPart = "programme IN (SELECT id FROM programme WHERE consent IN \(part))"
    private let home: Home

    init() throws {
        home = try Home()
        try StudyDiary.make(at: home.diary)
    }

    /// Exports into a subfolder of the home folder.
    private func export(_ folder: String, _ options: String...) throws -> (run: CommandRun, files: [String: String]) {
        let path = home.path + "/" + folder
        let arguments = ["wellbeing", "export", path, "--study"] + options
        let run = try CommandRun(arguments, home: home, environment: ["TZ": "UTC"])
        #expect(run.status == 0, "\(run.errors)")
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            files[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        }
        return (run, files)
    }

    private func rows(_ file: String?) -> [[String]] {
        (file ?? "").split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private func finds(_ pattern: String, in text: String) -> String? {
        text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
    }

    private func count(_ what: String) throws -> Int {
        let queue = try DatabaseQueue(path: home.diary)
        defer { try? queue.close() }
        return try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(what)") } ?? 0
    }

    @Test("No file or line has a name, contact, text or date, of participants and others")
    func secrets() throws {
        let (run, files) = try export("files")
        let names = [
            "people", "check_ins", "weeks", "ratings", "goals", "times", "activities", "answers", "scores", "practice",
            "exit",
        ]
        #expect(Set(files.keys) == Set(names.map { $0 + ".csv" } + ["codebook.md"]))
        var texts = files
        texts["(printed)"] = run.output + run.errors
        for (name, text) in texts {
            for person in StudyDiary.people {
                #expect(!text.lowercased().contains(person.tag), "\(name): \(person.tag)")
                #expect(!text.contains(person.name.prefix { $0 != " " }), "\(name): \(person.name)")
            }
            for secret in ["Gym 20", "Lovegood", "@", "0420555"] {
                #expect(!text.contains(secret), "\(name): \(secret)")
            }
            // A date, a time or a row id.
            for pattern in [
                "[0-9]{4}-[0-9]{2}", "[0-9]{1,2}\\. ?[0-9]{1,2}\\. ?[0-9]{2,4}", "[0-9]{1,2}:[0-9]{2}", "[0-9]{9,}",
                "\\b[0-9]{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)",
            ] {
                let found = finds(pattern, in: text)
                #expect(found == nil, "\(name): \(found ?? "")")
            }
        }
    }

    @Test("Every row of participants is in its file, none of others, and the printed counts match")
    func accounted() throws {
        let dry = try CommandRun(["wellbeing", "export", "--study", "--dry-run"], home: home)
        let (run, files) = try export("files")
        #expect(dry.status == 0 && dry.output == run.output)
        #expect(run.output.contains("2 clients take part.\n"))
        let people = rows(files["people.csv"])
        let codes = people.map { $0[0] }
        #expect(codes.count == 2 && Set(codes).count == 2 && codes.allSatisfy { $0.count == 6 })
        for (name, table) in Self.counts {
            let expected = try count(table)
            let found = rows(files[name + ".csv"])
            #expect(expected > 0 && found.count == expected, "\(name)")
            #expect(run.output.contains("\(name).csv: \(expected) \(expected == 1 ? "row" : "rows")\n"), "\(name)")
            #expect(Set(found.map { $0[0] }) == Set(codes), "\(name)")
            #expect(files[name + ".csv"]?.hasSuffix("\r\n") == true, "\(name)")
            // The diary has more rows, of clients who did not consent.
            let all = String(table.prefix { $0 != " " })
            #expect(try count(all) > expected, "\(all)")
        }
        for person in people {
            func own(_ file: String) -> [[String]] { rows(files[file]).filter { $0[0] == person[0] } }
            #expect(person[2] == "paper")
            #expect(person[3] == "\(own("check_ins.csv").count)" && person[4] == "\(own("practice.csv").count)")
            #expect(person[5] == "\(Set(own("answers.csv").map { $0[1] }).count)")
            #expect(person[6] == "\(Set(own("weeks.csv").map { $0[1] }).count)")
        }
    }

    @Test("The files have the check-ins, with days counted from the consent")
    func content() throws {
        let (_, files) = try export("files")
        /// The rows without the code; both clients have the same ones.
        func cells(_ file: String) throws -> [[String]] {
            let lines = rows(files[file])
            let code = try #require(lines.first?.first)
            let (own, others) = (lines.filter { $0[0] == code }, lines.filter { $0[0] != code })
            #expect(own.map { Array($0.dropFirst()) } == others.map { Array($0.dropFirst()) }, "\(file)")
            return own.map { Array($0.dropFirst()) }
        }
        #expect(
            try cells("check_ins.csv") == [
                ["1", "600", "4", "trainer", "", "", ""], ["2", "480", "2", "client", "340", "2", "3"],
            ])
        #expect(
            try cells("practice.csv") == [
                ["1", "700", "even breath", "60", "48", "2", "0"], ["2", "540", "long breath", "300", "120", "0", "1"],
            ])
        #expect(try cells("goals.csv") == [["1", "1", "7", "5"], ["1", "3", "8", "5"]])
        #expect(
            try cells("ratings.csv") == [
                ["1", "1", "2", "3", "2"], ["1", "2", "2", "3", "2"], ["1", "3", "2", "3", "2"],
            ])
        #expect(try cells("times.csv") == [["1", "420", "480", "", "1140", "1320", "1380"]])
        #expect(try cells("exit.csv") == [["1", "2", "4", "1", "5", "2"]])
        let weeks = try cells("weeks.csv")
        #expect(weeks.map { $0[4] } == ["1", "2", "3", "4"])
        #expect(weeks.allSatisfy { Array($0[0..<4]) == ["1", "2", "44", "ended"] })
        #expect(weeks.map { $0[7] } == ["2", "", "2", ""])
        // Names of a client's own activities are private.
        let activities = try cells("activities.csv")
        #expect(activities.count == 11 && activities.last == ["1", "11", "own", "60", "0"])
        #expect(activities.contains(["1", "2", "Family", "90", "1"]))
        #expect(try cells("scores.csv").contains { $0[1] == "direction" && $0.suffix(2) == ["have", "35"] })
        #expect(Set(try cells("answers.csv").map { $0[3] }) == ["entry", "screening", "retest", "meaning"])
    }

    @Test("With notes, the texts of check-ins and notes are included, and no others")
    func notes() throws {
        let (_, files) = try export("files", "--with-notes")
        let notes = rows(files["notes.csv"])
        #expect(notes.count == 4)
        let taking = StudyDiary.people.filter { $0.isForStudy && !$0.withdraws }
        #expect(Set(notes.map { $0[4] }) == Set(taking.flatMap { [$0.tag + "answer", $0.tag + "note"] }))
        for (name, text) in files {
            for person in StudyDiary.people {
                for word in StudyDiary.words + ["health"] {
                    let isMeant = name == "notes.csv" && ["answer", "note"].contains(word)
                    let isIn = isMeant && taking.contains { $0.tag == person.tag }
                    #expect(text.contains(person.tag + word) == isIn, "\(name): \(person.tag)\(word)")
                }
            }
        }
    }

    @Test(
        "Agreeing to a new version keeps the code and earlier entries; clients who left the study are not in it"
    )
    func newWording() throws {
        let (_, before) = try export("before")
        let code = try #require(rows(before["check_ins.csv"]).first?.first)
        func agree(study: Bool) throws {
            let diary = try Diary(path: home.diary)
            defer { try? diary.close() }
            let client = try #require(
                try diary.clients.list().map(\.client.id).first { id in
                    let queue = try DatabaseQueue(path: home.diary)
                    defer { try? queue.close() }
                    let sql = """
                        SELECT count(*) FROM consent n JOIN study_code s ON s.consent = n.id
                        WHERE n.client = ? AND s.code = ?
                        """
                    return try queue.read { try Int.fetchOne($0, sql: sql, arguments: [id.rawValue, code]) } == 1
                })
            try diary.consents.give(Consent(isForStudy: study), by: client)
            try diary.checkIns.add(
                CheckIn(day: try #require(Day(iso: "2026-04-01")), minute: 77, level: .atEase), of: client)
        }
        func minutes(_ files: [String: String]) -> [String] {
            rows(files["check_ins.csv"]).filter { $0[0] == code }.map { $0[2] }
        }
        try agree(study: true)
        let (_, after) = try export("after")
        #expect(minutes(after).count == minutes(before).count + 1 && minutes(after).contains("77"))
        #expect(Set(minutes(after)).isSuperset(of: minutes(before)))
        #expect(rows(after["people.csv"]).filter { $0[0] == code }.count == 1)
        #expect(rows(after["people.csv"]).count == rows(before["people.csv"]).count)
        try agree(study: false)
        let (_, left) = try export("left")
        #expect(minutes(left).isEmpty && rows(left["people.csv"]).count == rows(before["people.csv"]).count - 1)
    }
}
