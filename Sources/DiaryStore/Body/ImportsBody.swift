public import FitnessModel
import GRDB

extension Imports {
    /// Imports weights and measurements of another program, as one change. A line with only a weight and its fat
    /// becomes a weigh-in, any other a row of the sheets, with its weight among the weigh-ins. Known ones, by day,
    /// minute and values, are skipped; days in the future and before the client's birth are left out, and so are unlikely
    /// weights.
    ///
    /// - Parameters:
    ///   - takesUnlikely: whether weights far from those before and after them are imported, too.
    ///   - file: the name of the file for the journal: "scale.fit".
    ///   - progress: called with the finished share, 0...1; returning false cancels, and nothing is changed.
    @discardableResult
    public func body(
        _ drafts: [BodyDraft], client id: Identifier<Client>, today: Day, takesUnlikely: Bool = false, file: String,
        progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> BodyOutcome {
        try access.change { change in
            let client = try change.clients.get(id)
            try change.name(.import, .measurement, of: id, [.file: file])
            change.numberDensely()
            var work = try BodyImport(change.db, client: client, today: today)
            let new = work.new(drafts, takesUnlikely: takesUnlikely)
            for (number, draft) in new.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                try change.insert(draft, of: id)
            }
            try change.show(work.outcome.own.sorted { $0.text < $1.text }, of: id)
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed.
    public func preview(
        _ drafts: [BodyDraft], client id: Identifier<Client>, today: Day, takesUnlikely: Bool = false
    ) throws(StoreError) -> BodyOutcome {
        try access.read(of: id) { db, client in
            var work = try BodyImport(db, client: client, today: today)
            _ = work.new(drafts, takesUnlikely: takesUnlikely)
            return work.outcome
        }
    }
}

extension Change {
    fileprivate func insert(_ draft: BodyDraft, of client: Identifier<Client>) throws {
        var weighIn = draft.weighIn
        weighIn?.client = client
        if draft.isWeighInAlone {
            if let weighIn { _ = try insert(weighIn) }
            return
        }
        var measurement = draft.measurement
        (measurement.client, measurement.measurer) = (client, nil)
        let id = try insert(measurement)
        if let weighIn {
            try weigh(id, weighIn)
        } else {
            try takeWeightOfDay(id, measurement)
        }
    }
}

/// Determines what is new in an import of weights and measurements.
private struct BodyImport {
    private(set) var outcome = BodyOutcome()
    private let born: Day?
    private let stated: Mass?
    private let today: Day
    private var weights: [Day: [WeighIn]]
    private var measurements: [Day: [BodyMeasurement]]

    init(_ db: Database, client: Client, today: Day) throws {
        (born, stated) = (client.birthDay, client.weight)
        self.today = today
        let weighIns = try WeighIn.read(of: client.id, from: .earliest, through: .latest, db)
        weights = Dictionary(grouping: weighIns, by: \.day)
        let known: [BodyMeasurement] = try db.list(
            Condition("b.client = ?", client.id), order: BodyMeasurement.order)
        measurements = Dictionary(grouping: known, by: \.day)
    }

    /// The drafts that are not in the diary yet, the earliest day first, so that ids follow the days. Weights alone
    /// come first, so that a row of their day without a weight takes one.
    mutating func new(_ drafts: [BodyDraft], takesUnlikely: Bool) -> [BodyDraft] {
        var new: [BodyDraft] = []
        let unlikely = takesUnlikely ? [] : unlikely(drafts)
        for (place, draft) in drafts.enumerated() {
            if let refusal = refusal(of: draft.measurement.day) {
                outcome.refused[place] = refusal
            } else if isKnown(draft) {
                outcome.alreadyThere += 1
            } else if unlikely.contains(place) {
                outcome.refused[place] = .unlikelyWeight
            } else {
                remember(draft)
                new.append(draft)
            }
        }
        return new.sorted {
            let (left, right) = ($0.measurement, $1.measurement)
            return (left.day, $0.isWeighInAlone ? 0 : 1, left.minute ?? -1)
                < (right.day, $1.isWeighInAlone ? 0 : 1, right.minute ?? -1)
        }
    }

    private func refusal(of day: Day) -> BodyOutcome.Refusal? {
        if day > today { return .future }
        return born.map { day < $0 } == true ? .beforeBirth : nil
    }

    /// The places of the weights that are an unlikely change from the one before and from the one after, of the diary
    /// and of the file; the first and the last one from the two beside them. A single weight is compared with the
    /// profile.
    private func unlikely(_ drafts: [BodyDraft]) -> Set<Int> {
        var course: [(weighIn: WeighIn, place: Int?)] = weights.values.joined().map { ($0, nil) }
        for (place, draft) in drafts.enumerated() where refusal(of: draft.measurement.day) == nil && !isKnown(draft) {
            if let weighIn = draft.weighIn { course.append((weighIn, place)) }
        }
        course.sort { left, right in
            let (one, other) = (left.weighIn, right.weighIn)
            return (one.day, one.minute ?? -1, one.weight, left.place ?? -1)
                < (other.day, other.minute ?? -1, other.weight, right.place ?? -1)
        }
        var found: Set<Int> = []
        for (index, one) in course.enumerated() {
            guard let place = one.place else { continue }
            // The same weight on another line of the day says nothing about it.
            let isOther = { (other: WeighIn) in other.day != one.weighIn.day || other.weight != one.weighIn.weight }
            let before = course[..<index].reversed().lazy.map(\.weighIn).filter(isOther).prefix(2)
            let after = course[(index + 1)...].lazy.map(\.weighIn).filter(isOther).prefix(2)
            let beside =
                before.isEmpty || after.isEmpty
                ? Array(before) + Array(after) : [before.first, after.first].compactMap(\.self)
            let isFar = beside.allSatisfy { one.weighIn.unlikelyChange(since: $0) != nil }
            let isUnlikely =
                switch beside.count {
                case 0: !fits(one.weighIn)
                // Of the last two the one that fits the profile is right.
                case 1: isFar && (fits(beside[0]) || !fits(one.weighIn))
                default: isFar
                }
            if isUnlikely { found.insert(place) }
        }
        return found
    }

    /// Whether a weight can be that of the profile; true if that one is unknown.
    private func fits(_ weighIn: WeighIn) -> Bool {
        stated.map { weighIn.unlikelyDifference(from: $0) == nil } ?? true
    }

    private func isKnown(_ draft: BodyDraft) -> Bool {
        let day = draft.measurement.day
        if draft.isWeighInAlone {
            return draft.weighIn.map { weighIn in weights[day]?.contains { $0.says(weighIn) } == true } ?? false
        }
        return measurements[day]?.contains { known in
            known.says(draft.measurement)
                && (draft.fatPerMille == nil
                    || weights[day]?.contains {
                        $0.weight == known.weight && $0.fatPerMille == draft.fatPerMille
                    } == true)
        } == true
    }

    private mutating func remember(_ draft: BodyDraft) {
        let day = draft.measurement.day
        if let weighIn = draft.weighIn { weights[day, default: []].append(weighIn) }
        outcome.days.insert(day)
        guard !draft.isWeighInAlone else {
            outcome.weights += 1
            return
        }
        measurements[day, default: []].append(draft.measurement)
        outcome.measurements += 1
        outcome.own.formUnion(draft.measurement.own.keys)
    }
}

extension WeighIn {
    /// Whether it has all values of the other one, at the same time as far as both have one.
    fileprivate func says(_ other: WeighIn) -> Bool {
        day == other.day && isSameMinute(minute, other.minute) && weight == other.weight
            && (other.fatPerMille == nil || fatPerMille == other.fatPerMille)
    }
}

extension BodyMeasurement {
    /// The same comparison for a measurement. One without a weight may have taken the weigh-in of its day since.
    fileprivate func says(_ other: BodyMeasurement) -> Bool {
        day == other.day && isSameMinute(minute, other.minute) && folds == other.folds && measures == other.measures
            && own == other.own && height == other.height && note == other.note
            && (other.weight == nil || weight == other.weight)
    }
}

private func isSameMinute(_ left: Int?, _ right: Int?) -> Bool { left == nil || right == nil || left == right }

/// What an import of weights and measurements added, or would add.
public struct BodyOutcome: Hashable, Sendable {
    /// New rows of the sheets.
    public var measurements = 0
    /// New weights that belong to no row.
    public var weights = 0
    /// Lines whose values were there before.
    public var alreadyThere = 0
    /// Lines that no diary takes, by their place in the list.
    public var refused: [Int: Refusal] = [:]
    /// The days on which something was added.
    public var days: Set<Day> = []
    /// Measures of the trainer's own that came with them.
    public var own: Set<OwnMeasure> = []

    /// An empty result.
    public init() {}

    /// New rows and new weights.
    public var added: Int { measurements + weights }

    /// Why a line is left out.
    public enum Refusal: Hashable, Sendable {
        /// The day is in the future.
        case future
        /// The client was not born.
        case beforeBirth
        /// The weight is far from those before and after it.
        case unlikelyWeight
    }
}
