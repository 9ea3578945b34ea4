import DiaryStore
import FitnessModel
import Foundation
import GRDB
import SpotterCore
import TestSupport
import Testing

/// Compares the weekly wellbeing over load with a script that reads only the tables.
@Suite("Wellbeing over load agrees with an independent computation")
struct IndependentWellbeingTests {
    /// The output of `Tests/Independent/wellbeing_weeks.py`.
    private struct Week: Decodable {
        let week: String
        let from: String
        let level: Int?
        let checkIns: Int
        let days: Int
        let tense: Int
        let loadMilli: Int?
    }

    private let home: Home

    init() throws { home = try Home() }

    @Test("A sample diary", .enabled(if: IndependentScript.canRun))
    func demo() throws {
        let run = try CommandRun(
            "demo", home.diary, "--seed", "7", "--clients", "4", "--years", "1", "--today", "2026-03-12", home: home)
        #expect(run.status == 0, "\(run.errors)")
        let queue = try DatabaseQueue(path: home.diary)
        let clients = try queue.read { try Int64.fetchAll($0, sql: "SELECT DISTINCT client FROM check_in") }
        try queue.close()
        #expect(clients.count == 2)
        for client in clients {
            for weeks in [4, 30] { #expect(try check(client, today: "2026-03-12", weeks: weeks) > 0) }
        }
    }

    @Test(
        "Clients with unusual sessions across a year of 53 weeks",
        .enabled(if: IndependentScript.canRun), arguments: 1...3)
    func invented(seed: UInt64) throws {
        for client in try invent(seed) {
            // The current week, and later days, which do not count.
            for weeks in [1, 2, 12, 60] {
                #expect(try check(client, today: "2027-01-08", weeks: weeks) > (weeks < 12 ? 0 : 4))
            }
        }
    }

    /// Compares table, CSV and JSON of a client with the script.
    ///
    /// - Returns: The number of weeks with a level and a load.
    private func check(_ client: Int64, today: String, weeks: Int) throws -> Int {
        let expected = try reckoned(client, today, weeks)
        let named = [
            "stats", "#\(client)", "--section", "wellbeing", "--weeks", "\(weeks)", "--today", today,
        ]
        let csv = try CommandRun(named + ["--csv"], home: home)
        #expect(csv.status == 0, "\(csv.errors)")
        let lines = csv.output.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lines.first == ["week", "from", "level (1-4)", "check-ins", "days", "tense days", "load (AU)"])
        let rows = try #require(try CommandRun(named + ["--json"], home: home).json()["rows"] as? [[String: Any]])
        #expect(expected.count == weeks && lines.count == weeks + 1 && rows.count == weeks)
        for ((line, row), week) in zip(zip(lines.dropFirst(), rows), expected) {
            let level = week.level.map { "\($0 / 10).\($0 % 10)" } ?? ""
            let counts = ["\(week.checkIns)", "\(week.days)", "\(week.tense)"]
            #expect(Array(line.dropLast()) == [week.week, week.from, level] + counts)
            // The CSV has no decimals.
            let load = line.last.flatMap { Double($0) }
            #expect((load == nil) == (week.loadMilli == nil), "\(week.week)")
            #expect(abs((load ?? 0) * 1_000 - Double(week.loadMilli ?? 0)) <= 501, "\(week.week)")
            #expect(row["week"] as? String == week.week && row["from"] as? String == week.from)
            #expect(row["level (1-4)"] as? Double == week.level.map { Double($0) / 10 })
            #expect(row["check-ins"] as? Int == week.checkIns && row["days"] as? Int == week.days)
            #expect(row["tense days"] as? Int == week.tense && row["load (AU)"] as? Double == load)
        }
        let plain = try CommandRun(named + ["--plain"], home: home).output.split(separator: "\n").map(String.init)
        let table = try self.table(client, today, weeks)
        #expect(table.csv.replacing("\r\n", with: "\n") == csv.output && Array(plain.dropFirst()) == table.plain)
        return expected.count { $0.level != nil && ($0.loadMilli ?? 0) > 0 }
    }

    /// The table as on screen and in exports.
    private func table(_ client: Int64, _ today: String, _ weeks: Int) throws -> ProgressTable {
        let diary = try Diary(path: home.diary)
        defer { try? diary.close() }
        let source = try ProgressSource(
            diary, client: try diary.clients.get(Identifier(rawValue: client)), weeks: weeks,
            today: try #require(Day(iso: today)), zone: .gmt)
        return try ProgressSection.wellbeing.table(source)
    }

    private func reckoned(_ client: Int64, _ today: String, _ weeks: Int) throws -> [Week] {
        try IndependentScript.run("wellbeing_weeks.py", [home.diary, "\(client)", today, "\(weeks)"], as: [Week].self)
    }

    /// Creates two clients with data for the eighty days up to 10 January 2027: up to four check-ins a day and some
    /// weeks without any; sessions with and without RPE, start and end, too long ones, and some that end before they
    /// start.
    private func invent(_ seed: UInt64) throws -> [Int64] {
        var random = SeededGenerator(seed: seed)
        let now = Date(timeIntervalSince1970: 1_799_500_000)
        let diary = try Diary(path: home.diary, options: DiaryOptions(clock: DiaryClock(now: { now })))
        try diary.gym.setUp(gym: "Gym", trainer: "Eva")
        let last = try #require(Day(iso: "2027-01-10"))
        var clients: [Int64] = []
        var sessions: [StatementArguments] = []
        for name in ["Jan", "Ada"] {
            let client = try diary.clients.add(named: name)
            clients.append(client.rawValue)
            try diary.consents.give(Consent(), by: client)
            for offset in 0..<80 {
                let day = last.adding(days: -offset)
                for _ in 0..<Int.random(in: 0...4, using: &random) where offset / 7 % 4 != 2 {
                    let level = StressLevel.allCases.randomElement(using: &random) ?? .atEase
                    let minute = Int.random(in: 0...1_439, using: &random)
                    try diary.checkIns.add(CheckIn(day: day, minute: minute, level: level), of: client)
                }
                // In every third week no load is known.
                guard offset % 7 == 2 || Bool.random(using: &random) else { continue }
                let isKnown = offset % 7 == 2 && offset / 7 % 3 != 1
                let isBegun = isKnown || Int.random(in: 0..<6, using: &random) > 0
                let begin: Int64? = isBegun ? 1_600_000_000_000 : nil
                let minutes = isKnown ? 45 : [-5, 0, 1, 61, 359, 360, 361, 500].randomElement(using: &random) ?? 0
                let isOver = isKnown || Int.random(in: 0..<6, using: &random) > 0
                let end: Int64? = isOver ? 1_600_000_000_000 + Int64(minutes) * 60_000 : nil
                let isRated = isKnown || offset / 7 % 3 != 1 && Bool.random(using: &random)
                let effort: Int? = isRated ? Int.random(in: 10...100, using: &random) : nil
                sessions.append([
                    sessions.count + 1, client.rawValue, day.iso, begin, end, isOver ? "done" : "live", effort,
                ])
            }
        }
        try diary.close()
        let queue = try DatabaseQueue(path: home.diary)
        try queue.write { db in
            for session in sessions {
                try db.execute(
                    sql: """
                        INSERT INTO session (id, client, day, started_at, ended_at, state, effort_rpe10)
                        VALUES (?, ?, ?, ?, ?, ?, ?)
                        """, arguments: session)
            }
        }
        try queue.close()
        return clients
    }
}
