import DiaryStore
import FitnessModel
import ViewKit

/// What is typed while a run goes on.
enum LiveRunForms {
    /// How far it has come: from a treadmill, or a mark by the way.
    static func distance(_ watch: RunWatch, _ context: Context) -> Form {
        let id = watch.id
        let now = watch.live.run.distance.map(\.kilometresText) ?? ""
        let field = FormField(
            "distance", "Distance", .required, value: now, isProposed: true,
            help: "So far: 1.2, 1.2 km, 800 m. Counted steps add to it from here on")
        return Form("Distance so far", fields: [field]) { form, context in
            guard let length = Length.readDistance(form.text("distance")) else {
                return .wrong(field: "distance", RunEntry.notADistance)
            }
            let isSaved = context.save("Saved: \(RunText.distance(length)).") { diary in
                try diary.setDistance(length, run: id)
            }
            return isSaved ? .saved { _ in } : .failed
        }
    }

    /// How many steps a watch on the wrist has counted.
    static func steps(_ watch: RunWatch, _ context: Context) -> Form {
        let id = watch.id
        let field = FormField(
            "steps", "Steps", .whole(0...500_000), value: watch.live.run.steps.map(String.init) ?? "", isProposed: true,
            help: "All of them so far, as a step counter shows them")
        return Form("Steps so far", fields: [field]) { form, context in
            guard let steps = Int(form.text("steps")) else { return .wrong(field: "steps", "A whole number: 1240.") }
            let run = watch.run(at: context.now)
            let added = steps - (run.steps ?? 0)
            let cadence = run.elapsed > 0 ? Double(steps) / Double(run.elapsed) * 60_000 : nil
            let gait = cadence.map { StepLength.Gait(cadence: $0) } ?? run.usualGait
            let length = watch.basis.steps?[gait]
            let isSaved = context.save("Saved: \(Count.text(steps, "step")).") { diary in
                try diary.countSteps(added, length: length, run: id)
            }
            return isSaved ? .saved { _ in } : .failed
        }
    }

    /// What can be said of a run while it goes on.
    static func edit(_ watch: RunWatch, _ context: Context) -> Form {
        let run = watch.live.run
        let unit = watch.basis.profile.unit
        let fields = [
            FormField(
                "kind", "Kind", .choice(Run.Kind.allCases.map(\.label)), value: run.kind.label, help: "How one moves"),
            FormField("goal", "Goal", value: RunGoalEntry.text(run.goal, unit), help: RunGoalEntry.help),
            FormField("title", "Title", value: run.title, help: "Along the river, treadmill"),
            FormField("note", "Note", value: run.note, help: "How it went"),
        ]
        return Form("The run that goes on", fields: fields, draftKey: "live run \(run.id.rawValue)") { form, context in
            guard var now = context.read({ diary in try diary.run(run.id) }) else { return .failed }
            let typed = form.text("goal")
            if typed.isEmpty {
                (now.goal, now.goalReached) = (nil, nil)
            } else if typed != RunGoalEntry.text(run.goal, unit) {
                guard let goal = RunGoalEntry.read(typed, unit) else {
                    return .wrong(field: "goal", RunGoalEntry.problem)
                }
                (now.goal, now.goalReached) = (goal, nil)
            }
            now.kind = Run.Kind(rawValue: form.text("kind")) ?? now.kind
            now.title = form.text("title")
            now.note = form.text("note")
            let wanted = now
            return context.save { diary in try diary.updateRun(wanted) } ? .saved { _ in } : .failed
        }
        .restoringDraft(context)
    }
}

/// A goal as it is typed: the unit says what it is.
enum RunGoalEntry {
    static let help = "5 km, 30 min, 300 kcal; empty for none"
    static let problem = "Not a goal: write 5 km, 800 m, 30 min, 1:00:00, 300 kcal or 1250 kJ."

    /// What `read` reads.
    static func text(_ goal: RunGoal?, _ unit: EnergyUnit) -> String {
        switch goal {
        case .distance(let length): RunText.typed(length)
        case .time(let milliseconds): ElapsedText.write(milliseconds)
        case .energy(let energy), .surplus(let energy): "\(RunEntry.text(energy, unit)) \(unit.rawValue)"
        case nil: ""
        }
    }

    /// Nil when it is no goal, or one of nothing.
    static func read(_ text: String, _ unit: EnergyUnit) -> RunGoal? {
        let lower = text.lowercased()
        if lower.hasSuffix("kcal") || lower.hasSuffix("kj") {
            return RunEntry.energy(text, unit).flatMap { $0 > .zero ? .energy($0) : nil }
        }
        let isTime = lower.contains(":") || lower.contains("min") || lower.contains("h") || lower.hasSuffix("s")
        if isTime { return ElapsedText.read(text).flatMap { $0 > 0 ? .time($0) : nil } }
        return Length.readDistance(text).flatMap { $0.millimetres > 0 ? .distance($0) : nil }
    }
}
