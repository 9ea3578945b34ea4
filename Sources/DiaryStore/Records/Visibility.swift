import FitnessModel
import GRDB

/// What a trainer may see: own material, clients that are shared with the gym, and what belongs to those clients. Never
/// another trainer's.
///
/// The conditions expect the client as `c` and the phase as `p`, and take the looking trainer once.
enum Visibility {
    static let client = "(c.owner = ? OR c.shared = 1)"
    static let phase = "(c.shared IS 1 OR coalesce(c.owner, p.owner) = ?)"
}

extension Change {
    /// The acting trainer.
    var trainer: Identifier<Trainer> {
        get throws {
            guard let actor else { throw StoreError.missing }
            return actor
        }
    }
}

extension Diary {
    /// The acting trainer; before one is chosen nobody, who sees only what is shared.
    var viewer: Identifier<Trainer> { actor ?? Identifier(rawValue: 0) }
}
