import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

@testable import SpotterCore

/// Compares the statistics of an import with a script that computes them from the export and shares no code.
@Suite("Statistics against an independent computation")
struct IndependentTests {
    private struct Figures: Decodable, Equatable {
        var sessions: [String: Int] = [:]
        var sets: [String: Int] = [:]
        var reps: [String: Int] = [:]
        var volumeGrams: [String: Int] = [:]
        var bestGrams: [String: Int] = [:]
        var weekdays: [String: Int] = [:]
        var parts: [String: Int] = [:]
        var longestStreak = 0
    }

    @Test("A real export", .enabled(if: IndependentScript.canRun && IndependentScript.sample != nil))
    func realExport() throws {
        let figures = try check(try #require(IndependentScript.sample))
        #expect(figures.sessions.values.reduce(0, +) == 86)
        #expect(figures.volumeGrams.values.reduce(0, +) == 394_186_000)
    }

    @Test(
        "A test export with warm-ups, drops, failures, timers, notes and the end of a long year",
        .enabled(if: IndependentScript.canRun))
    func ownExport() throws {
        let figures = try check(IndependentScript.fixture)
        #expect(figures.sessions.count > 5 && figures.sessions["2020-W53"] != nil)
    }

    private struct Amount: Decodable, Equatable {
        var sets = 0
        var volumeGrams = 0
        /// By exercise: repetitions, grams, grams before.
        var records: [String: [[Int]]] = [:]
    }

    @Test(
        "The summary of each session: sets, volume and records",
        .enabled(if: IndependentScript.canRun), arguments: [IndependentScript.fixture, IndependentScript.sample])
    func sessions(_ path: String?) throws {
        guard let path else { return }
        let expected = try IndependentScript.run("session_results.py", [path], as: [String: Amount].self)
        let (diary, client) = try imported(path)
        var amounts: [String: Amount] = [:]
        for item in try diary.sessions.list(of: client, limit: 10_000).reversed() {
            let day = item.session.day.iso
            guard amounts[day] == nil else { continue }
            let result = try diary.sessions.result(of: item.id, by: .epley)
            let done = SetSummary(
                result.sheet.rows.flatMap {
                    LoadCell($0.row.text, unit: result.sheet.unit, kind: $0.unitKind).sets
                })
            var amount = Amount(sets: done.sets, volumeGrams: done.volume.grams)
            for work in result.work {
                let records = work.records.compactMap { record -> [Int]? in
                    guard case .load(let reps) = record.kind else { return nil }
                    return [reps, record.best.grams, record.before.grams]
                }
                if !records.isEmpty { amount.records[work.name] = records }
            }
            amounts[day] = amount
        }
        #expect(amounts == expected)
        #expect(amounts.values.contains { !$0.records.isEmpty })
    }

    /// A diary with a client and the imported export.
    private func imported(_ path: String) throws -> (Diary, Identifier<Client>) {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan")
        let log = try ImportSource(path: path).training(unit: .kg)
        #expect(log.issues.isEmpty)
        try diary.imports.sessions(log.drafts(in: zone), client: client, file: "Import")
        return (diary, client)
    }

    private func check(_ path: String) throws -> Figures {
        let expected = try IndependentScript.run("statistics.py", [path], as: Figures.self)
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let (diary, client) = try imported(path)
        let figures = try figures(diary, try diary.clients.get(client), zone)
        #expect(figures == expected)
        return figures
    }

    /// Read from the tables that the screen, CSV and the command line show.
    private func figures(_ diary: Diary, _ client: Client, _ zone: TimeZone) throws -> Figures {
        let today = try #require(try diary.figures.trainingDays(of: client.id).last)
        func table(_ section: ProgressSection) throws -> ProgressTable {
            try section.table(ProgressSource(diary, client: client, weeks: nil, today: today, zone: zone))
        }
        var figures = Figures()
        for row in try table(.sessions).rows where row[2] != .whole(0) {
            figures.sessions[row[0].text] = Int(row[2].text)
        }
        for row in try table(.volume).rows {
            let grams = Int(((Double(row[2].text) ?? 0) * 1000).rounded())
            guard row[3] != .whole(0) else { continue }
            figures.volumeGrams[row[0].text] = grams
            figures.sets[row[0].text] = Int(row[3].text)
            figures.reps[row[0].text] = Int(row[4].text)
        }
        for row in try table(.frequency).rows where row[2] != .whole(0) {
            let count = Int(row[2].text)
            if let weekday = Weekday.allCases.first(where: { $0.english == row[1].text }) {
                figures.weekdays["\(weekday.rawValue)"] = count
            } else {
                figures.parts[row[1].text.lowercased()] = count
            }
        }
        let days = try diary.figures.trainingDays(of: client.id)
        figures.longestStreak = Streak(days, today: today).longest
        for exercise in try diary.exercises.list(limit: 1000) {
            let trend = try diary.figures.strengthTrend(
                client: client.id, exercise: exercise.id, days: .earliest ... .latest, formula: .epley)
            guard let best = trend.map(\.estimate.grams).max() else { continue }
            figures.bestGrams[exercise.name] = best
        }
        return figures
    }
}
