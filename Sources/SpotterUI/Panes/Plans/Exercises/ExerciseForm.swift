import DiaryStore
import FitnessModel
import ViewKit

/// Adding and editing an exercise of the trainer's own library.
enum ExerciseForm {
    /// A form for a new exercise, with what was typed the last time and never saved.
    static func new(_ context: Context) -> Form {
        let blank = Exercise(id: .unsaved, name: "")
        let machines = MachineChoice(nil, context)
        return Form("New exercise", fields: fields(for: blank, [], machines, context), draftKey: "exercise new") {
            form, context in add(form, machines, &context)
        }
        .restoringDraft(context)
    }

    /// A form for an exercise that is there.
    static func edit(_ exercise: Exercise, _ context: Context) -> Form {
        let categories = (try? context.diary.categories.of(exercise: exercise.id)) ?? []
        let machines = MachineChoice(exercise.machine, context)
        return Form(
            "Exercise \(exercise.name)", fields: fields(for: exercise, categories, machines, context),
            draftKey: "exercise \(exercise.id.rawValue)"
        ) { form, context in save(form, to: exercise, categories, machines, &context) }
        .restoringDraft(context)
    }

    private static func fields(
        for exercise: Exercise, _ categories: [Category], _ machines: MachineChoice, _ context: Context
    ) -> [FormField] {
        [
            FormField(
                "name", "Name", .required, value: exercise.name, help: "As you write it on a sheet: Box squat, banded"),
            FormField(
                "kind", "Counts", .choice(UnitKind.allCases.map(\.label)), value: exercise.unitKind.label,
                help: "How a cell is read: weight and reps, reps alone, time, metres"),
            FormField(
                "step", "Step of load", .mass(unit(context)), value: stepText(exercise, context),
                help: "The smallest change that a suggestion makes: 2.5 kg, 5 lb"),
            FormField(
                "muscles", "Muscles", .muscles, value: MuscleText.write(exercise.muscles),
                help: "chest, ~triceps: a ~ before what works along and counts half"),
            FormField(
                "machine", "Machine", .choice(machines.names), value: machines.name(of: exercise.machine),
                help: machines.names.count > 1
                    ? "Suggestions round to the loads that it has" : "None yet: n m adds a machine"),
            FormField(
                "tags", "Tags", value: exercise.tags.joined(separator: ", "),
                help: "Words to filter by: legs, push, band"),
            FormField(
                "categories", "Categories", value: categories.map(\.name).joined(separator: ", "),
                help: "Separated by commas; a new name makes a new category."),
            FormField(
                "description", "Description", value: exercise.description,
                help: "How it is done, cues, set-up of the machine"),
            FormField("video", "Video link", value: exercise.videoURL, help: "https://..."),
        ]
    }

    /// Steps are shown in the current client's unit.
    private static func unit(_ context: Context) -> MassUnit { context.client?.unit ?? .kg }

    private static func stepText(_ exercise: Exercise, _ context: Context) -> String {
        "\(exercise.loadStep.text(in: unit(context))) \(unit(context).rawValue)"
    }
}

// MARK: Saving

extension ExerciseForm {
    /// A name near to one that is there asks first, as a name typed into a sheet does.
    private static func add(_ form: Form, _ machines: MachineChoice, _ context: inout Context) -> Form.Result {
        let blank = Exercise(id: .unsaved, name: "")
        let exercise = filled(blank, from: form, machines, context)
        if let wrong = mistake(exercise, context) { return wrong }
        let near = (try? context.diary.nearMatches(to: exercise.name, limit: ExerciseEntry.nearLimit)) ?? []
        let categories = form.text("categories")
        guard !near.isEmpty else {
            guard let id = create(exercise, categories, &context) else { return .failed }
            return .saved { context in select(id, &context) }
        }
        return .saved { context in
            var picker = ExerciseEntry.question(exercise.name, near) { chosen, context in
                guard let id = chosen ?? create(exercise, categories, &context) else { return }
                select(id, &context)
                context.isStale = true
                if chosen != nil { context.message = .plain("It is there already; nothing was added.") }
            }
            picker.onCancel = { context in context.present(form) }
            context.present(picker)
        }
    }

    private static func select(_ id: Identifier<Exercise>, _ context: inout Context) {
        context.update(ExercisesView.self) { view, _ in view.select(id) }
    }

    private static func create(
        _ exercise: Exercise, _ categories: String, _ context: inout Context
    ) -> Identifier<Exercise>? {
        context.write("Added exercise \(exercise.name).") { diary -> Identifier<Exercise> in
            try diary.change("Add exercise \(exercise.name)") { change in
                let id = try change.addExercise(exercise)
                let sorted = try CategoryNames.read(categories, .exercise, change)
                if !sorted.isEmpty { try change.categories.set(sorted, exercise: id) }
                return id
            }
        }
    }

    private static func save(
        _ form: Form, to old: Exercise, _ oldCategories: [Category], _ machines: MachineChoice, _ context: inout Context
    ) -> Form.Result {
        let exercise = filled(old, from: form, machines, context)
        if let wrong = mistake(exercise, context) { return wrong }
        let names = form.text("categories")
        let isDone = context.save { diary in
            try diary.change("Edit exercise \(exercise.name)") { change in
                let sorted = try CategoryNames.read(names, .exercise, change)
                if exercise != old { try change.updateExercise(exercise) }
                if Set(sorted) != Set(oldCategories.map(\.id)) { try change.categories.set(sorted, exercise: old.id) }
            }
        }
        return isDone ? .saved { _ in } : .failed
    }

    private static func filled(
        _ old: Exercise, from form: Form, _ machines: MachineChoice, _ context: Context
    ) -> Exercise {
        var exercise = old
        exercise.name = form.text("name")
        exercise.unitKind = UnitKind(label: form.text("kind")) ?? old.unitKind
        // A step is stored to the gram and shown rounded: untouched, it stays what it was.
        if form.text("step") != stepText(old, context), let step = Mass.read(form.text("step"), unit: unit(context)) {
            exercise.loadStep = step
        }
        if case .muscles(let muscles) = MuscleText.read(form.text("muscles")) { exercise.muscles = muscles }
        exercise.machine = machines.machine(named: form.text("machine"))
        exercise.tags = form.text("tags").split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
        exercise.description = form.text("description")
        switch VideoLink.read(form.text("video")) {
        case .none: exercise.videoURL = ""
        case .link(let link): exercise.videoURL = link
        case .refused: exercise.videoURL = form.text("video")
        }
        return exercise
    }

    /// What a single field cannot know.
    private static func mistake(_ exercise: Exercise, _ context: Context) -> Form.Result? {
        // Two exercises that differ only in case or accents are one movement with two histories: refused.
        if let other = try? context.diary.exercise(named: exercise.name), other.id != exercise.id {
            let state = other.isArchived ? ", archived" : ""
            return .wrong(
                field: "name",
                "\(other.name) is there already\(state). Choose another name, or join them (J in the list).")
        }
        if case .refused(let reason) = VideoLink.read(exercise.videoURL) { return .wrong(field: "video", reason) }
        return nil
    }
}
