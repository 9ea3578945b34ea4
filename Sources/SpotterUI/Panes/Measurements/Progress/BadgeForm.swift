import DiaryStore
import FitnessModel
import ViewKit

/// A badge as a form.
enum BadgeForm {
    private static let kinds = ["sessions", "reps"]

    /// A new badge, with the next of the suggestions that is not taken yet.
    static func new(_ context: Context) -> Form {
        let taken = Set(((try? context.diary.badges()) ?? []).map(\.name))
        let offered = Badge.suggestions.first { !taken.contains($0.name) }
        return Form("New badge", fields: fields(offered, exercise: "", isProposed: true)) { form, context in
            save(form, Identifier(rawValue: 0), &context) { diary, badge in
                try diary.addBadge(badge)
            }
        }
    }

    static func edit(_ badge: Badge, _ context: inout Context) {
        let exercise = context.read { diary in
            try badge.exercise.map { id in try diary.exerciseNames([id])[id] ?? "" } ?? ""
        }
        let form = Form("Badge", fields: fields(badge, exercise: exercise ?? "")) { form, context in
            save(form, badge.id, &context) { diary, badge in try diary.updateBadge(badge) }
        }
        context.present(form)
    }

    private static func fields(_ badge: Badge?, exercise: String, isProposed: Bool = false) -> [FormField] {
        [
            FormField(
                "name", "Name", .required, value: badge?.name ?? "", isProposed: isProposed,
                help: "Such as Steady month. Every client can earn it."),
            FormField(
                "counts", "Counts", .choice(kinds), value: badge?.counted.rawValue ?? kinds[0],
                help: "Sessions, or repetitions of work sets."),
            FormField(
                "exercise", "Exercise", value: exercise, help: "Only for repetitions, by its name; empty counts all."),
            FormField(
                "target", "How many", .whole(Badge.targets), value: badge.map { "\($0.target)" } ?? "",
                isProposed: isProposed, help: "Such as 10."),
            FormField(
                "days", "Within days", .whole(Badge.spans), value: badge.map { "\($0.days)" } ?? "",
                isProposed: isProposed, help: "Such as 30: any thirty days in a row."),
        ]
    }

    private static func save(
        _ form: Form, _ id: Identifier<Badge>, _ context: inout Context,
        _ write: (Diary, Badge) throws -> Void
    ) -> Form.Result {
        guard let target = Int(form.text("target")) else { return .wrong(field: "target", "How many are needed?") }
        guard let days = Int(form.text("days")) else { return .wrong(field: "days", "Within how many days?") }
        let counted = Badge.Counted(rawValue: form.text("counts")) ?? .sessions
        let name = form.text("exercise")
        var exercise: Identifier<Exercise>?
        if counted == .reps, !name.isEmpty {
            exercise = context.read { diary in try diary.exercise(named: name)?.id } ?? nil
            if exercise == nil {
                return .wrong(field: "exercise", "No exercise has this name. Write it as in the list of exercises.")
            }
        }
        let badge = Badge(
            id: id, name: form.text("name"), counted: counted, exercise: exercise, target: target, days: days)
        let done: Void? = context.write { diary in try write(diary, badge) }
        return done == nil ? .failed : .saved { _ in }
    }
}
