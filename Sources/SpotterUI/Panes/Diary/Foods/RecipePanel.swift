import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// A recipe: its parts with their amounts, what it weighs when it is cooked, among how many it is divided. The figures
/// follow every key.
struct RecipePanel: Overlay {
    /// The recipe as it was; its id is 0 for a new one.
    let recipe: Food
    let groups: [FoodGroup]
    let unit: EnergyUnit
    let then: FoodForm.Then
    private let original: RecipeDraft
    private(set) var draft: RecipeDraft
    /// Which line: the fields, the parts, and the last one that adds a part.
    private(set) var focus: Int
    private(set) var editor: LineEditor
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
        let read = context.read { diary throws(StoreError) -> RecipeDraft in
            var draft = RecipeDraft(name: food.name)
            for part in try diary.recipeParts(of: food.id) {
                draft.parts.append(RecipeDraft.Part(food: try diary.food(part.food), amount: part.amount.text))
            }
            draft.group = try diary.foodGroups().first { $0.id == food.group }?.name ?? ""
            draft.yield = try diary.recipeYield(of: food.id)?.text ?? ""
            return draft
        }
        guard var draft = read else { return }
        if let serving = food.portions.first(where: { $0.name == RecipeDraft.serving })?.amount.thousandths, serving > 0
        {
            let count = Double(draft.weight.thousandths) / Double(serving)
            draft.servings = DecimalText.write(count, decimals: 2)
        }
        open(food, draft, &context) { _, _ in }
    }

    private static func open(
        _ food: Food, _ draft: RecipeDraft, _ context: inout Context, then: @escaping FoodForm.Then
    ) {
        guard context.mayWrite() else { return }
        let groups = context.read { diary throws(StoreError) in
            try diary.fillCatalogue()
            return try diary.foodGroups()
        }
        guard let groups else { return }
        var panel = RecipePanel(recipe: food, groups: groups, unit: context.energyUnit, draft: draft, then: then)
        panel.restoreDraft(context)
        context.present(panel)
    }

    private init(
        recipe: Food, groups: [FoodGroup], unit: EnergyUnit, draft: RecipeDraft, then: @escaping FoodForm.Then
    ) {
        self.recipe = recipe
        self.groups = groups
        self.unit = unit
        self.draft = draft
        self.then = then
        original = draft
        focus = draft.name.isEmpty ? 0 : RecipeDraft.Field.allCases.count + draft.parts.count
        editor = LineEditor("")
        begin()
    }

    var isNew: Bool { recipe.id.rawValue == 0 }
    /// How many lines take the focus.
    var lineCount: Int { RecipeDraft.Field.allCases.count + draft.parts.count + 1 }
    /// The field that has the focus.
    var field: RecipeDraft.Field? { RecipeDraft.Field(rawValue: focus) }
    /// The part that has the focus.
    var part: Int? {
        let place = focus - RecipeDraft.Field.allCases.count
        return draft.parts.indices.contains(place) ? place : nil
    }

    var hints: [KeyHint] {
        var hints = [KeyHint(.ctrl("s"), "save")]
        if field == nil, part == nil { hints.insert(KeyHint("Enter", "add a part"), at: 0) }
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
            keepDraft(&context)
            if draft != original { context.message = .plain("Draft kept: the same key brings it back.") }
            return .close
        case .ctrl("s"): return save(&context)
        case .ctrl("x"):
            draft = original
            forgetDraft(&context)
            focus = 0
            begin()
        case .ctrl("r"):
            if let part { takeOut(part) }
        case .enter:
            if field == nil, part == nil { return addPart(context) }
            move(by: 1)
        case .tab, .down: move(by: 1)
        case .backTab, .up: move(by: -1)
        case .left where part != nil: nudge(by: -1)
        case .right where part != nil: nudge(by: 1)
        default:
            guard field != nil || part != nil else {
                // A letter on the last line begins the search for the part.
                if case .char(let character) = key { return addPart(context, typed: String(character)) }
                return .stay
            }
            _ = editor.handle(key)
            take()
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        guard field != nil || part != nil else { return }
        editor.insert(text)
        take()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: move(by: -1)
        case .wheelDown: move(by: 1)
        case .press, .doubleClick:
            guard let line = line(at: mouse.at, Frame(context.size).body) else { return .stay }
            if line == focus, line == lineCount - 1 { return addPart(context) }
            focus = line
            begin()
        }
        return .stay
    }

    /// What is typed belongs to the draft at once.
    private mutating func take() {
        if let field { draft[field] = editor.text }
        if let part { draft.parts[part].amount = editor.text }
        isDraftDue = true
    }

    private mutating func begin() {
        editor = LineEditor(field.map { draft[$0] } ?? part.map { draft.parts[$0].amount } ?? "")
    }

    private mutating func move(by offset: Int) {
        notice = problem(focus)
        focus = (focus + offset + lineCount) % lineCount
        begin()
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
        begin()
    }

    private func addPart(_ context: Context, typed: String = "") -> OverlayOutcome {
        .act { state in
            let chooser = FoodChooser.open("Part of the recipe", &state.context) { food, state in
                state.context.present(
                    PortionPanel.part(food, state.context) { amount, state in
                        state.context.overlays.removeAll { $0 is FoodChooser }
                        guard let place = state.context.overlays.lastIndex(where: { $0 is RecipePanel }),
                            var panel = state.context.overlays[place] as? RecipePanel
                        else { return }
                        panel.add(food, amount)
                        state.context.overlays[place] = panel
                    })
            }
            guard var chooser else { return }
            if !typed.isEmpty { chooser.paste(typed, context: &state.context) }
            state.context.present(chooser)
        }
    }

    /// Puts a part at the end; the next one can be added at once.
    mutating func add(_ food: Food, _ amount: FoodAmount) {
        draft.parts.append(RecipeDraft.Part(food: food, amount: amount.text))
        isDraftDue = true
        focus = lineCount - 1
        begin()
    }

    /// What is wrong with a line; nil when all is well.
    private func problem(_ line: Int) -> String? {
        switch RecipeDraft.Field(rawValue: line) {
        case .name: return draft.name.trimmingBlanks.isEmpty ? "Name is needed." : nil
        case .group: return nil
        case .yield:
            let text = draft.yield.trimmingBlanks
            return text.isEmpty || draft.readYield != nil
                ? nil : "\"\(text)\" is no weight: write 1200 or 1.2 kg, or leave it empty."
        case .servings:
            let text = draft.servings.trimmingBlanks
            return text.isEmpty || draft.readServings != nil
                ? nil : "\"\(text)\" is no number of servings: write 4, or leave it empty."
        case nil:
            let place = line - RecipeDraft.Field.allCases.count
            guard draft.parts.indices.contains(place) else { return nil }
            let part = draft.parts[place]
            do throws(FoodAmount.Refusal) {
                let amount = try part.food.amount(reading: part.amount)
                return amount.thousandths > 0 ? nil : "How much \(part.food.name)? Ctrl-R takes it out."
            } catch { return "\(part.food.name): \(error.wording(part.amount, unit: part.food.unit))" }
        }
    }
}

// MARK: Saving

extension RecipePanel {
    private mutating func save(_ context: inout Context) -> OverlayOutcome {
        if let wrong = (0..<lineCount).first(where: { problem($0) != nil }) {
            notice = problem(wrong)
            focus = wrong
            begin()
            return .stay
        }
        guard let per100 = draft.per100 else {
            notice = "A recipe needs a part: Enter on the last line adds one."
            focus = lineCount - 1
            begin()
            return .stay
        }
        var food = recipe
        food.name = draft.name.trimmingBlanks
        food.per100 = per100
        food.isRecipe = true
        food.portions.removeAll { $0.name == RecipeDraft.serving }
        if let weight = draft.servingWeight {
            food.portions.insert(FoodPortion(name: RecipeDraft.serving, amount: weight), at: 0)
        }
        let wanted = draft.group.trimmingBlanks
        let known = GroupName.find(wanted, in: groups)
        let parts = draft.readParts.map { RecipePart(food: $0.food.id, amount: $0.amount) }
        let (yield, written) = (draft.readYield, food)
        let saved = context.write("Saved the recipe \(food.name).") { diary throws(StoreError) -> Food in
            try diary.together("Save recipe \(written.name)") { diary throws(StoreError) in
                var food = written
                food.group = known?.id
                if known == nil, !wanted.isEmpty { food.group = try diary.addFoodGroup(named: wanted) }
                food.id = try diary.saveRecipe(food, parts: parts, yield: yield)
                return food
            }
        }
        guard let saved else {
            keepDraft(&context)
            return .stay
        }
        forgetDraft(&context)
        return .finish { [then] state in then(saved, &state) }
    }

    // MARK: Draft

    private var draftKey: String { isNew ? "recipe new" : "recipe \(recipe.id.rawValue)" }
    var needsAutosave: Bool { true }
    mutating func autosave(context: inout Context) { keepDraft(&context) }

    private mutating func restoreDraft(_ context: Context) {
        guard let text = try? context.diary.draft(draftKey),
            let typed = try? JSONDecoder().decode(RecipeDraft.self, from: Data(text.utf8)), typed != draft
        else { return }
        draft = typed
        notice = "Your draft is back. Ctrl-X discards it."
        focus = lineCount - 1
        begin()
    }

    private mutating func keepDraft(_ context: inout Context) {
        guard isDraftDue, draft != original, !context.isReadOnly, let data = try? JSONEncoder().encode(draft) else {
            return
        }
        isDraftDue = false
        do { try context.diary.saveDraft(draftKey, String(decoding: data, as: UTF8.self)) } catch {
            context.message = .failure(error.wording)
        }
    }

    private mutating func forgetDraft(_ context: inout Context) {
        guard !context.isReadOnly else { return }
        do { try context.diary.deleteDraft(draftKey) } catch { context.message = .failure(error.wording) }
    }
}

extension Context {
    /// Whether the library may be changed; says why not.
    mutating func mayWrite() -> Bool {
        if isReadOnly { message = .warning("Open for reading only: start without --read-only to write.") }
        return !isReadOnly
    }
}
