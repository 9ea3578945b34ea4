import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let foods = KeyScope("foods", "Foods of the library")
}

extension FoodsView {
    private static let needsFood: Command<FoodsView>.DisabledReason = { view, _ in
        if view.isOnGroups { return "a group is chosen: Enter goes to its foods" }
        return view.list.selected == nil ? "no food is chosen" : nil
    }

    /// A command on the chosen food.
    private static func onFood(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence],
        unless disabledReason: @escaping Command<FoodsView>.DisabledReason = { _, _ in nil },
        run: @escaping @Sendable (Food, FoodsView, inout Context) -> Void
    ) -> Command<FoodsView> {
        Command(
            id, title, hint: hint, in: .foods, keys: keys,
            unless: { needsFood($0, $1) ?? disabledReason($0, $1) }
        ) { view, context, _ in
            if let food = view.food { run(food, view, &context) }
        }
    }

    static let commands: CommandSet<FoodsView> = [
        Command("library.open-food", "Open the group, or the food", hint: "open", in: .foods, keys: ["Enter", "e"]) {
            view, context, _ in view.open(&context)
        },
        Command("library.add-food", "Add a food of your own", hint: "add", in: .foods, keys: ["a"]) {
            view, context, _ in
            FoodForm.add(Food(name: "", group: view.shelf.group?.id, per100: Nutrients(energy: .zero)), &context) {
                food, context in show(food, &context)
            }
        },
        Command("library.add-recipe", "Make a recipe of several foods", hint: "recipe", in: .foods, keys: ["r"]) {
            _, context, _ in RecipePanel.add(&context) { food, context in show(food, &context) }
        },
        Command("library.filter-foods", "Search in the group", hint: "search", in: .foods, keys: ["/"]) { view, _, _ in
            view.list.startSearch()
            view.focus(onGroups: false)
        },
        onFood(
            "library.eat-food", "Write the food into the diary of today", hint: "eat", keys: ["f"],
            unless: { _, context in context.client == nil ? "no client is chosen: c chooses one" : nil }
        ) { food, _, context in eat(food, &context) },
        onFood(
            "library.duplicate-food", "Duplicate the food as one of your own", hint: "duplicate", keys: ["y"]
        ) { food, _, context in duplicate(food, &context) },
        onFood(
            "library.archive-food", "Archive your food, hide one of the catalogue, or bring it back", keys: ["z"]
        ) { food, view, context in view.putAway(food, &context) },
        Command(
            "library.show-archived-foods", "Show hidden and archived foods, or no longer", in: .foods, keys: ["Z"]
        ) { view, context, _ in
            view.toggleAway()
            context.message = .plain(
                view.showsAway ? "Hidden and archived foods stand below the groups." : "Only foods in use are listed.")
            view.reload(&context)
        },
        onFood(
            "library.delete-food", "Delete the food (undo brings it back)", keys: ["d"],
            unless: { view, _ in view.list.selected?.isShipped == true ? "z hides a food of the catalogue" : nil }
        ) { food, _, context in
            context.write("Deleted \(food.name). What was eaten of it stays. u brings it back.") {
                diary in
                try diary.deleteFood(food.id)
            }
        },
    ]

    /// Arrows move in the side that has the keys; Left and Right go from the one to the other.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let body = context.body
        switch motion {
        case .left: focus(onGroups: true)
        case .right: focus(onGroups: false)
        default:
            if isOnGroups {
                let (lines, height) = (shelves.count, groupRows(body).height)
                choose(motion.target(from: groupScroll.selected, count: lines, times: count, page: height) ?? 0)
            } else {
                list.move(motion, count: count, height: rows(body).height)
            }
        }
        reload(&context)
        return true
    }

    /// Esc forgets the filter, then leads back to the groups.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard !isOnGroups else { return false }
        focus(onGroups: true)
        reload(&context)
        return true
    }

    /// Goes from the group to its foods, or opens the food: an own one in its form, a recipe with its parts, a food of
    /// the catalogue to look at.
    mutating func open(_ context: inout Context) {
        if isOnGroups {
            focus(onGroups: false)
            reload(&context)
        } else if let food {
            Self.open(food, &context)
        }
    }

    private static func open(_ food: Food, _ context: inout Context) {
        if food.isShipped || context.isReadOnly {
            context.present(FoodCard(food, &context))
        } else if food.isRecipe {
            RecipePanel.edit(food, &context)
        } else {
            FoodForm.edit(food, &context)
        }
    }

    private func putAway(_ food: Food, _ context: inout Context) {
        let name = food.name
        guard food.isShipped else {
            let said = food.isArchived ? "\(name) is back." : "Archived \(name). Z shows archived foods."
            context.write(said) { diary in
                try diary.setArchived(!food.isArchived, food: food.id)
            }
            return
        }
        let isHidden = shelf == .hidden
        context.write(isHidden ? "\(name) is back." : "Hid \(name) from your lists. Z shows hidden foods.") { diary in
            try diary.setHidden(!isHidden, food: food.id)
        }
    }
}

extension FoodsView {
    /// A copy of one's own to change.
    static func duplicate(_ food: Food, _ context: inout Context) {
        let copied = context.write(nil) { diary -> Food in
            var copy = food
            copy.id = .unsaved
            copy.isShipped = false
            copy.isArchived = false
            copy.name = food.name + " (own)"
            let parts = food.isRecipe ? try diary.recipeParts(of: food.id) : []
            copy.id =
                food.isRecipe
                ? try diary.saveRecipe(copy, parts: parts, yield: try diary.recipeYield(of: food.id))
                : try diary.addFood(copy)
            return copy
        }
        guard let copied else { return }
        context.message = .success("Duplicated as \(copied.name). Change what you like; u takes it back.")
        show(copied, &context)
        open(copied, &context)
    }

    /// How much of it was eaten today.
    static func eat(_ food: Food, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let today = context.today
        let entries = context.read { diary in try diary.foodEntries(of: client, on: today) } ?? []
        let meal = Meal.proposed(for: today, entries: entries, context: context)
        context.present(PortionPanel.add(food, day: today, meal: meal, context))
    }

    private static func show(_ food: Food, _ context: inout Context) {
        context.update(FoodsView.self) { view, _ in view.show(food) }
    }

    /// Goes to a food, on its group's shelf.
    private mutating func show(_ food: Food) {
        let place = shelves.firstIndex { $0.group != nil && $0.group?.id == food.group }
        if shelf != .own, shelf != .all, !(shelf == .recipes && food.isRecipe) {
            choose(place ?? (shelves.firstIndex(of: .own) ?? 0))
        }
        focus(onGroups: false)
        list.select(food.id)
    }
}
