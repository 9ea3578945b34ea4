import FitnessModel
import Foundation
import Testing

@testable import DiaryStore

@Suite("What needs the trainer's attention")
struct AttentionTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    @Test(
        "A birthday is found within a week, across new year and on the leap day",
        arguments: [
            ("1990-03-15", "2026-03-12", "2026-03-15"), ("1990-01-02", "2026-12-30", "2027-01-02"),
            ("1992-02-29", "2026-02-26", "2026-03-01"), ("1992-02-29", "2026-03-01", "2026-03-01"),
            ("1992-02-29", "2028-02-26", "2028-02-29"), ("1990-03-12", "2026-03-12", "2026-03-12"),
        ])
    func birthdays(_ born: String, _ today: String, _ expected: String) throws {
        var client = try diary.clients.get(fixture.jan)
        client.birthDay = day(born)
        try diary.clients.update(from: try diary.clients.get(fixture.jan), to: client)
        let found = try diary.dashboard.birthdays(in: day(today)...day(today).adding(days: 7))
        #expect(found.map(\.day.iso) == [expected])
        #expect(
            try diary.dashboard.birthdays(in: day(expected).adding(days: 1)...day(expected).adding(days: 8)).isEmpty)
    }

    @Test("A client measured once but not since is listed; one who never was is not")
    func measurements() throws {
        #expect(try diary.dashboard.clientsToMeasure(since: DiaryFixture.today).isEmpty)
        try diary.measurements.add(BodyMeasurement(day: day("2026-02-01"), folds: [.chin: "8"]), of: fixture.jan)
        #expect(try diary.dashboard.clientsToMeasure(since: day("2026-02-02")).map(\.day.iso) == ["2026-02-01"])
        #expect(try diary.dashboard.clientsToMeasure(since: day("2026-02-01")).isEmpty)
    }

    @Test("Sessions are counted by weekday")
    func counts() throws {
        try fixture.train("2026-03-10", "80x3")
        try fixture.train("2026-03-10", "82.5x3")
        try fixture.train("2026-03-12", "85x3")
        #expect(
            try diary.dashboard.trainingCounts(in: day("2026-03-09")...day("2026-03-15")) == [
                day("2026-03-10"): 2, day("2026-03-12"): 1,
            ])
        #expect(try diary.dashboard.clientsTrained(on: day("2026-03-10")).map(\.name) == ["Jan Novák"])
        #expect(try diary.dashboard.clientsTrained(on: day("2026-03-11")).isEmpty)
    }

    @Test("The expiry of a session pack is listed only while sessions are left")
    func packages() throws {
        let week = DiaryFixture.today...DiaryFixture.today.adding(days: 7)
        try diary.packages.add(
            SessionPackage(bought: day("2026-03-01"), sessions: 1, expires: day("2026-03-14")), of: fixture.jan)
        try diary.packages.add(
            SessionPackage(bought: day("2026-03-02"), sessions: 5, expires: day("2026-03-16")), of: fixture.jan)
        func expiring() throws -> [String] {
            try diary.dashboard.packagesExpiring(in: week, today: DiaryFixture.today).map(\.day.iso)
        }
        #expect(try expiring() == ["2026-03-14"])
        // The session uses up the first package, so the second one expires next.
        try fixture.train("2026-03-10", "80x3")
        #expect(try expiring() == ["2026-03-16"])
        for number in 1...5 { try fixture.train("2026-03-1\(number % 2)", "80x\(number)") }
        #expect(try expiring() == [])
    }
}
