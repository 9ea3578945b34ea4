import DiaryStore
import FitnessModel
import ViewKit

/// How long an activity lasted; everything else may stay empty. The energy follows each key.
enum ActivityForm {
    /// For something that was done on a day.
    static func add(_ activity: Activity, day: Day, _ context: inout Context) {
        present(activity.entry(on: day, duration: 0), &context)
    }

    /// For an entry that is there.
    static func edit(_ entry: ActivityEntry, _ context: inout Context) { present(entry, &context) }

    private static func present(_ entry: ActivityEntry, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let isNew = entry.id == .unsaved
        let basis = ActivityBasis(on: entry.day, &context)
        let when = entry.day == context.today ? "today" : "\(entry.day.weekday.short) \(entry.day.short)"
        // A draft belongs to its client and day: it must not come back in another diary.
        let activity = entry.activity.map { String($0.rawValue) } ?? entry.name
        let key =
            isNew
            ? "activity done \(client.id.rawValue) \(entry.day.iso) \(activity)" : "activity done \(entry.id.rawValue)"
        var form = Form(
            "\(entry.name), \(when)", fields: fields(entry, basis, isNew: isNew), draftKey: key
        ) { form, context in save(form, entry, of: client.id, basis, &context) }
        form.savesOnEnter = true
        let isCounted = entry.isRun && hasRun(of: client.id, on: entry.day, &context)
        form.answer = { answer($0, entry, basis, isCounted: isCounted) }
        context.present(form.restoringDraft(context))
    }

    private static func fields(_ entry: ActivityEntry, _ basis: ActivityBasis, isNew: Bool) -> [FormField] {
        let time = TimeOfDay(minuteOfDay: entry.minute)?.text ?? ""
        let unit = basis.profile.unit
        let energy = entry.typedEnergy.map { EnergyText.typed($0, in: unit) } ?? ""
        var fields = [
            FormField(
                "duration", "How long", value: isNew ? "" : ActivityDuration.typed(entry.duration), isProposed: !isNew,
                help: "30 is minutes; 1:30, 1h30 or 90 min as well"),
            FormField("time", "Began", .time, value: time, help: "17:30, 1730 or 5:30 pm; may stay empty"),
            FormField(
                "energy", "Energy", value: energy,
                help: "What a watch says: 300, 300 kcal or 1200 kJ. Empty counts by the formula"),
            FormField("note", "Note", value: entry.note, help: "May stay empty"),
        ]
        if !isNew {
            fields.append(FormField("day", "Day", .day, value: entry.day.iso, help: "today, -1d, mon, 12 mar"))
        }
        return fields
    }

    /// The energy, where it comes from, and what is counted.
    ///
    /// - Parameter isCounted: a run is recorded on the day, and this is one, too.
    private static func answer(
        _ form: Form, _ entry: ActivityEntry, _ basis: ActivityBasis, isCounted: Bool
    ) -> [String] {
        let twice = "! A run is recorded on this day and counts by itself: is this another one?"
        let typed: Energy?
        switch ActivityWording.energy(form.text("energy"), in: basis.profile.unit) {
        case .success(let energy): typed = energy
        case .failure(let problem): return [form.notice == problem.text ? "" : "! \(problem.text)", "", ""]
        }
        switch ActivityWording.duration(form.text("duration")) {
        case .failure(let problem):
            // Once Enter has said so below, it is said.
            if form.notice == problem.text { return ["", "", ""] }
            return [form.text("duration").isEmpty ? problem.text : "! \(problem.text)", "", ""]
        case .success(let seconds):
            let time = ActivityDuration.text(seconds)
            let computed = basis.energy(met: entry.met, classes: entry.classes, seconds: seconds)
            let source = basis.explanation(met: entry.met, classes: entry.classes)
            if let typed {
                let other = computed.map { "By the formula it would be \(basis.text($0)): \(source)." } ?? ""
                return ["\(time): \(basis.text(typed)), as typed", other, isCounted ? twice : ""]
            }
            guard let computed else {
                let hint =
                    basis.weight == nil
                    ? "No weight is known: w on the day adds a weigh-in." : "No MET is known: type the energy."
                return ["\(time): energy unknown", "! \(hint)", ""]
            }
            return ["\(time): \(basis.text(computed))", "\(source).", isCounted ? twice : basis.countingLine]
        }
    }

    private static func hasRun(of client: Identifier<Client>, on day: Day, _ context: inout Context) -> Bool {
        context.read { diary in try diary.runs(of: client, on: day).contains { $0.kind == .run } }
            ?? false
    }

    private static func save(
        _ form: Form, _ old: ActivityEntry, of client: Identifier<Client>, _ basis: ActivityBasis,
        _ context: inout Context
    ) -> Form.Result {
        var entry = old
        switch ActivityWording.duration(form.text("duration")) {
        case .success(let seconds): entry.duration = seconds
        case .failure(let problem): return .wrong(field: "duration", problem.text)
        }
        entry.minute = TimeOfDay(form.text("time"))?.minuteOfDay
        switch ActivityWording.energy(form.text("energy"), in: basis.profile.unit) {
        case .success(let energy):
            // Untouched it stays to the calorie, whatever the screen rounds it to.
            let isUntouched =
                old.typedEnergy.map { EnergyText.typed($0, in: basis.profile.unit) } == form.text("energy")
            entry.typedEnergy = isUntouched ? old.typedEnergy : energy
        case .failure(let problem): return .wrong(field: "energy", problem.text)
        }
        entry.note = form.text("note")
        if form.fields.contains(where: { $0.id == "day" }) {
            guard let day = Day.read(form.text("day"), today: context.today) else {
                return .wrong(field: "day", "An entry needs a day: today, -1d, mon, 12 mar.")
            }
            entry.day = day
        }
        return write(entry, of: client, basis, &context)
    }

    private static func write(
        _ entry: ActivityEntry, of client: Identifier<Client>, _ basis: ActivityBasis, _ context: inout Context
    ) -> Form.Result {
        let energy = entry.energy(weight: basis.weight, profile: basis.profile).map { ": \(basis.text($0))" } ?? ""
        let said = "\(entry.name), \(ActivityDuration.text(entry.duration))\(energy). u takes it back."
        let isDone = context.save(said) { diary in
            if entry.id == .unsaved {
                _ = try diary.addActivityEntry(entry, of: client)
            } else {
                try diary.updateActivityEntry(entry)
            }
        }
        return isDone ? .saved { _ in } : .failed
    }
}
