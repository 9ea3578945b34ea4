import DiaryStore
import FitnessModel
import ViewKit

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
            try diary.history(client: client, exercise: subject.exercise, before: subject.session, limit: 8)
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
            formula: context.formula, suggestion: suggestion)
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
