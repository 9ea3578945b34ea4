import DiaryStore
import FitnessModel
import Foundation

/// The measurements of one made-up client: skinfolds every fourth week of the last year, with girths every other time.
struct DemoMeasurements {
    private let person: DemoPerson
    private let writer: DemoWriter
    private var random: DemoRandom
    /// The folds of today as a multiple of the reference values, and how much larger they were a year before.
    private let share: Double
    private let lost: Double
    /// Whether the measurements include the weight; a client with a food diary has weigh-ins.
    private let isWeighed: Bool

    /// Nil if the client is not measured. The seed is separate, so that all other records stay the same.
    init?(_ person: DemoPerson, number: Int, writer: DemoWriter) {
        guard number % 2 == 0 else { return nil }
        self.person = person
        self.writer = writer
        random = DemoRandom(seed: writer.plan.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number) &+ 211)
        isWeighed = number % 3 == 2
        share = random.real(1.1...1.7)
        lost = person.client.goal == "lose weight" ? 0.35 : 0.12
    }

    /// Writes the measurements and the goal.
    mutating func write() throws {
        let today = writer.plan.today
        let first = max(writer.plan.firstDay, today.adding(days: -364))
        let mondays = writer.plan.days(from: first).filter { $0.weekday == .monday }
        for (number, day) in mondays.reversed().enumerated() where number % 4 == 0 {
            var measurement = BodyMeasurement(
                measurer: try writer.change.trainer, day: day, minute: person.hour * 60 - 20,
                height: person.client.height)
            let ago = Double(day.days(until: today)) / 365
            for site in SkinfoldSite.usual { measurement[fold: site] = fold(site, ago) }
            if number % 8 == 0 { measurement.measures = girths(ago) }
            if isWeighed {
                measurement.weight = Mass(grams: person.weight.grams + Int(lost * ago * 10_000) / 100 * 100)
            }
            try writer.change.measurements.add(measurement, of: person.client.id)
        }
        guard lost > 0.2 else { return }
        let goal = BodyGoal(.weight, value: person.weight.value(in: .kg).rounded() - 3, by: today.adding(days: 84))
        try writer.change.measurements.setGoal(goal, of: .weight, person.client.id)
    }

    /// The text of a fold, sometimes with two readings, as for one that is hard to measure.
    private mutating func fold(_ site: SkinfoldSite, _ ago: Double) -> String {
        let reference = SkinfoldRank.reference(site, person.client.sex ?? .female)
        let millimetres = reference * share * (1 + lost * ago) * random.real(0.92...1.08)
        let text = DecimalText.write(millimetres, decimals: 1)
        guard random.once(in: 9) else { return text }
        return "\(text)/\(DecimalText.write(millimetres + random.real(0.2...0.4), decimals: 1))"
    }

    private mutating func girths(_ ago: Double) -> [BodyMeasure: String] {
        let isFemale = person.client.sex == .female
        let kilograms = person.weight.value(in: .kg)
        let heavier = 1 + lost * ago / 6
        let shares: [(BodyMeasure, Double)] = [
            (.neck, isFemale ? 0.45 : 0.47), (.chest, isFemale ? 1.22 : 1.24),
            (.waist, (isFemale ? 0.99 : 1.02) * heavier), (.hip, (isFemale ? 1.33 : 1.22) * heavier),
            (.leftArm, 0.44), (.rightArm, 0.445), (.leftThigh, 0.74), (.rightThigh, 0.745), (.leftCalf, 0.49),
            (.rightCalf, 0.49),
        ]
        // Girths grow with the cube root of the mass; the shares are those at 80 kg.
        let scale = 80 * Double.cubeRoot(kilograms / 80)
        var girths = Dictionary(
            uniqueKeysWithValues: shares.map { measure, share in
                (measure, DecimalText.write(share * scale * random.real(0.995...1.005), decimals: 1))
            })
        girths[.pulse] = String(random.whole(52...66))
        girths[.pressure] = "\(random.whole(112...132))/\(random.whole(68...84))"
        return girths
    }
}

extension Double {
    fileprivate static func cubeRoot(_ value: Double) -> Double { pow(value, 1 / 3) }
}
