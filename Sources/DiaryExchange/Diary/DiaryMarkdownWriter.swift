import FitnessModel

/// Writes days of a diary as Markdown tables (GitHub's tables): the days, remarks, and each food with its time.
struct DiaryMarkdownWriter {
    /// The document.
    let text: String

    init(_ document: DiaryDocument) {
        let (first, last) = (document.range.lowerBound, document.range.upperBound)
        var lines = [
            "# " + Markdown.escaped(document.client), "",
            first == last ? first.englishLong : "\(first.englishLong) to \(last.englishLong)", "",
        ]
        lines += Markdown.table(
            [
                "Day", "Intake", "Activity", "Balance", "Goal", "Protein g", "Carbs g", "Fat g",
                "Weight \(document.massUnit.rawValue)",
            ], document.days.map { Self.cells($0, document.massUnit) }, trailing: { $0 != 0 && $0 != 4 })
        for remark in document.remarks { lines += ["", Markdown.escaped(remark)] }
        let byDay = Dictionary(grouping: document.foods, by: \.day)
        for day in byDay.keys.sorted() {
            lines += ["", "## \(day.englishLong)", ""]
            lines += Markdown.table(
                ["Meal", "Time", "Food", "Amount", "kcal", "Protein g", "Carbs g", "Fat g"],
                (byDay[day] ?? []).map(Self.cells), trailing: { $0 > 3 })
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func cells(_ line: DiaryDocument.DayLine, _ unit: MassUnit) -> [String] {
        [
            "\(line.day.weekday.englishShort) \(line.day.iso)", line.eaten.map { kilocalories($0.energy) } ?? "",
            kilocalories(line.activity),
            line.eaten == nil ? "" : line.balance.map { balance($0.rounded(to: .kcal).deviation) } ?? "",
            line.adherence.fileKey, whole(line.eaten?.protein), whole(line.eaten?.carbohydrate), whole(line.eaten?.fat),
            line.weight?.text(in: unit) ?? "",
        ]
    }

    private static func cells(_ food: FoodEntry) -> [String] {
        let name = food.note.isEmpty ? food.name : "\(food.name) (\(food.note))"
        return [
            food.meal.rawValue, DiaryTable.time(food.minute), Markdown.escaped(name),
            Markdown.escaped(amount(food)), kilocalories(food.nutrients.energy),
            whole(food.nutrients.protein), whole(food.nutrients.carbohydrate), whole(food.nutrients.fat),
        ]
    }

    /// "2 x slice, 60 g".
    private static func amount(_ food: FoodEntry) -> String {
        let serving = food.serving.map { "\(DecimalText.write($0.count, decimals: 3)) x \($0.portion.name)" }
        let weight = food.amount.map { "\(DecimalText.write($0.thousandths, decimals: 3)) \($0.unit.rawValue)" }
        return [serving, weight].compactMap { $0 }.joined(separator: ", ")
    }

    private static func kilocalories(_ energy: Energy) -> String { String(whole(thousandths: energy.calories)) }

    /// "-44 missing", "+120 surplus".
    private static func balance(_ deviation: Energy) -> String {
        let whole = whole(thousandths: deviation.calories)
        return whole == 0 ? "0" : whole > 0 ? "+\(whole) surplus" : "\(whole) missing"
    }

    private static func whole(_ milligrams: Int?) -> String { milligrams.map { String(whole(thousandths: $0)) } ?? "" }

    /// Rounds halves away from zero.
    private static func whole(thousandths: Int) -> Int { Int((Double(thousandths) / 1000).rounded()) }
}
