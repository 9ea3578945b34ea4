import DiaryExchange
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Spotter's own file of measurements")
struct BodyCSVTests {
    @Test("The columns are in their order")
    func titles() throws {
        let titles = BodyCSV.titles(own: [try own("Grip (kg)")])
        #expect(titles.prefix(6) == ["Day", "Time", "Height cm", "Weight kg", "Chin", "Cheek"])
        #expect(titles.suffix(4) == ["Resting heart rate", "Blood pressure", "Grip (kg)", "Note"])
        #expect(titles.contains("Chest/Pec") && titles.contains("Chest"))
    }

    @Test("A file of a version before a measure was added is read without loss", arguments: BodyMeasure.allCases)
    func older(measure: BodyMeasure) throws {
        var measurement = try measured {
            $0.weight = Mass(grams: 82_400)
            $0.note = "after rest"
            for site in SkinfoldSite.allCases { $0[fold: site] = "8.2" }
            for other in BodyMeasure.allCases where other != measure {
                $0[measure: other] = other == .pressure ? "120/80" : "64"
            }
        }
        for name in ["Chin", "Weight", "Fat %"] { measurement[own: try own(name)] = "48 kg" }
        let place = try #require(BodyCSV.titles(own: []).lastIndex(of: measure.fileTitle))
        let lines = BodyCSV.text([measurement]).split(whereSeparator: \.isNewline).map { line in
            var cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            cells.remove(at: place)
            return cells
        }
        let log = try bodyLog(CSVWriter.text(lines))
        #expect(log.format == .spotter)
        #expect(log.drafts.map(\.measurement) == [measurement])
        #expect(log.issues.allSatisfy { !$0.isLoss })
    }

    @Test("A file with columns in another order is read by its titles")
    func moved() throws {
        var titles = BodyCSV.titles(own: [])
        let neck = try #require(titles.firstIndex(of: "Neck"))
        titles.swapAt(neck, try #require(titles.firstIndex(of: "Waist")))
        let cells = titles.map { ["Day": "2026-03-12", "Neck": "38", "Waist": "84", "Hip": "96"][$0] ?? "" }
        let log = try bodyLog(CSVWriter.text([titles, cells]))
        #expect(log.format == .measurements)
        #expect(log.drafts.first?.measurement.measures == [.neck: "38", .waist: "84", .hip: "96"])
    }

    @Test("The titles never change: files of earlier versions are read as Spotter's own")
    func earlier() throws {
        let titles =
            "Day,Time,Height cm,Weight kg,Chin,Cheek,Chest/Pec,Triceps,Subscapular,Midaxillary,Suprailiac,Umbilical,"
            + "Knee,Calf,Quad,Hamstring,Biceps,Lower back,Neck,Shoulder,Chest,Waist,Hip,Left arm,Right arm,Left thigh,"
            + "Right thigh,Left calf,Right calf,Resting heart rate,Blood pressure,Note"
        #expect(BodyCSV.titles(own: []).joined(separator: ",") == titles)
        let cells = "2026-03-12,,,82.4,8.2,,9,,,,,,,,,,,,,,101,,,,,,,,,52,120/80,x"
        let log = try bodyLog("\(titles)\n\(cells)\n")
        #expect(log.format == .spotter)
        let measurement = try #require(log.drafts.first?.measurement)
        #expect(measurement.folds == [.chin: "8.2", .chest: "9"] && measurement.note == "x")
        #expect(measurement.measures == [.chest: "101", .pulse: "52", .pressure: "120/80"])
    }

    @Test("Every measurement is written and read back without loss", arguments: 0..<Rounds.of(60))
    func roundTrip(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let measurements = try (0..<generator.number(1...8)).map { _ in try Self.measurement(&generator) }
        let log = try bodyLog(BodyCSV.text(measurements))
        #expect(log.format == .spotter)
        #expect(log.drafts.map(\.measurement) == measurements, "seed \(seed)")
        #expect(log.issues.allSatisfy { !$0.isLoss }, "seed \(seed)")
        #expect(log.drafts.allSatisfy { $0.fatPerMille == nil })
    }

    private static func measurement(_ generator: inout SeededGenerator) throws -> BodyMeasurement {
        let day = try #require(Day(iso: "2020-01-01")).adding(days: generator.number(0...2000))
        var measurement = BodyMeasurement(day: day, minute: generator.chance(2) ? generator.number(0...1439) : nil)
        if generator.chance(2) { measurement.height = Length(millimetres: generator.number(500...2600)) }
        if generator.chance(2) { measurement.weight = Mass(grams: generator.number(2000...300_000)) }
        func number(_ generator: inout SeededGenerator, _ range: ClosedRange<Int>) -> String {
            let text = DecimalText.write(generator.number(range), decimals: 1)
            return generator.chance(2) ? text.replacing(".", with: ",") : text
        }
        for site in SkinfoldSite.allCases where generator.chance(2) {
            let readings = (0..<generator.number(1...3)).map { _ in number(&generator, 1...900) }
            measurement[fold: site] = readings.joined(separator: "/") + (generator.chance(4) ? " mm" : "")
        }
        for measure in BodyMeasure.allCases where generator.chance(2) {
            switch measure {
            case .pulse: measurement[measure: measure] = String(generator.number(30...180))
            case .pressure: measurement[measure: measure] = "\(generator.number(90...180))/\(generator.number(50...90))"
            default: measurement[measure: measure] = number(&generator, 100...1150) + (generator.chance(3) ? " in" : "")
            }
        }
        // Names equal to those of other columns, or beginning like a formula.
        for name in ["Grip (kg)", "Chin", "Weight", "Note", "=SUM(1)", "Fat %"] where generator.chance(3) {
            measurement[own: try own(name)] = generator.chance(2) ? "48 kg" : number(&generator, 0...900)
        }
        let words = ["after rest", "a, b; c", "\"quoted\"", "line\nbelow", "+5", "=1+1", "Größe 🏋️", "-1"]
        if generator.chance(2) { measurement.note = words[generator.number(0...words.count - 1)] }
        // An empty row is not a measurement.
        if measurement == BodyMeasurement(day: measurement.day, minute: measurement.minute) {
            measurement[fold: .chin] = "8.2"
        }
        return measurement
    }

    @Test("A file with fewer columns is read by its titles")
    func cut() throws {
        let log = try bodyLog("Day,Weight kg,Chest/Pec,Chest,Note\n2026-03-12,82.4,9,101,x\n")
        #expect(log.format == .measurements)
        #expect(log.drafts.first?.measurement.folds == [.chest: "9"])
        #expect(log.drafts.first?.measurement.measures == [.chest: "101"])
    }
}
