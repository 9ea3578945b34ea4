import FitnessModel
import TerminalKit
import ViewKit

/// How much of a food is being said: by its usual portions, or by an amount. Every key gives another amount, or the
/// reason why there is none.
struct PortionChoice: Hashable, Sendable {
    /// How it is said.
    enum Mode: Hashable, Sendable {
        case portions, amount
    }

    /// What is said now.
    enum Reading: Hashable, Sendable {
        case said(FoodAmount, FoodEntry.Serving?)
        case wrong(String)
    }

    /// The food; nil when it was deleted since.
    let food: Food?
    /// The portions to choose from, the most usual first.
    let portions: [FoodPortion]
    /// What the figures are per hundred of.
    let unit: FoodAmount.Unit
    private(set) var mode: Mode
    /// Which portion.
    private(set) var index = 0
    /// What one of it has; nudging moves it away from what is usual.
    private(set) var each: FoodAmount
    /// How many, or how much, as it is typed.
    private(set) var editor: LineEditor
    /// True while a proposal stands there: the first character that is typed replaces it.
    private(set) var isProposed = true

    /// One of the first portion; where a food has none, a hundred.
    init(_ food: Food) {
        self.init(food, portions: food.portions, unit: food.unit)
    }

    /// As an entry says it; a portion that the food has no more stays among the choices.
    init(_ entry: FoodEntry, amount: FoodAmount, food: Food?) {
        let sameUnit = food?.unit == amount.unit ? food : nil
        var portions = sameUnit?.portions ?? []
        let known = entry.serving.flatMap { serving in portions.firstIndex { $0.name == serving.portion.name } }
        if let serving = entry.serving, known == nil { portions.insert(serving.portion, at: 0) }
        self.init(sameUnit, portions: portions, unit: amount.unit)
        if let serving = entry.serving {
            index = known ?? 0
            each = serving.portion.amount
            editor = LineEditor(serving.countText)
        } else {
            mode = .amount
            editor = LineEditor(amount.text)
        }
    }

    private init(_ food: Food?, portions: [FoodPortion], unit: FoodAmount.Unit) {
        self.food = food
        self.portions = portions
        self.unit = unit
        mode = portions.isEmpty ? .amount : .portions
        each = portions.first?.amount ?? FoodAmount(100, unit)
        editor = LineEditor(portions.isEmpty ? FoodAmount(100, unit).text : "1")
    }

    /// The portion that is chosen, with what is usual; nil where the food has none.
    var portion: FoodPortion? { portions.indices.contains(index) ? portions[index] : nil }
    /// True when one portion is more or less than usual.
    var isNudged: Bool { portion.map { $0.amount != each } ?? false }
    /// "grams" or "millilitres".
    var unitName: String { unit == .g ? "grams" : "millilitres" }

    /// What is said now, or what is wrong with it and how it is mended.
    var reading: Reading {
        let text = editor.text.trimmingBlanks
        switch mode {
        case .portions:
            guard let portion else { return .wrong("The food has no portion: Tab says \(unitName).") }
            guard let count = FoodEntry.Serving.readCount(text) else { return .wrong(wrongCount(text)) }
            let serving = FoodEntry.Serving(portion: FoodPortion(name: portion.name, amount: each), count: count)
            return limited(serving.amount, serving)
        case .amount:
            do throws(FoodAmount.Refusal) {
                return limited(try amount(reading: text), nil)
            } catch { return .wrong(error.wording(text, unit: unit)) }
        }
    }

    /// The amount, where one is said.
    var amount: FoodAmount? {
        guard case .said(let amount, _) = reading else { return nil }
        return amount
    }

    private func amount(reading text: String) throws(FoodAmount.Refusal) -> FoodAmount {
        if let food { return try food.amount(reading: text) }
        let amount = try FoodAmount.reading(text, unit)
        guard amount.unit == unit else { throw .noDensity(from: amount.unit, to: unit) }
        return amount
    }

    private func wrongCount(_ text: String) -> String {
        if text.isEmpty { return "How many? 1, 1/2, 1.5. Tab says \(unitName)." }
        return "\"\(text)\" is no number of portions: write 1, 1/2, 1.5 or 1 1/2. Tab says \(unitName)."
    }

    private func limited(_ amount: FoodAmount, _ serving: FoodEntry.Serving?) -> Reading {
        if amount.thousandths <= 0 { return .wrong("Nothing of it? Write how much, or Esc.") }
        if amount.thousandths > FoodAmount.most { return .wrong(FoodAmount.Refusal.tooLarge.wording("", unit: unit)) }
        return .said(amount, serving)
    }
}

// MARK: Keys

extension PortionChoice {
    /// Takes a key.
    mutating func handle(_ key: Key) {
        switch key {
        case .tab, .backTab: changeMode()
        case .ctrl("p"): nextPortion()
        case .left: nudge(by: -1)
        case .right: nudge(by: 1)
        case .up: step(by: 1)
        case .down: step(by: -1)
        default: type(key)
        }
    }

    private mutating func type(_ key: Key) {
        if case .char(let character) = key {
            if mode == .portions, character.isLetter {
                // "300 g" is an amount wherever it is begun.
                guard !isProposed else { return }
                mode = .amount
            }
            replaceProposal()
        }
        isProposed = false
        _ = editor.handle(key)
    }

    /// Takes pasted text.
    mutating func paste(_ text: String) {
        replaceProposal()
        editor.insert(text)
        if mode == .portions, text.contains(where: \.isLetter) { mode = .amount }
    }

    private mutating func replaceProposal() {
        if isProposed { editor.clear() }
        isProposed = false
    }

    private mutating func propose(_ text: String) {
        editor = LineEditor(text)
        isProposed = true
    }

    /// Says the same by portions or by an amount.
    private mutating func changeMode() {
        let now = amount
        switch mode {
        case .portions:
            mode = .amount
            propose((now ?? each).text)
        case .amount:
            guard !portions.isEmpty else { return }
            mode = .portions
            guard let now, each.thousandths > 0, now.unit == each.unit else { return propose("1") }
            let count = (now.thousandths * 1_000 + each.thousandths / 2) / each.thousandths
            propose(DecimalText.write(max(count, 1), decimals: 3))
        }
    }

    /// Takes the next portion of the food, as it is usual.
    private mutating func nextPortion() {
        guard !portions.isEmpty else { return }
        if mode == .amount {
            mode = .portions
            propose("1")
        } else {
            index = (index + 1) % portions.count
        }
        each = portions[index].amount
    }

    /// Left and Right: a little less or more of one portion, or of the amount.
    private mutating func nudge(by steps: Int) {
        switch mode {
        case .portions: each = each.nudged(by: steps)
        case .amount: if let amount { propose(amount.nudged(by: steps).text) }
        }
    }

    /// Up and Down: half a portion more or less, or a larger step of the amount.
    private mutating func step(by steps: Int) {
        switch mode {
        case .portions:
            let count = FoodEntry.Serving.readCount(editor.text) ?? 0
            let half = steps > 0 ? count / 500 * 500 + 500 : (count + 499) / 500 * 500 - 500
            // A third of a portion stays a third on the way down.
            propose(DecimalText.write(min(max(half, count == 0 ? 500 : min(count, 500)), 1_000_000), decimals: 3))
        case .amount: propose((amount ?? FoodAmount(0, unit)).nudged(by: 5 * steps).text)
        }
    }
}
