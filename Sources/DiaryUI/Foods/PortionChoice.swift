import FitnessModel
import TerminalKit
import ViewKit

/// The amount of a food being chosen, by its usual portions or by weight. Every key gives another amount, or the reason
/// why it has no amount.
struct PortionChoice: Sendable {
    /// The way the amount is given.
    enum Mode: Hashable, Sendable {
        case portions, amount
    }

    /// An amount, and its portions.
    typealias Selection = (amount: FoodAmount, serving: FoodEntry.Serving?)

    /// The error in the typed text, and how to fix it.
    struct Problem: Error {
        let message: Phrase
    }

    /// The food; nil when it was deleted since.
    let food: Food?
    /// The portions to choose from, the most usual first.
    let portions: [FoodPortion]
    /// The unit of the food's values.
    let unit: FoodAmount.Unit
    private(set) var mode: Mode
    /// Whether a letter made an amount of a number of portions: without letters it is one again.
    private var isAmountByLetter = false
    /// The index of the portion.
    private(set) var index: Int
    /// The amount of one portion; nudging changes it.
    private(set) var each: FoodAmount
    /// How many, or how much, as it is typed.
    private(set) var field: FormField

    /// The amount of an entry; a portion that the food no longer has stays available. A new entry gets one of the first
    /// portion, or a hundred without portions.
    init(_ entry: FoodEntry, food: Food?) {
        let isNew = entry.id == .unsaved
        unit = entry.amount?.unit ?? .g
        self.food = food?.unit == unit ? food : nil
        var portions = self.food?.portions ?? []
        let known = portions.firstIndex { $0.name == entry.serving?.portion.name }
        if let serving = entry.serving, known == nil { portions.insert(serving.portion, at: 0) }
        self.portions = portions
        index = known ?? 0
        each = entry.serving?.portion.amount ?? portions.first?.amount ?? FoodAmount(100, unit)
        mode = portions.isEmpty || (!isNew && entry.serving == nil) ? .amount : .portions
        let blank = mode == .portions ? "1" : each.text
        field = Self.proposal(isNew ? blank : entry.serving?.countText ?? entry.amount?.text ?? "")
    }

    /// The selected portion, by default the usual one; nil if the food has none.
    var portion: FoodPortion? { portions.indices.contains(index) ? portions[index] : nil }
    /// True when one portion is more or less than usual.
    var isNudged: Bool { portion.map { $0.amount != each } ?? false }
    /// "grams" or "millilitres".
    var unitName: Phrase { unit == .g ? "grams" : "millilitres" }

    /// The current amount.
    var selection: Selection {
        get throws(Problem) {
            let selection = try typed
            if selection.amount.thousandths <= 0 {
                throw Problem(message: "Not an amount: write how much, or press Esc.")
            }
            guard selection.amount.thousandths <= FoodAmount.largest else {
                throw Problem(message: FoodAmount.Refusal.tooLarge.wording("", unit: unit))
            }
            return selection
        }
    }

    private var typed: Selection {
        get throws(Problem) {
            let text = field.text
            if mode == .portions, let portion {
                guard let count = FoodEntry.Serving.readCount(text) else { throw wrongCount(text) }
                let serving = FoodEntry.Serving(portion: FoodPortion(name: portion.name, amount: each), count: count)
                return (serving.amount, serving)
            }
            do throws(FoodAmount.Refusal) {
                return (try amount(reading: text), nil)
            } catch { throw Problem(message: error.wording(text, unit: unit)) }
        }
    }

    private func amount(reading text: String) throws(FoodAmount.Refusal) -> FoodAmount {
        if let food { return try food.amount(reading: text) }
        let amount = try FoodAmount.reading(text, unit)
        guard amount.unit == unit else { throw .noDensity(from: amount.unit, to: unit) }
        return amount
    }

    private func wrongCount(_ text: String) -> Problem {
        let message: Phrase =
            switch (text.isEmpty, unit) {
            case (true, .g): "How many? 1, 1/2, 1.5. Tab: grams."
            case (true, .ml): "How many? 1, 1/2, 1.5. Tab: millilitres."
            case (false, .g): "\"\(text)\" is not a number of portions: write 1, 1/2, 1.5 or 1 1/2. Tab: grams."
            case (false, .ml):
                "\"\(text)\" is not a number of portions: write 1, 1/2, 1.5 or 1 1/2. Tab: millilitres."
            }
        return Problem(message: message)
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
        case .char(let character) where mode == .portions && character.isLetter:
            // "300 g" is an amount in any mode.
            guard !field.isSelected else { return }
            (mode, isAmountByLetter) = (.amount, true)
            field.type(key)
        default:
            field.type(key)
            if isAmountByLetter, !field.text.contains(where: \.isLetter) {
                (mode, isAmountByLetter) = (.portions, false)
            }
        }
    }

    /// Proposes an amount that was typed elsewhere.
    mutating func propose(amount text: String) {
        mode = .amount
        propose(text)
    }

    /// Takes pasted text.
    mutating func paste(_ text: String) {
        field.paste(text)
        if mode == .portions, text.contains(where: \.isLetter) { (mode, isAmountByLetter) = (.amount, true) }
    }

    /// The first character that is typed replaces it.
    private static func proposal(_ text: String) -> FormField {
        FormField("amount", "", value: text, isProposed: true) { _, _ in nil }
    }

    private mutating func propose(_ text: String) {
        (field, isAmountByLetter) = (Self.proposal(text), false)
    }

    /// Switches between portions and amount.
    private mutating func changeMode() {
        let now = try? selection.amount
        if mode == .portions {
            mode = .amount
            return propose((now ?? each).text)
        }
        guard !portions.isEmpty else { return }
        mode = .portions
        guard let now, each.thousandths > 0, now.unit == each.unit else { return propose("1") }
        let count = (now.thousandths * 1_000 + each.thousandths / 2) / each.thousandths
        propose(NumberFormat.shown(max(count, 1), decimals: 3))
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
        case .amount: if let amount = try? selection.amount { propose(amount.nudged(by: steps).text) }
        }
    }

    /// Up and Down: half a portion more or less, or a larger step of the amount.
    private mutating func step(by steps: Int) {
        switch mode {
        case .portions:
            let count = FoodEntry.Serving.readCount(field.text) ?? 0
            let half = steps > 0 ? count / 500 * 500 + 500 : (count + 499) / 500 * 500 - 500
            // A third of a portion stays a third on the way down.
            propose(NumberFormat.shown(min(max(half, count == 0 ? 500 : min(count, 500)), 1_000_000), decimals: 3))
        case .amount:
            let amount = (try? selection.amount) ?? FoodAmount(0, unit)
            propose(amount.nudged(by: 5 * steps).text)
        }
    }
}
