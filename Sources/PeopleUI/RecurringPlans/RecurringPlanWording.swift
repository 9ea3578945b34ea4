import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell

/// Recurring tasks as text.
enum RecurringPlanWording {
    /// The choices of the form; check-ins come with their own records.
    static let kinds: [(value: RecurringPlan.Kind, word: String)] = [
        (.session, "session"), (.run, "run"), (.exercise, "exercise"), (.weighIn, "weigh-in"),
        (.measurement, "measurement"), (.own, "custom"),
    ]

    static func word(_ kind: RecurringPlan.Kind) -> String {
        kinds.first { $0.value == kind }?.word ?? "check-in"
    }

    /// "every day", "every week", "every 10 days".
    static func every(_ plan: RecurringPlan) -> String {
        switch plan.interval {
        case 1: "every day"
        case 7: "every week"
        case let days where days % 7 == 0: "every \(days / 7) weeks"
        default: "every \(plan.interval) days"
        }
    }

    /// "overdue by 2 days", "today 17:30", "in 3 days".
    static func next(_ standing: RecurringPlans.Standing, today: Day) -> String {
        let time = standing.plan.time.map { " \($0.text)" } ?? ""
        guard standing.plan.isOn else { return "off" }
        let days = today.days(until: standing.next)
        switch days {
        case ..<0: return "overdue by \(Count.text(-days, "day"))"
        case 0: return "today\(time)"
        case 1: return "tomorrow\(time)"
        case ...6: return "\(standing.next.weekday.short)\(time)"
        default: return "\(RelativeDay.text(standing.next, today: today))\(time)"
        }
    }

    /// The best so far, and by which rule: "12 10 8, most repetitions in a session".
    static func best(_ plan: RecurringPlan, _ context: inout Context) -> String? {
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
