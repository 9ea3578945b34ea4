import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// How much of a food was eaten, at which meal and when. The figures follow every key; Enter writes the entry.
struct PortionPanel: Overlay {
    /// What is typed besides the amount.
    enum Text: Hashable, Sendable {
        case time, note

        /// Where it is kept.
        var path: WritableKeyPath<PortionPanel, FormField> { self == .time ? \.time : \.note }
    }

    /// What the amount is for.
    enum Purpose: Sendable {
        /// Something eaten; the entry when it is changed.
        case entry(FoodEntry?)
        /// A part of a recipe: only the amount counts.
        case part(@Sendable (FoodAmount, inout Context) -> Void)
    }

    private let purpose: Purpose
    /// The food; nil when it was deleted since.
    let food: Food?
    let day: Day
    private(set) var choice: PortionChoice
    private(set) var meal: Meal
    private(set) var time: FormField
    private(set) var note: FormField
    /// Which text takes the keys; nil for the amount.
    private(set) var focus: Text?
    private(set) var notice: String?
    /// The meal of this hour with the time now: at another meal it was eaten at another time.
    private let hour: (meal: Meal, text: String)?

    /// For something that was just eaten.
    static func add(_ food: Food, day: Day, meal: Meal, _ context: Context) -> PortionPanel {
        // Of another day nobody knows the time.
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let hour = day == context.today ? (meal: Meal.usual(at: now), text: now.text) : nil
        return PortionPanel(
            .entry(nil), food: food, day: day, choice: PortionChoice(food), meal: meal,
            time: hour?.meal == meal ? now.text : "", hour: hour)
    }

    /// For an entry that is there.
    static func edit(_ entry: FoodEntry, food: Food?) -> PortionPanel {
        let amount = entry.amount ?? FoodAmount(0, .g)
        return PortionPanel(
            .entry(entry), food: food, day: entry.day,
            choice: PortionChoice(entry, amount: amount, food: food), meal: entry.meal,
            time: TimeOfDay(minuteOfDay: entry.minute)?.text ?? "", note: entry.note)
    }

    /// For a part of a recipe.
    static func part(
        _ food: Food, _ context: Context, then: @escaping @Sendable (FoodAmount, inout Context) -> Void
    ) -> PortionPanel {
        PortionPanel(.part(then), food: food, day: context.today, choice: PortionChoice(food), meal: .breakfast)
    }

    private init(
        _ purpose: Purpose, food: Food?, day: Day, choice: PortionChoice, meal: Meal, time: String = "",
        note: String = "", hour: (meal: Meal, text: String)? = nil
    ) {
        self.hour = hour
        self.purpose = purpose
        self.food = food
        self.day = day
        self.choice = choice
        self.meal = meal
        self.time = FormField("time", "Time", .time, value: time)
        self.note = FormField("note", "Note", value: note)
    }

    /// The entry that is changed; nil for a new one.
    private var entry: FoodEntry? {
        guard case .entry(let entry) = purpose else { return nil }
        return entry
    }
    var isPart: Bool {
        guard case .part = purpose else { return false }
        return true
    }
    /// As the food is called, or was called when it was eaten.
    var name: String { entry?.name ?? food?.shownName ?? "" }

    /// What an amount has.
    func nutrients(of amount: FoodAmount) -> Nutrients? {
        // What was eaten keeps the figures that it had then, even when the food has others by now.
        entry?.scaled(to: amount)?.nutrients ?? food?.per100.of(amount)
    }

    var writes: Bool { true }
    var hints: [KeyHint] {
        let verb = isPart ? "take" : "save"
        if focus != nil {
            return [
                KeyHint("Enter", verb), KeyHint("Esc", "back to the amount"), KeyHint(.ctrl("x"), "clear"),
            ]
        }
        let byPortion = choice.mode == .portions
        var hints = [KeyHint("Enter", verb), KeyHint("← →", byPortion ? "its grams" : "a little")]
        hints.append(KeyHint("↑ ↓", byPortion ? "halves" : "more"))
        if !choice.portions.isEmpty { hints.append(KeyHint("Tab", byPortion ? choice.unitName : "portions")) }
        if choice.portions.count > 1 { hints.append(KeyHint(.ctrl("p"), "portion")) }
        if !isPart {
            hints += [KeyHint(.ctrl("l"), "meal"), KeyHint(.ctrl("t"), "time"), KeyHint(.ctrl("n"), "note")]
        }
        return hints + [KeyHint("Esc", "back")]
    }
}

// MARK: Keys

extension PortionPanel {
    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .enter, .ctrl("s"): return finish(&context)
        case .escape:
            if focus == nil { return .close }
            focus = nil
        case .ctrl("l") where !isPart: nextMeal()
        case .ctrl("t") where !isPart: focus = focus == .time ? nil : .time
        case .ctrl("n") where !isPart: focus = focus == .note ? nil : .note
        default:
            if let focus { type(key, into: focus) } else { choice.handle(key) }
        }
        return .stay
    }

    /// Another meal; the time of this hour goes with its own meal, a time that was typed stays.
    private mutating func nextMeal() {
        let isProposed = hour.map { time.editor.text == (meal == $0.meal ? $0.text : "") } ?? false
        meal = meal.next
        if let hour, isProposed { time.editor = LineEditor(meal == hour.meal ? hour.text : "") }
    }

    private mutating func type(_ key: Key, into text: Text) {
        switch key {
        case .tab: focus = nil
        case .ctrl("x"): self[keyPath: text.path].editor.clear()
        default: self[keyPath: text.path].type(key)
        }
    }

    mutating func paste(_ text: String, context: inout Context) {
        if let focus { self[keyPath: focus.path].paste(text) } else { choice.paste(text) }
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: return handle(.up, context: &context)
        case .wheelDown: return handle(.down, context: &context)
        case .press, .doubleClick:
            switch Row.allCases.first(where: { place(of: $0, context.body).contains(mouse.at) }) {
            case .amount, .portion: focus = nil
            case .meal: nextMeal()
            case .time: focus = .time
            case .note: focus = .note
            case nil: break
            }
            return .stay
        }
    }

    private mutating func finish(_ context: inout Context) -> OverlayOutcome {
        switch choice.reading {
        case .wrong(let problem):
            focus = nil
            notice = problem
            return .stay
        case .said(let amount, let serving):
            if case .part(let then) = purpose { return .finish { context in then(amount, &context) } }
            return save(amount, serving, &context)
        }
    }

    private mutating func save(
        _ amount: FoodAmount, _ serving: FoodEntry.Serving?, _ context: inout Context
    ) -> OverlayOutcome {
        if let problem = time.problem(today: context.today) {
            focus = .time
            notice = problem
            return .stay
        }
        guard let nutrients = nutrients(of: amount), let client = context.client?.id else { return .stay }
        var eaten = entry ?? FoodEntry(day: day, meal: meal, food: food?.id, name: name, nutrients: nutrients)
        eaten.meal = meal
        eaten.minute = TimeOfDay(time.text)?.minuteOfDay
        eaten.amount = amount
        eaten.serving = serving
        eaten.nutrients = nutrients
        eaten.note = note.text
        let energy = EnergyText.text(nutrients.energy, in: context.energyUnit)
        let (isNew, written) = (entry == nil, eaten)
        let isDone = context.save("\(meal.title): \(name), \(amount.text), \(energy). u undoes.") {
            diary in
            if isNew { _ = try diary.addFoodEntry(written, of: client) } else { try diary.updateFoodEntry(written) }
        }
        guard isDone else { return .stay }
        // The list in which the food was chosen has served.
        return .finish { context in context.overlays.removeAll { $0 is FoodChooser } }
    }
}
