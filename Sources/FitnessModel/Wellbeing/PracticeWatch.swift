public import Foundation

/// The clock of a practice: its length, its position, and its pauses, which do not count.
public struct PracticeWatch: Hashable, Sendable {
    /// The kind of practice.
    public let kind: RelaxingKind
    /// The seconds after which it is over.
    public private(set) var length: Int
    /// The number of pauses.
    public private(set) var pauses = 0
    private var watch: Stopwatch

    /// One that runs from now on.
    public init(_ kind: RelaxingKind, length: Int, at now: Date) {
        self.kind = kind
        self.length = min(max(length, RelaxingKind.lengths.lowerBound), RelaxingKind.lengths.upperBound)
        watch = Stopwatch(startedAt: now)
    }

    /// False while it is paused.
    public var isRunning: Bool { watch.isRunning }

    /// The whole seconds that were practised; never more than its length.
    public func seconds(at now: Date) -> Int { min(watch.elapsed(at: now) / 1_000, length) }

    /// True once its length is practised.
    public func isOver(at now: Date) -> Bool { seconds(at: now) >= length }

    /// The current moment; the last one once it is over.
    public func moment(at now: Date) -> RelaxingMoment {
        kind.moment(at: min(seconds(at: now), length - 1), of: length)
    }

    /// Pauses or resumes it.
    public mutating func toggle(at now: Date) {
        if watch.isRunning {
            watch.stop(at: now)
            pauses += 1
        } else {
            watch.start(at: now)
        }
    }

    /// Changes the length, but never below the practised time.
    public mutating func lengthen(by seconds: Int, at now: Date) {
        let least = max(self.seconds(at: now) + 1, RelaxingKind.lengths.lowerBound)
        length = max(min(length + seconds, RelaxingKind.lengths.upperBound), least)
    }
}

/// That a client relaxed by the clock for a while.
public struct Practice: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Practice>
    /// The client.
    public var client: Identifier<Client>
    /// The consent under which it is stored.
    public var consent: Identifier<Consent>
    /// The four-week programme that it belongs to; nil outside of one.
    public var programme: Identifier<Programme>?
    /// The kind of practice.
    public var kind: RelaxingKind
    /// The start.
    public var beganAt: Date
    /// The day of the start.
    public var day: Day
    /// The minute past midnight of the start, 0...1439.
    public var minute: Int
    /// The seconds that were chosen.
    public var planned: Int
    /// The whole seconds that were practised, without the pauses.
    public var seconds: Int
    /// The number of pauses.
    public var pauses: Int

    /// A practice that starts.
    public init(
        id: Identifier<Practice> = .unsaved, client: Identifier<Client> = .unsaved,
        programme: Identifier<Programme>? = nil,
        kind: RelaxingKind, beganAt: Date = Date(timeIntervalSince1970: 0), day: Day, minute: Int, planned: Int,
        seconds: Int = 0, pauses: Int = 0
    ) {
        self.id = id
        self.client = client
        consent = .unsaved
        (self.programme, self.kind, self.beganAt) = (programme, kind, beganAt)
        (self.day, self.minute) = (day, minute)
        (self.planned, self.seconds, self.pauses) = (planned, seconds, pauses)
    }

    /// The time of the day.
    public var time: TimeOfDay? { TimeOfDay(minuteOfDay: minute) }

    /// Whether it is worth storing: it took as long as the shortest practice that one can choose, a long breath.
    public var isLongEnough: Bool { seconds >= RelaxingKind.lengths.lowerBound }
}
