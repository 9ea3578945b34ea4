import FitnessModel
import GRDB

/// A client's body through some days.
///
/// The weight of a day is the newest one until then, else the client's stated one, else the oldest later one. Body fat
/// counts from the day of its measurement: a later value does not change earlier days. It is that of a scale until the
/// first skinfolds of the client's formula, and from then on that of the newest folds, because the two differ by
/// kilograms, and limits that follow both in turn would jump.
struct BodyHistory {
    private let client: Client
    /// Oldest first; starts with the last ones before the days.
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

    /// The number of earlier measurements to read at once; the first ones nearly always have all folds.
    private static let readAtOnce = 4

    /// The fat and lean mass by skinfolds and weight, of the measurements of the days and the last one before them.
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
        // A day has the same lean mass alone and among others: it stays until the next measurement with folds.
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

    /// The values of the days, in order; each must be within the range that was read.
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
            // The folds before the days were read, too: the first of all is the change.
            let replaced = folded.first?.day == day ? fat?.leanMass : nil
            let weighed = newest ?? (client.weight == nil ? later : nil)
            return BodyFigures(
                day: day, sex: client.sex, age: client.birthDay.flatMap { $0 <= day ? $0.age(on: day) : nil },
                height: client.height, weight: weighed?.weight ?? client.weight, weightDay: weighed?.day,
                leanMass: fold?.lean ?? fat?.leanMass, leanMassDay: fold?.day ?? fat?.day,
                leanMassSource: fold != nil ? .folds : fat != nil ? .scale : nil, replacedLeanMass: replaced)
        }
    }
}
