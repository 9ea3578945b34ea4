import DiaryStore
package import FitnessModel
package import SpotterShell
import ViewKit

/// Adding and editing an exercise of the trainer's own library.
package enum ExerciseForm {
    private struct Draft: Sendable {
        var exercise: Exercise
        /// The names of the categories, separated by commas.
        var categories: String
        /// The name of the activity that its energy is computed from; empty for none.
        var activity = ""
        /// The name before editing; if unchanged, an activity that was hidden since is kept.
        var activityBefore = ""
    }

    /// A form for a new exercise, with the text of an unsaved earlier form.
    package static func new(_ context: Context, category: Category? = nil) -> Form {
        Form(
            "New exercise",
            editing: Draft(exercise: Exercise(id: .unsaved, name: ""), categories: category?.name ?? ""),
            fields(nil, context), draftKey: "exercise new", check: mistake
        ) { draft, form, context in add(draft, form, &context) }
        .restoringDraft(context)
    }

    /// A form for an existing exercise.
    static func edit(_ exercise: Exercise, _ context: Context) -> Form {
        let categories = (try? context.diary.categories.of(exercise.id)) ?? []
        let activity = exercise.activity.flatMap { try? context.diary.activities.get($0) }
        let draft = Draft(
            exercise: exercise, categories: CategoryNames.text(categories), activity: activity?.name ?? "",
            activityBefore: activity?.name ?? "")
        return Form(
            "Exercise \(exercise.name)", editing: draft, fields(exercise.machine, context),
            draftKey: "exercise \(exercise.id.rawValue)", check: mistake
        ) { draft, context in save(draft, to: exercise, categories, &context) }
        .restoringDraft(context)
    }

    private static func fields(_ machine: Identifier<Machine>?, _ context: Context) -> [Field<Draft>] {
        let machines = machines(with: machine, context)
        return [
            .text(
                "name", "Name", \.exercise.name, isRequired: true,
                help: "As you write it on a sheet: Box squat, banded"),
            .choice(
                "kind", "Logged as", \.exercise.unitKind, UnitKind.allCases.map { ($0, $0.label) },
                help: "How a cell is read: weight and reps, reps alone, time, metres"),
            // Steps are shown in the current client's unit.
            .optional(
                "step", "Load increment", \.exercise.suggestedStep, .mass(context.client?.unit ?? .kg),
                help: "The smallest change that a suggestion makes: 2.5 kg, 5 lb"),
            .custom(
                "muscles", "Muscles", help: "chest, ~triceps: ~ marks secondary muscles (count half)",
                show: { MuscleText.write($0.exercise.muscles) }, put: readMuscles),
            .choice(
                "machine", "Machine", \.exercise.machine, machines,
                help: machines.count > 1
                    ? "Suggestions round to its loads" : "No machines yet: n m adds one"),
            .custom(
                "tags", "Tags", isMultiline: true, help: "Words to filter by: legs, push, band",
                show: { $0.exercise.tags.joined(separator: ", ") }
            ) { text, draft, _ in
                draft.exercise.tags = text.split(separator: ",").map { String($0).trimmingBlanks }
                    .filter { !$0.isEmpty }
                return nil
            },
            .text(
                "categories", "Categories", \.categories,
                help: "Separated by commas; a new name makes a new category."),
            activity(context),
            .note(
                "description", "Description", \.exercise.description,
                help: "How it is done, cues, set-up of the machine"),
            .custom("video", "Video link", help: "https://...", show: { $0.exercise.videoURL }) { text, draft, _ in
                switch VideoLink.read(text) {
                case .none: draft.exercise.videoURL = ""
                case .link(let link): draft.exercise.videoURL = link
                case .refused(let reason): return reason
                }
                return nil
            },
        ]
    }

    /// The activity that its energy is computed from; Tab completes the typed text.
    private static func activity(_ context: Context) -> Field<Draft> {
        .completing(
            "activity", "Energy as", \.activity,
            help: "An activity: push-ups, rope jumping. Tab completes it; empty: weight training"
        ) { [diary = context.diary] typed in
            typed.trimmingBlanks.isEmpty ? nil : activity(typed, in: diary).map(\.name)
        }
    }

    /// The best match of a text among the activities.
    private static func activity(_ typed: String, in diary: Diary) -> Activity? {
        _ = try? diary.catalogue.fill()
        return (try? diary.activities.search(typed, client: nil, limit: 1))?.first?.activity
    }

    @Sendable private static func readMuscles(_ text: String, _ draft: inout Draft, _ today: Day) -> Phrase? {
        switch MuscleText.read(text) {
        case .muscles(let muscles): draft.exercise.muscles = muscles
        case .unknown(let word, let near?): return "There is no muscle group \(word): did you mean \(near.rawValue)?"
        case .unknown: return "One of: chest back shoul bi tri fore core glut quad ham calv add neck"
        }
        return nil
    }

    /// No machine, then all by name; a gym location or a number distinguishes machines of one name.
    private static func machines(
        with chosen: Identifier<Machine>?, _ context: Context
    ) -> [(value: Identifier<Machine>?, word: Phrase)] {
        var count: [String: Int] = [:]
        let known = (try? context.diary.machines.choices(with: chosen)) ?? []
        return [(nil, "")]
            + zip(known, Machine.placedNames(known, context)).map { machine, name in
                let number = count[name, default: 0] + 1
                count[name] = number
                return (machine.id, Phrase(verbatim: number == 1 ? name : "\(name) (\(number))"))
            }
    }
}

// MARK: Saving

extension ExerciseForm {
    /// Adds the exercise; similar names are offered first, as in a sheet.
    private static func add(_ draft: Draft, _ form: Form, _ context: inout Context) -> Form.Result {
        let name = draft.exercise.name
        let near = (try? context.diary.exercises.nearMatches(to: name, limit: ExerciseEntry.nearLimit)) ?? []
        guard !near.isEmpty else {
            guard let id = create(draft, &context) else { return .failed }
            return .saved { context in select(id, &context) }
        }
        return .saved { context in
            let names = near.map { ($0.name, ExerciseEntry.ownDetail) }
            var picker = ExerciseEntry.question(name, names) { chosen, context in
                guard let id = chosen.map({ near[$0].id }) ?? create(draft, &context) else { return }
                select(id, &context)
                context.isStale = true
                if chosen != nil { context.message = .plain("It already exists; nothing was added.") }
            }
            picker.onCancel = { context in context.present(form) }
            context.present(picker)
        }
    }

    private static func select(_ id: Identifier<Exercise>, _ context: inout Context) {
        context.update(ExercisesView.self) { view, _ in view.list.select(id) }
    }

    private static func create(_ draft: Draft, _ context: inout Context) -> Identifier<Exercise>? {
        let name = draft.exercise.name
        return context.write("Added exercise \(name).") { diary -> Identifier<Exercise> in
            try diary.change(ChangeFacts(.add, .exercise, [.name: name])) { change in
                let id = try change.exercises.add(reckoned(draft, change))
                let sorted = try CategoryNames.read(draft.categories, .exercise, change)
                if !sorted.isEmpty { try change.categories.set(sorted, of: id) }
                return id
            }
        }
    }

    private static func save(
        _ draft: Draft, to old: Exercise, _ oldCategories: [Category], _ context: inout Context
    ) -> Form.Result {
        .done(
            context.save { diary in
                let facts = ChangeFacts(.edit, .exercise, subject: old.id.rawValue, [.name: draft.exercise.name])
                try diary.change(facts) { change in
                    let sorted = try CategoryNames.changed(draft.categories, from: oldCategories, .exercise, change)
                    let exercise = try reckoned(draft, change)
                    if exercise != old { try change.exercises.update(from: old, to: exercise) }
                    if let sorted { try change.categories.set(sorted, of: old.id) }
                }
            })
    }

    /// The exercise with the activity that was typed.
    private static func reckoned(_ draft: Draft, _ diary: some DiaryAccess) throws(StoreError) -> Exercise {
        var exercise = draft.exercise
        guard draft.activity != draft.activityBefore else { return exercise }
        exercise.activity =
            draft.activity.isEmpty
            ? nil : try diary.activities.search(draft.activity, client: nil, limit: 1).first?.activity.id
        return exercise
    }

    /// Two exercises that differ only in case or accents are one movement with two histories: refused.
    private static func mistake(_ draft: Draft, _ context: Context) -> (field: String, message: Phrase)? {
        if !draft.activity.isEmpty, draft.activity != draft.activityBefore {
            let near = activity(draft.activity, in: context.diary)
            guard let found = near?.name, SearchKey.fold(found) == SearchKey.fold(draft.activity) else {
                return ("activity", near.map { "No such activity. Tab takes \($0.name)." } ?? "No such activity.")
            }
        }
        guard let other = try? context.diary.exercises.named(draft.exercise.name), other.id != draft.exercise.id
        else { return nil }
        return (
            "name",
            other.isArchived
                ? "\(other.name) already exists, archived. Choose another name, or merge them (J in the list)."
                : "\(other.name) already exists. Choose another name, or merge them (J in the list)."
        )
    }
}

extension Exercise {
    /// The step of suggestions; an empty field leaves it unchanged.
    fileprivate var suggestedStep: Mass? {
        get { loadStep }
        set { loadStep = newValue ?? loadStep }
    }
}
