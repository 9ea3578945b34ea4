import FitnessModel
import GRDB

/// What is known of a client's body through some days.
///
/// The weight of a day is the newest one until then, else what the client said, else the oldest that was weighed later.
/// Body fat counts from the day on which it was measured, by a scale or by the folds of the client's formula, of which the
/// newer one counts: a later figure does not change the days before.
struct BodyHistory {
    private let client: Client
    /// Oldest first; begins with those from before the days that still count.
    private let weighIns: [WeighIn]
    private let later: WeighIn?
    /// Lean mass by skinfolds, oldest first.
    private let folded: [(day: Day, lean: Mass)]

    init(of client: Client, in days: ClosedRange<Day>, _ db: Database) throws {
        self.client = client
        let before = try WeighIn.newest(of: client.id, before: days.lowerBound, db)
        let fat = try WeighIn.newest(of: client.id, before: days.lowerBound, withFat: true, db)
        let within = try WeighIn.read(of: client.id, from: days.lowerBound, through: days.upperBound, db)
        let earlier = [fat, before].compactMap { $0 }
        weighIns = (fat == before ? Array(earlier.prefix(1)) : earlier) + within
        folded = try Self.folded(client, in: days, db)
        later = try before == nil && client.weight == nil ? WeighIn.oldest(of: client.id, db) : nil
    }

    /// So many measurements before the days are read at once; the first that are read nearly always have all folds.
    private static let readAtOnce = 4

    /// What measurements of the days and the last one before them make of folds and weight.
    private static func folded(
        _ client: Client, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [(day: Day, lean: Mass)] {
        let weighed = "b.client = ? AND b.weigh_in IS NOT NULL AND b.day"
        let profile = try SkinfoldProfile.read(of: client.id, db)
        func lean(_ measurements: [BodyMeasurement]) -> [(day: Day, lean: Mass)] {
            let course = BodyCourse(of: client, measurements: measurements, profile: profile)
            return zip(measurements, course.figures).compactMap { measurement, figures in
                figures.leanMass.map { (measurement.day, $0) }
            }
        }
        // A day must not have another lean mass alone than among others: who was measured without folds since keeps it.
        var before: [(day: Day, lean: Mass)] = []
        var offset = 0
        while before.isEmpty {
            let page: [BodyMeasurement] = try db.list(
                Condition("\(weighed) < ?", client.id, days.lowerBound), order: BodyMeasurement.newestFirst,
                limit: readAtOnce, offset: offset)
            before = Array(lean(page).prefix(1))
            guard page.count == readAtOnce else { break }
            offset += readAtOnce
        }
        let within: [BodyMeasurement] = try db.list(
            Condition("\(weighed) BETWEEN ? AND ?", client.id, days.lowerBound, days.upperBound),
            order: BodyMeasurement.order)
        return before + lean(within)
    }

    /// The figures of the days, each of which must be one that the history was read for, in their order.
    func figures(on days: some Sequence<Day>) -> [BodyFigures] {
        var next = weighIns.startIndex
        var newest: WeighIn?
        var fat: WeighIn?
        var nextFolded = folded.startIndex
        return days.map { day in
            while next < weighIns.endIndex, weighIns[next].day <= day {
                newest = weighIns[next]
                if newest?.fatPerMille != nil { fat = newest }
                next += 1
            }
            while nextFolded < folded.endIndex, folded[nextFolded].day <= day { nextFolded += 1 }
            let fold = folded[..<nextFolded].last
            let isFolded = fold.map { fold in fat.map { $0.day <= fold.day } ?? true } ?? false
            let weighed = newest ?? (client.weight == nil ? later : nil)
            return BodyFigures(
                day: day, sex: client.sex, age: client.birthDay.flatMap { $0 <= day ? $0.age(on: day) : nil },
                height: client.height, weight: weighed?.weight ?? client.weight, weightDay: weighed?.day,
                leanMass: isFolded ? fold?.lean : fat?.leanMass, leanMassDay: isFolded ? fold?.day : fat?.day)
        }
    }
}
