public import Foundation

/// That a client allows to keep what they say about stress, sleep and the four weeks. Nothing of it is kept without.
public struct Consent: Identified, Hashable {
    /// How it was given.
    public enum Way: String, CaseIterable, Sendable {
        /// By the client at this terminal.
        case here
        /// On paper, of which the trainer says so.
        case paper
    }

    /// The wording that is shown now. Another wording is another number, and is asked for again.
    public static let currentVersion = 2

    /// Names the record.
    public var id: Identifier<Consent>
    /// Whose it is.
    public var client: Identifier<Client>
    /// Which wording was read.
    public var version: Int
    /// When it was given.
    public var givenAt: Date
    /// How; nil once it was withdrawn.
    public var way: Way?
    /// The day on the paper.
    public var paperDay: Day?
    /// Whether answers may be exported without a name.
    public var isForStudy: Bool
    /// When all of it was erased; nil while it holds.
    public var withdrawnAt: Date?

    /// One that is given.
    public init(
        id: Identifier<Consent> = .unsaved, client: Identifier<Client> = .unsaved, way: Way = .here,
        paperDay: Day? = nil, isForStudy: Bool = false
    ) {
        self.id = id
        self.client = client
        version = Self.currentVersion
        givenAt = Date(timeIntervalSince1970: 0)
        (self.way, self.paperDay, self.isForStudy) = (way, paperDay, isForStudy)
    }

    /// Whether it allows what is kept today.
    public var isOpen: Bool { withdrawnAt == nil && version == Self.currentVersion }
}
