/// The prescribed sets of a plan per muscle group: a set counts whole for groups trained directly and half for those
/// trained along.
public struct PlannedSets: Hashable, Sendable {
    /// A number of sets, or a range of them, in halves, so that sums are exact.
    public struct Count: Hashable, Sendable {
        /// The lowest number, in half sets.
        public private(set) var lowest: Int
        /// The highest number, in half sets.
        public private(set) var highest: Int

        /// No sets.
        public static let zero = Count(lowest: 0, highest: 0)

        mutating func add(_ target: SetTarget, times: Int) {
            lowest += target.lowest * times
            highest += target.highest * times
        }

        /// "48", "22.5", "48-60".
        public var text: String {
            lowest == highest ? Self.text(lowest) : "\(Self.text(lowest))-\(Self.text(highest))"
        }

        private static func text(_ halves: Int) -> String { NumberFormat.shown(5 * halves, decimals: 1) }
    }

    /// A row of a sheet as far as it matters here.
    public struct Row: Hashable, Sendable {
        /// The prescribed sets, as typed.
        public var sets: String
        /// The muscle groups of its exercise.
        public var muscles: [MuscleGroup: MuscleGroup.Role]

        /// A row whose exercise has no muscle groups unless they are given.
        public init(sets: String, muscles: [MuscleGroup: MuscleGroup.Role] = [:]) {
            self.sets = sets
            self.muscles = muscles
        }
    }

    /// All sets, for any muscles.
    public private(set) var total = Count.zero
    /// Sets of exercises without a muscle group.
    public private(set) var ungrouped = Count.zero
    /// Rows whose number of sets is missing or cannot be read; they are not counted.
    public private(set) var unreadRows = 0
    private var counts: [MuscleGroup: Count] = [:]

    /// An empty plan.
    public init() {}

    /// The groups that are trained, from the trunk to the limbs.
    public var groups: [(group: MuscleGroup, sets: Count)] {
        counts.sorted { $0.key < $1.key }.map { (group: $0.key, sets: $0.value) }
    }

    /// The sets of one group.
    public func sets(of group: MuscleGroup) -> Count { counts[group] ?? .zero }

    /// Counts a row as often as its phase has sessions.
    public mutating func add(_ row: Row, sessions: Int) {
        guard sessions > 0 else { return }
        guard let target = SetTarget(row.sets) else {
            unreadRows += 1
            return
        }
        total.add(target, times: 2 * sessions)
        if row.muscles.isEmpty { ungrouped.add(target, times: 2 * sessions) }
        for (group, role) in row.muscles {
            counts[group, default: .zero].add(target, times: role == .direct ? 2 * sessions : sessions)
        }
    }
}

/// The plan for a cell of a future session: the exact text, and its unit.
public struct PlannedText: Hashable, Sendable {
    /// A load cell, a target such as `80%`, or plain words.
    public var text: String
    /// The unit of its loads, also where the client changed to the other one since.
    public var unit: MassUnit

    /// A text in the unit in which it was typed.
    public init(_ text: String, unit: MassUnit) {
        self.text = text
        self.unit = unit
    }

    /// The text in another unit; words are unchanged.
    public func text(in unit: MassUnit, kind: UnitKind) -> String {
        LoadCell(text, unit: self.unit, kind: kind).text(writtenIn: unit)
    }
}
