import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The form of a past run, also for editing a finished one.
enum RunForm {
    private struct Draft: Sendable {
        var run: Run
        /// The time of day at which it started.
        var began: TimeOfDay?
    }

    static func add(day: Day, _ client: Client, _ context: inout Context) {
        let title: Phrase = "Past run of \(client.name)"
        let key = "run new of \(client.id.rawValue)"
        let form = form(title, Run(day: day), draftKey: key, context) { run, context in
            let added = context.write(saved(run)) { diary in
                try diary.runs.add(run, of: client.id)
            }
            guard let id = added ?? nil else { return .failed }
            return .saved { context in
                context.update(RunsView.self) { view, _ in view.select(id, of: client.id) }
                warnOfActivity(client.id, run.day, &context)
            }
        }
        context.present(form)
    }

    private static func saved(_ run: Run) -> Phrase {
        switch run.kind {
        case .run, .other: "Saved the run of \(run.day.short)."
        case .walk: "Saved the walk of \(run.day.short)."
        case .ride: "Saved the ride of \(run.day.short)."
        }
    }

    static func edit(_ run: Run, _ context: inout Context) {
        let title: Phrase = "Edit: \(run.name), \(run.day.short)"
        let form = form(title, run, draftKey: "run \(run.id.rawValue)", context) { edited, context in
            .done(context.save { diary in try diary.runs.update(from: run, to: edited) })
        }
        context.present(form)
    }

    private static func form(
        _ title: Phrase, _ run: Run, draftKey: String, _ context: Context,
        save: @escaping @Sendable (Run, inout Context) -> Form.Result
    ) -> Form {
        let check: @Sendable (Draft, Context) -> (field: String, message: Phrase)? = { draft, _ in
            draft.run.distance != nil || draft.run.elapsed > 0 || draft.run.typedEnergy != nil
                ? nil : ("distance", "Enter a distance, a time or an energy.")
        }
        let zone = context.services.timeZone
        let draft = Draft(run: run, began: run.startedAt.map { TimeOfDay($0, in: zone) })
        return Form(
            title, editing: draft, fields(context.shared.energyUnit), draftKey: draftKey, check: check,
            confirmations: { draft, _ in
                let typed = draft.run
                return (typed.distance, typed.elapsed, typed.kind) == (run.distance, run.elapsed, run.kind)
                    ? [] : confirmations(about: typed)
            }
        ) { typed, context in
            var changed = typed.run
            // Untouched the instant stays to the second, and of an hour that came twice the right one.
            if typed.began != draft.began || changed.day != run.day {
                changed.startedAt = typed.began.map { changed.day.instant(at: $0, in: zone) }
            }
            return save(changed, &context)
        }
        .restoringDraft(context)
    }

    /// A confirmation for a distance that is impossible in that time.
    static func confirmations(about run: Run) -> [Form.Confirmation] {
        guard let speed = run.unlikelySpeed else { return [] }
        return [
            Form.Confirmation(
                field: "distance", about: run.distance, "\(RunText.speed(speed)) is faster than the world record.")
        ]
    }

    private static func fields(_ unit: EnergyUnit) -> [Field<Draft>] {
        [
            .optional(
                "distance", "Distance", \.run.distance, .distance,
                help: "5, 5.2 km, 800 m, 3.1 mi; empty if not known"),
            .optional("time", "Time", \.run.knownTime, .elapsed, help: "24:58, 1:02:03, 25 min"),
            .choice("kind", "Kind", \.run.kind, Run.Kind.choices, help: "Left and Right choose"),
            .value("day", "Day", \.run.day, .pastDay, help: "12 mar, today, -1d"),
            .optional("began", "Start", \.began, .time, help: "17:30, 1730 or 5:30 pm; optional"),
            .optional("steps", "Steps", \.run.steps, .whole(0...500_000), help: "If counted"),
            .optional(
                "energy", "Energy", \.run.typedEnergy, RunEntry.energy(unit),
                help: "In \(unit.rawValue), from a device. Empty: by speed and weight"),
            .text("title", "Title", \.run.title, help: "Along the river, treadmill"),
            .note("note", "Note", \.run.note, help: "How it went"),
        ]
    }

    /// Points out running that was also entered as an activity and counts twice; the user decides.
    private static func warnOfActivity(_ client: Identifier<Client>, _ day: Day, _ context: inout Context) {
        let isTwice = context.read { diary in try diary.runs.isRunningEnteredTwice(of: client, on: day) }
        guard isTwice == true else { return }
        context.message = .warning(
            "Saved. Running is also entered as an activity on \(day.short): delete one of them, or it counts twice."
        )
    }
}

extension Run {
    /// The duration in milliseconds; nil if unknown.
    fileprivate var knownTime: Int? {
        get { elapsed > 0 ? elapsed : nil }
        set { elapsed = newValue ?? 0 }
    }
}

/// The fields of a run.
enum RunEntry {
    private static let maxEnergy = Energy(kilocalories: 100_000)

    /// "320", "320 kcal", "1340 kJ"; a number alone is in `unit`.
    static func energy(_ unit: EnergyUnit) -> FieldKind<Energy> {
        FieldKind(
            problem: "Not an energy: write 320, 320 kcal or 1340 kJ.", write: { EnergyText.typed($0, in: unit) }
        ) { text, _ in Energy.read(text, unit: unit).flatMap { $0 <= maxEnergy ? $0 : nil } }
    }

    /// A goal, whose unit decides its kind; zero is rejected.
    static func goal(_ unit: EnergyUnit) -> FieldKind<RunGoal> {
        FieldKind(
            problem: "Not a goal: write 5 km, 800 m, 30 min, 1:00:00, 300 kcal or 1250 kJ.",
            write: { goal in
                switch goal {
                case .distance(let length): RunText.typed(length)
                case .time(let milliseconds): ElapsedText.write(milliseconds)
                case .energy(let energy), .surplus(let energy):
                    "\(EnergyText.typed(energy, in: unit)) \(unit.rawValue)"
                }
            },
            read: { text, today in
                let lower = text.lowercased()
                if lower.hasSuffix("kcal") || lower.hasSuffix("kj") {
                    return energy(unit).read(text, today).flatMap { $0 > .zero ? .energy($0) : nil }
                }
                let isTime = lower.contains(":") || lower.contains("min") || lower.contains("h") || lower.hasSuffix("s")
                if isTime { return ElapsedText.read(text).flatMap { $0 > 0 ? .time($0) : nil } }
                return Length.readDistance(text).flatMap { $0.millimetres > 0 ? .distance($0) : nil }
            })
    }
}
