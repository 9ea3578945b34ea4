import DiaryStore
import FitnessModel
import TerminalKit

/// How much of a food was eaten, at which meal and when. The figures follow every key; Enter writes the entry.
struct PortionPanel: Overlay {
    /// What takes the keys that are text.
    enum Focus: Hashable, Sendable {
        case amount, time, note
    }

    /// What the amount is for.
    enum Purpose: Sendable {
        /// Something eaten; the entry when it is changed.
        case entry(FoodEntry?)
        /// A part of a recipe: only the amount counts.
        case part(@Sendable (FoodAmount, inout AppState) -> Void)
    }

    let purpose: Purpose
    /// The food; nil when it was deleted since.
    let food: Food?
    let day: Day
    let unit: EnergyUnit
    private(set) var choice: PortionChoice
    private(set) var meal: Meal
    private(set) var time: LineEditor
    private(set) var note: LineEditor
    private(set) var focus = Focus.amount
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
            time: hour?.meal == meal ? now.text : "", note: "", hour: hour, context)
    }

    /// For an entry that is there.
    static func edit(_ entry: FoodEntry, food: Food?, _ context: Context) -> PortionPanel {
        let amount = entry.amount ?? FoodAmount(0, .g)
        let time = entry.minute.flatMap { TimeOfDay(hour: $0 / 60, minute: $0 % 60)?.text } ?? ""
        return PortionPanel(
            .entry(entry), food: food, day: entry.day,
            choice: PortionChoice(entry, amount: amount, food: food), meal: entry.meal, time: time,
            note: entry.note, context)
    }

    /// For a part of a recipe.
    static func part(
        _ food: Food, _ context: Context, then: @escaping @Sendable (FoodAmount, inout AppState) -> Void
    ) -> PortionPanel {
        PortionPanel(
            .part(then), food: food, day: context.today,
            choice: PortionChoice(food), meal: .breakfast, time: "", note: "",
            context)
    }

    private init(
        _ purpose: Purpose, food: Food?, day: Day, choice: PortionChoice, meal: Meal, time: String, note: String,
        hour: (meal: Meal, text: String)? = nil, _ context: Context
    ) {
        self.hour = hour
        self.purpose = purpose
        self.food = food
        self.day = day
        self.choice = choice
        self.meal = meal
        self.time = LineEditor(time)
        self.note = LineEditor(note)
        unit = context.energyUnit
    }

    /// The entry that is changed; nil for a new one.
    var entry: FoodEntry? {
        guard case .entry(let entry) = purpose else { return nil }
        return entry
    }
    var isPart: Bool {
        guard case .part = purpose else { return false }
        return true
    }
    /// As the food is called, or was called when it was eaten.
    var name: String { entry?.name ?? food?.shownName ?? "" }

    /// What the amount has; nil while none is said.
    var nutrients: Nutrients? { choice.amount.flatMap { nutrients(of: $0) } }

    private func nutrients(of amount: FoodAmount) -> Nutrients? {
        // What was eaten keeps the figures that it had then, even when the food has others by now.
        entry?.scaled(to: amount)?.nutrients ?? food?.per100.of(amount)
    }

    var hints: [KeyHint] {
        if focus != .amount {
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

    private var verb: String { isPart ? "take" : "save" }
}

// MARK: Keys

extension PortionPanel {
    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .enter, .ctrl("s"): return finish(&context)
        case .escape:
            if focus == .amount { return .close }
            focus = .amount
        case .ctrl("l") where !isPart: nextMeal()
        case .ctrl("t") where !isPart: focus = focus == .time ? .amount : .time
        case .ctrl("n") where !isPart: focus = focus == .note ? .amount : .note
        default: edit(key)
        }
        return .stay
    }

    /// Another meal; the time of this hour goes with its own meal, a time that was typed stays.
    private mutating func nextMeal() {
        let isProposed = hour.map { time.text == (meal == $0.meal ? $0.text : "") } ?? false
        meal = meal.next
        if let hour, isProposed { time = LineEditor(meal == hour.meal ? hour.text : "") }
    }

    private mutating func edit(_ key: Key) {
        switch (focus, key) {
        case (.amount, .tab), (.amount, .backTab): choice.changeMode()
        case (.amount, .ctrl("p")): choice.nextPortion()
        case (.amount, .left): choice.nudge(by: -1)
        case (.amount, .right): choice.nudge(by: 1)
        case (.amount, .up): choice.step(by: 1)
        case (.amount, .down): choice.step(by: -1)
        case (.amount, _): choice.type(key)
        case (.time, .tab), (.note, .tab): focus = .amount
        case (.time, .ctrl("x")): time.clear()
        case (.note, .ctrl("x")): note.clear()
        case (.time, _): _ = time.handle(key)
        case (.note, _): _ = note.handle(key)
        }
    }

    mutating func paste(_ text: String, context: inout Context) {
        switch focus {
        case .amount: choice.paste(text)
        case .time: time.insert(text)
        case .note: note.insert(text)
        }
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: return handle(.up, context: &context)
        case .wheelDown: return handle(.down, context: &context)
        case .press, .doubleClick:
            if let row = Row.allCases.first(where: { place(of: $0, Frame(context.size).body).contains(mouse.at) }) {
                switch row {
                case .amount, .portion: focus = .amount
                case .meal: nextMeal()
                case .time: focus = .time
                case .note: focus = .note
                }
            }
            return .stay
        }
    }

    private mutating func finish(_ context: inout Context) -> OverlayOutcome {
        switch choice.reading {
        case .wrong(let problem):
            focus = .amount
            notice = problem
            return .stay
        case .said(let amount, let serving):
            if case .part(let then) = purpose { return .finish { state in then(amount, &state) } }
            return save(amount, serving, &context)
        }
    }

    private mutating func save(
        _ amount: FoodAmount, _ serving: FoodEntry.Serving?, _ context: inout Context
    ) -> OverlayOutcome {
        let clock = time.text.trimmingBlanks
        let read = TimeOfDay(clock)
        if !clock.isEmpty, read == nil {
            focus = .time
            notice = "Not a time: write 8:30, 0830 or 8:30 pm, or leave it empty."
            return .stay
        }
        guard let nutrients = nutrients(of: amount), let client = context.client?.id else { return .stay }
        var eaten = entry ?? FoodEntry(day: day, meal: meal, food: food?.id, name: name, nutrients: nutrients)
        eaten.meal = meal
        eaten.minute = read.map { $0.hour * 60 + $0.minute }
        eaten.amount = amount
        eaten.serving = serving
        eaten.nutrients = nutrients
        eaten.note = note.text.trimmingBlanks
        let said = "\(meal.title): \(name), \(amount.text), \(EnergyText.text(nutrients.energy, in: unit)). u undoes."
        let isNew = entry == nil
        let written = eaten
        let isDone = context.save(said) { diary throws(StoreError) in
            if isNew { _ = try diary.addFoodEntry(written, of: client) } else { try diary.updateFoodEntry(written) }
        }
        guard isDone else { return .stay }
        // The list in which the food was chosen has served.
        return .finish { state in state.context.overlays.removeAll { $0 is FoodChooser } }
    }
}
