import FitnessModel

/// Days and foods as rows of texts with a header row, for CSV and other tables.
///
/// Energy is in kilocalories and nutrients are in grams; both are exact, so that sums match. Unknown values are empty.
public enum DiaryTable {
    /// One row per day.
    public static func days(_ document: DiaryDocument) -> [[String]] {
        let head = [
            "Date", "Weekday", "Kind", "Recorded", "Complete", "Intake kcal", "Basal kcal", "Activity kcal",
            "Intake limit kcal", "Activity limit kcal", "Balance kcal", "Goal", "Protein g", "Carbohydrate g", "Fat g",
            "Fibre g", "Sugar g", "Sodium g", "Weight \(document.massUnit.rawValue)",
        ]
        return [head]
            + document.days.map { line in
                let eaten = line.eaten
                return [
                    line.day.iso, line.day.weekday.englishShort, line.kind.rawValue, yes(eaten != nil),
                    yes(line.isComplete),
                    energy(eaten?.energy), energy(line.balance?.basal), energy(line.activity),
                    energy(line.balance?.intakeLimit), energy(line.balance?.activityLimit),
                    energy(eaten == nil ? nil : line.balance?.deviation), line.adherence.fileKey, grams(eaten?.protein),
                    grams(eaten?.carbohydrate), grams(eaten?.fat), grams(eaten?.fibre), grams(eaten?.sugar),
                    grams(eaten?.sodium), line.weight?.text(in: document.massUnit) ?? "",
                ]
            }
    }

    /// One row per food.
    public static func foods(_ document: DiaryDocument) -> [[String]] {
        let head = [
            "Date", "Time", "Meal", "Food", "Amount", "Unit", "Portions", "Portion", "Energy kcal", "Protein g",
            "Carbohydrate g", "Fat g", "Fibre g", "Sugar g", "Sodium g", "Note",
        ]
        return [head]
            + document.foods.map { food in
                let eaten = food.nutrients
                return [
                    food.day.iso, time(food.minute), food.meal.rawValue, food.name,
                    food.amount.map { grams($0.thousandths) } ?? "", food.amount?.unit.rawValue ?? "",
                    food.serving.map { grams($0.count) } ?? "", food.serving?.portion.name ?? "", energy(eaten.energy),
                    grams(eaten.protein), grams(eaten.carbohydrate), grams(eaten.fat), grams(eaten.fibre),
                    grams(eaten.sugar), grams(eaten.sodium), food.note,
                ]
            }
    }

    /// "07:05"; empty if the time is unknown.
    static func time(_ minute: Int?) -> String {
        minute.map { Clock.hoursAndMinutes($0 * 60) } ?? ""
    }

    private static func energy(_ energy: Energy?) -> String {
        energy.map { DecimalText.write($0.calories, decimals: 3) } ?? ""
    }

    private static func grams(_ thousandths: Int?) -> String {
        thousandths.map { DecimalText.write($0, decimals: 3) } ?? ""
    }

    private static func yes(_ value: Bool) -> String { value ? "yes" : "" }
}

extension Adherence {
    /// The value in files, always in English: "kept", "too much".
    package var fileKey: String {
        switch self {
        case .notRecorded: "not recorded"
        case .withoutLimit: "no limit"
        case .open: "open"
        case .onTarget: "kept"
        case .missed(let intake, let activity):
            [
                intake > .zero ? "too much" : intake < .zero ? "too little" : "",
                activity > .zero ? "activity short" : "",
            ].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}

/// The export formats of the diary.
public enum DiaryFormat: String, CaseIterable, Sendable {
    /// The days and all foods, as Markdown tables.
    case markdown
    /// One line per day.
    case days
    /// One line per food, with its time.
    case foods

    /// The file extension, without the dot.
    public var fileExtension: String { self == .markdown ? "md" : "csv" }

    /// The document in this format; ends with a line break.
    public func write(_ document: DiaryDocument) -> String {
        switch self {
        case .markdown: DiaryMarkdownWriter(document).text
        case .days: CSVWriter.text(DiaryTable.days(document))
        case .foods: CSVWriter.text(DiaryTable.foods(document))
        }
    }
}
