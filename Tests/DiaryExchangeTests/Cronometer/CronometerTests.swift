import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Cronometer's servings")
struct CronometerTests {
    /// The sample file in the folder of samples, beside the checkout or beside the folder of checkouts.
    private static let sample = [packageRoot, packageRoot.deletingLastPathComponent()].map {
        $0.deletingLastPathComponent().appendingPathComponent("shared/samples/cronometer-servings.csv").path
    }.first { FileManager.default.fileExists(atPath: $0) }

    @Test(
        "A real export has totals that were counted independently",
        .enabled(if: CronometerTests.sample != nil))
    func realExport() throws {
        let log = try servingLog(try ImportFile(path: try #require(Self.sample)))
        #expect(log.issues == [])
        #expect(log.rowsRead == 116)
        #expect(log.servings.count == 116)
        let days = Dictionary(grouping: log.servings, by: \.entry.day).mapValues { servings in
            servings.reduce(0) { $0 + $1.entry.nutrients.energy.calories }
        }
        #expect(days == [day("2020-07-15"): 2_432_670, day("2020-07-16"): 2_479_570, day("2020-07-17"): 2_339_270])
        func total(_ weight: KeyPath<Nutrients, Int?>) -> Int {
            log.servings.reduce(0) { $0 + ($1.entry.nutrients[keyPath: weight] ?? 0) }
        }
        #expect(total(\.protein) == 358_130)
        #expect(total(\.carbohydrate) == 798_930)
        #expect(total(\.fat) == 316_320)
        #expect(Set(log.servings.map(\.source)).count == 116)
        #expect(log.days == day("2020-07-15")...day("2020-07-17"))
    }

    @Test("A test file has the totals that its writer counted")
    func ownExport() throws {
        let log = try servingLog(CronometerFixture.text2020)
        #expect(log.issues == [])
        #expect(log.rowsRead == 7)
        #expect(log.dayCount == 2)
        #expect(log.energy == Energy(calories: 965_910))
        #expect(log.servings.reduce(0) { $0 + ($1.entry.nutrients.protein ?? 0) } == 28_910)
    }

    @Test("Groups become meals; an unknown group is a snack with its name")
    func meals() throws {
        let entries = try servingLog(CronometerFixture.text2020).servings.map(\.entry)
        #expect(entries.map(\.meal) == [.breakfast, .breakfast, .lunch, .snack, .dinner, .dinner, .snack])
        #expect(entries.map(\.note) == ["", "", "1 full recipe", "Drinks", "", "", "1 slice"])
    }

    @Test("Times are read with and without AM and PM, and may be missing")
    func times() throws {
        let entries = try servingLog(CronometerFixture.text2020).servings.map(\.entry)
        #expect(entries.map(\.minute) == [425, nil, 750, 1385, 1080, 1080, 5])
    }

    @Test("An amount is a weight, a volume or portions of one; anything else is a note")
    func amounts() throws {
        let entries = try servingLog(CronometerFixture.text2020).servings.map(\.entry)
        #expect(entries[0].amount == FoodAmount(45, .g))
        #expect(entries[0].serving == nil)
        #expect(entries[1].amount == FoodAmount(thousandths: 236_592, .ml))
        let ounce = FoodPortion(name: "fl oz", amount: FoodAmount(thousandths: 29_574, .ml))
        #expect(entries[1].serving == FoodEntry.Serving(portion: ounce, count: 8000))
        #expect(entries[2].amount == nil)
    }

    @Test("A missing value is unknown, never zero")
    func unknown() throws {
        let entries = try servingLog(CronometerFixture.text2020).servings.map(\.entry)
        #expect(entries[0].nutrients.sugar == nil)
        #expect(entries[1].nutrients.fibre == 0)
        #expect(entries[0].nutrients.sodium == nil)
        #expect(entries[2].nutrients == Nutrients(energy: Energy(calories: 402_100)))
    }

    @Test("The layout without times gives the same servings, so that neither duplicates the other")
    func layouts() throws {
        let newer = try servingLog(CronometerFixture.text2025)
        #expect(newer.issues == [])
        #expect(
            newer.servings.map(\.source)
                == Array(try servingLog(CronometerFixture.text2020).servings.map(\.source)[0..<3]))
        #expect(newer.servings.map(\.entry.nutrients.sodium) == [3, 105, 812])
        #expect(newer.servings.map(\.entry.minute) == [nil, nil, nil])
    }

    @Test("Identical rows are separate servings, even when the file has grown around them")
    func repeats() throws {
        let eggs = CronometerFixture.rows2020[4]
        let day = try servingLog(([CronometerFixture.header2020] + [eggs, eggs]).joined(separator: "\n"))
        let keys = Set(day.servings.map(\.source))
        #expect(keys.count == 2)
        let longer = [CronometerFixture.rows2020[0], eggs, CronometerFixture.rows2020[3], eggs, eggs]
        let grown = try servingLog(([CronometerFixture.header2020] + longer).joined(separator: "\n"))
        #expect(keys.isSubset(of: grown.servings.map(\.source)))
        #expect(Set(grown.servings.map(\.source)).count == 5)
    }

    @Test("Every unreadable line is reported with its position; an unlikely one is read and reported")
    func issues() throws {
        let rows = [
            "no day,07:05,Breakfast,Oats,\"45.00 g\",170.55,,,,,,,,,x",
            "2026-03-10,07:05,Breakfast,,\"45.00 g\",170.55,,,,,,,,,x",
            "2026-03-10,07:05,Breakfast,Oats,\"45.00 g\",many,,,,,,,,,x",
            "2026-03-10,07:05,Breakfast,Oats,\"45.00 g\",10,,,-3,,,,,,x",
            "2026-03-10,07:05,Breakfast,Oats,\"45.00 g\"",
            "2026-03-10,25:00,Breakfast,Oats,\"45.00 g\",,,,,,,,,,x",
            "2026-03-10,07:05,Breakfast,Oats,\"45.00 g\",1e9,,,,,,,,,x",
        ]
        let log = try servingLog(([CronometerFixture.header2020] + rows).joined(separator: "\n") + "\n")
        #expect(log.rowsRead == 1)
        #expect(
            log.issues == [
                ImportIssue(line: 2, column: "Day", reason: .dateUnreadable("no day")),
                ImportIssue(line: 3, column: "Food Name", reason: .valueMissing),
                ImportIssue(line: 4, column: "Energy (kcal)", reason: .notANumber("many")),
                ImportIssue(line: 5, column: "Carbs (g)", reason: .numberNegative("-3")),
                ImportIssue(line: 6, reason: .columnCount(found: 5, expected: 15)),
                ImportIssue(line: 7, column: "Energy (kcal)", reason: .energyMissing),
                ImportIssue(line: 7, column: "Time", reason: .timeIgnored("25:00")),
                ImportIssue(line: 8, column: "Energy (kcal)", reason: .numberTooLarge("1e9", limit: "100 000 kcal")),
            ])
        #expect(log.issues.filter(\.isLoss).count == 6)
    }

    @Test(
        "Energy in kilojoules and sodium in micrograms are read, with either micro sign",
        arguments: ["\u{B5}", "\u{3BC}"])
    func units(micro: String) throws {
        let log = try servingLog(
            "Day,Food Name,Amount,Energy (kJ),Sodium (\(micro)g)\n2026-03-10,Bun,\"1 bun\",418.4,2500\n")
        #expect(log.servings.first?.entry.nutrients.energy == Energy(calories: 100_000))
        #expect(log.servings.first?.entry.nutrients.sodium == 3)
    }

    @Test("Damaged files cause issues or an error, never a crash", arguments: 0..<Rounds.of(200))
    func damaged(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(CronometerFixture.text2020.utf8)
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: place)
            default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            }
        }
        let file = ImportFile(name: "damaged.csv", bytes: Data(bytes))
        do throws(ImportError) {
            let format = try ImportFormat.sniff(file)
            guard case .servings(let log) = try format.read(file) else { return }
            #expect(Set(log.servings.map(\.source)).count == log.servings.count)
        } catch {
            #expect(!error.wording.text.isEmpty)
        }
    }

    private func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    private func servingLog(_ text: String) throws -> ServingLog { try servingLog(importFile(text)) }

    private func servingLog(_ file: ImportFile) throws -> ServingLog {
        guard case .servings(let log) = try ImportFormat.sniff(file).read(file) else {
            throw ImportError.unknownFormat(name: file.name, header: "no servings")
        }
        return log
    }
}
