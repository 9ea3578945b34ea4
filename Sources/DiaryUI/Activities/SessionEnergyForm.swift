import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The form for the energy of a strength session. An empty field restores the estimate.
enum SessionEnergyForm {
    /// For a session of the current client.
    static func edit(_ session: SessionExpenditure, _ context: inout Context) {
        let basis = ActivityBasis(on: session.day, &context)
        let fields = [
            ActivityWording.energyField(
                \SessionExpenditure.typedEnergy, basis, isProposed: true,
                help: "From a watch: 300, 300 kcal or 1200 kJ. Empty: the estimate")
        ]
        let day = session.day.named
        var form = Form(
            session.title.isEmpty ? "Energy of the session, \(day)" : "Energy of \(session.title), \(day)",
            editing: session, fields,
            draftKey: "session energy \(session.session.rawValue)"
        ) { typed, context in save(typed.typedEnergy, session, basis, &context) }
        form.answer = { form in
            let (typed, problem) = fields.read(form, into: session, today: session.day)
            return answer(typed, problem?.message, basis)
        }
        context.present(form.restoringDraft(context))
    }

    private static func answer(_ session: SessionExpenditure, _ problem: Phrase?, _ basis: ActivityBasis) -> [Phrase] {
        let estimate = session.estimate(weight: basis.weight, profile: basis.profile)
        let how: Phrase = "\(origin(session)), \(basis.explanation(met: session.met, classes: nil))."
        let effort: Phrase =
            session.isVigorous
            ? "Hard weight training: the RPE of the session is 8 or more."
            : "Weight training; 6 MET from a session RPE of 8."
        let effortLine = parts(session, basis) ?? effort
        if let problem { return ["! \(problem)", how, effortLine] }
        let answer: Phrase =
            switch (session.typedEnergy, estimate) {
            case (let energy?, let estimate?):
                "\(basis.text(energy)), corrected; the estimate is \(basis.text(estimate))"
            case (let energy?, nil): "\(basis.text(energy)), corrected; no estimate"
            case (nil, let estimate?): "\(basis.text(estimate)), an estimate"
            case (nil, nil): "No estimate"
            }
        return [answer, how, effortLine]
    }

    /// "Rope skipping 12 min at 12.3 MET, measured; Push-up 15 min at 7.5 MET, by its sets."; nil if no exercise has an
    /// activity.
    private static func parts(_ session: SessionExpenditure, _ basis: ActivityBasis) -> Phrase? {
        guard !session.parts.isEmpty else { return nil }
        let words = zip(session.parts, session.ownTimes).map { part, seconds -> Phrase in
            let time = ActivityDuration.text(seconds)
            let cost: Phrase =
                basis.hourly(of: part.classes).map { "\($0) kcal an hour" } ?? "\(METText.number(part.met)) MET"
            return part.marked > 0
                ? "\(part.name) \(time) at \(cost), measured" : "\(part.name) \(time) at \(cost), by its sets"
        }
        return "\(list: words, separator: "; ")."
    }

    /// "63 min from start to end", "45 min for 15 work sets"; for a clock that is not believed with the reason.
    private static func origin(_ session: SessionExpenditure) -> Phrase {
        let time = ActivityDuration.text(session.seconds)
        switch session.time {
        case .clock: return "\(time) from start to end"
        case .marks: return "\(time) from the first to the last measured set"
        case .sets:
            let least = SessionExpenditure.minPerSet
            let origin: Phrase = "\(time) for \(session.sets, one: "work set", other: "work sets")"
            guard let clocked = session.clocked, clocked > 0, clocked / least < session.sets else { return origin }
            return "\(origin) (\(ActivityDuration.text(clocked)) from start to end is less than \(least) s a set)"
        }
    }

    private static func save(
        _ energy: Energy?, _ session: SessionExpenditure, _ basis: ActivityBasis, _ context: inout Context
    ) -> Form.Result {
        if energy == session.typedEnergy { return .saved { _ in } }
        let message: Phrase =
            energy.map { "Session energy: \(basis.text($0)). u: undo." } ?? "Restored the estimate. u: undo."
        return .done(
            context.save(message) { diary in
                try diary.energy.updateSession(from: session.typedEnergy, to: energy, session: session.session)
            })
    }
}
