/// One record of a client's history: what was done or measured, whatever it was.
public struct HistoryRecord: Hashable, Sendable, Identifiable {
    /// What was done or measured.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case session, run, activity, measurement
        case weighIn = "weight"
    }

    /// Names a record among all kinds.
    public struct ID: Hashable, Sendable {
        /// Of which kind it is.
        public let kind: Kind
        /// Its number among those.
        public let number: Int64

        /// Names a record.
        public init(_ kind: Kind, _ number: Int64) {
            (self.kind, self.number) = (kind, number)
        }
    }

    /// What is known of it.
    public enum Content: Hashable, Sendable {
        /// A session of strength training: what it may have cost, its work sets and its volume.
        case session(SessionExpenditure, volume: Mass)
        case run(Run)
        case activity(ActivityEntry)
        case measurement(BodyMeasurement)
        case weighIn(WeighIn)
    }

    /// Names it.
    public let id: ID
    /// The day it counts for.
    public let day: Day
    /// Minutes after midnight at which it began; nil where nobody said.
    public let minute: Int?
    /// The category it was sorted into; nil for the default.
    public let category: Identifier<Category>?
    /// What is known of it.
    public let content: Content
    /// What it cost; nil where that is not known, or nothing was done.
    public let energy: Energy?

    /// A record.
    public init(
        id: ID, day: Day, minute: Int?, category: Identifier<Category>?, content: Content, energy: Energy? = nil
    ) {
        (self.id, self.day, self.minute) = (id, day, minute)
        (self.category, self.content, self.energy) = (category, content, energy)
    }

    /// How long it took, in seconds; nil where that is not known.
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

    /// How far it went; nil where that is not known.
    public var distance: Length? {
        guard case .run(let run) = content else { return nil }
        return run.distance
    }

    /// Whether its energy is an estimate that nobody confirmed.
    public var isEstimate: Bool {
        switch content {
        case .session(let session, _): !session.isCorrected
        case .run(let run): run.isEnergyEstimated
        case .activity, .measurement, .weighIn: false
        }
    }
}

/// What the records of a category come to.
public struct HistorySum: Hashable, Sendable {
    /// How many they are.
    public var count = 0
    /// How long all told, in seconds, where that is known.
    public var seconds = 0
    /// How far all told, where that is known.
    public var distance = Length(millimetres: 0)
    /// Their energy, where it is known.
    public var energy = Energy.zero

    /// Nothing yet.
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
