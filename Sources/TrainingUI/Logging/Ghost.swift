import DiaryStore
import FitnessModel
import ViewKit

/// The sets left to do in one cell: the rest of last time, loads and reps without effort, or the prescribed sets.
package struct Ghost: Hashable, Sendable {
    /// The sets that are still to be done, one by one, as they are written into the cell.
    package let sets: [String]
    /// The displayed form, with equal sets combined: `30x8*4`.
    let words: [String]
    /// Last time's load was another place's.
    var isElsewhere = false
    /// The sets as they read.
    private let left: [PerformedSet]

    /// The set that comes next.
    var next: PerformedSet? { left.first }
    /// The work sets among them.
    var work: [PerformedSet] { left.filter { !$0.isWarmUp } }
    /// The marks around it: `‹80x5›`, from another gym location `«80x5»`.
    var marks: (open: String, close: String) { isElsewhere ? ("«", "»") : ("‹", "›") }

    /// - Parameters:
    ///   - last: the cell of last time.
    ///   - done: the cell now, in the unit to write in.
    init(last: LoadCell, done: LoadCell) {
        let (warmUps, work) = (done.sets.count { $0.isWarmUp }, done.sets.count { !$0.isWarmUp })
        let lastWarmUps = last.sets.filter(\.isWarmUp)
        let lastWork = last.sets.filter { !$0.isWarmUp }
        // Warm-ups come first; once there is work, those that were left out are not wanted any more.
        let left = (work == 0 ? Array(lastWarmUps.dropFirst(warmUps)) : []) + lastWork.dropFirst(work)
        self.init(
            left.map { set in
                var plain = set
                plain.effort = nil
                plain.toFailure = false
                // A load in the other unit is converted to plates of this one.
                return last.unit == done.unit ? plain : plain.inPlates(of: done.unit)
            }, unit: done.unit)
    }

    /// - Parameters:
    ///   - prescribed: the prescribed set.
    ///   - count: how many of them.
    ///   - done: the cell now.
    init(prescribed: LoadSuggestion, count: Int, done: LoadCell) {
        let set = PerformedSet(prescribed.resistance, .reps(prescribed.reps))
        self.init(Array(repeating: set, count: max(count - done.sets.count { !$0.isWarmUp }, 0)), unit: done.unit)
    }

    private init(_ left: [PerformedSet], unit: MassUnit) {
        self.left = left
        sets = left.map { LoadCell.render([$0], unit: unit) }
        words = LoadCell.render(left, unit: unit).split(separator: " ").map(String.init)
    }
}

/// Advice for one row while it is logged: last time, the best so far, what to try next.
struct Advice: Sendable {
    /// What the advice depends on.
    struct Subject: Hashable, Sendable {
        let row: SheetContent.RowID
        let exercise: Identifier<Exercise>
        let session: Identifier<TrainingSession>?
        /// What is planned, as typed.
        let plan: String
    }

    /// The last time this client did this exercise, in any phase, free session or import.
    let last: DoneCell?
    /// The work sets of last time in the unit of the advice, equal sets folded; the text itself if it has no set.
    let worked: String
    /// The work sets of then.
    let work: [PerformedSet]
    /// The gym location of last time, if it differs from this session's.
    let elsewhere: Place?
    /// The last time at this location, in the same words; nil if there was none recently.
    let workedHere: String?
    /// In how many sessions it was done, of the last eight.
    let sessions: Int
    let best: BestSets
    /// The formula of the best estimate.
    let formula: StrengthFormula
    /// Nil also where sets are planned: they come first.
    let suggestion: LoadSuggestion?
}

/// A client's best lifts, for rows that prescribe a share of them. Sets of the session itself are left out, so that the
/// past is read once and not after every set.
struct PrescribedBests: Sendable {
    /// What the bests depend on.
    struct Subject: Hashable, Sendable {
        let client: Identifier<Client>
        let session: Identifier<TrainingSession>?
        let formula: StrengthFormula
    }

    private var subject: Subject?
    /// The revision of the diary at which they were read.
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

    /// Only a set of this session was written: the bests stay valid.
    mutating func follow(_ session: Identifier<TrainingSession>, from old: Int, to new: Int) {
        if subject?.session == session, revision == old, new == old + 1 { revision = new }
    }
}
