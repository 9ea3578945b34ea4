import DiaryExchange
import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("A row pasted from a spreadsheet")
struct BodyRowTests {
    private static let today = Day(iso: "2026-11-23") ?? .earliest
    private static let folds = ["8.2", "9", "7,5", "11", "12.4", "9", "10/10.2", "14", "8", "9", "15", "16", "5"]
    private static let sum = "134.2"

    private func read(_ cells: [String], by sign: String = "\t", sites: [SkinfoldSite] = SkinfoldSite.usual)
        -> BodyRow.Reading
    {
        BodyRow.read(cells.joined(separator: sign), sites: sites, today: Self.today)
    }

    private var wanted: [SkinfoldSite: String] { Dictionary(uniqueKeysWithValues: zip(SkinfoldSite.usual, Self.folds)) }

    @Test(
        "Day, age, height, weight, lean mass, fat, folds and sum are read with any separator",
        arguments: ["\t", ";", "   "])
    func whole(sign: String) throws {
        let reading = read(["15.1.2023", "41", "180", "82.4", "70.0", "15"] + Self.folds + [Self.sum], by: sign)
        let measurement = try #require(reading.measurement)
        #expect(reading.issues == [])
        #expect(reading.isDated && measurement.day.iso == "2023-01-15")
        #expect(measurement.height == Length(millimetres: 1800))
        #expect(measurement.weight == Mass(82.4, .kg))
        #expect(measurement.folds == wanted)
    }

    @Test(
        "Days are read as trainers write them",
        arguments: [
            ("15.1.2023", "2023-01-15"), ("22/10/20", "2020-10-22"), ("2023-01-15", "2023-01-15"),
            ("15.1.23", "2023-01-15"), ("15 Jan 2023", "2023-01-15"),
        ])
    func days(text: String, iso: String) {
        let reading = read([text, "82.4"] + Self.folds)
        #expect(reading.measurement?.day.iso == iso)
        #expect(reading.issues == [])
    }

    @Test(
        "A time after the day is read, with titles and without",
        arguments: [
            ("15.1.2023", Int?.none), ("15.1.2023 07:05", 425), ("2023-01-15T18:30:59", 1110),
            ("15.01.2023, 0:00", 0), ("15 Jan 2023 6:30 PM", 1110), ("15/1/23 23:59", 1439),
        ])
    func times(text: String, minute: Int?) throws {
        let sites = SkinfoldSite.usual
        let rows = [
            [text, "82.4"] + Self.folds, [text, "41", "180", "82.4", "70.0", "15"] + Self.folds + [Self.sum],
            // Trailing blanks are missing.
            [text, "82.4"] + Self.folds.prefix(11),
        ]
        for row in rows {
            let reading = read(row)
            let measurement = try #require(reading.measurement, "\(row)")
            #expect(measurement.minute == minute, "\(row)")
            #expect(measurement.day.iso == "2023-01-15" && reading.isDated && reading.issues == [], "\(row)")
            #expect(measurement.weight == Mass(82.4, .kg) && measurement.folds[sites[0]] == "8.2", "\(row)")
        }
        let titled = try #require(read(["Date\tWeight\tChin\r\n\(text)", "82.4", "8.2"]).measurement)
        #expect(titled.minute == minute && titled.day.iso == "2023-01-15")
        // A row without a day has no time.
        #expect(try #require(read(["82.4"] + Self.folds).measurement).minute == nil)
    }

    @Test("Folds alone are today's; a weight may precede them; trailing blanks may be missing")
    func parts() {
        #expect(read(Self.folds).measurement?.folds == wanted)
        #expect(read(Self.folds).measurement?.day == Self.today && !read(Self.folds).isDated)
        #expect(read(["82.4"] + Self.folds).measurement?.weight == Mass(82.4, .kg))
        #expect(read(["82.4"] + Self.folds + [Self.sum]).issues == [])
        let cut = read(["15.1.2023", "82.4"] + Self.folds.prefix(11))
        #expect(cut.measurement?.folds.count == 11 && cut.measurement?.weight == Mass(82.4, .kg))
        #expect(read(["15.1.2023", "82.4"] + Self.folds + [Self.sum, "", "", ""]).measurement?.folds == wanted)
        let gaps = read(["15.1.2023", "", "180", "82.4", "", ""] + ["-"] + Self.folds.dropFirst() + [""])
        #expect(gaps.measurement?.folds.count == 12 && gaps.measurement?.weight == Mass(82.4, .kg))
    }

    @Test("A number that could be weight or age is read as weight, with a remark")
    func weightOrAge() {
        let reading = read(["82"] + Self.folds)
        #expect(reading.measurement?.weight == Mass(82, .kg))
        #expect(reading.issues.count == 1)
        #expect(reading.issues.first?.wording.text.hasPrefix("the row was read as weight, 13 folds") == true)
    }

    @Test("A sum that does not match is reported")
    func wrongSum() {
        let reading = read(["15.1.2023", "41", "180", "82.4", "70.0", "15"] + Self.folds + ["150"])
        #expect(reading.measurement?.folds == wanted)
        #expect(reading.issues == [.sumDiffers(stated: "150", folds: "134.2")])
    }

    @Test("An unlikely fold is reported with its cell")
    func outlyingFold() {
        let folds = ["82"] + Self.folds.dropFirst()
        let reading = read(["15.1.2023", "41", "180", "82.4", "70.0", "15"] + folds + ["208"])
        #expect(
            reading.issues.map(\.wording.text) == [
                "Cell 7, Chin: \"82\" mm is unlikely for a fold; 8.2 may be meant. It was read as written."
            ])
    }

    @Test("A row that can be read in two ways is not guessed")
    func ambiguous() {
        let sites: [SkinfoldSite] = [.chin, .cheek]
        let reading = read(["30", "10", "40"], sites: sites)
        #expect(reading.measurement == nil)
        guard case .ambiguous(let readings)? = reading.issues.first else {
            Issue.record("\(reading)")
            return
        }
        #expect(readings.count > 1)
    }

    @Test("An ambiguous day is reported with the reading that was used")
    func openDay() {
        let reading = read(["3/4/2026", "82.4"] + Self.folds)
        #expect(reading.measurement?.day.iso == "2026-04-03")
        #expect(reading.issues.first?.wording.text.contains("was read as 3 Apr 2026") == true)
        let american = BodyRow.read(
            (["3/4/2026", "82.4"] + Self.folds).joined(separator: "\t"), sites: SkinfoldSite.usual, today: Self.today,
            order: .monthFirst)
        #expect(american.measurement?.day.iso == "2026-03-04")
    }

    @Test("A row with titles is read by its titles")
    func titled() throws {
        let text =
            "Date\tWeight lb\tChin\tWaist\tGrip (kg)\tMood\tSUM\r\n15.1.2023\t180\t8,2\t80\t48\tfine\t8.2\r\n16.1.2023\t1\r\n"
        let reading = BodyRow.read(text, sites: [.chin], today: Self.today)
        let measurement = try #require(reading.measurement)
        #expect(measurement.weight == Mass(180, .lb))
        #expect(measurement.folds == [.chin: "8,2"] && measurement.measures == [.waist: "80"])
        #expect(measurement.own == [try own("Grip (kg)"): "48"] && measurement.note == "Mood: fine")
        #expect(reading.issues == [.moreRows(1)])
    }

    @Test(
        "A row that cannot be read is reported with a correction",
        arguments: ["", "\t\t", "hello", "1\t2\t3", "a;b;c;d"])
    func nothing(text: String) {
        let reading = BodyRow.read(text, sites: SkinfoldSite.usual, today: Self.today)
        #expect(reading.measurement == nil)
        #expect(reading.issues.allSatisfy { !$0.wording.text.isEmpty } && !reading.issues.isEmpty)
    }

    @Test("Rows of every kind are read as written, or reported as ambiguous", arguments: 0..<Rounds.of(200))
    func random(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sites = Array(SkinfoldSite.allCases.prefix(generator.number(4...14)))
        var (cells, wanted) = ([String](), [SkinfoldSite: String]())
        let hasDay = generator.chance(2)
        if hasDay { cells.append("15.1.2023") }
        if generator.chance(2) { cells.append(String(generator.number(18...70))) }
        if generator.chance(2) { cells.append(String(generator.number(150...200))) }
        let weight = generator.number(500...1200)
        cells.append(DecimalText.write(weight, decimals: 1))
        var total = 0
        for site in sites {
            let fold = generator.number(30...400)
            total += fold
            wanted[site] = DecimalText.write(fold, decimals: 1)
            cells.append(DecimalText.write(fold, decimals: 1))
        }
        if generator.chance(2) { cells.append(DecimalText.write(total, decimals: 1)) }
        let reading = read(cells, sites: sites)
        guard let measurement = reading.measurement else {
            guard case .ambiguous? = reading.issues.first else {
                Issue.record("seed \(seed): \(cells) \(reading.issues)")
                return
            }
            return
        }
        #expect(measurement.folds == wanted, "seed \(seed): \(cells)")
        #expect(
            measurement.weight == Mass(grams: weight * 100) || !reading.issues.isEmpty, "seed \(seed): \(cells)")
        #expect(reading.isDated == hasDay)
    }
}
