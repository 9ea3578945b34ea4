import DiaryStore
import FitnessModel
import Foundation
import TestSupport

/// A home folder whose diary has terminal commands in every name: a title, the clipboard, colours, a bell, C1 controls.
struct HostileDiary {
    let home: Home

    static let evil =
        "\u{1B}]0;owned\u{07}\u{1B}]52;c;QQ==\u{07}\u{1B}[31m\u{08}\u{7F}\u{9B}5n\u{9D}0;x\u{9C}\u{85}\u{2028}\r"

    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym\(Self.evil)", trainer: "Eva\(Self.evil)")
        for _ in 1...2 { try diary.clients.add(named: "Twin\(Self.evil)") }
        let jan = try diary.clients.add(named: "Jan\(Self.evil)")
        let long = Day(iso: "2026-01-05") ?? .earliest
        try diary.recurringPlans.add(RecurringPlan(client: jan, name: "Run\(Self.evil)", kind: .own, due: long))
        try diary.appointments.add(Appointment(client: jan, title: "Gym\(Self.evil)", day: long, minute: 600))
        let phase = try diary.phases.add(named: "P6\(Self.evil)", client: jan)
        let row = try diary.phaseRows.add(
            to: phase, prescription: Prescription(label: "A1\(Self.evil)", reps: "3", sets: "5"))
        _ = try diary.phaseRows.setNewExercise(named: "Squat\(Self.evil)", row: row)
        let day = Day(iso: "2026-03-05") ?? .earliest
        let session = try diary.sessions.start(phase, day: day, mode: .handsFree)
        try diary.cells.write("80x3 90x3 \(Self.evil)", at: .planned(row, session))
        try diary.foodEntries.add(
            FoodEntry(
                day: day, meal: .lunch, name: "Soup\(Self.evil)", nutrients: Nutrients(energy: .zero),
                note: "hot\(Self.evil)"), of: jan)
        try diary.measurements.add(
            BodyMeasurement(
                day: day, weight: Mass(82, .kg), note: "tired\(Self.evil)",
                folds: [.chin: "8\(Self.evil)", .quad: "12"],
                measures: [.waist: "84\(Self.evil)"]), of: jan)
        try diary.runs.add(Run(day: day, elapsed: 60_000, title: "Run\(Self.evil)", note: "wet\(Self.evil)"), of: jan)
        let category = try diary.categories.add(.record, named: "Races\(Self.evil)")
        try diary.clientHistory.sort([(.init(.session, session.rawValue), "it")], into: category)
        try diary.feedbacks.add("loud\(Self.evil)")
        try diary.clients.add(named: "Ada")
        try diary.consents.give(Consent(), by: jan)
        let item = Questionnaire.Item(
            "a", "How\(Self.evil)?", .choice([.init(0, "no\(Self.evil)"), .init(1, "yes")]), scales: ["s"])
        let questionnaire = Questionnaire(
            key: "k\(Self.evil)", title: "Week\(Self.evil)", items: [item],
            scales: [.init("s", "sum\(Self.evil)", bands: [.init(0, 1, "low\(Self.evil)")])])
        let set = try diary.answerSets.begin(questionnaire, for: .extra, of: jan)
        try diary.answerSets.answer("a", 0, in: set.id)
        try diary.answerSets.complete(set.id)
        try diary.close()
        let config = home.path + "/.config/spotter"
        for folder in ["/themes", "/questionnaires"] {
            try FileManager.default.createDirectory(atPath: config + folder, withIntermediateDirectories: true)
        }
        _ = try home.write(
            "\"moo\\u001B]0;owned\\u0007\" = 1\nrole = \"x\\u001B[31m\\u009B\"\n",
            to: ".config/spotter/questionnaires/week.toml")
        _ = try home.write(
            "\"moo\\u001B]0;owned\\u0007\" = 1\nbackups = \"/x\\u001B[31m\\u009B\"\n", to: ".config/spotter/config.toml"
        )
        _ = try home.write(
            "title = \"Dusk\\u001B]0;owned\\u0007\\u009B\" # \(Self.evil.filter { $0 != "\r" })\n[roles]\naccent = \"red\"\n",
            to: ".config/spotter/themes/dusk.toml")
        _ = try home.write(
            """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-01-05 18:30:00,"Legs\(Self.evil)",1h,"Pull\(Self.evil)",1,100,5,0,0,,,
            "soon\(Self.evil)",Legs,1h,Pull,1,100,5,0,0,,,

            """, to: "strong.csv")
        _ = try home.write("a\(Self.evil),b\n1,2\n", to: "foreign.csv")
        _ = try home.write("nothing", to: "odd\u{1B}]0;owned\u{07}.csv")
    }

    /// The arguments for every subcommand; together they print everything that can be printed.
    var commands: [[String]] {
        let sections = [
            "overview", "sessions", "volume", "muscles", "strength", "records", "adherence", "frequency", "load",
            "wellbeing", "times", "badges",
        ]
        let forms = ["--plain", "--csv", "--json"]
        let days = ["--from", "2026-03-01", "--to", "2026-03-12", "--today", "2026-03-12"]
        let stats = sections.flatMap { section in
            forms.map { ["stats", "Jan", "--section", section, "--today", "2026-03-12", $0] }
        }
        let eaten = (forms + ["--markdown"]).flatMap { form in
            [["diary", "Jan", form] + days, ["diary", "Jan", "--foods", form] + days]
        }.filter { $0 != ["diary", "Jan", "--foods", "--markdown"] + days }
        let printed = ["text", "wide", "markdown", "csv", "sets"].map {
            ["print", "P6", "--client", "Jan", "--format", $0]
        }
        let handed = ["text", "markdown", "html", "csv", "json"].map {
            ["export", "Jan", "--session", "2026-03-05", "--format", $0]
        }
        let reports = ["--html", "--markdown", "--plain"].map {
            ["report", "Jan", "--today", "2026-03-12", "--with-health", "--with-notes", $0]
        }
        let measured = forms.flatMap {
            [
                ["body", "Jan", $0], ["body", "Jan", "--weights", $0], ["history", "Jan", $0],
                ["wellbeing", "Jan", $0], ["wellbeing", "answers", "Jan", $0],
                ["wellbeing", "answers", "Jan", "--items", $0],
                ["wellbeing", "weeks", "Jan", $0], ["clients", $0], ["phases", "Jan", $0], ["today", $0],
            ]
        }
        let others = [
            ["body", "Jan", "--typed"], ["calendar"], ["calendar", "--ics"], ["calendar", "--json", "--client", "Jan"],
            ["checkin", "Jan", "2", Self.evil], ["wellbeing", "export", "--study", "--dry-run"],
            ["wellbeing", "sheet", "Jan"], ["feedback", "--all"], ["today"], ["due"],
            ["export", "Jan", "--run", "2026-03-05"], ["stats", "Twin"],
            ["stats", "nobody\(Self.evil)"], ["print", "none", "--client", "Jan"],
            ["stats", "Jan", "--section", "no\(Self.evil)"], ["doctor"], ["doctor", "--json"], ["themes"],
            ["settings"], ["settings", "--json"],
            ["settings", "set", "no\(Self.evil)", "1"], ["settings", "set", "theme", "no\(Self.evil)"],
            ["settings", "set", "backups", "/x\(Self.evil)"],
            ["themes", "--print", "dusk"], ["keys"], ["keys", "--markdown"],
            ["import", home.path + "/strong.csv", "--client", "Jan\(Self.evil)", "--unit", "kg", "--yes"],
            ["import", home.path + "/strong.csv", "--client", "Jan\(Self.evil)", "--unit", "kg", "--json"],
            ["import", home.path + "/foreign.csv", "--client", "Ada"],
            ["import", home.path + "/odd\u{1B}]0;owned\u{07}.csv", "--client", "Ada"],
            ["import", home.path + "/none\(Self.evil).csv", "--client", "Ada"],
            ["demo", home.path + "/demo\u{1B}[31m.sqlite", "--clients", "1"],
            ["backup", home.path + "/copy\u{1B}[31m.sqlite"], ["restore", home.path + "/none\u{1B}[31m.sqlite"],
            ["forget", "Jan", "--yes", "--name", "wrong\(Self.evil)"], ["--theme", "no\(Self.evil)"],
            ["tour", "--theme", "no\(Self.evil)"],
        ]
        return stats + eaten + printed + handed + reports + measured + others
    }
}

extension CommandRun {
    /// The complete output of a command on a terminal.
    static func onTerminal(_ arguments: [String], home: Home) throws -> String {
        let program = try PtyProcess(
            Products.executable("spotter"), arguments,
            environment: variables(home).merging(["TERM": "dumb"]) { $1 }, columns: 200, rows: 50)
        var bytes: [UInt8] = []
        while let more = program.read(timeout: .seconds(20)) { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }
}
