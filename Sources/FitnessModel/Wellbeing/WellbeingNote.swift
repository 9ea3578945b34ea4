public import Foundation

/// A client's note for a day with a check-in.
public struct WellbeingNote: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WellbeingNote>
    /// The client.
    public var client: Identifier<Client>
    /// The consent under which it is stored.
    public var consent: Identifier<Consent>
    /// The day.
    public var day: Day
    /// The minute past midnight, 0...1439.
    public var minute: Int
    /// The text.
    public var text: String
    /// When it was written down.
    public var writtenAt: Date
    /// When it was changed last; nil if it is as it was.
    public var changedAt: Date?

    /// A note of a moment.
    public init(
        id: Identifier<WellbeingNote> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, minute: Int,
        text: String
    ) {
        self.id = id
        self.client = client
        consent = .unsaved
        (self.day, self.minute, self.text) = (day, minute, text)
        writtenAt = Date(timeIntervalSince1970: 0)
    }

    /// The time of the day.
    public var time: TimeOfDay? { TimeOfDay(minuteOfDay: minute) }
}

/// The check-ins of one day.
public struct WellbeingDay: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The levels in order; empty without a check-in.
    public let levels: [StressLevel]
    /// Whether a level 1 is tense, whatever else the day was; or a mean of 2 or below.
    public var isTense: Bool { levels.contains(.woundUp) || meanTenths.map { $0 <= 20 } == true }

    /// A day.
    public init(_ day: Day, _ levels: [StressLevel]) { (self.day, self.levels) = (day, levels) }

    /// The average level in tenths, rounded half up: 10...40; nil without a check-in.
    public var meanTenths: Int? {
        guard !levels.isEmpty else { return nil }
        let sum = levels.reduce(0) { $0 + $1.rawValue }
        return (sum * 20 + levels.count) / (2 * levels.count)
    }
}

extension WellbeingDay {
    /// The average of all levels of these days in tenths, rounded half up; nil without any. Check-ins count equally,
    /// not days.
    public static func meanTenths(_ days: some Sequence<WellbeingDay>) -> Int? {
        WellbeingDay(.earliest, days.flatMap(\.levels)).meanTenths
    }
}
