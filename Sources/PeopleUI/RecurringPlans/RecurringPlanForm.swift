import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The form of a recurring task.
enum RecurringPlanForm {
    private struct Draft: Sendable {
        var plan: RecurringPlan
        var exercise: String
    }

    /// A new one for a client.
    static func new(for client: Client, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let plan = RecurringPlan(client: client.id, due: context.today)
        let key = "new recurring plan of \(client.id.rawValue)"
        let form = form("New recurring task: \(client.name)", plan, draftKey: key, context) { typed, context in
            let message: Phrase =
                "Added \(typed.name), next: \(RelativeDay.text(typed.due, today: context.today)). u: undo."
            let added = context.write(message) { diary in try diary.recurringPlans.add(typed) }
            guard let added else { return .failed }
            context.update(RecurringPlansView.self) { view, _ in view.list.select(added) }
            return .saved { _ in }
        }
        context.present(form.restoringDraft(context))
    }

    /// Edits a task. The day field is the next day, so changing it moves the task.
    static func edit(_ status: RecurringPlans.Status, _ context: inout Context) {
        guard context.mayWrite() else { return }
        var shown = status.plan
        shown.due = status.next
        let known = shown
        context.present(
            form("Recurring task: \(shown.name)", shown, context) { typed, context in
                var new = typed
                let isSame =
                    (typed.kind, typed.phase, typed.exercise) == (known.kind, known.phase, known.exercise)
                if isSame, typed.due == known.due { (new.due, new.since) = (status.plan.due, status.plan.since) }
                return .done(
                    context.save { diary in try diary.recurringPlans.update(from: status.plan, to: new) })
            })
    }

    private static func form(
        _ title: Phrase, _ plan: RecurringPlan, draftKey: String? = nil, _ context: Context,
        save: @escaping @Sendable (RecurringPlan, inout Context) -> Form.Result
    ) -> Form {
        let known = plan.exercise.flatMap { id in try? context.diary.exercises.get(id).name } ?? ""
        let form = Form(
            title, editing: Draft(plan: plan, exercise: known), fields(plan, context), draftKey: draftKey,
            save: { draft, context in
                var typed = draft.plan
                typed.exercise = nil
                if typed.kind == .exercise {
                    guard let exercise = exercise(named: draft.exercise, context) else {
                        let isMissing = draft.exercise.isEmpty
                        return .wrong(
                            field: "exercise",
                            isMissing ? "Which exercise?" : "There is no exercise \(draft.exercise). n e adds one.")
                    }
                    typed.exercise = exercise.id
                    if typed.name.isEmpty { typed.name = exercise.name }
                }
                if typed.kind != .session { typed.phase = nil }
                if typed.name.isEmpty {
                    guard typed.kind != .own else { return .wrong(field: "name", "Enter a name for the task.") }
                    typed.name = RecurringPlanWording.name(typed.kind).text
                }
                return save(typed, &context)
            })
        return form.following(context) { form, _ in
            let kind = form.choice("kind", of: RecurringPlan.Kind.allCases)
            form.hide("exercise", kind != .exercise)
            form.hide("phase", kind != .session)
        }
    }

    private static func exercise(named name: String, _ context: Context) -> Exercise? {
        guard !name.isEmpty else { return nil }
        return (try? context.diary.exercises.named(name)) ?? nil
    }

    private static func fields(_ plan: RecurringPlan, _ context: Context) -> [Field<Draft>] {
        let names = (try? context.diary.exercises.names().map(\.name)) ?? []
        let phases = (try? context.diary.phases.byTurn(of: plan.client, today: context.today)) ?? []
        let routines = (try? context.diary.phases.list(.routines, limit: 200)) ?? []
        var options: [(value: Identifier<Phase>?, word: Phrase)] = [(nil, "any")]
        options += phases.map { ($0.id, "\($0.phase.name)") }
        options += routines.map { ($0.id, "routine \($0.phase.name)") }
        return [
            .choice(
                "kind", "Kind", \.plan.kind, RecurringPlanWording.kinds, help: "Records of this kind complete it."),
            .completing("exercise", "Exercise", \.exercise, help: "Tab completes.") { typed in
                let key = SearchKey.fold(typed)
                return names.first { SearchKey.fold($0).hasPrefix(key) }
            },
            .choice("phase", "Session", \.plan.phase, options, help: "The sheet or routine to train."),
            .text("name", "Name", \.plan.name, help: "Empty: named after its kind."),
            .value(
                "interval", "Every (days)", \.plan.interval, .whole(RecurringPlan.intervals), isProposed: true,
                help: "Days from the day it was done to the next."),
            .value("due", "Next", \.plan.due, .comingDay, isProposed: true, help: "today, mon, +3d, 12 mar"),
            .optional("time", "At", \.plan.time, .time, help: "17:30: a bell rings then; empty: any time of day."),
            .flag("on", "Show when due", \.plan.isOn),
            .note("note", "Note", \.plan.note),
        ]
    }
}
