import DiaryStore
import FitnessModel

/// What a client can lift, for the rows that prescribe a share of it. Sets that are logged in the session that is looked
/// back from do not change it, so that the past is read once and not after every set.
struct PrescribedBests: Sendable {
    /// What it was read for.
    struct Subject: Hashable, Sendable {
        let client: Identifier<Client>
        let session: Identifier<TrainingSession>?
        let formula: StrengthFormula
    }

    private var subject: Subject?
    /// The state of the diary in which it was read.
    private var revision: Int?
    private var known: [Identifier<Exercise>: BestSets] = [:]

    /// The best sets of an exercise; read only when something else than the session was written since.
    mutating func best(
        _ exercise: Identifier<Exercise>, for subject: Subject, revision: Int, reading: () -> BestSets?
    ) -> BestSets? {
        if (subject, revision) != (self.subject, self.revision) {
            self.subject = subject
            self.revision = revision
            known = [:]
        }
        if let best = known[exercise] { return best }
        let best = reading()
        known[exercise] = best
        return best
    }

    /// A set of this session was written, nothing else: what is known stays true.
    mutating func follow(_ session: Identifier<TrainingSession>, from old: Int, to new: Int) {
        if subject?.session == session, revision == old, new == old + 1 { revision = new }
    }
}
