import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@Suite("spotter today and spotter due")
struct TodayCommandTests {
    private func home(due: Int = 0) throws -> Home {
        let home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(named: "Jan Stencel")
        let today = Day(Date(), in: .current)
        try diary.appointments.add(Appointment(client: jan, day: Day(iso: "2026-03-12") ?? today, minute: 1_050))
        try diary.recurringPlans.add(
            RecurringPlan(client: jan, name: "Run", kind: .run, interval: 2, due: today.adding(days: -due)))
        try diary.close()
        return home
    }

    @Test("The day is printed as lines and as JSON")
    func today() throws {
        let home = try home()
        let run = try CommandRun("today", "--today", "2026-03-12", home: home)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("Today, Thu 12 March 2026\n  17:30  Jan Stencel"))
        #expect(run.output.contains("Needs attention\n"))
        let json = try CommandRun("today", "--json", "--today", "2026-03-12", home: home)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let visitors = object?["appointments"] as? [[String: Any]]
        #expect(visitors?.first?["name"] as? String == "Jan Stencel" && visitors?.first?["time"] as? String == "17:30")
    }

    @Test("Every list is printed as CSV and as JSON with a version")
    func forms() throws {
        let home = try home(due: 1)
        let arguments = [
            ["today", "--today", "2026-03-12"], ["due"], ["clients"], ["phases", "Jan"], ["phases"], ["themes"],
            ["keys"],
            ["feedback"],
        ]
        for words in arguments {
            let json = try CommandRun(words + ["--json"], home: home)
            #expect(try json.json()["version"] as? Int == 1, "\(words): \(json.output)\(json.errors)")
            let csv = try CommandRun(words + ["--csv"], home: home)
            #expect(csv.output.split(separator: "\n").first?.contains(",") == true, "\(words): \(csv.errors)")
        }
        let due = try CommandRun("due", "--json", home: home).json()
        #expect((due["lines"] as? [[String: Any]])?.first?["client"] as? String == "Jan Stencel")
        let clients = try CommandRun("clients", home: home)
        #expect(clients.output.hasPrefix("1 client\nname") && clients.output.contains("Jan Stencel"))
        #expect(try CommandRun("phases", "Jan", home: home).output.hasPrefix("Jan Stencel: 0 phases\n"))
    }

    @Test("Names with wide characters and all-day appointments keep the columns aligned")
    func wide() throws {
        let home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let day = try #require(Day(iso: "2026-03-12"))
        for (minute, name) in [(600, "山田花子"), (660, "Jan"), (nil, "Eva")] {
            var one = Appointment(client: try diary.clients.add(named: name), day: day, minute: minute)
            one.note = "legs"
            try diary.appointments.add(one)
        }
        try diary.close()
        let run = try CommandRun("today", "--today", "2026-03-12", home: home)
        let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("legs") }.map(String.init)
        #expect(lines.count == 3, "\(run.output)")
        #expect(Set(lines.map { TextWidth.of($0) }).count == 1, "\(lines)")
    }

    @Test("The exit status shows whether something is due", arguments: [(-1, Int32(0)), (0, 1), (3, 1)])
    func due(_ days: Int, _ status: Int32) throws {
        let run = try CommandRun("due", "--within", "0", home: home(due: days))
        #expect(run.status == status && run.errors.isEmpty)
        let expected = days < 0 ? "" : days == 0 ? "Jan Stencel: Run: today\n" : "Jan Stencel: Run: overdue by 3 days\n"
        #expect(run.output == expected)
    }
}
