import FitnessModel
import GRDB

/// What is known of a client's body through some days.
///
/// The weight of a day is the newest one until then, else what the client said, else the oldest that was weighed later.
/// Body fat counts from the day on which it was measured: a later figure does not change the days before.
struct BodyHistory {
    private let client: Client
    /// Oldest first; begins with those from before the days that still count.
    private let weighIns: [WeighIn]
    private let later: WeighIn?

    init(of client: Client, in days: ClosedRange<Day>, _ db: Database) throws {
        self.client = client
        let before = try WeighIn.newest(of: client.id, before: days.lowerBound, db)
        let fat = try WeighIn.newest(of: client.id, before: days.lowerBound, withFat: true, db)
        let within = try WeighIn.read(of: client.id, from: days.lowerBound, through: days.upperBound, db)
        let earlier = [fat, before].compactMap { $0 }
        weighIns = (fat == before ? Array(earlier.prefix(1)) : earlier) + within
        later = try before == nil && client.weight == nil ? WeighIn.oldest(of: client.id, db) : nil
    }

    /// The figures of the days, each of which must be one that the history was read for, in their order.
    func figures(on days: some Sequence<Day>) -> [BodyFigures] {
        var next = weighIns.startIndex
        var newest: WeighIn?
        var fat: WeighIn?
        return days.map { day in
            while next < weighIns.endIndex, weighIns[next].day <= day {
                newest = weighIns[next]
                if newest?.fatPerMille != nil { fat = newest }
                next += 1
            }
            let weighed = newest ?? (client.weight == nil ? later : nil)
            return BodyFigures(
                day: day, sex: client.sex, age: client.birthDay.flatMap { $0 <= day ? $0.age(on: day) : nil },
                height: client.height, weight: weighed?.weight ?? client.weight, weightDay: weighed?.day,
                leanMass: fat?.leanMass, leanMassDay: fat?.day)
        }
    }
}
