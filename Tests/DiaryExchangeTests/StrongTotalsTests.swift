import DiaryExchange
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Totals of a whole file")
struct StrongTotalsTests {
    private static let sample = packageRoot.deletingLastPathComponent()
        .appendingPathComponent("shared/samples/strong-layout-a.csv").path

    @Test(
        "A real export has totals that were counted independently",
        .enabled(if: FileManager.default.fileExists(atPath: StrongTotalsTests.sample)))
    func realExport() throws {
        let file = try ImportFile(path: Self.sample)
        guard case .massUnit(let guess) = try #require(try ImportFormat.sniff(file).questions(about: file).first) else {
            return
        }
        #expect(guess?.unit == .kg)
        let log = try trainingLog(file, unit: .kg)
        let summary = ImportSummary(log)
        #expect(log.issues == [])
        #expect(summary.rowsRead == 1903)
        #expect(summary.sessions == 86)
        #expect(summary.exercises == 22)
        #expect(summary.sets == 1903)
        #expect(summary.reps == 7432)
        #expect(summary.volume == Mass(grams: 394_186_000))
        #expect(Set(log.sessions.map(\.key)).count == 86)
    }

    @Test("A test file has the totals that its writer counted")
    func ownExport() throws {
        var generator = SeededGenerator(seed: 2)
        var rows = [StrongFixture.headerA]
        var grams = 0
        var reps = 0
        let first = try #require(Day(iso: "2024-01-01"))
        let names = (0..<22).map { "Exercise \($0)" }
        for session in 0..<86 {
            let day = first.adding(days: session * 3)
            for exercise in 0..<4 {
                for set in 1...Int.random(in: 2...6, using: &generator) {
                    let weight = Int.random(in: 8...60, using: &generator) * 2500
                    let count = Int.random(in: 1...12, using: &generator)
                    grams += weight * count
                    reps += count
                    rows.append(
                        "\(day) 18:05:09,\"Session, \"\"hard\"\"\",1h,\"\(names[(session * 4 + exercise) % 22])\","
                            + "\(set),\(Double(weight) / 1000),\(count),0,0,\"\",,")
                }
            }
        }
        let log = try trainingLog(rows.joined(separator: "\r\n") + "\r\n", unit: .kg)
        let summary = ImportSummary(log)
        #expect(log.issues == [])
        #expect(summary.rowsRead == rows.count - 1)
        #expect(summary.sets == rows.count - 1)
        #expect(summary.sessions == 86)
        #expect(summary.exercises == 22)
        #expect(summary.reps == reps)
        #expect(summary.volume == Mass(grams: grams))
        #expect(summary.days == first...first.adding(days: 85 * 3))
        #expect(log.sessions.first?.title == "Session, \"hard\"")
    }

    @Test("A session has the same key in every export")
    func stableKeys() throws {
        let whole = try trainingLog(StrongFixture.layoutA.text, unit: .kg).sessions.map(\.key)
        for fixture in StrongFixture.all {
            #expect(try trainingLog(fixture.text, unit: .kg).sessions.map(\.key) == whole)
        }
    }
}
