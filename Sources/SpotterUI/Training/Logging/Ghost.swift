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
            try diary.loads.lastTimes(client: client, exercises: exercises, before: before, by: rule, in: phase)
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
        let subject = PrescribedBests.Subject(client: client, session: session, formula: context.shared.formula)
        return bests.best(exercise, for: subject, revision: context.revisions.all) {
            context.read { diary in
                try diary.loads.best(client: client, exercise: exercise, before: session, by: subject.formula)
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

/// What helps with one row while it is logged: last time, the best so far, what to try next.
struct Advice: Sendable {
    /// What it is read for.
    struct Subject: Hashable, Sendable {
        let row: SheetContent.RowID
        let exercise: Identifier<Exercise>
        let session: Identifier<TrainingSession>?
    }

    /// The last time this client did this exercise, in any phase, free session or import.
    let last: DoneCell?
    /// What was worked then in the unit of the advice, equal sets folded; to the letter where there is no such set.
    let worked: String
    /// The work sets of then.
    let work: [PerformedSet]
    /// Where that was, if not where this session is.
    let elsewhere: Place?
    /// Then the last time here, in the same words; nil where there was none of late.
    let workedHere: String?
    /// In how many sessions it was done, of the last eight.
    let sessions: Int
    let best: BestSets
    /// By what the best is estimated.
    let formula: StrengthFormula
    let suggestion: LoadSuggestion?
}

extension SheetView {
    /// The session that is being filled: the live one, else the one under the cursor.
    var target: TrainingSession? { live?.session ?? session }
    /// The unit in which advice is given: that of the session which is filled.
    var adviceUnit: MassUnit { target?.unit ?? sheet.clientUnit }

    private var adviceSubject: Advice.Subject? {
        guard let line, let exercise = line.exercise else { return nil }
        return Advice.Subject(row: line.id, exercise: exercise, session: target?.id)
    }
    /// What helps with the row under the cursor.
    var advice: Advice? { adviceSubject.flatMap { advices[$0] } }

    /// Reads what helps with the row under the cursor and is not known yet.
    mutating func updateHelp(_ context: inout Context) {
        if nextGhostColumn != ghostColumn { readGhosts(&context) }
        let here = target?.place
        if gym.place != here { gym.read(sheet.lines.compactMap(\.exercise), at: here, &context) }
        if let subject = adviceSubject, advices[subject] == nil { advices[subject] = readAdvice(subject, &context) }
    }

    /// History, best and suggestion of the row under the cursor; nil when they cannot be read.
    private mutating func readAdvice(_ subject: Advice.Subject, _ context: inout Context) -> Advice? {
        guard let client = sheet.client, let line else { return nil }
        let unit = adviceUnit
        let history = context.read { diary in
            try diary.loads.history(client: client, exercise: subject.exercise, before: subject.session, limit: 8)
        }
        guard let history, let best = best(subject.exercise, client, before: subject.session, &context) else {
            return nil
        }
        let column = target.flatMap { _ in live?.column ?? cursor.field.column }
        let here = target?.place
        let elsewhere = history.first?.elsewhere(than: here)
        let lastHere = elsewhere == nil ? nil : history.first { $0.place?.id == here }
        // Loads of another place are no guide as soon as there are some of here.
        let telling = lastHere == nil ? history : history.filter { $0.elsewhere(than: here) == nil }
        let next = LoadSuggestion.next(
            history: telling.bySession(kind: line.unitKind), today: column.map { sheet.cell(line, column: $0) },
            target: RepTarget(line.prescription.reps), sets: SetTarget(line.prescription.sets), step: line.step,
            unit: unit, loads: gym.loads(for: subject.exercise), rules: context.services.suggestions)
        // What the sheet asks for goes before what last time suggests.
        let asked = line.asking(column.map { line.planned($0) } ?? "")
        let suggestion = prescribed(asked, best: best, unit: unit) ?? next
        let last = history.first.map { $0.cell(line.unitKind) }
        return Advice(
            last: history.first, worked: last?.worked(in: unit) ?? "",
            work: last?.sets.filter { !$0.isWarmUp } ?? [], elsewhere: elsewhere,
            workedHere: lastHere?.cell(line.unitKind).worked(in: unit), sessions: history.count, best: best,
            formula: context.shared.formula, suggestion: suggestion)
    }
}

extension DoneCell {
    /// As it reads.
    fileprivate func cell(_ kind: UnitKind) -> LoadCell { LoadCell(text, unit: unit, kind: kind) }
}

extension LoadCell {
    /// The work sets in a unit, equal ones folded; to the letter where there are none.
    fileprivate func worked(in unit: MassUnit) -> String {
        let work = sets.filter { !$0.isWarmUp }
        return work.isEmpty ? text : LoadCell.render(work.map { $0.told(in: unit) }, unit: unit)
    }
}

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
