public import DiaryExchange
public import DiaryStore
public import FitnessModel

/// Days of the diary as tables for the command line. People read whole kilocalories and grams to the tenth; CSV and JSON have
/// all that is known, so that sums come out.
public enum DiaryReport {
    /// The totals of each day.
    public static func days(_ document: DiaryDocument) -> ProgressTable { table("Days", DiaryTable.days(document)) }

    /// Everything eaten, with its time.
    public static func foods(_ document: DiaryDocument) -> ProgressTable { table("Foods", DiaryTable.foods(document)) }

    /// The first row is the head. Columns whose head ends in a unit hold figures.
    private static func table(_ title: String, _ rows: [[String]]) -> ProgressTable {
        let head = rows.first ?? []
        return ProgressTable(
            title, head,
            rows.dropFirst().map { row in
                zip(head, row).map { title, text in
                    guard isFigure(title) else { return .text(text) }
                    guard let number = Double(text) else { return .none }
                    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
                    return .number(number, decimals: decimals, shown: shownDecimals(title))
                }
            })
    }

    /// How exactly a column is shown; nil as exactly as it is known.
    private static func shownDecimals(_ title: String) -> Int? {
        title.hasSuffix(" kcal") ? 0 : title.hasSuffix(" g") ? 1 : nil
    }

    private static func isFigure(_ title: String) -> Bool {
        ["kcal", "g", "kg", "lb"].contains { title.hasSuffix(" \($0)") } || title == "Amount" || title == "Portions"
    }
}

extension DiaryReport {
    /// The week or the month around a day.
    public static func days(around day: Day, isMonth: Bool, weeksFrom start: WeekStart) -> ClosedRange<Day> {
        (isMonth ? ReviewSpan.month : .week).days(around: day, weeksFrom: start)
    }
}

extension DiaryDocument {
    /// The days of a review with everything eaten on them.
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
            remarks: NumberFormat().inForce {
                ReviewWording.sentences(review, massUnit: client.unit, on: .paper)
            })
    }
}
