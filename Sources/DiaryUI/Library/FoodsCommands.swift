import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
package import ViewKit

extension FoodsView {
    static let noun = Noun("food", many: "foods")
    package static let scope = KeyScope("foods", "Foods of the library")
    /// A command on the chosen food with its portions.
    private static func onFood(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence],
        unless disabledReason: (@Sendable (FoodHit, Context) -> Phrase?)? = nil,
        run: @escaping @Sendable (Food, FoodsView, inout Context) -> Void
    ) -> Command<FoodsView> {
        onChosen("library.\(name)-food", title, hint: hint, keys: keys, unless: disabledReason) { view, _, context in
            if let food = view.food { run(food, view, &context) }
        }
    }

    package static let commands: CommandSet<FoodsView> = [
        command("library.open-food", "Open the group, or the food", hint: "open", keys: ["Enter", "e"]) {
            view, context in view.open(&context)
        },
        command("library.add-food", "Add a custom food", hint: "add", keys: ["a"]) { view, context in
            let food = Food(name: "", group: view.section.filter.group, per100: Nutrients(energy: .zero))
            FoodForm.open(food, &context) { food, context in show(food, &context) }
        },
        command("library.add-recipe", "Make a recipe of several foods", hint: "recipe", keys: ["r"]) { _, context in
            RecipePanel.add(&context) { food, context in show(food, &context) }
        },
        command("library.filter-foods", "Search in the group", hint: "search", keys: ["/"]) { view, _ in
            view.list.startSearch()
            view.isOnGroups = false
        },
        onFood(
            "eat", "Add the food to the client's diary for today", hint: "eat", keys: ["A"],
            unless: { _, context in context.noClientReason }
        ) { food, _, context in eat(food, &context) },
        onFood("duplicate", "Duplicate the food as a custom one", hint: "duplicate", keys: ["y"]) {
            food, _, context in duplicate(food, &context)
        },
        onFood("archive", "Archive a custom food, hide one of the catalogue, or restore it", keys: ["z"]) {
            food, view, context in view.hideOrArchive(food, &context)
        },
        command("library.show-archived-foods", "Turn hidden and archived foods on or off", keys: ["Z"]) {
            view, context in
            view.toggleHidden()
            context.message = .plain(
                view.showsHidden ? "Hidden and archived foods are below the groups." : "Only foods in use are listed.")
            view.reload(&context)
        },
        onFood(
            "delete", "Delete the food (u: undo)", keys: ["d"],
            unless: { hit, _ in hit.food.isShipped ? "z hides a food of the catalogue" : nil }
        ) { food, _, context in
            context.write("Deleted \(food.name). Diary entries stay. u: undo.") { diary in
                try diary.foods.delete(food.id)
            }
        },
    ]

    var noneChosen: Phrase? { isOnGroups ? "a group is selected: Enter goes to its foods" : "no food chosen" }
    func chosen(_ context: Context) -> FoodHit? { isOnGroups ? nil : list.selected }

    /// Arrows move in the side with the focus; Left and Right go from the one to the other.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: isOnGroups = true
        case .right: isOnGroups = false
        case _ where isOnGroups:
            let height = groupRows(context.body).height
            choose { $0.move(motion, count: count, height: height) }
        default: list.move(motion, count: count, height: rows(context.body).height)
        }
        reload(&context)
        return true
    }

    /// Esc forgets the filter, then leads back to the groups.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard !isOnGroups else { return false }
        isOnGroups = true
        reload(&context)
        return true
    }

    /// Goes from the group to its foods, or opens the food: a custom one in its form, a recipe with its ingredients, a
    /// food of the catalogue as a card.
    mutating func open(_ context: inout Context) {
        if isOnGroups {
            isOnGroups = false
            reload(&context)
        } else if let hit = list.selected {
            open(hit, &context)
        }
    }

    func open(_ hit: FoodHit, _ context: inout Context) {
        if let food { Self.open(food, &context) }
    }

    private static func open(_ food: Food, _ context: inout Context) {
        if food.isShipped || context.isReadOnly {
            context.present(FoodCard(food, &context))
        } else if food.isRecipe {
            RecipePanel.open(food, &context)
        } else {
            FoodForm.open(food, &context)
        }
    }

    private func hideOrArchive(_ food: Food, _ context: inout Context) {
        let name = food.name
        guard food.isShipped else {
            let message: Phrase = food.isArchived ? "Restored \(name)." : "Archived \(name). Z shows archived foods."
            context.write(message) { diary in
                try diary.foods.setArchived(!food.isArchived, food.id)
            }
            return
        }
        let isHidden = section.filter.kind == .hidden
        context.write(isHidden ? "Restored \(name)." : "Hid \(name) from your lists. Z shows hidden foods.") { diary in
            try diary.foods.setHidden(!isHidden, food.id)
        }
    }
}

extension FoodsView {
    /// Makes a custom copy and opens it.
    static func duplicate(_ food: Food, _ context: inout Context) {
        let copied = context.write(nil) { diary -> Food in
            var copy = food
            let name: Phrase = "\(food.name) (custom)"
            copy.id = .unsaved
            copy.isShipped = false
            copy.isArchived = false
            copy.name = name.text
            copy.id =
                food.isRecipe
                ? try diary.foods.saveRecipe(copy, parts: try diary.foods.parts(of: food.id))
                : try diary.foods.add(copy)
            return copy
        }
        guard let copied else { return }
        context.message = .success("Duplicated as \(copied.name). Edit it as you like. u: undo.")
        show(copied, &context)
        open(copied, &context)
    }

    /// How much of it was eaten today.
    static func eat(_ food: Food, _ context: inout Context) {
        PortionPanel.add(food, day: context.today, &context)
    }

    private static func show(_ food: Food, _ context: inout Context) {
        context.update(FoodsView.self) { view, _ in view.show(food) }
    }

    /// Goes to a food, in its group where the section does not have it.
    private mutating func show(_ food: Food) {
        let isListed =
            section.filter.group == nil && !isHiddenOrArchived && (section.filter.kind != .recipes || food.isRecipe)
        if !isListed { sections.select(food.group.map { FoodFilter(group: $0) } ?? FoodFilter(kind: .own)) }
        isOnGroups = false
        list.select(food.id)
    }
}
