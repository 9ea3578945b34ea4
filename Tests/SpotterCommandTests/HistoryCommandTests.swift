import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter history")
struct HistoryCommandTests {
    private func home() throws -> Home {
        let home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(Client(id: .unsaved, name: "Jan Stencel", weight: Mass(80, .kg)))
        let day = Day(iso: "2026-03-05") ?? .earliest
        let run = try diary.runs.add(
            Run(day: day, elapsed: 1_800_000, distance: Length(millimetres: 5_000_000), title: "a; \"b\", c"), of: jan)
        try diary.activityEntries.add(
            ActivityEntry(day: day.adding(days: 1), minute: 600, name: "Golf", duration: 3600, met: 4500), of: jan)
        let races = try diary.categories.add(.record, named: "Races")
        try diary.clientHistory.sort([(.init(.run, try #require(run).rawValue), "run")], into: races)
        try diary.close()
        return home
    }

    @Test("A line per record, newest first, with its category")
    func plain() throws {
        let run = try CommandRun(["history", "Jan"], home: home())
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Jan Stencel: History (2 records)")
        #expect(lines[2].contains("2026-03-06") && lines[2].contains("Golf") && lines[2].contains("Default"))
        #expect(lines[3].contains("2026-03-05") && lines[3].contains("Races"))
    }

    @Test("CSV and JSON have the values; kind and days filter them")
    func files() throws {
        let home = try home()
        let csv = try CommandRun(["history", "Jan", "--csv", "--kind", "run"], home: home).output
        #expect(
            csv == """
                day,time,kind,category,what,detail,minutes,km,top km/h,kcal,estimate
                2026-03-05,,run,Races,"a; ""b"", c",6:00 /km,30.0,5.000,,400,no

                """)
        let json = try CommandRun(["history", "Jan", "--json", "--from", "2026-03-06"], home: home).json()
        let rows = try #require(json["rows"] as? [[String: Any]])
        #expect(rows.count == 1)
        #expect(rows[0]["what"] as? String == "Golf")
        #expect(rows[0]["kcal"] as? Double == 280)
        #expect(try CommandRun(["history", "Jan", "--to", "2026-03-01"], home: home).output.contains("0 records"))
    }

    @Test("A recorded run has its top speed, in km/h")
    func topSpeed() throws {
        let home = try home()
        let diary = try Diary(path: home.diary)
        let jan = try #require(try diary.clients.list().first).id
        let track = (0...60).map { TrackPoint(time: $0 * 1000, distance: $0 * 4000) }
        try diary.runs.add(
            Run(day: Day(iso: "2026-03-04") ?? .earliest, elapsed: 60_000, distance: Length(millimetres: 240_000)),
            track: track, of: jan)
        try diary.close()
        let rows = try CommandRun(["history", "Jan", "--csv", "--kind", "run"], home: home).output
            .split(separator: "\r\n").flatMap { $0.split(separator: "\n") }
        #expect(rows.count == 3)
        #expect(rows[1].contains(",5.000,,400,") && rows[2].contains(",0.240,14.4,"), "\(rows)")
    }

    @Test("Unknown kinds and spans are rejected")
    func wrong() throws {
        let home = try home()
        #expect(try CommandRun(["history", "Jan", "--kind", "nap"], home: home).status == 64)
        #expect(
            try CommandRun(["history", "Jan", "--from", "2026-03-06", "--to", "2026-03-01"], home: home).status == 64)
        #expect(try CommandRun(["history", "Nobody"], home: home).status == 66)
    }
}
