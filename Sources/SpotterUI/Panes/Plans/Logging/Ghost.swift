import DiaryStore
import FitnessModel
import ViewKit

/// What is still to be done in one cell: what is left of last time, loads and reps, not how hard they felt then; or what
/// the sheet prescribes.
struct Ghost: Hashable, Sendable {
    /// The sets that are still to be done, one by one, as they are written into the cell.
    let sets: [String]
    /// The same for the eye: equal sets together, `30x8*4`.
    let words: [String]
    /// Last time's load was another place's.
    var isElsewhere = false
    /// The sets as they read.
    private let left: [PerformedSet]

    /// The set that comes next.
    var next: PerformedSet? { left.first }
    /// The work sets among them.
    var work: [PerformedSet] { left.filter { !$0.isWarmUp } }
    /// What stands around it: `‹80x5›`, of another place `«80x5»`.
    var marks: (open: String, close: String) { isElsewhere ? ("«", "»") : ("‹", "›") }

    /// - Parameters:
    ///   - last: the cell of last time.
    ///   - done: the cell as it stands now, in the unit in which the ghost is to be written.
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
                // What was lifted in the other unit is proposed with the plates of this one.
                return last.unit == done.unit ? plain : plain.inPlates(of: done.unit)
            }, unit: done.unit)
    }

    /// - Parameters:
    ///   - prescribed: the set that the sheet asks for.
    ///   - count: how many of it.
    ///   - done: the cell as it stands now.
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

extension SheetView {
    /// The column that shows ghosts: the live one, or the next one while nothing is live.
    var nextGhostColumn: Int? { live?.column ?? sheet.nextColumn }

    /// Reads the last loads of all exercises of the sheet, for the column that shows ghosts. What was planned ahead takes
    /// their place, and else the load where a row prescribes a share of the maximum.
    mutating func readGhosts(_ context: inout Context) {
        ghosts = [:]
        ghostColumn = nextGhostColumn
        let exercises = sheet.lines.compactMap(\.exercise)
        gym.read(exercises, at: live?.session.place, &context)
        guard let client = sheet.client, let column = ghostColumn else { return }
        let (before, rule, phase) = (live?.session.id, context.services.ghosts, sheet.phase?.id)
        let last = context.read { diary in
            try diary.lastTimes(client: client, exercises: exercises, before: before, by: rule, in: phase)
        }
        for line in sheet.lines where sheet.has(line, column: column) {
            guard let exercise = line.exercise else { continue }
            let done = sheet.cell(line, column: column)
            let cell = last?[exercise].map { LoadCell($0.text, unit: $0.unit, kind: line.unitKind) }
            let planned = sheet.planned(line, column: column)
            if !planned.sets.isEmpty {
                ghosts[line.id] = Ghost(last: planned, done: done)
            } else if let prescribed = prescribed(line.asking(planned.text), client, unit: done.unit, &context) {
                let count = SetTarget(line.prescription.sets)?.highest ?? cell?.sets.count { !$0.isWarmUp } ?? 1
                ghosts[line.id] = Ghost(prescribed: prescribed, count: min(count, 20), done: done)
            } else if let cell {
                var ghost = Ghost(last: cell, done: done)
                ghost.isElsewhere = last?[exercise]?.elsewhere(than: live?.session.place) != nil
                ghosts[line.id] = ghost
            }
        }
    }

    /// The load that a row prescribes for this client, when it does and the client has a maximum to take it from.
    mutating func prescribed(
        _ line: SheetContent.Line, _ client: Identifier<Client>, unit: MassUnit, _ context: inout Context
    ) -> LoadSuggestion? {
        guard LoadTarget(line.prescription) != nil, let exercise = line.exercise else { return nil }
        return best(exercise, client, before: live?.session.id, &context).flatMap {
            prescribed(line, best: $0, unit: unit)
        }
    }

    /// The client's best sets of an exercise before a session; read once for as long as only that one is written.
    mutating func best(
        _ exercise: Identifier<Exercise>, _ client: Identifier<Client>, before session: Identifier<TrainingSession>?,
        _ context: inout Context
    ) -> BestSets? {
        let subject = PrescribedBests.Subject(client: client, session: session, formula: context.formula)
        return bests.best(exercise, for: subject, revision: context.revision) {
            context.read { diary in
                try diary.best(client: client, exercise: exercise, before: session, by: subject.formula)
            }
        }
    }

    /// The same from the client's best sets.
    func prescribed(_ line: SheetContent.Line, best: BestSets, unit: MassUnit) -> LoadSuggestion? {
        LoadSuggestion.prescribed(
            by: line.prescription, of: best.strongest?.e1RM, step: line.step, unit: unit,
            loads: gym.loads(for: line.exercise))
    }

    /// What is left of last time in a cell; nothing in other columns than the one that shows ghosts.
    func ghost(_ line: SheetContent.Line, column: Int) -> Ghost? {
        column == ghostColumn ? ghosts[line.id] : nil
    }
}
