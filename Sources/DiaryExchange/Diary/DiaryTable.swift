public import FitnessModel

/// Days and foods as rows of texts, the head first: for CSV, and for everything else that has columns.
///
/// Energy in kilocalories, weights of nutrients in grams; both exact, so that sums come out. What is not known is
/// empty.
public enum DiaryTable {
    /// One row for each day.
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
                    line.day.iso, line.day.weekday.short, line.kind.rawValue, yes(eaten != nil), yes(line.isComplete),
                    energy(eaten?.energy), energy(line.balance?.basal), energy(line.activity),
                    energy(line.balance?.intakeLimit), energy(line.balance?.activityLimit),
                    energy(eaten == nil ? nil : line.balance?.deviation), line.adherence.word, grams(eaten?.protein),
                    grams(eaten?.carbohydrate), grams(eaten?.fat), grams(eaten?.fibre), grams(eaten?.sugar),
                    grams(eaten?.sodium), line.weight?.text(in: document.massUnit) ?? "",
                ]
            }
    }

    /// One row for each food.
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

    /// "07:05"; empty where nobody said.
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
    /// One word or two for a column: "kept", "too much".
    public var word: String {
        switch self {
        case .notRecorded: "not recorded"
        case .withoutLimit: "no limit"
        case .open: "open"
        case .kept: "kept"
        case .missed(let intake, let activity):
            [
                intake > .zero ? "too much" : intake < .zero ? "too little" : "",
                activity > .zero ? "activity short" : "",
            ].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}

/// The forms in which days of the diary leave it.
public enum DiaryFormat: String, CaseIterable, Sendable {
    /// The days and everything eaten, as tables of Markdown.
    case markdown
    /// One line for each day.
    case days
    /// One line for each food, with its time.
    case foods

    /// What a person is shown.
    public var title: String {
        switch self {
        case .markdown: "Markdown, the days and each food"
        case .days: "CSV, a line for each day"
        case .foods: "CSV, a line for each food"
        }
    }

    /// What a file of this form is called behind its last dot.
    public var fileExtension: String { self == .markdown ? "md" : "csv" }

    /// The days in this form; ends with a line end.
    public func write(_ document: DiaryDocument) -> String {
        switch self {
        case .markdown: DiaryMarkdownWriter(document).text
        case .days: CSVWriter.text(DiaryTable.days(document))
        case .foods: CSVWriter.text(DiaryTable.foods(document))
        }
    }
}
