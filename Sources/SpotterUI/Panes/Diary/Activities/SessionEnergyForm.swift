import DiaryStore
import FitnessModel
import ViewKit

/// What a session of strength training cost, said by hand in place of the estimate; emptied, the estimate counts again.
enum SessionEnergyForm {
    /// For a session of the current client.
    static func edit(_ session: SessionExpenditure, _ context: inout Context) {
        let basis = ActivityBasis(on: session.day, &context)
        let typed = self.typed(session, basis)
        let field = FormField(
            "energy", "Energy", value: typed, isProposed: true,
            help: "What a watch says: 300, 300 kcal or 1200 kJ. Empty counts the estimate")
        let name = session.title.isEmpty ? "the session" : session.title
        var form = Form(
            "Energy of \(name), \(session.day.weekday.short) \(session.day.short)", fields: [field],
            draftKey: "session energy \(session.session.rawValue)"
        ) { form, context in save(form, session, basis, &context) }
        form.answer = { answer($0, session, basis) }
        context.present(form.restoringDraft(context))
    }

    private static func typed(_ session: SessionExpenditure, _ basis: ActivityBasis) -> String {
        session.typedEnergy.map { EnergyText.typed($0, in: basis.profile.unit) } ?? ""
    }

    private static func answer(_ form: Form, _ session: SessionExpenditure, _ basis: ActivityBasis) -> [String] {
        let estimate = session.estimate(weight: basis.weight, profile: basis.profile)
        let said = estimate.map { basis.text($0) } ?? "unknown"
        let how = "\(origin(session)), \(basis.explanation(met: session.met, classes: nil))."
        switch ActivityWording.energy(form.text("energy"), in: basis.profile.unit) {
        case .failure(let problem): return ["! \(problem.text)", how, effort(session)]
        case .success(let energy?):
            return ["\(basis.text(energy)), corrected; the estimate is \(said)", how, effort(session)]
        case .success(nil): return ["\(said), an estimate", how, effort(session)]
        }
    }

    /// "63 min by the clock", "45 min for 15 work sets".
    private static func origin(_ session: SessionExpenditure) -> String {
        let time = ActivityDuration.text(session.seconds)
        switch session.time {
        case .clock: return "\(time) from beginning to end"
        case .marks: return "\(time) from the first to the last measured set"
        case .sets: return "\(time) for \(Count.text(session.sets, "work set"))"
        }
    }

    private static func effort(_ session: SessionExpenditure) -> String {
        session.isVigorous
            ? "Hard weight training: the RPE of the session is 8 or more."
            : "Weight training; 6 MET from a session RPE of 8 on."
    }

    private static func save(
        _ form: Form, _ session: SessionExpenditure, _ basis: ActivityBasis, _ context: inout Context
    ) -> Form.Result {
        switch ActivityWording.energy(form.text("energy"), in: basis.profile.unit) {
        case .failure(let problem): return .wrong(field: "energy", problem.text)
        case .success(let energy):
            if typed(session, basis) == form.text("energy") { return .saved { _ in } }
            let said =
                energy.map { "The session cost \(basis.text($0)). u takes it back." } ?? "The estimate counts again."
            let isDone = context.save(said) { diary in
                try diary.setSessionEnergy(energy, session: session.session)
            }
            return isDone ? .saved { _ in } : .failed
        }
    }
}
