import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openFood: Self = "library.open-food"
    static let addOwnFood: Self = "library.add-food"
    static let addRecipe: Self = "library.add-recipe"
    static let eatFood: Self = "library.eat-food"
    static let filterFoods: Self = "library.filter-foods"
    static let duplicateFood: Self = "library.duplicate-food"
    static let archiveFood: Self = "library.archive-food"
    static let showArchivedFoods: Self = "library.show-archived-foods"
    static let deleteFood: Self = "library.delete-food"
}

extension FoodsView {
    private static func needsFood(_ state: AppState) -> String? {
        let pane = state.diary.library.foods
        if pane.isOnGroups { return "a group is chosen: Enter goes to its foods" }
        return pane.list.selected == nil ? "no food is chosen" : nil
    }

    static let commands: [Command] = [
        Command(.openFood, "Open the group, or the food", hint: "open", in: .foods, keys: ["Enter", "e"]),
        Command(.addOwnFood, "Add a food of your own", hint: "add", in: .foods, keys: ["a"]),
        Command(.addRecipe, "Make a recipe of several foods", hint: "recipe", in: .foods, keys: ["r"]),
        Command(.filterFoods, "Search in the group", hint: "search", in: .foods, keys: ["/"]),
        Command(
            .eatFood, "Write the food into the diary of today", hint: "eat", in: .foods, keys: ["f"],
            unless: { state in
                needsFood(state) ?? (state.context.client == nil ? "no client is chosen: c chooses one" : nil)
            }),
        Command(
            .duplicateFood, "Duplicate the food as one of your own", hint: "duplicate", in: .foods, keys: ["y"],
            unless: needsFood),
        Command(
            .archiveFood, "Archive your food, hide one of the catalogue, or bring it back", in: .foods, keys: ["z"],
            unless: needsFood),
        Command(.showArchivedFoods, "Show hidden and archived foods, or no longer", in: .foods, keys: ["Z"]),
        Command(
            .deleteFood, "Delete the food (undo brings it back)", in: .foods, keys: ["d"],
            unless: { state in
                needsFood(state)
                    ?? (state.diary.library.foods.list.selected?.isShipped == true
                        ? "z hides a food of the catalogue" : nil)
            }),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if move(command, count: count, Frame(context.size).body) {
            reload(&context)
            return true
        }
        switch command {
        case .addOwnFood:
            FoodForm.add(Food(name: "", group: shelf.group?.id, per100: Nutrients(energy: .zero)), &context) {
                food, state in state.diary.library.foods.show(food)
            }
        case .addRecipe:
            RecipePanel.add(&context) { food, state in state.diary.library.foods.show(food) }
        case .filterFoods:
            list.startSearch()
            focus(onGroups: false)
        case .showArchivedFoods:
            toggleAway()
            context.message = .plain(
                showsAway ? "Hidden and archived foods stand below the groups." : "Only foods in use are listed.")
            reload(&context)
        case .back: return goBack(&context)
        case .openFood where isOnGroups:
            focus(onGroups: false)
            reload(&context)
        default:
            guard !isOnGroups, let food else { return false }
            return perform(command, on: food, &context)
        }
        return true
    }

    /// Arrows move in the side that has the keys; Left and Right go from the one to the other.
    private mutating func move(_ command: Command.ID, count: Int, _ body: Rect) -> Bool {
        switch command {
        case .left: focus(onGroups: true)
        case .right: focus(onGroups: false)
        default:
            if isOnGroups { return moveGroups(command, count: count, height: groupRows(body).height) }
            return list.perform(command, count: count, height: rows(body).height)
        }
        return true
    }

    /// Esc forgets the filter, then leads back to the groups.
    private mutating func goBack(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard !isOnGroups else { return false }
        focus(onGroups: true)
        reload(&context)
        return true
    }

    private mutating func perform(_ command: Command.ID, on food: Food, _ context: inout Context) -> Bool {
        switch command {
        case .openFood: Self.open(food, &context)
        case .duplicateFood: Self.duplicate(food, &context)
        case .eatFood: Self.eat(food, &context)
        case .archiveFood: putAway(food, &context)
        case .deleteFood:
            guard !food.isShipped else {
                context.message = .plain("\(food.name) belongs to the catalogue: z hides it.")
                return true
            }
            context.write("Deleted \(food.name). What was eaten of it stays. u brings it back.") {
                diary throws(StoreError) in
                try diary.deleteFood(food.id)
            }
        default: return false
        }
        return true
    }

    private func putAway(_ food: Food, _ context: inout Context) {
        let name = food.name
        guard food.isShipped else {
            let said = food.isArchived ? "\(name) is back." : "Archived \(name). Z shows archived foods."
            context.write(said) { diary throws(StoreError) in
                try diary.setArchived(!food.isArchived, food: food.id)
            }
            return
        }
        let isHidden = shelf == .hidden
        context.write(isHidden ? "\(name) is back." : "Hid \(name) from your lists. Z shows hidden foods.") {
            diary throws(StoreError) in
            try diary.setHidden(!isHidden, food: food.id)
        }
    }
}

extension FoodsView {
    /// An own food in its form, a recipe with its parts, a food of the catalogue to look at.
    static func open(_ food: Food, _ context: inout Context) {
        if food.isShipped || context.isReadOnly {
            context.present(FoodCard(food, &context))
        } else if food.isRecipe {
            RecipePanel.edit(food, &context)
        } else {
            FoodForm.edit(food, &context)
        }
    }

    /// A copy of one's own to change.
    static func duplicate(_ food: Food, _ context: inout Context) {
        let copied = context.write(nil) { diary throws(StoreError) -> Food in
            var copy = food
            copy.id = Identifier(rawValue: 0)
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
        context.actions.append { state in
            state.diary.library.foods.show(copied)
            open(copied, &state.context)
        }
    }

    /// How much of it was eaten today.
    static func eat(_ food: Food, _ context: inout Context) {
        guard let client = context.clientForEating() else { return }
        let today = context.today
        let entries = context.read { diary throws(StoreError) in try diary.foodEntries(of: client, on: today) } ?? []
        let meal = Meal.proposed(for: today, entries: entries, context: context)
        context.present(PortionPanel.add(food, day: today, meal: meal, context))
    }

    /// Goes to a food, on its group's shelf.
    mutating func show(_ food: Food) {
        let place = shelves.firstIndex { $0.group != nil && $0.group?.id == food.group }
        if shelf != .own, shelf != .all, !(shelf == .recipes && food.isRecipe) {
            choose(place ?? (shelves.firstIndex(of: .own) ?? 0))
        }
        focus(onGroups: false)
        list.select(food.id)
    }
}
