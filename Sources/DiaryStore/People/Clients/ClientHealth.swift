public import FitnessModel
import GRDB

/// A client's health note, and its warnings about exercises.
public struct ClientHealth: Hashable, Sendable {
    /// An empty note.
    public static let none = ClientHealth(note: "", warnings: [:])

    /// The note as the trainer wrote it.
    public let note: String
    /// The words of the note that speak against an exercise; exercises without any are left out.
    public let warnings: [Identifier<Exercise>: String]
}

extension Clients {
    /// The health note of a client, and its warnings about these exercises as far as the trainer may see them.
    ///
    /// - Throws: `missing` for a client that the trainer may not see.
    public func health(
        of client: Identifier<Client>, exercises: some Sequence<Identifier<Exercise>>
    ) throws(StoreError) -> ClientHealth {
        try access.read(of: client) { db, client in
            guard client.health.contains(where: { !$0.isWhitespace }) else { return .none }
            let note = HealthNote(client.health)
            var warnings: [Identifier<Exercise>: String] = [:]
            let ids = Array(Set(exercises))
            guard !ids.isEmpty else { return ClientHealth(note: client.health, warnings: [:]) }
            var named = Condition()
            named.add("e.id IN (\(ids.map { _ in "?" }.joined(separator: ", ")))", all: ids)
            let found: [Exercise] = try db.list(named.visible(Exercise.self, to: access.viewer), order: "e.id")
            for exercise in found {
                warnings[exercise.id] = note.warning(
                    against: exercise.name, muscles: exercise.muscles, tags: exercise.tags)
            }
            return ClientHealth(note: client.health, warnings: warnings)
        }
    }
}
