public import Foundation

/// The four weeks of a client.
public struct Programme: Identified, Hashable {
    /// How it stands.
    public enum State: String, CaseIterable, Sendable {
        case running, ended, left
    }

    /// Names the record.
    public var id: Identifier<Programme>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The consent under which it is kept.
    public var consent: Identifier<Consent>
    /// Which programme it is.
    public var definition: String
    /// The version of its texts.
    public var version: Int
    /// The day on which it began.
    public var startedDay: Day
    /// The last day on which a week can be opened.
    public var deadlineDay: Day
    /// How it stands.
    public var state: State
    /// When the introduction was read; nil before.
    public var introReadAt: Date?

    /// One that begins.
    public init(
        id: Identifier<Programme> = .unsaved, client: Identifier<Client> = .unsaved,
        definition: String = "four-weeks", version: Int = 1, startedDay: Day, deadlineDay: Day
    ) {
        self.id = id
        self.client = client
        consent = .unsaved
        (self.definition, self.version) = (definition, version)
        (self.startedDay, self.deadlineDay, state) = (startedDay, deadlineDay, .running)
    }
}
