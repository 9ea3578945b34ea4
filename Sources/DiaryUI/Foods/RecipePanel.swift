import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import TerminalKit
import ViewKit

/// A recipe: its ingredients with their amounts, its cooked weight, its servings. A form with a line for each
/// ingredient; the values follow every key.
struct RecipePanel: Overlay {
    /// Saves the draft.
    private typealias Save = @Sendable (RecipeDraft, inout Context) -> Form.Result

    private let draftKey: String
    private let today: Day
    private let save: Save
    /// The recipe as it was.
    private let original: RecipeDraft
    /// The draft that was stored last.
    private var storedDraft: RecipeDraft
    /// The draft of the current lines: more or fewer ingredients lay them out again.
    private var laidOut: RecipeDraft
    private(set) var form: Form

    /// A new recipe.
    static func add(name: String = "", _ context: inout Context, then: @escaping FoodForm.Then = { _, _ in }) {
        open(Food(name: name, per100: Nutrients(energy: .zero), isRecipe: true), &context, then: then)
    }

    /// A new recipe, or an existing one.
    static func open(_ recipe: Food, _ context: inout Context, then: @escaping FoodForm.Then = { _, _ in }) {
        let isNew = recipe.id == .unsaved
        let read = context.read { diary in
            try diary.catalogue.fill()
            let parts = isNew ? [] : try diary.foods.parts(of: recipe.id)
            return (
                groups: try diary.foodGroups.list(), known: parts,
                parts: try parts.map {
                    RecipeDraft.Part(food: try diary.foods.get($0.food), amount: $0.amount.text)
                }
            )
        }
        guard let (groups, known, parts) = read else { return }
        let group = groups.first { $0.id == recipe.group }?.name ?? ""
        let draftKey = isNew ? "recipe new" : "recipe \(recipe.id.rawValue)"
        var panel = RecipePanel(
            isNew ? "New recipe" : "Recipe \(recipe.name)", RecipeDraft(recipe, group: group, parts: parts),
            draftKey: draftKey, today: context.today
        ) { draft, context in
            guard let saved = write(draft, recipe, known, groups, &context) else { return .failed }
            context.saveDraft(nil, for: draftKey)
            return .saved { context in then(saved, &context) }
        }
        panel.restoreDraft(context)
        context.present(panel)
    }

    private init(_ title: Phrase, _ draft: RecipeDraft, draftKey: String, today: Day, save: @escaping Save) {
        (self.draftKey, self.today, self.save) = (draftKey, today, save)
        (original, storedDraft, laidOut) = (draft, draft, draft)
        form = Self.form(title, draft, save)
        form.focus = draft[.name].isEmpty ? 0 : lastLine
    }

    private static func form(_ title: Phrase, _ draft: RecipeDraft, _ save: @escaping Save) -> Form {
        Form(
            title, editing: draft, draft.lines,
            check: { draft, _ in
                draft.per100 == nil ? ("add", "A recipe needs an ingredient: Enter on the last line adds one.") : nil
            }, save: save)
    }

    /// The current text.
    var draft: RecipeDraft { laidOut.lines.read(form, into: laidOut, today: today).record }
    /// The part that has the focus.
    private var part: Int? { part(at: form.focus) }
    /// The line that adds a part.
    private var lastLine: Int { form.fields.count - 1 }
    private var isAdding: Bool { form.focus == lastLine }
    /// The ingredient of a line; nil for other lines.
    func part(at line: Int) -> Int? {
        let place = line - RecipeDraft.Text.allCases.count
        return laidOut.parts.indices.contains(place) ? place : nil
    }

    var writes: Bool { true }
    var hints: [KeyHint] {
        var hints = [KeyHint(.ctrl("s"), "save")]
        if isAdding { hints.insert(KeyHint("Enter", "add an ingredient"), at: 0) }
        if part != nil { hints += [KeyHint(.ctrl("r"), "remove"), KeyHint("← →", "a little")] }
        return hints + [KeyHint("↑ ↓", "move"), KeyHint("Esc", "close, saves a draft")]
    }
}

// MARK: Keys

extension RecipePanel {
    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        form.notice = nil
        switch key {
        case .escape:
            autosave(context: &context)
            if draft != original { context.message = .plain("Draft saved: the same key restores it.") }
            return .close
        case .ctrl("x"):
            context.saveDraft(nil, for: draftKey)
            storedDraft = original
            layOut(original)
            form.focus = 0
        case .ctrl("r"):
            if let part { takeOut(part) }
        case .left where part != nil: nudge(by: -1)
        case .right where part != nil: nudge(by: 1)
        case .enter where isAdding: return addPart()
        case .char(let character) where isAdding: return addPart(typed: String(character))
        default:
            let outcome = form.handle(key, context: &context)
            // If saving failed, the form is stored as a draft at once.
            if key == .ctrl("s"), case .stay = outcome { autosave(context: &context) }
            return outcome
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        if !isAdding { form.paste(text, context: &context) }
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: return form.handle(.up, context: &context)
        case .wheelDown: return form.handle(.down, context: &context)
        case .press, .doubleClick:
            guard let line = line(at: mouse.at, context.body) else { return .stay }
            if line == form.focus, isAdding { return addPart() }
            form.focus = line
            return .stay
        }
    }

    /// Lays the lines out for a draft with other parts; the focus stays where it was.
    private mutating func layOut(_ draft: RecipeDraft) {
        let focus = form.focus
        laidOut = draft
        form = Self.form(form.title, draft, save)
        form.focus = min(focus, lastLine)
    }

    private mutating func nudge(by steps: Int) {
        guard let part, let amount = draft.parts[part].read else { return }
        form.set(form.fields[form.focus].id, to: amount.nudged(by: steps).text)
    }

    private mutating func takeOut(_ part: Int) {
        var draft = draft
        let food = draft.parts.remove(at: part).food
        layOut(draft)
        form.notice = "Removed \(food.name). Ctrl-X restores the recipe as it was."
    }

    /// Searches for an ingredient, starting with the typed text, then asks for its amount.
    private func addPart(typed: String = "") -> OverlayOutcome {
        .act { context in
            FoodChooser.open("Which ingredient?", typed: typed, &context) { food, context in
                context.present(
                    PortionPanel.part(food, context) { amount, context in
                        context.dismiss(FoodChooser.self)
                        context.updateOverlay(RecipePanel.self) { panel, _ in panel.add(food, amount) }
                    })
            }
        }
    }

    /// Puts a part at the end; the next one can be added at once.
    private mutating func add(_ food: Food, _ amount: FoodAmount) {
        var draft = draft
        draft.parts.append(RecipeDraft.Part(food: food, amount: amount.text))
        layOut(draft)
        form.focus = lastLine
    }
}

// MARK: Saving

extension RecipePanel {
    private static func write(
        _ draft: RecipeDraft, _ recipe: Food, _ known: [RecipePart], _ groups: [FoodGroup],
        _ context: inout Context
    ) -> Food? {
        var food = recipe
        food.name = draft[.name].trimmingBlanks
        food.per100 = draft.per100 ?? recipe.per100
        food.yield = draft.readYield
        food.portions.removeAll { $0.name == RecipeDraft.serving }
        if let weight = draft.servingWeight {
            food.portions.insert(FoodPortion(name: RecipeDraft.serving, amount: weight), at: 0)
        }
        let group = GroupName(text: draft[.group].trimmingBlanks, groups: groups)
        let parts = draft.readParts.map { RecipePart(food: $0.food.id, amount: $0.amount) }
        return context.write("Saved the recipe \(food.name).") { [food] diary -> Food in
            let isNew = recipe.id == .unsaved
            let facts = ChangeFacts(
                isNew ? .add : .edit, .food, subject: isNew ? nil : recipe.id.rawValue,
                [.name: food.name, .kind: "recipe"])
            return try diary.change(facts) { change in
                var food = food
                food.group = try group.id(adding: change)
                food.id = try change.foods.saveRecipe(
                    food, from: isNew ? nil : recipe, replacing: known, parts: parts)
                return food
            }
        }
    }

    // MARK: Draft

    var needsAutosave: Bool { true }
    var isHalfTyped: Bool { draft != original }

    mutating func autosave(context: inout Context) {
        let draft = draft
        guard draft != storedDraft, draft != original, let data = try? JSONEncoder().encode(draft) else { return }
        storedDraft = draft
        context.saveDraft(String(decoding: data, as: UTF8.self), for: draftKey)
    }

    private mutating func restoreDraft(_ context: Context) {
        guard let text = context.draft(draftKey),
            let typed = try? JSONDecoder().decode(RecipeDraft.self, from: Data(text.utf8)), typed != original
        else { return }
        storedDraft = typed
        layOut(typed)
        form.focus = lastLine
        form.notice = "Draft restored. Ctrl-X discards it."
    }
}
