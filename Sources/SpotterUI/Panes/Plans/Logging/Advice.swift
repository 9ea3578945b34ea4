import DiaryStore
import FitnessModel

/// What helps with one row while it is logged: last time, the best so far, what to try next.
struct Advice: Sendable {
    /// What it was read for.
    struct Subject: Hashable, Sendable {
        let row: SheetContent.RowID
        let exercise: Identifier<Exercise>
        let session: Identifier<TrainingSession>?
    }

    let subject: Subject
    /// The last time this client did this exercise, in any phase, free session or import.
    let last: DoneCell?
    let best: BestSets
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

    /// Reads the advice when the cursor came to another row or session.
    mutating func updateAdvice(_ context: inout Context) {
        if adviceSubject != advice?.subject { readAdvice(&context) }
    }

    /// History, best and suggestion of the row under the cursor.
    mutating func readAdvice(_ context: inout Context) {
        guard let client = sheet.client, let line, let subject = adviceSubject else {
            advice = nil
            return
        }
        let unit = adviceUnit
        let history = context.read { diary throws(StoreError) in
            try diary.history(client: client, exercise: subject.exercise, before: subject.session, limit: 2)
        }
        let formula = context.formula
        let best = context.read { diary throws(StoreError) in
            try diary.best(client: client, exercise: subject.exercise, before: subject.session, by: formula)
        }
        guard let history, let best else { return }
        let next = LoadSuggestion.next(
            history: history.map { LoadCell($0.text, unit: $0.unit, kind: line.unitKind) },
            target: RepTarget(line.prescription.reps), step: line.step, unit: unit,
            loads: gym.loads(for: subject.exercise))
        // What the sheet asks for goes before what last time suggests.
        let suggestion = prescribed(line, best: best, unit: unit) ?? next
        advice = Advice(subject: subject, last: history.first, best: best, suggestion: suggestion)
    }
}
