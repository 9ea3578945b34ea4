import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

/// How long an activity lasted; everything else may stay empty. The energy follows each key.
package enum ActivityForm {
    /// Adds an activity to a day.
    static func add(_ activity: Activity, day: Day, _ context: inout Context) {
        present(activity.entry(on: day, duration: 0), &context)
    }

    /// Edits an entry.
    package static func edit(_ entry: ActivityEntry, _ context: inout Context) { present(entry, &context) }

    private static func present(_ entry: ActivityEntry, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let isNew = entry.id == .unsaved
        let basis = ActivityBasis(on: entry.day, &context)
        // A draft belongs to its client and day: it must not appear in another diary.
        let activity = entry.activity.map { String($0.rawValue) } ?? entry.name
        let key =
            isNew
            ? "activity done \(client.id.rawValue) \(entry.day.iso) \(activity)" : "activity done \(entry.id.rawValue)"
        let duration = Self.duration(isNew: isNew)
        let energy = ActivityWording.energyField(\ActivityEntry.typedEnergy, basis)
        var fields: [Field<ActivityEntry>] = [
            duration,
            .optional("time", "Start", \.minute, .minuteOfDay, help: "17:30, 1730 or 5:30 pm; optional"),
            energy,
            .note("note", "Note", \.note, help: "Optional"),
        ]
        if !isNew {
            fields.append(
                .value(
                    "day", "Day", \.day, .pastDay, missing: "An entry needs a day: today, -1d, mon, 12 mar.",
                    help: "today, -1d, mon, 12 mar"))
        }
        var form = Form(
            entry.day == context.today
                ? "\(entry.name), today" : "\(entry.name), \(entry.day.named)",
            editing: entry, fields, draftKey: key,
            confirmations: { typed, _ in
                typed.duration == entry.duration && typed.typedEnergy == entry.typedEnergy
                    ? [] : confirmations(about: typed, basis)
            }
        ) { typed, context in
            save(typed, entry, of: client.id, basis, &context)
        }
        form.savesOnEnter = true
        let isCounted = entry.isRun && hasRun(of: client.id, on: entry.day, &context)
        form.answer = { form in
            let (typed, problem) = [energy, duration].read(form, into: entry, today: entry.day)
            guard let problem else { return answer(typed, basis, isCounted: isCounted) }
            // Already shown after Enter.
            if form.notice == problem.message { return ["", "", ""] }
            // The format of a duration is shown below, with the field.
            return [form.text(problem.field).isEmpty ? "How long?" : "! \(problem.message)", "", ""]
        }
        context.present(form.restoringDraft(context))
    }

    /// Longer than people do an activity at once.
    private static func confirmations(about entry: ActivityEntry, _ basis: ActivityBasis) -> [Form.Confirmation] {
        let energy = entry.energy(weight: basis.weight, profile: basis.profile)
        guard entry.isUnlikely(energy: energy) else { return [] }
        // A plausible duration does not change the typed energy.
        let isLong = entry.isUnlikely(energy: nil) || entry.typedEnergy == nil
        let figures = [ActivityDuration.text(entry.duration)] + [energy.map(basis.text)].compactMap(\.self)
        return [
            Form.Confirmation(
                field: isLong ? "duration" : "energy", about: figures,
                "\(list: figures): a lot for one activity.")
        ]
    }

    private static func duration(isNew: Bool) -> Field<ActivityEntry> {
        .custom(
            "duration", "How long", isMultiline: true, isProposed: !isNew, isAlwaysRead: true,
            help: "30 means minutes; also 1:30, 1h30 or 90 min",
            show: { isNew ? "" : ActivityDuration.typed($0.duration) },
            put: { text, entry, _ in ActivityWording.read(text, duration: &entry.duration) })
    }

    /// The energy, its origin, and whether rest is included.
    ///
    /// - Parameter isCounted: a run is recorded on the day, and this activity is one, too.
    private static func answer(_ entry: ActivityEntry, _ basis: ActivityBasis, isCounted: Bool) -> [Phrase] {
        let twice: Phrase = "! This day already has a recorded run, which counts too: is this another one?"
        let time = ActivityDuration.text(entry.duration)
        let computed = basis.energy(met: entry.met, classes: entry.classes, seconds: entry.duration)
        let source = basis.explanation(met: entry.met, classes: entry.classes)
        if let typed = entry.typedEnergy {
            let other: Phrase = computed.map { "The formula gives \(basis.text($0)): \(source)." } ?? ""
            return ["\(time): \(basis.text(typed)), as typed", other, isCounted ? twice : ""]
        }
        guard let computed else {
            let hint: Phrase =
                basis.weight == nil
                ? "Weight not known: a w on the day adds a weigh-in." : "MET not known: type the energy."
            return ["\(time): energy unknown", "! \(hint)", ""]
        }
        return [
            "\(time): \(basis.text(computed))", "\(source).", isCounted ? twice : basis.countingLine(of: entry.classes),
        ]
    }

    private static func hasRun(of client: Identifier<Client>, on day: Day, _ context: inout Context) -> Bool {
        context.read { diary in try diary.runs.list(of: client, on: day).contains { $0.kind == .run } }
            ?? false
    }

    private static func save(
        _ entry: ActivityEntry, _ old: ActivityEntry, of client: Identifier<Client>, _ basis: ActivityBasis,
        _ context: inout Context
    ) -> Form.Result {
        let duration = ActivityDuration.text(entry.duration)
        let energy = entry.energy(weight: basis.weight, profile: basis.profile)
        let message: Phrase =
            energy.map { "\(entry.name), \(duration): \(basis.text($0)). u: undo." }
            ?? "\(entry.name), \(duration). u: undo."
        return .done(
            context.save(message) { diary in
                if entry.id == .unsaved {
                    _ = try diary.activityEntries.add(entry, of: client)
                } else {
                    try diary.activityEntries.update(from: old, to: entry)
                }
            })
    }
}
