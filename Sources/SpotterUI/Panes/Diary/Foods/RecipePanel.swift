import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// A recipe: its parts with their amounts, what it weighs when it is cooked, among how many it is divided. The figures
/// follow every key.
struct RecipePanel: Overlay {
    /// The recipe as it was; its id is 0 for a new one.
    let recipe: Food
    private let groups: [FoodGroup]
    private let then: FoodForm.Then
    private let original: RecipeDraft
    private(set) var draft: RecipeDraft
    /// Which line: the fields, the parts, and the last one that adds a part.
    private(set) var focus = 0
    private(set) var editor = LineEditor()
    private(set) var notice: String?
    private var isDraftDue = false

    /// A new recipe.
    static func add(name: String = "", _ context: inout Context, then: @escaping FoodForm.Then = { _, _ in }) {
        open(
            Food(name: name, per100: Nutrients(energy: .zero), isRecipe: true), RecipeDraft(name: name), &context,
            then: then)
    }

    /// A recipe of one's own.
    static func edit(_ food: Food, _ context: inout Context) {
        let read = context.read { diary -> RecipeDraft in
            var draft = RecipeDraft(name: food.name)
            for part in try diary.recipeParts(of: food.id) {
                draft.parts.append(RecipeDraft.Part(food: try diary.food(part.food), amount: part.amount.text))
            }
            draft[.group] = try diary.foodGroups().first { $0.id == food.group }?.name ?? ""
            draft[.yield] = try diary.recipeYield(of: food.id)?.text ?? ""
            return draft
        }
        guard var draft = read else { return }
        if let serving = food.portions.first(where: { $0.name == RecipeDraft.serving })?.amount.thousandths, serving > 0
        {
            let count = Double(draft.weight.thousandths) / Double(serving)
            draft[.servings] = DecimalText.write(count, decimals: 2)
        }
        open(food, draft, &context) { _, _ in }
    }

    private static func open(
        _ food: Food, _ draft: RecipeDraft, _ context: inout Context, then: @escaping FoodForm.Then
    ) {
        let groups = context.read { diary in
            try diary.fillCatalogue()
            return try diary.foodGroups()
        }
        guard let groups else { return }
        var panel = RecipePanel(recipe: food, groups: groups, draft: draft, then: then)
        panel.restoreDraft(context)
        context.present(panel)
    }

    private init(recipe: Food, groups: [FoodGroup], draft: RecipeDraft, then: @escaping FoodForm.Then) {
        self.recipe = recipe
        self.groups = groups
        self.draft = draft
        self.then = then
        original = draft
        go(to: draft[.name].isEmpty ? 0 : draft.lineCount - 1)
    }

    var isNew: Bool { recipe.id == .unsaved }
    /// True on the last line, which adds a part.
    var isAdding: Bool { focus == draft.lineCount - 1 }
    private var part: Int? { draft.part(at: focus) }
    var writes: Bool { true }

    var hints: [KeyHint] {
        var hints = [KeyHint(.ctrl("s"), "save")]
        if isAdding { hints.insert(KeyHint("Enter", "add a part"), at: 0) }
        if part != nil { hints += [KeyHint(.ctrl("r"), "take out"), KeyHint("← →", "a little")] }
        return hints + [KeyHint("↑ ↓", "move"), KeyHint("Esc", "close, keeps a draft")]
    }
}

// MARK: Keys

extension RecipePanel {
    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .escape:
            autosave(context: &context)
            if draft != original { context.message = .plain("Draft kept: the same key brings it back.") }
            return .close
        case .ctrl("s"): return save(&context)
        case .ctrl("x"):
            draft = original
            context.saveDraft(nil, for: draftKey)
            go(to: 0)
        case .ctrl("r"):
            if let part { takeOut(part) }
        case .enter:
            if isAdding { return addPart() }
            move(by: 1)
        case .tab, .down: move(by: 1)
        case .backTab, .up: move(by: -1)
        case .left where part != nil: nudge(by: -1)
        case .right where part != nil: nudge(by: 1)
        case .char(let character) where isAdding: return addPart(typed: String(character))
        default:
            _ = editor.handle(key)
            take()
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        editor.insert(text)
        take()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: move(by: -1)
        case .wheelDown: move(by: 1)
        case .press, .doubleClick:
            guard let line = line(at: mouse.at, context.body) else { return .stay }
            if line == focus, isAdding { return addPart() }
            go(to: line)
        }
        return .stay
    }

    /// What is typed belongs to the draft at once; nothing is typed on the last line.
    private mutating func take() {
        guard !isAdding else { return editor.clear() }
        draft[line: focus] = editor.text
        isDraftDue = true
    }

    private mutating func go(to line: Int) {
        focus = line
        editor = LineEditor(draft[line: line] ?? "")
    }

    private mutating func move(by offset: Int) {
        notice = draft.problem(at: focus)
        go(to: (focus + offset + draft.lineCount) % draft.lineCount)
    }

    private mutating func nudge(by steps: Int) {
        guard let part, let amount = try? draft.parts[part].food.amount(reading: draft.parts[part].amount) else {
            return
        }
        editor = LineEditor(amount.nudged(by: steps).text)
        take()
    }

    private mutating func takeOut(_ part: Int) {
        notice = "Took out \(draft.parts[part].food.name). Ctrl-X brings everything back as it was."
        draft.parts.remove(at: part)
        isDraftDue = true
        go(to: focus)
    }

    /// Looks for the part, beginning with what was typed, then asks how much of it goes in.
    private func addPart(typed: String = "") -> OverlayOutcome {
        .act { context in
            let chooser = FoodChooser.open("Part of the recipe", &context) { food, context in
                context.present(
                    PortionPanel.part(food, context) { amount, context in
                        context.overlays.removeAll { $0 is FoodChooser }
                        guard let place = context.overlays.lastIndex(where: { $0 is RecipePanel }),
                            var panel = context.overlays[place] as? RecipePanel
                        else { return }
                        panel.add(food, amount)
                        context.overlays[place] = panel
                    })
            }
            guard var chooser else { return }
            if !typed.isEmpty { chooser.paste(typed, context: &context) }
            context.present(chooser)
        }
    }

    /// Puts a part at the end; the next one can be added at once.
    private mutating func add(_ food: Food, _ amount: FoodAmount) {
        draft.parts.append(RecipeDraft.Part(food: food, amount: amount.text))
        isDraftDue = true
        go(to: draft.lineCount - 1)
    }
}

// MARK: Saving

extension RecipePanel {
    private mutating func save(_ context: inout Context) -> OverlayOutcome {
        if let wrong = (0..<draft.lineCount).first(where: { draft.problem(at: $0) != nil }) {
            notice = draft.problem(at: wrong)
            go(to: wrong)
            return .stay
        }
        guard let per100 = draft.per100 else {
            notice = "A recipe needs a part: Enter on the last line adds one."
            go(to: draft.lineCount - 1)
            return .stay
        }
        var food = recipe
        food.name = draft[.name].trimmingBlanks
        food.per100 = per100
        food.isRecipe = true
        food.portions.removeAll { $0.name == RecipeDraft.serving }
        if let weight = draft.servingWeight {
            food.portions.insert(FoodPortion(name: RecipeDraft.serving, amount: weight), at: 0)
        }
        let group = draft[.group].trimmingBlanks
        let parts = draft.readParts.map { RecipePart(food: $0.food.id, amount: $0.amount) }
        let (yield, written, groups) = (draft.readYield, food, groups)
        let saved = context.write("Saved the recipe \(food.name).") { diary -> Food in
            try diary.change("Save recipe \(written.name)") { change in
                var food = written
                food.group = try GroupName.group(group, in: groups, adding: change)
                food.id = try change.saveRecipe(food, parts: parts, yield: yield)
                return food
            }
        }
        guard let saved else {
            autosave(context: &context)
            return .stay
        }
        context.saveDraft(nil, for: draftKey)
        return .finish { [then] context in then(saved, &context) }
    }

    // MARK: Draft

    private var draftKey: String { isNew ? "recipe new" : "recipe \(recipe.id.rawValue)" }
    var needsAutosave: Bool { true }

    mutating func autosave(context: inout Context) {
        guard isDraftDue, draft != original, let data = try? JSONEncoder().encode(draft) else { return }
        isDraftDue = false
        context.saveDraft(String(decoding: data, as: UTF8.self), for: draftKey)
    }

    private mutating func restoreDraft(_ context: Context) {
        guard let text = context.draft(draftKey),
            let typed = try? JSONDecoder().decode(RecipeDraft.self, from: Data(text.utf8)), typed != draft
        else { return }
        draft = typed
        notice = "Your draft is back. Ctrl-X discards it."
        go(to: draft.lineCount - 1)
    }
}
