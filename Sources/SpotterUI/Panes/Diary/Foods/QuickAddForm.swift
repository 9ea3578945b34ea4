import DiaryStore
import FitnessModel
import ViewKit

/// Energy without a food: what a menu or a label says, written down at once.
enum QuickAddForm {
    /// For something that was just eaten.
    static func add(day: Day, meal: Meal? = nil, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let entries = context.read { diary in try diary.foodEntries(of: client, on: day) } ?? []
        let time = day == context.today ? TimeOfDay(context.now, in: context.services.timeZone) : nil
        let entry = FoodEntry(
            day: day, minute: time?.minuteOfDay,
            meal: meal ?? Meal.proposed(for: day, entries: entries, context: context), name: "",
            nutrients: Nutrients(energy: .zero))
        present(entry, of: client, &context)
    }

    /// For an entry that has no amount: added quickly, or imported.
    static func edit(_ entry: FoodEntry, of client: Identifier<Client>, _ context: inout Context) {
        present(entry, of: client, &context)
    }

    private static func present(_ entry: FoodEntry, of client: Identifier<Client>, _ context: inout Context) {
        let unit = context.energyUnit
        let isNew = entry.id == .unsaved
        let figures = NutrientFields.fields(isNew ? nil : entry.nutrients, unit: unit, per: "All of it")
        let time = TimeOfDay(minuteOfDay: entry.minute)?.text ?? ""
        // Energy comes first and is enough: Ctrl-S, or Enter through what is left empty.
        let fields =
            [figures[0], FormField("name", "Name", value: entry.name, help: "What it was; empty is \"Quick add\"")]
            + figures[1...3]
            + [
                FormField(
                    "meal", "Meal", .choice(Meal.allCases.map(\.rawValue)), value: entry.meal.rawValue,
                    help: "Left and Right choose"),
                FormField("time", "Time", .time, value: time, help: "8:30, 0830, 8:30 pm; may stay empty"),
                FormField("note", "Note", value: entry.note, help: "May stay empty"),
            ]
        let when = entry.day == context.today ? "" : ", \(entry.day.weekday.short) \(entry.day.short)"
        let title = isNew ? "Quick add\(when)" : "\(entry.name)\(when)"
        // A draft belongs to its client and day: it must not come back in another diary.
        let key = isNew ? "eaten quick \(client.rawValue) \(entry.day.iso)" : "eaten \(entry.id.rawValue)"
        context.present(
            Form(title, fields: fields, draftKey: key) { form, context in
                save(form, entry, of: client, unit: unit, &context)
            }
            .restoringDraft(context))
    }

    private static func save(
        _ form: Form, _ old: FoodEntry, of client: Identifier<Client>, unit: EnergyUnit, _ context: inout Context
    ) -> Form.Result {
        let isNew = old.id == .unsaved
        var entry = old
        do throws(NutrientFields.Fault) {
            let read = try NutrientFields.read(form, unit: unit, before: isNew ? nil : old.nutrients)
            entry.nutrients.energy = read.energy
            entry.nutrients.protein = read.protein
            entry.nutrients.carbohydrate = read.carbohydrate
            entry.nutrients.fat = read.fat
        } catch { return .wrong(field: error.field, error.problem) }
        entry.minute = TimeOfDay(form.text("time"))?.minuteOfDay
        entry.name = form.text("name").isEmpty ? "Quick add" : form.text("name")
        entry.meal = Meal(rawValue: form.text("meal")) ?? old.meal
        entry.note = form.text("note")
        let written = entry
        let said = "\(entry.meal.title): \(entry.name), \(EnergyText.text(entry.nutrients.energy, in: unit)). u undoes."
        let isDone = context.save(said) { diary in
            if isNew { _ = try diary.addFoodEntry(written, of: client) } else { try diary.updateFoodEntry(written) }
        }
        guard isDone else { return .failed }
        if let doubt = NutrientFields.doubt(entry.nutrients, unit: unit) {
            context.message = .warning("Saved \(entry.name); \(doubt).")
        }
        return .saved { _ in }
    }
}
