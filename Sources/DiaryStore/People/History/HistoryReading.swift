import FitnessModel
import GRDB

/// Reads the records of a history by key, with their energies.
struct HistoryReading {
    private let client: Client
    private let viewer: Identifier<Trainer>
    private let standard: EnergyProfile
    private let db: Database

    /// - Parameter standard: the energy profile of a client without one.
    init(_ client: Client, viewer: Identifier<Trainer>, standard: EnergyProfile, _ db: Database) {
        (self.client, self.viewer, self.standard, self.db) = (client, viewer, standard, db)
    }

    /// The records in the order of the keys. The energies come from where the days themselves take them.
    func records(_ keys: [HistoryKey]) throws -> [HistoryRecord] {
        let books = try Self.stretches(keys.map(\.day)).map { days in
            try EnergyBook(of: client, in: days, db, else: standard)
        }
        let figures = DayFigures(books)
        return try keys.compactMap { key in
            guard let found = try content(of: key, figures) else { return nil }
            return HistoryRecord(
                id: key.id, day: key.day, minute: key.minute, category: key.category, content: found.content,
                energy: found.energy)
        }
    }

    /// Groups days into ranges that are read at once. Distant days are not read with all between them: a page of one
    /// race a year would read ten years.
    private static func stretches(_ days: [Day]) -> [ClosedRange<Day>] {
        days.sorted().reduce(into: []) { stretches, day in
            if let last = stretches.last, last.upperBound.days(until: day) <= farthest {
                stretches[stretches.count - 1] = last.lowerBound...day
            } else {
                stretches.append(day...day)
            }
        }
    }

    /// The largest gap between days that is read along.
    private static let farthest = 60

    /// The sums of the records, category by category.
    func sums(_ keys: [HistoryKey]) throws -> [Identifier<FitnessModel.Category>?: HistorySum] {
        guard let first = keys.map(\.day).min(), let last = keys.map(\.day).max() else { return [:] }
        let figures = DayFigures([try EnergyBook(of: client, in: first...last, db, else: standard)])
        return keys.reduce(into: [:]) { sums, key in
            let one = figures.sum(of: key.id)
            sums[key.category] = (sums[key.category] ?? HistorySum()) + one
        }
    }

    private func content(
        of key: HistoryKey, _ figures: DayFigures
    ) throws -> (content: HistoryRecord.Content, energy: Energy?)? {
        let number = key.id.number
        switch key.id.kind {
        case .session:
            guard let cost = figures.sessions[number] else { return nil }
            let sql = """
                SELECT coalesce(sum(max(d.grams, 0) * d.reps), 0) FROM session_row r
                JOIN performed_set d ON d.session_row = r.id AND d.warm_up = 0 WHERE r.session = ?
                """
            let volume = Mass(grams: try db.count(sql, number))
            return (.session(cost.record, volume: volume), cost.energy)
        case .run:
            guard let cost = figures.runs[number] else { return nil }
            return (.run(cost.record), cost.energy)
        case .activity:
            guard let cost = figures.activities[number] else { return nil }
            return (.activity(cost.record), cost.energy)
        case .measurement:
            return (.measurement(try db.get(Identifier<BodyMeasurement>(rawValue: number), viewer: viewer)), nil)
        case .weighIn: return (.weighIn(try db.get(Identifier<WeighIn>(rawValue: number), viewer: viewer)), nil)
        }
    }
}

/// The records of some days by their number, with their energy.
private struct DayFigures {
    var sessions: [Int64: Costed<SessionExpenditure>] = [:]
    var runs: [Int64: Costed<Run>] = [:]
    var activities: [Int64: Costed<ActivityEntry>] = [:]

    init(_ books: [EnergyBook]) {
        for book in books {
            for body in book.bodies {
                for cost in book.sessions(body) { sessions[cost.record.session.rawValue] = cost }
                for cost in book.runs(body) { runs[cost.record.id.rawValue] = cost }
                for cost in book.activities(body) { activities[cost.record.id.rawValue] = cost }
            }
        }
    }

    /// One record as a sum.
    func sum(of id: HistoryRecord.ID) -> HistorySum {
        var sum = HistorySum()
        sum.count = 1
        switch id.kind {
        case .session:
            sum.seconds = sessions[id.number]?.record.seconds ?? 0
            sum.energy = sessions[id.number]?.energy ?? .zero
        case .run:
            sum.seconds = (runs[id.number]?.record.elapsed ?? 0) / 1000
            sum.distance = runs[id.number]?.record.distance ?? sum.distance
            sum.energy = runs[id.number]?.energy ?? .zero
        case .activity:
            sum.seconds = activities[id.number]?.record.duration ?? 0
            sum.energy = activities[id.number]?.energy ?? .zero
        case .measurement, .weighIn: break
        }
        return sum
    }
}
