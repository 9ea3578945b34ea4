import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The form of a recurring task.
enum RecurringPlanForm {
    private struct Draft: Sendable {
        var plan: RecurringPlan
        var client: String
        var exercise: String
    }

    /// A new one, at first for that client.
    static func new(for client: Client, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let plan = RecurringPlan(client: client.id, due: context.today)
        let key = "new recurring plan of \(client.id.rawValue)"
        let form = form("New recurring task", plan, of: client.name, draftKey: key, context) { typed, taken, context in
            let message: Phrase =
                "Added \(typed.name), next: \(RelativeDay.text(typed.due, today: context.today)). u: undo."
            let added = context.write(message) { diary in
                try write(typed, taking: taken, as: .add, in: diary) { try $0.recurringPlans.add($1) }
            }
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
            form("Recurring task: \(shown.name)", shown, context) { typed, taken, context in
                var new = typed
                let isSame =
                    (typed.kind, typed.phase, typed.exercise) == (known.kind, known.phase, known.exercise)
                if isSame, typed.due == known.due { (new.due, new.since) = (status.plan.due, status.plan.since) }
                let saved = context.write { diary in
                    try write(new, taking: taken, as: .edit, in: diary) { change, plan in
                        try change.recurringPlans.update(from: status.plan, to: plan)
                    }
                }
                return .done(saved != nil)
            })
    }

    /// Writes a task in one change, together with the exercise that it takes from the library.
    private static func write<Result>(
        _ plan: RecurringPlan, taking library: Int?, as action: ChangeKind.Action, in diary: Diary,
        _ write: (Change, RecurringPlan) throws -> Result
    ) throws -> Result {
        try diary.change { change in
            var plan = plan
            if let library {
                try change.name(action, .recurringPlan, of: plan.client, [.name: plan.name])
                plan.exercise = try change.libraryExercises.take(library)
            }
            return try write(change, plan)
        }
    }

    private static func form(
        _ title: Phrase, _ plan: RecurringPlan, of client: String? = nil, draftKey: String? = nil, _ context: Context,
        save: @escaping @Sendable (RecurringPlan, _ taking: Int?, inout Context) -> Form.Result
    ) -> Form {
        let known = plan.exercise.flatMap { id in try? context.diary.exercises.get(id).name } ?? ""
        let form = Form(
            title, editing: Draft(plan: plan, client: client ?? "", exercise: known),
            fields(plan, asksClient: client != nil, context), draftKey: draftKey,
            save: { draft, context in
                var typed = draft.plan
                if let client, draft.client != client {
                    let found = ClientNames.found(draft.client, context)
                    guard found.count == 1 else {
                        return .wrong(
                            field: "client",
                            found.isEmpty ? ClientNames.missing(draft.client) : ClientNames.several(found))
                    }
                    // A sheet is one client's.
                    let phase = typed.phase.flatMap { id in try? context.diary.phases.get(id) }
                    if phase?.client != nil { typed.phase = nil }
                    typed.client = found[0].id
                }
                typed.exercise = nil
                var library: Int?
                if typed.kind == .exercise {
                    let own = draft.exercise.isEmpty ? nil : try? context.diary.exercises.named(draft.exercise)
                    let entry = ExerciseLibrary.named(draft.exercise)
                    guard let name = own?.name ?? entry?.name else {
                        let isMissing = draft.exercise.isEmpty
                        return .wrong(
                            field: "exercise",
                            isMissing ? "Which exercise?" : "There is no exercise \(draft.exercise). n e adds one.")
                    }
                    typed.exercise = own?.id
                    library = own == nil ? entry?.number : nil
                    if typed.name.isEmpty { typed.name = name }
                }
                if typed.kind != .session { typed.phase = nil }
                if typed.name.isEmpty {
                    guard typed.kind != .own else { return .wrong(field: "name", "Enter a name for the task.") }
                    typed.name = RecurringPlanWording.name(typed.kind).text
                }
                return save(typed, library, &context)
            })
        return form.following(context) { form, _ in
            let kind = form.choice("kind", of: RecurringPlan.Kind.allCases)
            form.hide("exercise", kind != .exercise)
            form.hide("phase", kind != .session)
        }
    }

    private static func fields(_ plan: RecurringPlan, asksClient: Bool, _ context: Context) -> [Field<Draft>] {
        let names = try? context.diary.exercises.names(for: plan.client)
        let client = asksClient ? [ClientNames.field(\Draft.client, help: "Tab completes.", context)] : []
        let phases = (try? context.diary.phases.byTurn(of: plan.client, today: context.today)) ?? []
        let routines = (try? context.diary.phases.list(.routines, limit: 200)) ?? []
        var options: [(value: Identifier<Phase>?, word: Phrase)] = [(nil, "any")]
        options += phases.map { ($0.id, "\($0.phase.name)") }
        options += routines.map { ($0.id, "routine \($0.phase.name)") }
        return [
            .choice(
                "kind", "Kind", \.plan.kind, RecurringPlanWording.kinds, help: "Records of this kind complete it."),
            .completing("exercise", "Exercise", \.exercise, help: "Of your own or the library's. Tab completes.") {
                typed in names?.matches(typed, limit: 1).first?.name
            },
            .choice("phase", "Session", \.plan.phase, options, help: "The sheet or routine to train."),
            .text("name", "Name", \.plan.name, help: "Empty: named after its kind."),
            .value(
                "interval", "Every (days)", \.plan.interval, .whole(RecurringPlan.intervals), isProposed: true,
                help: "Days from the day it was done to the next."),
            .value("due", "Next", \.plan.due, .comingDay, isProposed: true, help: "today, mon, +3d, 12 mar"),
            .optional("time", "At", \.plan.time, .time, help: "17:30: a bell rings then; empty: any time of day."),
            .flag("on", "Show when due", \.plan.isOn),
        ] + client + [.note("note", "Note", \.plan.note)]
    }
}
