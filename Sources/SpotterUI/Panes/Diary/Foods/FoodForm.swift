import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Adding and changing a food of one's own: what the label says, and how much of it is usually eaten.
enum FoodForm {
    /// What follows when the food is written.
    typealias Then = @Sendable (Food, inout Context) -> Void

    /// A new food; what `food` knows already stands in the fields.
    static func add(_ food: Food, _ context: inout Context, then: @escaping Then = { _, _ in }) {
        present(food, &context, then: then)
    }

    /// A food of one's own.
    static func edit(_ food: Food, _ context: inout Context) { present(food, &context) { _, _ in } }

    private static func present(_ food: Food, _ context: inout Context, then: @escaping Then) {
        guard let groups = context.read({ diary in try diary.foodGroups() }) else { return }
        let isNew = food.id == .unsaved
        let unit = context.energyUnit
        let client = context.client
        let group = groups.first { $0.id == food.group }?.name ?? ""
        var figures = NutrientFields.fields(
            isNew && food.per100.energy == .zero ? nil : food.per100, unit: unit, per: "Of 100 g or ml")
        let name = FormField(
            "name", "Name", .required, value: food.name, help: "As you will look for it: Goulash with dumplings")
        let measure = FormField(
            "unit", "Figures per", .choice(["100 g", "100 ml"]), value: "100 \(food.unit.rawValue)",
            help: "Left and Right choose; drinks are mostly per 100 ml")
        let energy = figures.removeFirst()
        let fields =
            [name, measure, energy] + figures + portions(food)
            + [
                FormField("group", "Group", value: group, help: groupHelp(groups)),
                FormField("brand", "Brand", value: food.brand, help: "Who makes it; may stay empty"),
            ] + scope(food, client)
        let key = isNew ? "food new" : "food \(food.id.rawValue)"
        var form = Form(isNew ? "New food" : "Food \(food.name)", fields: fields, draftKey: key) { form, context in
            save(form, food, groups: groups, client: client, unit: unit, &context, then: then)
        }
        form = form.restoringDraft(context)
        // A name that was just typed counts more than the one of an old draft.
        if isNew, !food.name.isEmpty, let place = form.fields.firstIndex(where: { $0.id == "name" }) {
            form.fields[place].editor = LineEditor(food.name)
            form.focus = form.fields.firstIndex { $0.id == "energy" } ?? place
        }
        context.present(form)
    }

    private static func portions(_ food: Food) -> [FormField] {
        let usual = food.portions.first
        return [
            FormField(
                "portion", "Usual portion", value: usual?.name ?? "", help: "What it is called: 1 plate, slice, cup"),
            FormField(
                "amount", "It has", value: usual?.amount.text ?? "",
                help: "350, 350 g, 12 oz, 200 ml. Empty: no usual portion"),
            FormField(
                "more", "More portions", value: PortionList.text(Array(food.portions.dropFirst())),
                help: "1 bowl = 250 g; half a plate = 175 g"),
        ]
    }

    private static func scope(_ food: Food, _ client: Client?) -> [FormField] {
        guard let client else { return [] }
        return [
            FormField(
                "scope", "For", .choice([everybody, "only \(client.name)"]),
                value: food.client == nil ? everybody : "only \(client.name)", help: "Who finds it in the lists")
        ]
    }

    private static let everybody = "all clients"

    private static func groupHelp(_ groups: [FoodGroup]) -> String {
        let names = groups.prefix(4).map(\.name).joined(separator: ", ")
        return "\(names) ...; the beginning is enough, another name makes a group"
    }

    private static func save(
        _ form: Form, _ old: Food, groups: [FoodGroup], client: Client?, unit: EnergyUnit, _ context: inout Context,
        then: @escaping Then
    ) -> Form.Result {
        let isNew = old.id == .unsaved
        var food = old
        food.name = form.text("name")
        food.brand = form.text("brand")
        food.unit = form.text("unit") == "100 ml" ? .ml : .g
        do throws(NutrientFields.Fault) {
            food.per100 = try NutrientFields.read(form, unit: unit, before: isNew ? nil : old.per100)
            food.portions = try PortionList.read(form, unit: food.unit)
        } catch { return .wrong(field: error.field, error.problem) }
        if client != nil { food.client = form.text("scope") == everybody ? nil : client?.id }
        let wanted = form.text("group")
        let addsGroup = !wanted.isEmpty && GroupName.find(wanted, in: groups) == nil
        let draft = food
        let name = food.name
        let said = isNew ? "Added \(name)." : "Saved \(name)."
        let written = context.write(addsGroup ? "\(said) New group: \(wanted)." : said) {
            diary -> Food in
            try diary.change(isNew ? "Add food \(name)" : "Change food \(name)") { change in
                var food = draft
                food.group = try GroupName.group(wanted, in: groups, adding: change)
                if isNew { food.id = try change.addFood(food) } else { try change.updateFood(food) }
                return food
            }
        }
        guard let written else { return .failed }
        let doubt = NutrientFields.doubt(written.per100, unit: unit)
        return .saved { context in
            if let doubt {
                context.message = .warning("\(said) Look again: \(doubt) in 100 \(written.unit.rawValue).")
            }
            then(written, &context)
        }
    }
}
