import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// Quick add: energy without a food, from a menu or a label.
enum QuickAddForm {
    /// For something that was just eaten.
    static func add(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let time = day == context.today ? TimeOfDay(context.now, in: context.services.timeZone) : nil
        let entry = FoodEntry(
            client: client, day: day, minute: time?.minuteOfDay,
            meal: Meal.proposed(for: day, of: client, &context), name: "", nutrients: Nutrients(energy: .zero))
        open(entry, &context)
    }

    /// For a new entry of a client, or one that has no amount: added quickly, or imported.
    static func open(_ entry: FoodEntry, _ context: inout Context) {
        let isNew = entry.id == .unsaved
        let unit = context.shared.energyUnit
        let day = entry.day == context.today ? nil : entry.day.named
        let title: Phrase =
            switch (isNew, day) {
            case (true, nil): "Quick add"
            case (true, let day?): "Quick add, \(day)"
            case (false, nil): "\(entry.name)"
            case (false, let day?): "\(entry.name), \(day)"
            }
        // A draft belongs to its client and day: it must not appear in another diary.
        let key = isNew ? "eaten quick \(entry.client.rawValue) \(entry.day.iso)" : "eaten \(entry.id.rawValue)"
        context.present(
            Form(title, editing: entry, fields(unit), draftKey: key) { typed, context in
                save(typed, from: isNew ? nil : entry, unit, &context)
            }
            .restoringDraft(context))
    }

    private static func fields(_ unit: EnergyUnit) -> [Field<FoodEntry>] {
        let figures: [Field<FoodEntry>] = NutrientFields.fields(
            \.nutrients.energy, { \.nutrients[$0] }, unit: unit, isPer100: false)
        let name = Field<FoodEntry>.text("name", "Name", \.name, help: "What it was; empty: \"Quick add\"")
        // Energy comes first and is enough: Ctrl-S, or Enter through the empty fields.
        return [figures[0], name] + figures[1...3] + [
            .choice("meal", "Meal", \.meal, Meal.choices, help: "Left and Right choose"),
            .optional("time", "Time", \.minute, .minuteOfDay, help: "8:30, 0830, 8:30 pm; optional"),
            .note("note", "Note", \.note, help: "Optional"),
        ]
    }

    private static func save(
        _ typed: FoodEntry, from old: FoodEntry?, _ unit: EnergyUnit, _ context: inout Context
    ) -> Form.Result {
        var entry = typed
        if entry.name.isEmpty {
            let name: Phrase = "Quick add"
            entry.name = name.text
        }
        guard context.save(entry, from: old) else { return .failed }
        if let warning = NutrientFields.warning(entry.nutrients, unit: unit) {
            context.message = .warning("Saved \(entry.name). \(warning)")
        }
        return .saved { _ in }
    }
}

extension Context {
    /// Writes something eaten into the diary of its client; `old` is the entry as it was read, nil for a new one.
    mutating func save(_ entry: FoodEntry, from old: FoodEntry?) -> Bool {
        let energy = EnergyText.text(entry.nutrients.energy, in: shared.energyUnit)
        let facts = [entry.name, entry.amount?.text, energy].compactMap(\.self)
        let isSaved = save("\(entry.meal.title): \(list: facts). u: undo.") { diary in
            if let old {
                try diary.foodEntries.update(from: old, to: entry)
            } else {
                try diary.foodEntries.add(entry, of: entry.client)
            }
        }
        if isSaved, old == nil, entry.day == today {
            let isUsual = entry.meal == Meal.usual(at: TimeOfDay(now, in: services.timeZone))
            live.meals[entry.client] = isUsual ? nil : (entry.day, entry.meal)
        }
        return isSaved
    }
}
