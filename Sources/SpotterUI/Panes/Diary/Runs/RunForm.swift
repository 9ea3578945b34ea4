import DiaryStore
import FitnessModel
import ViewKit

/// A run that is written afterwards, and the edit of one that is done.
enum RunForm {
    static func add(day: Day, _ client: Client, _ context: inout Context) {
        let unit = context.energyUnit
        let run = Run(day: day)
        context.present(
            Form(
                "A run of \(client.name), written afterwards", fields: fields(run, unit), draftKey: "run new"
            ) { form, context in
                let read: Run
                switch self.read(form, run, unit, context) {
                case .failure(let wrong): return .wrong(field: wrong.field, wrong.words)
                case .success(let typed): read = typed
                }
                let id = context.write("Saved the \(read.kind.label) of \(read.day.short).") { diary in
                    try diary.addRun(read, of: client.id)
                }
                guard id != nil else { return .failed }
                return .saved { context in warnOfActivity(client.id, read.day, &context) }
            }
            .restoringDraft(context))
    }

    static func edit(_ run: Run, _ context: inout Context) {
        let unit = context.energyUnit
        context.present(
            Form("Edit: \(run.name), \(run.day.short)", fields: fields(run, unit), draftKey: "run \(run.id.rawValue)") {
                form, context in
                switch read(form, run, unit, context) {
                case .failure(let wrong): return .wrong(field: wrong.field, wrong.words)
                case .success(let typed):
                    let isSaved = context.save { diary in try diary.updateRun(typed) }
                    return isSaved ? .saved { _ in } : .failed
                }
            }
            .restoringDraft(context))
    }

    private static func fields(_ run: Run, _ unit: EnergyUnit) -> [FormField] {
        [
            FormField(
                "distance", "Distance", value: run.distance.map(\.kilometresText) ?? "",
                help: "5, 5.2 km, 800 m, 3.1 mi; empty where it is not known"),
            FormField(
                "time", "Time", value: run.elapsed > 0 ? ElapsedText.write(run.elapsed) : "",
                help: "24:58, 1:02:03, 25 min"),
            FormField(
                "kind", "Kind", .choice(Run.Kind.allCases.map(\.label)), value: run.kind.label, help: "How one moved"),
            FormField("day", "Day", .day, value: run.day.iso, help: "12 mar, today, -1d"),
            FormField(
                "steps", "Steps", .whole(0...500_000), value: run.steps.map(String.init) ?? "", help: "If counted"),
            FormField(
                "energy", "Energy", value: RunEntry.text(run.typedEnergy, unit),
                help: "In \(unit.rawValue), if a device says it. Empty: by speed and weight"),
            FormField("title", "Title", value: run.title, help: "Along the river, treadmill"),
            FormField("note", "Note", value: run.note, help: "How it went"),
        ]
    }

    private struct Wrong: Error {
        let field: String
        let words: String
    }

    private static func read(
        _ form: Form, _ old: Run, _ unit: EnergyUnit, _ context: Context
    ) -> Result<Run, Wrong> {
        var run = old
        func wrong(_ field: String, _ words: String) -> Result<Run, Wrong> {
            .failure(Wrong(field: field, words: words))
        }
        let typed = form.text("distance")
        if typed.isEmpty {
            run.distance = nil
        } else if typed != old.distance.map(\.kilometresText) {
            guard let length = Length.readDistance(typed) else { return wrong("distance", RunEntry.notADistance) }
            run.distance = length
        }
        let time = form.text("time")
        // A time that was left as it stood keeps its milliseconds.
        if time != (old.elapsed > 0 ? ElapsedText.write(old.elapsed) : "") {
            guard let elapsed = time.isEmpty ? 0 : ElapsedText.read(time) else {
                return wrong("time", RunEntry.notATime)
            }
            run.elapsed = elapsed
        }
        let energy = form.text("energy")
        if energy.isEmpty {
            run.typedEnergy = nil
        } else if energy != RunEntry.text(old.typedEnergy, unit) {
            guard let cost = RunEntry.energy(energy, unit) else { return wrong("energy", RunEntry.notAnEnergy) }
            run.typedEnergy = cost
        }
        guard run.distance != nil || run.elapsed > 0 || run.typedEnergy != nil else {
            return wrong("distance", "Say how far, how long, or how much energy it was.")
        }
        run.kind = Run.Kind(rawValue: form.text("kind")) ?? old.kind
        if let day = Day.read(form.text("day"), today: context.today) { run.day = day }
        run.steps = Int(form.text("steps"))
        run.title = form.text("title")
        run.note = form.text("note")
        return .success(run)
    }

    /// Running that was also entered as an activity would count twice: it is pointed out, and the person decides.
    private static func warnOfActivity(_ client: Identifier<Client>, _ day: Day, _ context: inout Context) {
        let isTwice = context.read { diary in try diary.isRunningEnteredTwice(of: client, on: day) }
        guard isTwice == true else { return }
        context.message = .warning(
            "Saved. Running is also entered as an activity on \(day.short): one of the two should go, or it counts twice."
        )
    }
}
