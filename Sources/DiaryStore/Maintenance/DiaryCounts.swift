/// How much is in a diary, archived records included.
public struct DiaryCounts: Hashable, Sendable, Codable {
    /// Clients.
    public let clients: Int
    /// Exercises of all trainers.
    public let exercises: Int
    /// Phase sheets, templates included.
    public let phases: Int
    /// Sessions, live ones included.
    public let sessions: Int
    /// Performed sets; a set with drops or pauses is one.
    public let sets: Int
}
