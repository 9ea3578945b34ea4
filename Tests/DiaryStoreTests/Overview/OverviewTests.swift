import DiaryStore
import FitnessModel
import Foundation
import Testing

struct OverviewTests {
    /// A Thursday.
    private let today = Day(Date(timeIntervalSince1970: 1_773_306_000), in: .gmt)
    private let diary: Diary

    init() throws {
        diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
    }

    private func overview(_ rules: AttentionRules = AttentionRules(), limit: Int = 20) throws -> Overview {
        let monday = today.adding(days: -3)
        return try diary.dashboard.overview(
            today: today, week: monday...monday.adding(days: 6), rules: rules, limit: limit)
    }

    @discardableResult
    private func train(_ client: Identifier<Client>, daysAgo: Int, cell: String = "") throws -> Identifier<Client> {
        let day = today.adding(days: -daysAgo)
        let session = try diary.sessions.startFree(client: client, title: "", day: day, mode: .handsFree)
        if !cell.isEmpty {
            let row = try diary.cells.add(try diary.exercises.add(named: "Squat"), to: session)
            try diary.cells.write(cell, at: .own(row))
        }
        try diary.sessions.finish(session)
        return client
    }

    @Test("An empty diary has an empty overview")
    func empty() throws {
        let overview = try overview()
        #expect(overview.clientCount == 0)
        #expect(overview.week.sessions == 0 && overview.week.sets == 0 && overview.week.volume == .zero)
        #expect(overview.recent.isEmpty && overview.absent.isEmpty)
    }

    @Test("Clients who trained within the limit are recent, others absent; those who never did come last")
    func recentAndAbsent() throws {
        try train(try diary.clients.add(named: "Ten days"), daysAgo: 10)
        try train(try diary.clients.add(named: "Today"), daysAgo: 0)
        try train(try diary.clients.add(named: "Thirty days"), daysAgo: 30)
        try train(try diary.clients.add(named: "Eleven days"), daysAgo: 11)
        try diary.clients.add(named: "Never")
        let away = try train(try diary.clients.add(named: "Put away"), daysAgo: 1)
        try diary.clients.setArchived(true, away)
        let overview = try overview()
        #expect(overview.recent.map(\.name) == ["Today", "Ten days"])
        #expect(overview.absent.map(\.name) == ["Eleven days", "Thirty days", "Never"])
        #expect(overview.clientCount == 5)
        #expect(try self.overview(limit: 1).absent.count == 1)
        #expect(
            try diary.dashboard.clientsByRecency().map(\.name) == [
                "Today", "Ten days", "Eleven days", "Thirty days", "Never",
            ])
    }

    @Test("Runs and activities are training like sessions: in the last day, the week and the first day")
    func notOnlySessions() throws {
        let runner = try train(try diary.clients.add(named: "Runner"), daysAgo: 20)
        try diary.runs.add(Run(day: today.adding(days: -1), elapsed: 1_800_000), of: runner)
        let player = try diary.clients.add(named: "Player")
        try diary.activityEntries.add(ActivityEntry(day: today, name: "Tennis", duration: 3_600), of: player)
        let overview = try overview()
        #expect(overview.recent.map(\.name) == ["Player", "Runner"])
        #expect(overview.recent.map(\.lastTraining) == [today, today.adding(days: -1)])
        #expect(overview.absent.isEmpty)
        let week: [Int] = [overview.week.sessions, overview.week.runs, overview.week.activities]
        #expect(week == [0, 1, 1])
        let monday = today.adding(days: -3)
        #expect(
            try diary.dashboard.trainingCounts(in: monday...today) == [today.adding(days: -1): 1, today: 1])
        #expect(try diary.clients.list(by: .last).map(\.name) == ["Player", "Runner"])
        #expect(try diary.clients.profile(player).firstTraining == today)
        #expect(try diary.clients.profile(runner).firstTraining == today.adding(days: -20))
    }

    @Test("Rules decide when a client needs attention; nil switches a hint off")
    func rules() throws {
        let jan = try train(try diary.clients.add(named: "Jan"), daysAgo: 5)
        try diary.packages.add(client: jan, bought: today.adding(days: -9), sessions: 4)
        var phase = Phase(id: .unsaved, client: jan, name: "P1")
        phase.lastDay = today.adding(days: -1)
        try diary.phases.add(phase)
        func counts(_ change: (inout AttentionRules) -> Void) throws -> [Int] {
            var rules = AttentionRules()
            change(&rules)
            let overview = try overview(rules)
            return [overview.absent.count, overview.shortPackages.count, overview.finishedPhases.count]
        }
        #expect(try counts { _ in } == [0, 0, 1])
        #expect(try counts { $0.absentDays = 5 } == [0, 0, 1])
        #expect(try counts { $0.absentDays = 4 } == [1, 0, 1])
        #expect(try counts { $0.sessionsLeft = 3 } == [0, 1, 1])
        #expect(try counts { $0.finishedPhases = false } == [0, 0, 0])
        #expect(try counts { ($0.absentDays, $0.sessionsLeft) = (nil, nil) } == [0, 0, 1])
        var none = AttentionRules()
        none.absentDays = nil
        #expect(try overview(none).recent.count == 1)
    }

    @Test("The week sums up its own days, without warm-ups and without sessions that only started")
    func week() throws {
        let jan = try diary.clients.add(named: "Jan")
        try train(jan, daysAgo: 3, cell: "100x5 w40x8")
        try train(jan, daysAgo: 0, cell: "x8 60s 50x2>40x5")
        try train(jan, daysAgo: 4, cell: "200x5")
        try diary.sessions.startFree(client: jan, day: today)
        let week = try overview().week
        #expect(week.sessions == 2)
        #expect(week.sets == 4)
        #expect(week.volume == Mass(grams: 500_000 + 100_000 + 200_000))
    }

    @Test("A live session counts in the week from its first set")
    func going() throws {
        let jan = try diary.clients.add(named: "Jan")
        let session = try diary.sessions.startFree(client: jan, day: today)
        let row = try diary.cells.add(try diary.exercises.add(named: "Squat"), to: session)
        #expect(try overview().week.sessions == 0)
        try diary.cells.write("100x5", at: .own(row))
        let week = try overview().week
        #expect(week.sessions == 1 && week.sets == 1)
    }

    @Test("Session packs with two sessions or fewer run out, the shortest first")
    func packages() throws {
        for (name, size) in [("Three", 3), ("Two", 2), ("Over", 0)] {
            let client = try diary.clients.add(named: name)
            try diary.packages.add(client: client, bought: today.adding(days: -5), sessions: size)
            if size == 0 { try train(client, daysAgo: 1) }
        }
        try diary.clients.add(named: "Without")
        #expect(try overview().shortPackages.map(\.name) == ["Over", "Two"])
        #expect(try overview().shortPackages.map(\.sessionsLeft) == [-1, 2])
    }

    @Test("A client needs a new plan when the newest sheet is full")
    func finishedPhases() throws {
        for (name, isFollowed) in [("Jan", false), ("Anna", true)] {
            let client = try diary.clients.add(named: name)
            var phase = Phase(id: .unsaved, client: client, name: "P1")
            phase.sessionCount = 1
            let session = try diary.sessions.start(try diary.phases.add(phase), day: today, mode: .handsFree)
            #expect(try overview().finishedPhases.allSatisfy { $0.client != client })
            try diary.sessions.finish(session)
            if isFollowed { try diary.phases.add(named: "P2", client: client) }
        }
        let finished = try overview().finishedPhases
        #expect(finished.map(\.clientName) == ["Jan"])
        #expect(finished.map(\.name) == ["P1"])
    }

    @Test("A client needs a new plan the day after the newest sheet ends, however many sessions are open")
    func overPhases() throws {
        for (name, end) in [("Past", -1), ("Last day", 0), ("To come", 5), ("Without", nil), ("Followed", -3)] {
            let client = try diary.clients.add(named: name)
            let phase = try diary.phases.add(
                Phase(
                    id: .unsaved, client: client, name: "P1", sessionCount: 6,
                    lastDay: end.map { today.adding(days: $0) }))
            let session = try diary.sessions.start(phase, day: today.adding(days: -4), mode: .handsFree)
            try diary.sessions.finish(session)
            if name == "Followed" { try diary.phases.add(named: "P2", client: client) }
        }
        #expect(try overview().finishedPhases.map(\.clientName) == ["Past"])
        #expect(try overview().finishedPhases.map(\.openSessions) == [5])
        // If it is archived, the previous phase becomes the newest; that one has no end.
        let past = try #require(try overview().finishedPhases.first)
        try diary.phases.setArchived(true, past.id)
        #expect(try overview().finishedPhases.isEmpty)
    }

    @Test("Another trainer's clients are invisible unless shared")
    func otherTrainers() throws {
        try train(try diary.clients.add(named: "Eva's"), daysAgo: 1)
        var shared = Client(id: .unsaved, name: "Shared")
        shared.isShared = true
        try train(try diary.clients.add(shared), daysAgo: 2)
        try diary.gym.choose(try diary.trainers.add(named: "Petra"))
        let overview = try overview()
        #expect(overview.recent.map(\.name) == ["Shared"])
        #expect(overview.week.sessions == 1)
    }
}
