import FitnessModel
import TestSupport
import Testing

@Suite("Use of session packs")
struct PackageLedgerTests {
    private let first = Day(iso: "2026-01-01") ?? .earliest

    private func day(_ number: Int) -> Day { first.adding(days: number) }
    private func package(
        _ id: Int64, bought: Int, _ sessions: Int, expires: Int? = nil
    ) -> SessionPackage {
        SessionPackage(
            id: Identifier(rawValue: id), bought: day(bought), sessions: sessions, expires: expires.map(day))
    }
    private func ledger(_ packages: [SessionPackage], on days: [Int], today: Int) -> PackageLedger {
        PackageLedger(packages, sessions: days.map(day), today: day(today))
    }

    @Test("Without a session pack nothing is left and nothing owed")
    func none() {
        let ledger = ledger([], on: [1, 2], today: 9)
        #expect(ledger.left == nil)
        #expect(ledger.owed == 0)
        #expect(ledger.statuses.isEmpty)
    }

    @Test("The oldest pack is used first; sessions before the first purchase are ignored")
    func oldest() {
        let ledger = ledger([package(2, bought: 5, 10), package(1, bought: 2, 3)], on: [0, 2, 3, 4, 6, 7], today: 9)
        #expect(ledger.statuses.map(\.package.id.rawValue) == [1, 2])
        #expect(ledger.statuses.map(\.used) == [3, 2])
        #expect(ledger.statuses.map(\.left) == [0, 8])
        #expect(ledger.left == 8)
    }

    @Test("Sessions beyond the pack are owed until the next one, which covers them")
    func over() {
        let one = package(1, bought: 0, 2)
        let overdrawn = ledger([one], on: [1, 2, 3, 4], today: 9)
        #expect(overdrawn.left == -2)
        #expect(overdrawn.owed == 2)
        #expect(overdrawn.statuses.map(\.left) == [0])
        let paid = ledger([one, package(2, bought: 6, 10)], on: [1, 2, 3, 4, 7], today: 9)
        #expect(paid.left == 7)
        #expect(paid.owed == 0)
        #expect(paid.statuses.map(\.used) == [2, 3])
    }

    @Test("Expired unused sessions are lost; the last day is still valid")
    func lost() {
        let packages = [package(1, bought: 0, 5, expires: 10), package(2, bought: 8, 5)]
        let before = ledger(packages, on: [3, 10], today: 10)
        #expect(before.statuses.map(\.used) == [2, 0])
        #expect(before.statuses.map(\.isExpired) == [false, false])
        #expect(before.left == 8)
        let after = ledger(packages, on: [3, 10, 11], today: 11)
        #expect(after.statuses.map(\.used) == [2, 1])
        #expect(after.statuses.map(\.lost) == [3, 0])
        #expect(after.statuses.map(\.left) == [0, 4])
        #expect(after.left == 4)
    }

    @Test("A session without a valid pack is owed, whatever was lost")
    func owedAfterLoss() {
        let ledger = ledger([package(1, bought: 0, 5, expires: 10)], on: [1, 12], today: 20)
        #expect(ledger.statuses.first?.lost == 4)
        #expect(ledger.left == -1)
    }

    @Test("Bought sessions are used, left or lost, and each session is used or owed")
    func sums() {
        for seed in 0..<Rounds.of(300) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let packages = (0..<Int.random(in: 1...4, using: &generator)).map { number in
                let bought = Int.random(in: 0...40, using: &generator)
                let expires = Bool.random(using: &generator) ? Int.random(in: 0...30, using: &generator) : nil
                return package(
                    Int64(number + 1), bought: bought, Int.random(in: 1...6, using: &generator),
                    expires: expires.map { bought + $0 })
            }
            let days = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
                Int.random(in: 0...60, using: &generator)
            }
            let ledger = ledger(packages, on: days.shuffled(using: &generator), today: 60)
            let counted = days.count { day($0) >= packages.map(\.bought).min() ?? .latest }
            for status in ledger.statuses {
                #expect(status.used + status.left + status.lost == status.package.sessions, "seed \(seed)")
                #expect(min(status.used, status.left, status.lost) >= 0, "seed \(seed)")
            }
            #expect(ledger.statuses.reduce(ledger.owed) { $0 + $1.used } == counted, "seed \(seed)")
            guard packages.allSatisfy({ $0.expires == nil }) else { continue }
            #expect(ledger.left == packages.reduce(0) { $0 + $1.sessions } - counted, "seed \(seed)")
        }
    }
}
