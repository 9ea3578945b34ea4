import DiaryStore
import FitnessModel
import Phrases
import SpotterCore
import SpotterShell

/// Recurring tasks as text.
enum RecurringPlanWording {
    /// The choices of the form; check-ins come with their own records.
    static let kinds: [(value: RecurringPlan.Kind, word: Phrase)] = [
        (.session, "session"), (.run, "run"), (.exercise, "exercise"), (.weighIn, "weigh-in"),
        (.measurement, "measurement"), (.own, "custom"),
    ]

    static func word(_ kind: RecurringPlan.Kind) -> Phrase {
        kinds.first { $0.value == kind }?.word ?? "check-in"
    }

    /// The name of a task without one.
    static func name(_ kind: RecurringPlan.Kind) -> Phrase {
        switch kind {
        case .session: "Session"
        case .run: "Run"
        case .exercise: "Exercise"
        case .weighIn: "Weigh-in"
        case .measurement: "Measurement"
        case .own: "Custom"
        case .checkIn: "Check-in"
        }
    }

    /// "every day", "every week", "every 10 days".
    static func every(_ plan: RecurringPlan) -> Phrase {
        plan.interval % 7 == 0
            ? Recurrence(every: plan.interval / 7, .weekly).wording : Recurrence(every: plan.interval, .daily).wording
    }

    /// The widest of them: a column holds them.
    static var widestEvery: [Phrase] {
        [Recurrence(every: 30, .daily).wording, Recurrence(every: 12, .weekly).wording]
    }

    static func overdue(by days: Int) -> Phrase { "overdue by \(days, one: "day", other: "days")" }

    /// "overdue by 2 days", "today 17:30", "Fri" within a week, "12 Mar".
    static func next(_ status: RecurringPlans.Status, today: Day) -> Phrase {
        guard status.plan.isOn else { return "off" }
        let days = today.days(until: status.next)
        guard days >= 0 else { return overdue(by: -days) }
        let day = (2...6).contains(days) ? status.next.weekday.short : RelativeDay.text(status.next, today: today)
        return status.plan.time.map { "\(day) \($0.text)" } ?? day
    }

    /// The best so far, and by which rule: "12 10 8, most repetitions in a session".
    static func best(_ plan: RecurringPlan, _ context: inout Context) -> Phrase? {
        switch plan.kind {
        case .exercise:
            guard let exercise = plan.exercise else { return nil }
            let series =
                context.read { diary in try diary.loads.bestSeries(client: plan.client, exercise: exercise) } ?? []
            let reps = series.map(String.init).joined(separator: " ")
            return series.isEmpty ? nil : "\(reps), most repetitions in a session"
        case .run:
            let bests = context.read { diary in try diary.runs.bests(of: plan.client, kind: .run) }
            return bests?.longest.map {
                "\(RunText.distance($0.distance)) in \(ElapsedText.write($0.elapsed)) on \($0.day.short), longest run"
            }
        default: return nil
        }
    }
}
