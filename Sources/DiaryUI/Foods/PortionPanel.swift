import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// How much of a food was eaten, at which meal and when. The values follow every key; Enter writes the entry.
package struct PortionPanel: Overlay {
    /// The lines that take something.
    enum Row: Int, CaseIterable {
        case amount, portion, meal, time, note
    }

    /// Receives the amount if nothing else is asked.
    typealias Take = @Sendable (FoodAmount, inout Context) -> Void

    /// The entry so far.
    private(set) var entry: FoodEntry
    /// The entry as it was; nil for a new one.
    private let old: FoodEntry?
    /// For a part of a recipe; nil for something eaten.
    private let take: Take?
    /// The food; nil when it was deleted since.
    let food: Food?
    private(set) var choice: PortionChoice
    /// The text fields of plain lines.
    private(set) var texts: [Row: FormField] = [:]
    /// Which line takes the keys: the amount, time or note.
    private(set) var focus = Row.amount
    private(set) var notice: Phrase?
    /// The amount to confirm: Enter again keeps it.
    private var unlikelyAmount: FoodAmount?
    /// The time now, of something that was just eaten.
    private let now: TimeOfDay?

    /// Asks how much of a food the current client ate; proposes a meal.
    static func add(_ food: Food, day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let meal = Meal.proposed(for: day, of: client, &context)
        var entry = food.entry(amount: FoodAmount(0, food.unit), day: day, meal: meal)
        entry.client = client
        // The time is known only for today.
        let now = day == context.today ? TimeOfDay(context.now, in: context.services.timeZone) : nil
        context.present(PortionPanel(entry, food: food, now: now))
    }

    /// For a part of a recipe.
    static func part(_ food: Food, _ context: Context, then take: @escaping Take) -> PortionPanel {
        let entry = food.entry(amount: FoodAmount(0, food.unit), day: context.today, meal: .breakfast)
        return PortionPanel(entry, food: food, take: take)
    }

    /// For an entry that is there, or a new one.
    init(_ entry: FoodEntry, food: Food?, now: TimeOfDay? = nil, take: Take? = nil) {
        self.entry = entry
        self.food = food
        self.now = now
        self.take = take
        old = entry.id == .unsaved ? nil : entry
        choice = PortionChoice(entry, food: food)
        let time = TimeOfDay(minuteOfDay: entry.minute)?.text ?? usualTime ?? ""
        texts = [
            .time: FormField("time", "Time", .minuteOfDay, value: time),
            .note: FormField("note", "Note", value: entry.note),
        ]
    }

    var isPart: Bool { take != nil }

    /// The time now where this is the meal of the hour: at another meal it was eaten at another time.
    private var usualTime: String? { now.map { entry.meal == Meal.usual(at: $0) ? $0.text : "" } }

    /// The nutrients of an amount.
    func nutrients(of amount: FoodAmount) -> Nutrients? {
        // An entry keeps the values of its time, even if the food has changed.
        old?.scaled(to: amount)?.nutrients ?? food?.per100.of(amount)
    }

    var writes: Bool { true }
    var hints: [KeyHint] {
        let verb = KeyHint("Enter", isPart ? "take" : "save")
        if focus != .amount {
            return [verb, KeyHint("Esc", "back to the amount"), KeyHint(.ctrl("x"), "clear")]
        }
        let byPortion = choice.mode == .portions
        var hints = [
            verb, KeyHint("← →", byPortion ? "its grams" : "a little"), KeyHint("↑ ↓", byPortion ? "halves" : "more"),
        ]
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
        case .escape where focus == .amount: return .close
        case .ctrl("l") where !isPart: nextMeal()
        case .ctrl("t") where !isPart: focus = focus == .time ? .amount : .time
        case .ctrl("n") where !isPart: focus = focus == .note ? .amount : .note
        case _ where focus == .amount: choice.handle(key)
        case .escape, .tab: focus = .amount
        case .ctrl("x"): texts[focus]?.editor.clear()
        default: texts[focus]?.type(key)
        }
        return .stay
    }

    /// Another meal; the time of this hour goes with its own meal, a time that was typed stays.
    private mutating func nextMeal() {
        let isUsual = texts[.time]?.editor.text == usualTime
        entry.meal = entry.meal.next
        if isUsual, let usualTime { texts[.time]?.editor.replace(with: usualTime) }
    }

    /// Proposes an amount that was typed behind the name of the food.
    mutating func propose(amount text: String) { choice.propose(amount: text) }

    mutating func paste(_ text: String, context: inout Context) {
        if focus == .amount { choice.paste(text) } else { texts[focus]?.paste(text) }
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: return handle(.up, context: &context)
        case .wheelDown: return handle(.down, context: &context)
        case .press, .doubleClick:
            switch Row.allCases.first(where: { place(of: $0, context.body).contains(mouse.at) }) {
            case .amount, .portion: focus = .amount
            case .meal: nextMeal()
            case .some(let text): focus = text
            case nil: break
            }
            return .stay
        }
    }

    private mutating func finish(_ context: inout Context) -> OverlayOutcome {
        do throws(PortionChoice.Problem) {
            let selection = try choice.selection
            if unlikelyAmount != selection.amount, let energy = nutrients(of: selection.amount)?.energy,
                Nutrients.isUnlikelyAtOnce(energy)
            {
                unlikelyAmount = selection.amount
                let words = EnergyText.text(energy, in: context.shared.energyUnit)
                (focus, notice) = (.amount, "\(selection.amount.text) has \(words). Enter again keeps it.")
                return .stay
            }
            if let take { return .finish { context in take(selection.amount, &context) } }
            return save(selection, &context)
        } catch {
            (focus, notice) = (.amount, error.message)
            return .stay
        }
    }

    private mutating func save(_ selection: PortionChoice.Selection, _ context: inout Context) -> OverlayOutcome {
        if let problem = texts[.time]?.problem(today: context.today) {
            (focus, notice) = (.time, problem)
            return .stay
        }
        guard let nutrients = nutrients(of: selection.amount) else { return .stay }
        entry.minute = TimeOfDay(texts[.time]?.text ?? "")?.minuteOfDay
        (entry.amount, entry.serving, entry.nutrients) = (selection.amount, selection.serving, nutrients)
        entry.note = texts[.note]?.text ?? ""
        guard context.save(entry, from: old) else { return .stay }
        // The chooser of the food is no longer needed.
        return .finish { context in context.dismiss(FoodChooser.self) }
    }
}
