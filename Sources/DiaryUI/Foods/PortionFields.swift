import FitnessModel
import TerminalKit
import ViewKit

/// The portions of a food as typed in its form: the usual one, then the others. All are parsed again if one of them or
/// the food's unit was changed.
enum PortionFields {
    static let fields: [Field<Food>] = [
        .custom(
            "portion", "Usual portion", isMultiline: true, isAlwaysRead: true,
            help: "Its name: 1 plate, slice, cup"
        ) { food in
            food.portions.first?.name ?? ""
        } put: { text, food, _ in
            // The amount is in the next field.
            food.portions = [FoodPortion(name: text, amount: FoodAmount(0, food.unit))]
            return nil
        },
        .custom(
            "amount", "Portion weight", isMultiline: true, isAlwaysRead: true,
            help: "350, 350 g, 12 oz, 200 ml. Empty: no usual portion"
        ) { food in
            food.portions.first?.amount.text ?? ""
        } put: { text, food, _ in
            let name = food.portions.first?.name ?? ""
            food.portions = []
            if text.isEmpty { return name.isEmpty ? nil : "How much is \(name)? Write 350 or 350 g." }
            let unnamed: Phrase = "portion"
            return add(name.isEmpty ? unnamed.text : name, text, to: &food)
        },
        .custom(
            "more", "More portions", isMultiline: true, isAlwaysRead: true,
            help: "1 bowl = 250 g; half a plate = 175 g"
        ) { food in
            food.portions.dropFirst().map { "\($0.name) = \($0.amount.text)" }.joined(separator: "; ")
        } put: { text, food, _ in
            for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
                let portion = String(part).trimmingBlanks
                guard !portion.isEmpty else { continue }
                let sides = portion.split(separator: "=").map { String($0).trimmingBlanks }
                guard sides.count == 2, !sides[0].isEmpty else {
                    return "\"\(portion)\" is not a portion: write 1 bowl = 250 g, with ; between two."
                }
                if let problem = add(sides[0], sides[1], to: &food) { return problem }
            }
            return nil
        },
    ]

    /// Adds a portion, or returns the error in its amount.
    private static func add(_ name: String, _ text: String, to food: inout Food) -> Phrase? {
        guard let amount = FoodAmount.read(text, food.unit), amount.unit == food.unit, amount.thousandths > 0 else {
            let example = food.unit == .g ? "250, 250 g or 9 oz" : "250, 250 ml or 8 fl oz"
            return "\"\(text)\" is not an amount: write \(example)."
        }
        food.portions.append(FoodPortion(name: name, amount: amount))
        return nil
    }
}

extension Screen {
    /// Draws the label of an input line, with a marker if it is focused.
    ///
    /// - Returns: the rest of the line for its text.
    mutating func fieldLabel(_ text: Phrase, in row: Rect, width: Int, isFocused: Bool) -> Rect {
        if isFocused { put(verbatim: glyphs.marker, at: row.origin, style: Style(.accent)) }
        put(text, at: row.origin.moved(columns: 2), style: isFocused ? Style(.accent, .bold) : .muted)
        return row.droppingLeft(2 + width)
    }

    /// Draws the text of an input line: being typed, complete, or the meaning of an empty one.
    mutating func put(_ field: FormField, in room: Rect, isFocused: Bool, empty: Phrase = "") {
        if isFocused {
            input(field.editor, in: room)
        } else if field.editor.text.isEmpty {
            put(empty, in: room, align: .leading, style: .muted)
        } else {
            put(verbatim: field.editor.text, in: room, align: .leading)
        }
    }
}
