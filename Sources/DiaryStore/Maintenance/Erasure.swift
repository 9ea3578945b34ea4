import FitnessModel
import Foundation

/// What is erased for good.
struct Erasure {
    /// How much of a client goes.
    enum Part {
        /// The client with everything that is theirs.
        case everything
        /// What they said under a consent; of the consent itself that it was given and withdrawn is kept.
        case wellbeing(withdrawnAt: Date)
    }

    let client: Identifier<Client>
    let part: Part

    /// The table in which it begins: what refers to its rows goes along.
    var root: String { isWhole ? "client" : "consent" }

    var isWhole: Bool { if case .everything = part { true } else { false } }

    /// Whether rows of a table go that name the client: all there are, or what a trainer wrote to them of how they are, which hangs on
    /// no consent.
    func names(_ table: String) -> Bool { isWhole || ["notice", "notice_seen"].contains(table) }
}
