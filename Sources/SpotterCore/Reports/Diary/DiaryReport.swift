public import DiaryExchange
public import DiaryStore
public import FitnessModel
import Phrases

/// Days of the diary as tables for the command line. The printed form rounds to whole kilocalories and tenths of a
/// gram; CSV and JSON have the full precision, so that sums are exact.
public enum DiaryReport {
    /// The totals of each day.
    ///
    /// - Parameter isPrinted: whether limits and balances are those of whole kilocalories, as on screen and on paper.
    public static func days(_ document: DiaryDocument, isPrinted: Bool = false) -> ProgressTable {
        var document = document
        for index in document.days.indices where isPrinted {
            document.days[index].balance = document.days[index].balance?.rounded(to: .kcal)
        }
        return table("Days", DiaryTable.days(document))
    }

    /// All food entries with their times.
    public static func foods(_ document: DiaryDocument) -> ProgressTable { table("Foods", DiaryTable.foods(document)) }

    /// Converts rows with a head. Columns whose heads end in a unit hold numbers.
    private static func table(_ title: Phrase, _ rows: [[String]]) -> ProgressTable {
        let head = rows.first ?? []
        return ProgressTable(
            title, head.map { "\($0)" },
            rows.dropFirst().map { row in
                zip(head, row).map { title, text in
                    guard isFigure(title) else { return .text(text) }
                    guard let number = Double(text) else { return .none }
                    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
                    return .number(number, decimals: decimals, shown: shownDecimals(title))
                }
            })
    }

    /// The number of printed decimals of a column; nil for full precision.
    private static func shownDecimals(_ title: String) -> Int? {
        title.hasSuffix(" kcal") ? 0 : title.hasSuffix(" g") ? 1 : nil
    }

    private static func isFigure(_ title: String) -> Bool {
        ["kcal", "g", "kg", "lb"].contains { title.hasSuffix(" \($0)") } || title == "Amount" || title == "Portions"
    }
}

extension DiaryReport {
    /// The week or the month that contains a day.
    public static func days(around day: Day, isMonth: Bool, weeksFrom start: WeekStart) -> ClosedRange<Day> {
        (isMonth ? ReviewSpan.month : .week).days(around: day, weeksFrom: start)
    }
}

extension DiaryDocument {
    /// The days of a review with all of their food entries.
    public init(_ review: DiaryReview, of client: Client, in diary: Diary) throws(StoreError) {
        let days = review.days.map { day in
            DayLine(
                day: day.day, kind: day.kind, eaten: day.isRecorded ? day.nutrients : nil, activity: day.activity,
                balance: day.balance, adherence: review.adherence(day), weight: review.weighIn(on: day.day)?.weight,
                isComplete: day.isComplete)
        }
        var foods: [FoodEntry] = []
        for day in review.days where day.foodCount > 0 {
            foods += try diary.foodEntries.list(of: client.id, on: day.day)
        }
        let range = (days.first?.day ?? review.today)...(days.last?.day ?? review.today)
        self.init(
            client: client.name, range: range, massUnit: client.unit, days: days, foods: foods,
            remarks: NumberFormat().asCurrent {
                ReviewWording.sentences(review, massUnit: client.unit, on: .paper).map(\.text)
            })
    }
}
