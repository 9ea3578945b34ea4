/// One record of a client's history: an activity or a measurement of any kind.
public struct HistoryRecord: Hashable, Sendable, Identifiable {
    /// The kind of record.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case session, run, activity, measurement
        case weighIn = "weight"
    }

    /// Names a record among all kinds.
    public struct ID: Hashable, Sendable {
        /// The kind.
        public let kind: Kind
        /// The record's number within its kind.
        public let number: Int64

        /// Names a record.
        public init(_ kind: Kind, _ number: Int64) {
            (self.kind, self.number) = (kind, number)
        }
    }

    /// The content.
    public enum Content: Hashable, Sendable {
        /// A session of strength training: its estimated energy, its work sets and its volume.
        case session(SessionExpenditure, volume: Mass)
        case run(Run)
        case activity(ActivityEntry)
        case measurement(BodyMeasurement)
        case weighIn(WeighIn)
    }

    /// Names it.
    public let id: ID
    /// The day it belongs to.
    public let day: Day
    /// Minutes after midnight of its start; nil if unknown.
    public let minute: Int?
    /// The category it was sorted into; nil for the default.
    public let category: Identifier<Category>?
    /// The content.
    public let content: Content
    /// The energy; nil if unknown or if nothing was done.
    public let energy: Energy?

    /// A record.
    public init(
        id: ID, day: Day, minute: Int?, category: Identifier<Category>?, content: Content, energy: Energy? = nil
    ) {
        (self.id, self.day, self.minute) = (id, day, minute)
        (self.category, self.content, self.energy) = (category, content, energy)
    }

    /// How long it took, in seconds; nil if that is not known.
    public var seconds: Int? {
        switch content {
        case .session(let session, _): session.seconds > 0 ? session.seconds : nil
        case .run(let run): run.elapsed > 0 ? run.elapsed / 1000 : nil
        case .activity(let entry): entry.duration > 0 ? entry.duration : nil
        case .measurement, .weighIn: nil
        }
    }

    /// Whether that follows from the number of sets alone, because no clock ran.
    public var isTimeEstimate: Bool {
        guard case .session(let session, _) = content else { return false }
        return session.time == .sets
    }

    /// How far it went; nil if that is not known.
    public var distance: Length? {
        guard case .run(let run) = content else { return nil }
        return run.distance
    }

    /// Whether its energy is an unconfirmed estimate.
    public var isEstimate: Bool {
        switch content {
        case .session(let session, _): !session.isCorrected
        case .run(let run): run.isEnergyEstimated
        case .activity, .measurement, .weighIn: false
        }
    }
}

/// The totals of a category's records.
public struct HistorySum: Hashable, Sendable {
    /// The number of records.
    public var count = 0
    /// The total time in seconds, as far as known.
    public var seconds = 0
    /// The total distance, as far as known.
    public var distance = Length(millimetres: 0)
    /// The total energy, as far as known.
    public var energy = Energy.zero

    /// An empty sum.
    public init() {}

    /// The sum of several.
    public static func + (one: HistorySum, other: HistorySum) -> HistorySum {
        var sum = one
        sum.count += other.count
        sum.seconds += other.seconds
        sum.distance.millimetres += other.distance.millimetres
        sum.energy += other.energy
        return sum
    }
}
