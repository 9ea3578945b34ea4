/// The parts of a mesocycle laid out in time, and where in it one is. Days are counted without clocks, so that no
/// change to summer time moves anything.
public struct MesocycleTimeline: Hashable, Sendable {
    /// The position of a part relative to today.
    public enum Status: Hashable, Sendable {
        /// No day was given, or nothing is dated or trained: a plan.
        case planned
        /// Every session is done, and with a start its time has passed, too; or a past week off.
        case done
        /// Its time has passed and sessions of it are open.
        case over
        /// The part contains today; without a start, the first with open sessions.
        case current
        /// The first that is to come.
        case next
        /// After the next part.
        case later
    }

    /// One part with its place in time.
    public struct Stretch: Hashable, Sendable, Identifiable {
        /// The part itself.
        public let part: MesocyclePart
        /// Days from the start of the mesocycle to its first day.
        public let offset: Int
        /// Its first day, when the mesocycle has a start.
        public let firstDay: Day?
        /// Its last day, when the mesocycle has a start.
        public let lastDay: Day?
        /// How far its sessions are; nil for a pause.
        public let progress: PhaseProgress?
        /// The sessions that it adds to the plan. A client's sheet in several parts is counted once, since it has no
        /// more columns.
        public let plannedSessions: Int
        /// Its position relative to today.
        public internal(set) var status: Status

        /// Names the part.
        public var id: Identifier<MesocyclePart> { part.id }
        /// Whether the part is a week off.
        public var isPause: Bool { part.phase == nil }
        /// The weeks of the part, from 1: 1...4.
        public var weeks: ClosedRange<Int> { offset / 7 + 1...(offset + max(part.days, 1) - 1) / 7 + 1 }
    }

    /// From the first part to the last.
    public private(set) var stretches: [Stretch]
    /// The length of all parts.
    public let totalDays: Int
    /// The day after which nothing is planned, when there is a start.
    public let lastDay: Day?

    /// Sessions that the phases have columns for.
    public var plannedSessions: Int { stretches.reduce(0) { $0 + $1.plannedSessions } }
    /// Sessions done.
    public var doneSessions: Int {
        stretches.reduce(0) { $0 + ($1.plannedSessions > 0 ? $1.progress?.done ?? 0 : 0) }
    }
    /// The part that contains today.
    public var current: Stretch? { stretches.first { $0.status == .current } }
    /// The part that comes next.
    public var next: Stretch? { stretches.first { $0.status == .next } }

    /// Arranges parts one after the other.
    ///
    /// - Parameters:
    ///   - progress: the progress of each phase.
    ///   - today: nil leaves every position at `planned`.
    public init(
        _ parts: [MesocyclePart], of mesocycle: Mesocycle, progress: [Identifier<Phase>: PhaseProgress] = [:],
        today: Day? = nil
    ) {
        var offset = 0
        var seen: Set<Identifier<Phase>> = []
        stretches = parts.map { part in
            defer { offset += max(part.days, 0) }
            let done = part.phase.flatMap { progress[$0] }
            let isFirst = part.phase.map { seen.insert($0).inserted } ?? false
            let counts = isFirst || (mesocycle.isTemplate && part.phase != nil)
            return Stretch(
                part: part, offset: offset, firstDay: mesocycle.start?.adding(days: offset),
                lastDay: mesocycle.start?.adding(days: offset + max(part.days, 1) - 1), progress: done,
                plannedSessions: counts ? done?.planned ?? 0 : 0, status: .planned)
        }
        totalDays = offset
        lastDay = offset > 0 ? mesocycle.start?.adding(days: offset - 1) : nil
        guard let today, !mesocycle.isTemplate else { return }
        if mesocycle.start != nil { stand(on: today) } else { standByProgress() }
    }

    private mutating func stand(on today: Day) {
        var hasNext = false
        for index in stretches.indices {
            guard let first = stretches[index].firstDay, let last = stretches[index].lastDay else { continue }
            if last < today {
                stretches[index].status = stretches[index].progress?.isComplete ?? true ? .done : .over
            } else if first <= today {
                stretches[index].status = .current
            } else {
                stretches[index].status = hasNext ? .later : .next
                hasNext = true
            }
        }
    }

    /// Without dates the first phase with open sessions is the current one; a week off before it has ended.
    private mutating func standByProgress() {
        let open = stretches.firstIndex { !($0.progress?.isComplete ?? true) } ?? stretches.count
        for index in stretches.indices {
            stretches[index].status =
                index < open ? .done : index == open ? .current : index == open + 1 ? .next : .later
        }
    }
}

/// How far the sessions of a phase are.
public struct PhaseProgress: Hashable, Sendable {
    /// Sessions finished.
    public let done: Int
    /// Sessions that the sheet has columns for.
    public let planned: Int

    /// Every session is done.
    public var isComplete: Bool { done >= planned }

    /// Puts the two numbers together.
    public init(done: Int, planned: Int) {
        self.done = done
        self.planned = planned
    }
}

/// A stretch of a mesocycle: a phase, or a pause.
public struct MesocyclePart: Identified, Hashable {
    /// How long a part may be.
    public static let days = 1...730
    /// How long a new part is: four weeks.
    public static let defaultDays = 28

    /// Names the record.
    public var id: Identifier<MesocyclePart>
    /// The phase trained in it; nil for a pause.
    public var phase: Identifier<Phase>?
    /// The length in days.
    public var days: Int
    /// Free text.
    public var note: String

    /// Without a phase, a week off.
    public init(
        id: Identifier<MesocyclePart>, phase: Identifier<Phase>? = nil, days: Int = MesocyclePart.defaultDays,
        note: String = ""
    ) {
        self.id = id
        self.phase = phase
        self.days = days
        self.note = note
    }
}

/// A long-term plan: phases, and pauses, one after the other.
public struct Mesocycle: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Mesocycle>
    /// The client; nil for a template.
    public var client: Identifier<Client>?
    /// "Autumn build-up".
    public var name: String
    /// The aim, free text.
    public var description: String
    /// The first day; nil until it is set.
    public var start: Day?
    /// Whether it is hidden from lists.
    public var isArchived = false

    /// Belongs to no client, so it is copied when it is assigned.
    public var isTemplate: Bool { client == nil }

    /// Without a client, a template.
    public init(
        id: Identifier<Mesocycle>, client: Identifier<Client>? = nil, name: String, description: String = "",
        start: Day? = nil
    ) {
        self.id = id
        self.client = client
        self.name = name
        self.description = description
        self.start = start
    }
}
