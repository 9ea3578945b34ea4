import FitnessModel

/// Where Cronometer's values stand in a file, found by name: its layouts differ in order and in which nutrients they
/// have.
struct CronometerColumns: Sendable {
    /// A column of texts.
    enum Text: Int, CSVColumn {
        case day, food, amount, time, group

        var titles: [String] {
            switch self {
            case .day: ["day", "date"]
            case .food: ["food name"]
            case .amount: ["amount"]
            case .time: ["time"]
            case .group: ["group", "meal"]
            }
        }
    }

    /// A column of amounts, and how many thousandths of the diary's unit one of it is.
    struct Amounts: Sendable {
        let index: Int
        /// Small calories for energy, milligrams for weights.
        let factor: Double
    }

    let texts: CSVColumns<Text>
    let energy: Amounts
    /// The nutrients that the file has.
    let weights: [(nutrient: Nutrient, amounts: Amounts)]

    private static let nutrients: [(nutrient: Nutrient, titles: [String])] = [
        (.protein, ["protein"]), (.fat, ["fat"]), (.carbohydrate, ["carbs", "carbohydrates", "carbohydrate"]),
        (.fibre, ["fiber", "fibre"]), (.sugar, ["sugars", "sugar"]), (.sodium, ["sodium"]),
    ]

    /// Nil when the header is not that of Cronometer's servings.
    init?(_ table: CSVTable) {
        texts = CSVColumns(table)
        guard texts.has(.day, .food, .amount), let energy = Self.energy(table) else { return nil }
        self.energy = energy
        weights = Self.nutrients.compactMap { nutrient, titles in
            titles.lazy.compactMap { Self.weight(table, $0) }.first.map { (nutrient, $0) }
        }
    }

    /// Kilojoules are those of food labels, 4.184 to the kilocalorie.
    private static func energy(_ table: CSVTable) -> Amounts? {
        amounts(table, [(["energy (kcal)", "calories (kcal)"], 1000), (["energy (kj)"], 1000 / 4.184)])
    }

    /// The unit stands in the title. The sign of micro is written with two different letters, U+00B5 and U+03BC.
    private static func weight(_ table: CSVTable, _ title: String) -> Amounts? {
        let micro = ["\u{B5}g", "\u{3BC}g", "mcg", "ug"].map { "\(title) (\($0))" }
        return amounts(table, [(["\(title) (g)"], 1000), (["\(title) (mg)"], 1), (micro, 0.001)])
    }

    /// The first of these columns that the file has.
    private static func amounts(_ table: CSVTable, _ choices: [(titles: [String], factor: Double)]) -> Amounts? {
        choices.lazy.compactMap { titles, factor in
            table.column(titles).map { Amounts(index: $0, factor: factor) }
        }.first
    }
}

extension ImportFormat {
    /// The servings that Cronometer exports (servings.csv), in the layouts with and without a column of times.
    public static let cronometer = csv("Cronometer", columns: CronometerColumns.init) { table, columns, _ in
        CronometerRows(columns: columns, report: CSVReport(table))
    }
}
