import FitnessModel
import Testing

@Suite("Courses of measurements: girths, averages, rates, goals")
struct BodyCourseTests {
    private func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    @Test(
        "A girth is read in centimetres, inches or metres",
        arguments: [("38.5", 38.5), ("38,5 cm", 38.5), ("15 in", 38.1), ("15\"", 38.1), ("0.84 m", 84), ("840mm", 84)])
    func girth(text: String, centimetres: Double) throws {
        let reading = try #require(BodyMeasure.waist.read(text))
        #expect(abs(reading.value - centimetres) < 1e-9)
    }

    @Test(
        "Values that are not a girth, heart rate or blood pressure are rejected",
        arguments: ["", "x", "-3", "38 kg", "120/", "/80", "1/2/3"])
    func refused(text: String) {
        for measure in BodyMeasure.allCases { #expect(measure.read(text) == nil) }
    }

    @Test("Heart rate and blood pressure have their own formats")
    func pressure() throws {
        #expect(BodyMeasure.pulse.read("52 bpm")?.value == 52)
        let reading = try #require(BodyMeasure.pressure.read("120/80 mmHg"))
        #expect(reading.value == 120 && reading.lower == 80)
        #expect(BodyMeasure.pressure.read("120") == nil && BodyMeasure.waist.read("120/80") == nil)
    }

    @Test("A custom measure is a name with a unit in brackets")
    func own() throws {
        let grip = try #require(OwnMeasure(" Grip (left) (kg) "))
        #expect(grip.name == "Grip (left)" && grip.unit == "kg" && grip.text == "Grip (left) (kg)")
        #expect(grip.read("48,5 kg")?.value == 48.5 && grip.read("48.5")?.value == 48.5 && grip.read("5 lb") == nil)
        #expect(OwnMeasure("Push-ups")?.unit.isEmpty == true)
        for text in ["", " ", "a,b", String(repeating: "x", count: 41), "a\u{1B}b"] {
            #expect(OwnMeasure(text) == nil)
        }
    }

    @Test("Every quantity has a unique key that reads back")
    func keys() throws {
        let all = BodyQuantity.known + [.own(try #require(OwnMeasure("Grip (kg)")))]
        #expect(Set(all.map(\.key)).count == all.count)
        for quantity in all { #expect(BodyQuantity(key: quantity.key) == quantity) }
        #expect(BodyQuantity(key: "nonsense") == nil && BodyQuantity(key: "own.") == nil)
    }

    @Test("The average of a weight includes it and the six days before it")
    func means() {
        let weighIns = zip(
            ["2026-03-01", "2026-03-07", "2026-03-08", "2026-03-08", "2026-03-20"],
            [80_000, 81_000, 83_000, 84_000, 70_000]
        ).map { WeighIn(day: day($0), weight: Mass(grams: $1)) }
        #expect(BodyCourse.sevenDayMeans(weighIns).map(\.grams) == [80_000, 80_500, 82_000, 82_667, 70_000])
    }

    @Test("A course has one value a day, the last one, in the client's unit")
    func course() throws {
        var client = Client(id: .unsaved, name: "Jan")
        (client.unit, client.sex, client.birthDay) = (.lb, .male, day("1996-01-01"))
        client.height = Length(millimetres: 1800)
        var first = BodyMeasurement(day: day("2026-03-01"), minute: 500, weight: Mass(grams: 80_000))
        (first.measures, first.folds) = ([.waist: "90", .neck: "40", .pressure: "120/80"], [.chin: "8.2/8.4/8.3"])
        var second = first
        (second.minute, second[measure: .waist], second[fold: .chin]) = (900, "0.88 m", "unreadable")
        let course = BodyCourse(
            of: client, weighIns: [WeighIn(day: first.day, weight: Mass(grams: 80_000), fatPerMille: 152)],
            measurements: [first, second], profile: SkinfoldProfile())
        #expect(course.points(of: .weight).map { ($0.value * 100).rounded() } == [17_637])
        #expect(course.points(of: .weighedFat).map(\.value) == [15.2])
        #expect(course.points(of: .measure(.waist)) == [BodyPoint(day: first.day, value: 88)])
        #expect(course.points(of: .fold(.chin)).map(\.value) == [8.3])
        #expect(course.points(of: .waistToHeight).map { ($0.value * 1000).rounded() } == [489])
        #expect(course.points(of: .navyFat).count == 1 && course.points(of: .lowerPressure).map(\.value) == [80])
        #expect(course.points(of: .fat).isEmpty)
        #expect(course.quantities.contains(.bmi) && !course.quantities.contains(.measure(.hip)))
        #expect(course.quantities.first == .weight)
    }

    @Test("The rate is the line through the last four weeks, and gives the day when a goal is reached")
    func pace() throws {
        let points = (0...8).map {
            BodyPoint(day: day("2026-01-01").adding(days: $0 * 7), value: 84 - Double($0) * 0.5)
        }
        let pace = try #require(BodyPace(points, today: points[8].day))
        #expect(abs(pace.perWeek + 0.5) < 1e-9 && abs(pace.now - 80) < 1e-9)
        #expect(pace.day(reaching: 79) == points[8].day.adding(days: 14))
        #expect(pace.day(reaching: 80) == points[8].day)
        #expect(pace.day(reaching: 81) == nil)
        #expect(
            BodyPace(Array(points.prefix(1)), today: points[0].day) == nil && BodyPace([], today: points[0].day) == nil)
        let rare = [points[0], points[8]]
        #expect(abs((BodyPace(rare, today: points[8].day)?.perWeek ?? 0) + 0.5) < 1e-9)
        let still = try #require(BodyPace([points[0], BodyPoint(day: points[1].day, value: 84)], today: points[1].day))
        #expect(still.day(reaching: 80) == nil)
    }

    @Test("A fold far from the last one is questioned, and a tenth of it is suggested if that is near")
    func foldSinceLast() throws {
        #expect(FoldReading("52")?.outlier(since: 5)?.meant == 5.2)
        #expect(FoldReading("8.2/84")?.outlier()?.place == 1 && FoldReading("8.2/84")?.outlier()?.meant == 8.4)
        #expect(
            FoldReading("30")?.outlier(since: 12)?.reading == 30 && FoldReading("30")?.outlier(since: 12)?.meant == nil)
        for text in ["9", "5", "17"] { #expect(FoldReading(text)?.outlier(since: 8.5) == nil) }
        #expect(FoldReading("82")?.outlier(since: 70)?.meant == nil)
    }

    @Test("A weight of zero is left out of Parrillo's formula, and an impossible estimate gives no lean mass")
    func noWeight() throws {
        let folds = Dictionary(uniqueKeysWithValues: SkinfoldSite.allCases.map { ($0, 9.0) })
        let body = FoldedBody(folds: folds, sex: .male, age: 30, weight: .zero)
        #expect(throws: BodyFatGap(weight: true)) { try body.fat(by: .parrillo) }
        #expect(BodyFatEstimate(percent: .infinity).lean(of: Mass(80, .kg)) == nil)
        #expect(BodyFatEstimate(percent: -450).lean(of: Mass(80, .kg)) == nil)
    }

    @Test(
        "Durnin and Womersley's lines change on the birthday",
        arguments: [
            (Sex.male, 16, 1.1533, 0.0643), (.male, 17, 1.1620, 0.0630), (.male, 19, 1.1620, 0.0630),
            (.male, 20, 1.1631, 0.0632), (.male, 30, 1.1422, 0.0544), (.male, 40, 1.1620, 0.0700),
            (.male, 50, 1.1715, 0.0779), (.female, 15, 1.1369, 0.0598), (.female, 16, 1.1549, 0.0678),
            (.female, 20, 1.1599, 0.0717), (.female, 30, 1.1423, 0.0632), (.female, 40, 1.1333, 0.0612),
            (.female, 50, 1.1339, 0.0645),
        ])
    func ages(sex: Sex, age: Int, constant: Double, slope: Double) throws {
        // Ten millimetres: log10 of the sum is 1, and of a hundred it is 2.
        for (fold, power) in [(2.5, 1.0), (25, 2)] {
            let folds: [SkinfoldSite: Double] = [.biceps: fold, .triceps: fold, .subscapular: fold, .suprailiac: fold]
            let fat = try FoldedBody(folds: folds, sex: sex, age: age).fat(by: .durninWomersley)
            #expect(abs((fat.density ?? 0) - (constant - power * slope)) < 1e-12)
        }
    }
}
