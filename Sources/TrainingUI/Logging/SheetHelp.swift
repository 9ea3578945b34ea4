import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// Help with logging on a sheet: the rest of last time, advice, machines, progress of each row.
package struct SheetHelp: Sendable {
    /// The rest of last time in each row, for the column that shows it.
    private(set) var ghosts: [SheetContent.RowID: Ghost] = [:] { didSet { version += 1 } }
    private(set) var ghostColumn: Int?
    /// The bests for rows that prescribe a share of the maximum.
    private var bests = PrescribedBests()
    /// The gym's machines for these exercises.
    var gym = SheetGym()
    /// How far each row is in the session with the focus.
    private(set) var turns: [SheetContent.RowID: SetTurn] = [:]
    /// Advice for rows that the cursor has visited since the diary changed.
    private var advices: [Advice.Subject: Advice] = [:]
    /// The revision of the diary at which ghosts and advice were read.
    private var revision: Int?
    private var ordered: (version: Int, column: Int, rows: [SetTurn.Row])?
    /// Counts changes of the content shown in cells.
    private(set) var version = 0
}

extension SheetHelp {
    /// Reads all of it again where the diary changed, else what the row under the cursor needs and is not known yet.
    mutating func update(_ grid: SheetGrid, _ context: inout Context) {
        if revision != context.revisions.all {
            revision = context.revisions.all
            advices = [:]
            readGhosts(grid, &context)
        }
        read(grid, &context)
    }

    /// Reads the last loads of all exercises of the sheet, for the column that shows ghosts. Planned loads take
    /// precedence, then loads from a prescribed share of the maximum.
    private mutating func readGhosts(_ grid: SheetGrid, _ context: inout Context) {
        ghosts = [:]
        ghostColumn = grid.nextGhostColumn
        let exercises = grid.sheet.lines.compactMap(\.exercise)
        gym.read(exercises, at: grid.live?.session.place, &context)
        guard let client = grid.sheet.client, let column = ghostColumn else { return }
        let (before, rule, phase) = (grid.live?.session.id, context.services.ghosts, grid.sheet.phase?.id)
        let last = context.read { diary in
            try diary.loads.lastTimes(client: client, exercises: exercises, before: before, by: rule, in: phase)
        }
        for line in grid.sheet.lines where grid.sheet.has(line, column: column) {
            guard let exercise = line.exercise else { continue }
            let done = grid.sheet.cell(line, column: column)
            let cell = last?[exercise].map { LoadCell($0.text, unit: $0.unit, kind: line.unitKind) }
            let planned = grid.sheet.planned(line, column: column)
            if !planned.sets.isEmpty {
                ghosts[line.id] = Ghost(last: planned, done: done)
            } else if let prescribed = prescribed(
                line.asking(planned.text), client, on: grid, unit: done.unit, &context)
            {
                let count = SetTarget(line.prescription.sets)?.highest ?? cell?.sets.count { !$0.isWarmUp } ?? 1
                ghosts[line.id] = Ghost(prescribed: prescribed, count: min(count, 20), done: done)
            } else if let cell {
                var ghost = Ghost(last: cell, done: done)
                ghost.isElsewhere = last?[exercise]?.elsewhere(than: grid.live?.session.place) != nil
                ghosts[line.id] = ghost
            }
        }
    }

    /// The load that a row prescribes for this client, when it does and the client has a maximum to take it from.
    mutating func prescribed(
        _ line: SheetContent.Line, _ client: Identifier<Client>, on grid: SheetGrid, unit: MassUnit,
        _ context: inout Context
    ) -> LoadSuggestion? {
        guard LoadTarget(line.prescription) != nil, let exercise = line.exercise else { return nil }
        return best(exercise, client, before: grid.live?.session.id, &context).flatMap {
            prescribed(line, best: $0, unit: unit)
        }
    }

    /// The client's best sets of an exercise before a session; read once for as long as only that one is written.
    private mutating func best(
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
    private func prescribed(_ line: SheetContent.Line, best: BestSets, unit: MassUnit) -> LoadSuggestion? {
        LoadSuggestion.prescribed(
            by: line.prescription, of: best.strongest?.e1RM, step: line.step, unit: unit,
            loads: gym.loads(for: line.exercise))
    }

    /// The rest of last time in a cell; nil in columns without ghosts.
    package func ghost(_ line: SheetContent.Line, column: Int) -> Ghost? {
        column == ghostColumn ? ghosts[line.id] : nil
    }

    /// Only a set of this session was written: the client's bests stay valid.
    mutating func follow(_ session: Identifier<TrainingSession>, from old: Int, to new: Int) {
        bests.follow(session, from: old, to: new)
    }

    private func adviceSubject(_ grid: SheetGrid) -> Advice.Subject? {
        guard let line = grid.line, let exercise = line.exercise else { return nil }
        return Advice.Subject(
            row: line.id, exercise: exercise, session: grid.target?.id, plan: grid.plan(line).text)
    }

    /// Advice for the row under the cursor.
    func advice(on grid: SheetGrid) -> Advice? { adviceSubject(grid).flatMap { advices[$0] } }

    /// Reads what helps with the row under the cursor and is not known yet.
    mutating func read(_ grid: SheetGrid, _ context: inout Context) {
        if grid.nextGhostColumn != ghostColumn { readGhosts(grid, &context) }
        let here = grid.target?.place
        if gym.place != here { gym.read(grid.sheet.lines.compactMap(\.exercise), at: here, &context) }
        if let subject = adviceSubject(grid), advices[subject] == nil {
            advices[subject] = readAdvice(subject, grid, &context)
        }
    }

    /// History, best and suggestion of the row under the cursor; nil when they cannot be read.
    private mutating func readAdvice(
        _ subject: Advice.Subject, _ grid: SheetGrid, _ context: inout Context
    ) -> Advice? {
        guard let client = grid.sheet.client, let line = grid.line else { return nil }
        let unit = grid.adviceUnit
        let history = context.read { diary in
            try diary.loads.history(client: client, exercise: subject.exercise, before: subject.session, limit: 8)
        }
        guard let history, let best = best(subject.exercise, client, before: subject.session, &context) else {
            return nil
        }
        let column = grid.target.flatMap { _ in grid.live?.column ?? grid.cursor.field.column }
        let here = grid.target?.place
        let elsewhere = history.first?.elsewhere(than: here)
        let lastHere = elsewhere == nil ? nil : history.first { $0.place?.id == here }
        // Loads from another location are ignored as soon as there are some from here.
        let telling = lastHere == nil ? history : history.filter { $0.elsewhere(than: here) == nil }
        let next = LoadSuggestion.next(
            history: telling.bySession(kind: line.unitKind), today: column.map { grid.sheet.cell(line, column: $0) },
            target: RepTarget(line.prescription.reps), sets: SetTarget(line.prescription.sets), step: line.step,
            unit: unit, loads: gym.loads(for: subject.exercise), rules: context.services.suggestions)
        // Planned sets go before a prescription, and that before what last time suggests.
        let plan = grid.plan(line)
        let suggestion =
            plan.sets.isEmpty ? prescribed(line.asking(plan.text), best: best, unit: unit) ?? next : nil
        let last = history.first.map { $0.cell(line.unitKind) }
        return Advice(
            last: history.first, worked: last?.worked(in: unit) ?? "",
            work: last?.sets.filter { !$0.isWarmUp } ?? [], elsewhere: elsewhere,
            workedHere: lastHere?.cell(line.unitKind).worked(in: unit), sessions: history.count, best: best,
            formula: context.shared.formula, suggestion: suggestion)
    }

    /// A prescribed share that cannot be converted to a load; nil if all can.
    func unresolved(_ line: SheetContent.Line, on grid: SheetGrid) -> Phrase? {
        guard grid.plan(line).sets.isEmpty, let target = LoadTarget(line.prescription), let advice = advice(on: grid)
        else { return nil }
        if case .prescribed? = advice.suggestion?.reason { return nil }
        guard advice.best.strongest?.e1RM != nil else { return "\(target.text) needs an e1RM" }
        return "\(target.text): the table has no such reps"
    }

    /// The warm-ups before the first work set of a cell; empty if they are there already or without a known load.
    func warmUps(_ line: SheetContent.Line, column: Int, on grid: SheetGrid) -> [PerformedSet] {
        guard !grid.sheet.cell(line, column: column).sets.contains(where: \.isWarmUp),
            let load = workLoad(line, column: column, on: grid)
        else { return [] }
        return WarmUpPlan.sets(
            before: load, loads: gym.loads(for: line.exercise), step: line.step, unit: grid.sheet.unit(inColumn: column)
        )
    }

    /// The load of the first work set of the row under the cursor: done, else the ghost's, else the suggested one.
    func workLoad(_ line: SheetContent.Line, column: Int, on grid: SheetGrid) -> Mass? {
        let done = grid.sheet.cell(line, column: column).sets
        if let first = done.first(where: { !$0.isWarmUp }) { return first.load }
        if let ghost = ghost(line, column: column), let first = ghost.work.first { return first.load }
        return advice(on: grid)?.suggestion?.resistance.load
    }

    /// Updates the words beside the rows for the row under the cursor.
    mutating func updateTurns(_ grid: SheetGrid) {
        guard let column = grid.turnColumn else {
            turns = [:]
            return
        }
        if ordered?.version != grid.version || ordered?.column != column {
            ordered = (grid.version, column, grid.order(column: column))
        }
        turns = grid.turns(ordered?.rows ?? [], column: column)
    }
}

extension DoneCell {
    /// The parsed cell.
    fileprivate func cell(_ kind: UnitKind) -> LoadCell { LoadCell(text, unit: unit, kind: kind) }
}

extension LoadCell {
    /// The work sets in a unit, equal ones folded; the exact text if there are none.
    fileprivate func worked(in unit: MassUnit) -> String {
        let work = sets.filter { !$0.isWarmUp }
        return work.isEmpty ? text : LoadCell.render(work.map { $0.converted(to: unit) }, unit: unit)
    }
}
