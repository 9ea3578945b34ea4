import FitnessModel

/// The columns of a Cronometer file, found by title: its layouts differ in order and in their nutrients.
struct CronometerColumns: Sendable {
    /// A text column.
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

    /// A column of amounts.
    struct Amounts: Sendable {
        let index: Int
        /// Converts a value to small calories for energy, or to milligrams for nutrients.
        let factor: Double
    }

    let texts: CSVColumns<Text>
    let energy: Amounts
    /// The nutrients in the file.
    let weights: [(nutrient: Nutrient, amounts: Amounts)]

    private static let nutrients: [(nutrient: Nutrient, titles: [String])] = [
        (.protein, ["protein"]), (.fat, ["fat"]), (.carbohydrate, ["carbs", "carbohydrates", "carbohydrate"]),
        (.fibre, ["fiber", "fibre"]), (.sugar, ["sugars", "sugar"]), (.sodium, ["sodium"]),
    ]

    /// Nil if the header is not that of Cronometer's servings.
    init?(_ table: CSVTable) {
        texts = CSVColumns(table)
        guard texts.has(.day, .food, .amount), let energy = Self.energy(table) else { return nil }
        self.energy = energy
        weights = Self.nutrients.compactMap { nutrient, titles in
            titles.lazy.compactMap { Self.weight(table, $0) }.first.map { (nutrient, $0) }
        }
    }

    /// Kilojoules are converted as on food labels, 4.184 to the kilocalorie.
    private static func energy(_ table: CSVTable) -> Amounts? {
        amounts(table, [(["energy (kcal)", "calories (kcal)"], 1000), (["energy (kj)"], 1000 / 4.184)])
    }

    /// The title contains the unit. The micro sign is written as either U+00B5 or U+03BC.
    private static func weight(_ table: CSVTable, _ title: String) -> Amounts? {
        let micro = ["\u{B5}g", "\u{3BC}g", "mcg", "ug"].map { "\(title) (\($0))" }
        return amounts(table, [(["\(title) (g)"], 1000), (["\(title) (mg)"], 1), (micro, 0.001)])
    }

    /// The first of these columns in the file.
    private static func amounts(_ table: CSVTable, _ choices: [(titles: [String], factor: Double)]) -> Amounts? {
        choices.lazy.compactMap { titles, factor in
            table.column(titles).map { Amounts(index: $0, factor: factor) }
        }.first
    }
}

extension ImportFormat {
    /// Servings exported by Cronometer (servings.csv), with or without a time column.
    public static let cronometer = csv(.cronometer, columns: CronometerColumns.init) { table, columns, _ in
        CronometerRows(columns: columns, report: CSVReport(table))
    }
}
