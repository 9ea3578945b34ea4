public import Foundation

/// That a client relaxed by the clock for a while.
public struct Practice: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Practice>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The consent under which it is kept.
    public var consent: Identifier<Consent>
    /// The programme of four weeks that it belongs to; nil where somebody just relaxed.
    public var programme: Identifier<Programme>?
    /// What was done.
    public var kind: RelaxingKind
    /// When it began.
    public var beganAt: Date
    /// The day on which it began.
    public var day: Day
    /// The minute past midnight at which it began, 0...1439.
    public var minute: Int
    /// The seconds that were chosen.
    public var planned: Int
    /// The whole seconds that were practised, without the pauses.
    public var seconds: Int
    /// How often it was paused.
    public var pauses: Int

    /// One that begins.
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

    /// "Long breath out, 2:14".
    public var words: String { "\(kind.name), \(Clock.minutesAndSeconds(seconds))" }
}
