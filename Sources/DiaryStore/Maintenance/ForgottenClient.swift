public import Foundation

/// What is, or was, erased with a client.
public struct ForgottenClient: Sendable {
    /// How many rows of each table are the client's.
    public internal(set) var rows: [String: Int] = [:]
    /// Changes of the journal that are removed, because they were the client's only.
    public internal(set) var changesRemoved = 0
    /// Changes that keep their effect on others, under a label without names.
    public internal(set) var changesShortened = 0
    /// Changes that are removed although they did something to others, too: that cannot be undone any more.
    public internal(set) var sharedChangesRemoved = 0
    /// Half typed texts and remembered values that named the client.
    public internal(set) var notesRemoved = 0
    /// The copies of the diary from which the client was erased, too.
    public internal(set) var copies: [URL] = []
    /// The copies that could not be looked through or written, and why.
    public internal(set) var copiesLeft: [URL: StoreError] = [:]
    /// The path of a photo of the client; a separate file, which is not deleted.
    public internal(set) var photo = ""

    /// Whether nothing of the client was found.
    public var isNothing: Bool {
        rows.isEmpty && notesRemoved + changesRemoved + changesShortened + sharedChangesRemoved == 0
    }
}
