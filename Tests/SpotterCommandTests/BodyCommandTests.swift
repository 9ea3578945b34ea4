import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter body")
struct BodyCommandTests {
    /// Creates a diary with Jan, who was measured twice, once with a grip strength, and weighed another time.
    private func home() throws -> Home {
        let home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        var jan = Client(id: .unsaved, name: "Jan Stencel")
        (jan.sex, jan.birthDay, jan.height) = (.male, Day(iso: "1996-05-01"), Length(millimetres: 1800))
        let id = try diary.clients.add(jan)
        try diary.clients.add(named: "Ada")
        for (iso, chin) in [("2026-02-12", "9"), ("2026-03-12", "8.25/8.4")] {
            var row = BodyMeasurement(day: Day(iso: iso) ?? .earliest, weight: Mass(grams: 80_450), note: "a; \"b\", c")
            for site in SkinfoldSite.usual { row[fold: site] = chin }
            if let grip = OwnMeasure("Grip (kg)") { row[own: grip] = "48,5" }
            row[measure: .waist] = "33 in"
            try diary.measurements.add(row, of: id)
        }
        try diary.weighIns.add(
            WeighIn(day: Day(iso: "2026-03-01") ?? .earliest, weight: Mass(82, .kg), fatPerMille: 152), of: id)
        try diary.close()
        return home
    }

    @Test("The newest measurements are side by side, with calculated values")
    func plain() throws {
        let run = try CommandRun(["body", "Jan"], home: home())
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Jan Stencel: Newest measurements (body fat by Jackson-Pollock 7)")
        #expect(lines[1].contains("2026-02-12  2026-03-12"))
        #expect(lines.contains { $0.hasPrefix("Weight, kg") && $0.hasSuffix("80.5        80.5") })
        #expect(lines.contains { $0.hasPrefix("Waist, cm") && $0.hasSuffix("83.8        83.8") })
        #expect(lines.contains { $0.hasPrefix("Grip, kg") && $0.hasSuffix("48.5        48.5") })
    }

    @Test("CSV and JSON have a row per measurement, with exact values")
    func files() throws {
        let home = try home()
        let csv = try CommandRun(["body", "Jan", "--csv"], home: home).output
        let rows = csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(rows.count == 3 && rows[0].prefix(4).map(String.init) == ["Day", "Age", "Height (cm)", "Weight (kg)"])
        #expect(rows[2].contains("80.450") && rows[2].contains("8.325") && rows[1].contains("29"))
        let json = try CommandRun(["body", "Jan", "--weights", "--json"], home: home).json()
        let weights = try #require(json["rows"] as? [[String: Any]])
        #expect(weights.count == 3 && weights[1]["Body fat (%)"] as? Double == 15.2)
    }

    @Test("Typed values are read back exactly by the import, and importing twice adds nothing")
    func typed() throws {
        let home = try home()
        let text = try CommandRun(["body", "Jan", "--typed"], home: home).output
        let file = try home.write(text, to: "jan.csv")
        for round in 0..<2 {
            let run = try CommandRun(["import", file, "--client", "Ada", "--yes"], home: home)
            #expect(run.status == 0, "\(round): \(run.errors)")
        }
        let diary = try Diary(path: home.diary)
        defer { try? diary.close() }
        let (jan, ada) = (try diary.clients.named("Jan Stencel")[0].id, try diary.clients.named("Ada")[0].id)
        let (own, others) = (try diary.measurements.list(of: jan), try diary.measurements.list(of: ada))
        #expect(own.map(\.folds) == others.map(\.folds) && own.map(\.measures) == others.map(\.measures))
        #expect(own.map(\.own) == others.map(\.own) && own.map(\.note) == others.map(\.note))
        #expect(own.map(\.weight) == others.map(\.weight) && own.map(\.day) == others.map(\.day))
    }

    @Test("The table of weights is read back, without its averages")
    func weights() throws {
        let home = try home()
        let file = try home.write(CommandRun(["body", "Jan", "--weights", "--csv"], home: home).output, to: "jan.csv")
        let run = try CommandRun(["import", file, "--client", "Ada", "--yes"], home: home)
        #expect(run.status == 0, "\(run.errors)")
        let diary = try Diary(path: home.diary)
        defer { try? diary.close() }
        func list(_ name: String) throws -> [WeighIn] {
            try diary.weighIns.list(of: diary.clients.named(name)[0].id, from: .earliest, through: .latest)
        }
        let (own, others) = (try list("Jan Stencel"), try list("Ada"))
        #expect(own.count == 3 && own.map(\.day) == others.map(\.day) && own.map(\.weight) == others.map(\.weight))
        #expect(own.map(\.fatPerMille) == others.map(\.fatPerMille))
        #expect(try diary.measurements.list(of: diary.clients.named("Ada")[0].id).isEmpty)
    }

    @Test("--typed with another format is rejected, and a client without measurements has an empty table")
    func refused() throws {
        let home = try home()
        #expect(try CommandRun(["body", "Jan", "--typed", "--json"], home: home).status != 0)
        #expect(try CommandRun(["body", "Ada"], home: home).status == 0)
    }
}
