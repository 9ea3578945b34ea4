import BodyUI
import DiaryStore
import DiaryUI
import FitnessModel
import SpotterCore
import SpotterShell
import TrainingUI
import ViewKit

/// The record that a recurring task leads to.
enum RecurringPlanActions {
    /// Starts the record of a task; a custom task is marked as done.
    static func open(_ id: Identifier<RecurringPlan>, _ context: inout Context) {
        guard let status = context.read({ diary in try diary.recurringPlans.status(of: id) }) else { return }
        open(status, &context)
    }

    static func open(_ status: RecurringPlans.Status, _ context: inout Context) {
        let plan = status.plan
        context.choose(plan.client)
        switch plan.kind {
        case .session: startSession(plan, &context)
        case .exercise: startExercise(plan, &context)
        case .run: RunStart.choose(day: context.today, &context)
        case .weighIn: WeighInForm.add(day: context.today, &context)
        case .measurement: BodySheetView.startRow(&context)
        case .own: tickOff(status, &context)
        case .checkIn: break
        }
    }

    /// Marks a custom task as done; tasks of other kinds are done by their records.
    static func tickOff(_ status: RecurringPlans.Status, _ context: inout Context) {
        let today = context.today
        let next = today.adding(days: status.plan.interval)
        context.write("\(status.plan.name): done. Next: \(RelativeDay.text(next, today: today)). u: undo.") { diary in
            try diary.recurringPlans.tickOff(status.id, on: today)
        }
    }

    /// The live session, else one of the sheet or the routine that the task names.
    private static func startSession(_ plan: RecurringPlan, _ context: inout Context) {
        guard !isLive(plan, &context) else { return }
        guard let phase = plan.phase, let sheet = context.read({ diary in try diary.phases.get(phase) }) else {
            return SessionStart.begin(client: plan.client, &context)
        }
        SessionStart.start(sheet, of: plan.client, &context)
    }

    /// Whether the client is in a session already; then it is shown.
    private static func isLive(_ plan: RecurringPlan, _ context: inout Context) -> Bool {
        guard let live = context.live.sessions.first(where: { $0.session.client == plan.client }) else { return false }
        context.go(to: .session(live.id))
        return true
    }

    /// A session of a single exercise, which counts down from the best series.
    private static func startExercise(_ plan: RecurringPlan, _ context: inout Context) {
        guard let exercise = plan.exercise, !isLive(plan, &context) else { return }
        let today = context.today
        let best = RecurringPlanWording.best(plan, &context)
        let session = SessionStart.write(&context) { change in
            let session = try change.sessions.startFree(client: plan.client, title: plan.name, day: today)
            try change.cells.add(exercise, to: session)
            return session
        }
        guard let session else { return }
        let words: Phrase = best.map { "C counts down against the best: \($0)." } ?? "C counts. No best yet."
        context.message = .success(words)
        if best != nil { context.live.counting[session] = CountedSeries.Manner(.fromBest) }
        context.go(to: .session(session))
    }
}
