import DiaryStore
import FitnessModel

/// Adding and editing an exercise of the trainer's own library.
enum ExerciseForm {
    /// A form for a new exercise, with what was typed the last time and never saved.
    static func new(_ desk: Desk) -> Form {
        Form("New exercise", fields: fields(for: nil, unit: unit(desk)), draftKey: "exercise new") { form, desk in
            add(form, &desk)
        }
        .restoringDraft(desk)
    }

    /// A form for an exercise that is there.
    static func edit(_ exercise: Exercise, _ desk: Desk) -> Form {
        Form(
            "Exercise \(exercise.name)", fields: fields(for: exercise, unit: unit(desk)),
            draftKey: "exercise \(exercise.id.rawValue)"
        ) { form, desk in save(form, to: exercise, &desk) }
        .restoringDraft(desk)
    }

    private static func fields(for exercise: Exercise?, unit: MassUnit) -> [FormField] {
        let kind = exercise?.unitKind ?? .loadAndReps
        let step = (exercise?.loadStep ?? Exercise.defaultLoadStep).text(in: unit)
        return [
            FormField(
                "name", "Name", .required, value: exercise?.name ?? "",
                help: "As you write it on a sheet: Box squat, banded"),
            FormField(
                "kind", "Counts", .choice(UnitKind.allCases.map(\.label)), value: kind.label,
                help: "How a cell is read: weight and reps, reps alone, time, metres"),
            FormField(
                "step", "Step of load", .mass(unit), value: "\(step) \(unit.rawValue)",
                help: "The smallest change that a suggestion makes: 2.5 kg, 5 lb"),
            FormField(
                "tags", "Tags", value: exercise?.tags.joined(separator: ", ") ?? "",
                help: "Words to filter by: legs, push, band"),
            FormField(
                "description", "Description", value: exercise?.description ?? "",
                help: "How it is done, cues, set-up of the machine"),
            FormField("video", "Video link", value: exercise?.videoURL ?? "", help: "https://..."),
        ]
    }

    /// Steps are shown in the current client's unit.
    private static func unit(_ desk: Desk) -> MassUnit { desk.client?.unit ?? .kg }

    private static func add(_ form: Form, _ desk: inout Desk) -> Form.Result {
        let exercise = filled(Exercise(id: Identifier(rawValue: 0), name: ""), from: form, desk)
        if let problem = clash(exercise, desk) { return .wrong(field: "name", problem) }
        let id = desk.write("Added exercise \(exercise.name).") { diary throws(StoreError) in
            try diary.addExercise(exercise)
        }
        guard let id else { return .failed }
        return .saved { state in state.plans.exercises.select(id) }
    }

    private static func save(_ form: Form, to old: Exercise, _ desk: inout Desk) -> Form.Result {
        let exercise = filled(old, from: form, desk)
        if let problem = clash(exercise, desk) { return .wrong(field: "name", problem) }
        let done = desk.write(
            "Saved.",
            { diary throws(StoreError) -> Bool in
                try diary.updateExercise(exercise)
                return true
            })
        guard done == true else { return .failed }
        return .saved { _ in }
    }

    private static func filled(_ old: Exercise, from form: Form, _ desk: Desk) -> Exercise {
        var exercise = old
        exercise.name = form.text("name")
        exercise.unitKind = UnitKind(label: form.text("kind")) ?? old.unitKind
        exercise.loadStep = Mass.read(form.text("step"), unit: unit(desk)) ?? old.loadStep
        exercise.tags = form.text("tags").split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
        exercise.description = form.text("description")
        exercise.videoURL = form.text("video")
        return exercise
    }

    /// Two exercises that differ only in case or accents are one movement with two histories: refused.
    private static func clash(_ exercise: Exercise, _ desk: Desk) -> String? {
        guard let other = try? desk.diary.exercise(named: exercise.name), other.id != exercise.id else { return nil }
        return
            "\(other.name) is there already\(other.isArchived ? ", archived" : ""). Choose another name, or edit that one."
    }
}
