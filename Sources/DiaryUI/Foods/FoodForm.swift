import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Adding and editing a custom food: its label values and its usual portions.
enum FoodForm {
    /// Runs after a food was written or chosen.
    typealias Then = @Sendable (Food, inout Context) -> Void

    /// A new food with the known values filled in, or a custom one.
    static func open(_ food: Food, _ context: inout Context, then: @escaping Then = { _, _ in }) {
        guard let groups = context.read({ diary in try diary.foodGroups.list() }) else { return }
        let isNew = food.id == .unsaved
        let unit = context.shared.energyUnit
        var form = Form(
            isNew ? "New food" : "Food \(food.name)", editing: food, fields(groups, context.client, unit),
            draftKey: isNew ? "food new" : "food \(food.id.rawValue)",
            confirmations: { typed, _ in typed.per100 == food.per100 ? [] : confirmations(about: typed, unit) }
        ) { typed, form, context in
            let group = GroupName(text: form.text("group"), groups: groups)
            return save(typed, from: isNew ? nil : food, in: group, unit, &context, then: then)
        }
        .restoringDraft(context)
        // A name that was just typed counts more than the one of an old draft.
        if isNew, !food.name.isEmpty {
            form.set("name", to: food.name)
            form.focus = form.fields.firstIndex { $0.id == "energy" } ?? form.focus
        }
        context.present(form)
    }

    /// More than 100 g can hold.
    private static func confirmations(about food: Food, _ unit: EnergyUnit) -> [Form.Confirmation] {
        let (per100, amount) = (food.per100, "100 \(food.unit.rawValue)")
        guard per100.isUnlikelyPer100g else { return [] }
        let made = [per100.protein, per100.carbohydrate, per100.fat].compactMap(\.self).reduce(0, +)
        guard made > 100_000 else {
            let energy = EnergyText.text(per100.energy, in: unit)
            return [
                Form.Confirmation(field: "energy", about: per100, "\(energy) in \(amount) is more than pure fat has.")
            ]
        }
        let grams = NumberFormat.shown(made, decimals: 3)
        return [
            Form.Confirmation(field: "protein", about: made, "Protein, carbs and fat make \(grams) g in \(amount).")
        ]
    }

    private static func fields(_ groups: [FoodGroup], _ client: Client?, _ unit: EnergyUnit) -> [Field<Food>] {
        let names = groups.prefix(4).map(\.name).joined(separator: ", ")
        let head: [Field<Food>] = [
            .text("name", "Name", \.name, isRequired: true, help: "As you will look for it: Goulash with dumplings"),
            .choice(
                "unit", "Nutrition per", \.unit, [(.g, "100 g"), (.ml, "100 ml")],
                help: "Left and Right choose; drinks are mostly per 100 ml"),
        ]
        var tail: [Field<Food>] = [
            // Found or made when the food is written.
            .custom(
                "group", "Group", isMultiline: true,
                help: "\(names) ...; the first letters are enough, a new name adds a group"
            ) { food in
                groups.first { $0.id == food.group }?.name ?? ""
            } put: { _, _, _ in
                nil
            },
            .text("brand", "Brand", \.brand, help: "Who makes it; optional"),
        ]
        if let client {
            tail.append(
                .choice(
                    "scope", "For", \.client, [(nil, "all clients"), (client.id, "only \(client.name)")],
                    help: "Who sees it in the lists"))
        }
        let figures: [Field<Food>] = NutrientFields.fields(
            \.per100.energy, { \.per100[$0] }, unit: unit, isPer100: true)
        return head + figures + PortionFields.fields + tail
    }

    private static func save(
        _ typed: Food, from old: Food?, in group: GroupName, _ unit: EnergyUnit, _ context: inout Context,
        then: @escaping Then
    ) -> Form.Result {
        let message: Phrase = old == nil ? "Added \(typed.name)." : "Saved \(typed.name)."
        let written = context.write(group.isNew ? "\(message) New group: \(group.text)." : message) { diary -> Food in
            let facts = ChangeFacts(
                old == nil ? .add : .edit, .food, subject: old?.id.rawValue, [.name: typed.name])
            return try diary.change(facts) { change in
                var food = typed
                food.group = try group.id(adding: change)
                if let old {
                    try change.foods.update(from: old, to: food)
                } else {
                    food.id = try change.foods.add(food)
                }
                return food
            }
        }
        guard let written else { return .failed }
        return .saved { context in
            if let warning = NutrientFields.warning(written.per100, unit: unit) {
                context.message = .warning("\(message) Check the values per 100 \(written.unit.rawValue). \(warning)")
            }
            then(written, &context)
            if let old, old.per100 != written.per100 { offerCorrection(of: written, &context) }
        }
    }

    /// Asks whether earlier entries of a food get its new values.
    private static func offerCorrection(of food: Food, _ context: inout Context) {
        let stale = context.read { diary in try diary.foodEntries.stale(of: food) } ?? []
        guard !stale.isEmpty else { return }
        let clients = Set(stale.map(\.client)).count
        let count = stale.count
        let uses: Phrase =
            "\(count, one: "diary entry uses", other: "diary entries use") the old values of \(food.name)."
        let stays: Phrase = "The amounts stay; energy and nutrients are calculated again. u: undo."
        context.present(
            Confirm(
                title: "Correct the diary, too?",
                lines: clients > 1
                    ? [uses, "They are in the diaries of \(clients, one: "client", other: "clients").", stays]
                    : [uses, stays],
                yes: ("y", count == 1 ? "correct it" : "correct them")
            ) { context in
                context.write(
                    "Corrected \(count, one: "diary entry", other: "diary entries") of \(food.name). u: undo."
                ) { diary in
                    try diary.foodEntries.refigure(stale, by: food)
                }
            })
    }
}

/// A food group as typed: an existing name, its beginning, or a new one.
struct GroupName: Sendable {
    let text: String
    let groups: [FoodGroup]

    /// The group of that name, or the only one that starts with it; nil for a new one.
    private var known: FoodGroup? {
        let wanted = SearchKey.fold(text)
        guard !wanted.isEmpty else { return nil }
        if let same = groups.first(where: { SearchKey.fold($0.name) == wanted }) { return same }
        let beginning = groups.filter { SearchKey.fold($0.name).hasPrefix(wanted) }
        return beginning.count == 1 ? beginning[0] : nil
    }

    /// Whether the group is yet to be made.
    var isNew: Bool { !text.isEmpty && known == nil }

    /// The group, created if necessary; nil for an empty text.
    func id(adding diary: some DiaryAccess) throws(StoreError) -> Identifier<FoodGroup>? {
        isNew ? try diary.foodGroups.add(named: text) : known?.id
    }
}
