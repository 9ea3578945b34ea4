import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Foods and their figures in words.
enum FoodText {
    /// "1 medium, 118 g".
    static func portion(_ portion: FoodPortion) -> String { "\(portion.name), \(portion.amount.text)" }

    /// The same in so many columns: the name is cut, the grams never.
    static func portion(_ portion: FoodPortion, width: Int) -> String {
        let grams = ", \(portion.amount.text)"
        return TextWidth.truncate(portion.name, to: max(width - TextWidth.of(grams), 1)) + grams
    }

    /// "protein 1.3 g · carbs 27 g · fat 0.4 g"; what is not known is said so.
    static func macros(_ nutrients: Nutrients) -> String {
        [
            "protein \(grams(nutrients.protein))", "carbs \(grams(nutrients.carbohydrate))",
            "fat \(grams(nutrients.fat))",
        ].joined(separator: " · ")
    }

    /// "fibre 3.1 g · sugar 14.4 g · sodium 1 mg", of what is known; empty where nothing is.
    static func rest(_ nutrients: Nutrients) -> String {
        [
            nutrients.fibre.map { "fibre \(grams($0))" }, nutrients.sugar.map { "sugar \(grams($0))" },
            nutrients.sodium.map { "sodium \($0) mg" },
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// "27.2 g" of milligrams, to the tenth; "?" for what is not known.
    static func grams(_ milligrams: Int?) -> String {
        milligrams.map { DecimalText.write(Double($0) / 1_000, decimals: 1) + " g" } ?? "?"
    }

    /// "27.2" for a field: as exact as it is.
    static func field(_ milligrams: Int?) -> String { milligrams.map { DecimalText.write($0, decimals: 3) } ?? "" }

    /// What a food is beside its name: "own", "recipe", "only Jan", "archived".
    static func marks(isShipped: Bool, isRecipe: Bool, isForOne: Bool = false, isAway: Bool = false) -> String {
        var marks: [String] = []
        if isRecipe { marks.append("recipe") } else if !isShipped { marks.append("own") }
        if isForOne { marks.append("only this client") }
        if isAway { marks.append(isShipped ? "hidden" : "archived") }
        return marks.joined(separator: ", ")
    }
}
