public import Foundation

/// Feedback on the program.
public struct Feedback: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Feedback>
    /// The text.
    public var text: String
    /// When.
    public var writtenAt: Date
    /// When it was sent; nil while it waits.
    public var handedOnAt: Date?

    /// Feedback given now.
    public init(id: Identifier<Feedback> = .unsaved, text: String, writtenAt: Date = Date(timeIntervalSince1970: 0)) {
        self.id = id
        (self.text, self.writtenAt) = (text, writtenAt)
    }
}
