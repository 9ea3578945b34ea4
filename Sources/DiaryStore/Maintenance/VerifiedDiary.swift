/// What is known of a file that was checked and found sound.
public struct VerifiedDiary: Hashable, Sendable {
    /// The number of its schema.
    public let schema: Int
    /// How much is in it; nil when its schema is older than this program's.
    public let counts: DiaryCounts?
}
