public import Foundation

/// What a client wanted to keep of a day on which they had checked in.
public struct WellbeingNote: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WellbeingNote>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The consent under which it is kept.
    public var consent: Identifier<Consent>
    /// The day.
    public var day: Day
    /// The minute past midnight, 0...1439.
    public var minute: Int
    /// What was written.
    public var text: String
    /// When it was written down.
    public var writtenAt: Date
    /// When it was changed last; nil where it is as it was.
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
