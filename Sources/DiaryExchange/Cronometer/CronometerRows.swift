import FitnessModel

/// Reads a Cronometer file, one serving per row.
struct CronometerRows: CSVRows {
    let columns: CronometerColumns
    var report: CSVReport
    private var log = ServingLog(format: .cronometer)
    /// The number of identical servings so far on a day; each row is a separate serving.
    private var repeats: [String: Int] = [:]

    init(columns: CronometerColumns, report: CSVReport) {
        self.columns = columns
        self.report = report
    }

    var document: ImportedDocument {
        var log = log
        log.issues = report.issues
        return .servings(log)
    }

    mutating func read(_ record: CSVRecord) throws(FieldFault) {
        let day = try record.read(columns.texts[.day], FieldDate.read).day
        let food = text(record, .food)
        guard !food.isEmpty else { throw FieldFault(.valueMissing, column: columns.texts[.food]) }
        let nutrients = try nutrients(record)
        let amount = ServingAmount(text(record, .amount))
        let group = text(record, .group)
        let meal = Meal(cronometer: group)
        let entry = FoodEntry(
            day: day, minute: minute(record), meal: meal ?? .snack, name: food, amount: amount.amount,
            serving: amount.serving, nutrients: nutrients,
            note: [meal == nil ? group : "", amount.remark].filter { !$0.isEmpty }.joined(separator: " · "))
        // The same in every export of this serving. Some layouts have no time.
        let content = "cronometer:\(day.iso):\(group):\(food):\(amount.text)"
        let turn = (repeats[content] ?? 0) + 1
        repeats[content] = turn
        log.servings.append(ServingDraft(source: turn == 1 ? content : "\(content)#\(turn)", entry: entry))
        log.rowsRead += 1
    }

    private mutating func nutrients(_ record: CSVRecord) throws(FieldFault) -> Nutrients {
        let calories = try amount(record, columns.energy, limit: 100_000_000, inWords: "100 000 kcal")
        if calories == nil { report.note(.energyMissing, record, columns.energy.index) }
        var nutrients = Nutrients(energy: Energy(calories: calories ?? 0))
        for (nutrient, amounts) in columns.weights {
            nutrients[nutrient] = try amount(record, amounts, limit: 100_000_000, inWords: "100 kg")
        }
        return nutrients
    }

    /// The value of a column, rounded to an integer; nil if the cell is empty.
    private func amount(
        _ record: CSVRecord, _ column: CronometerColumns.Amounts, limit: Double, inWords words: String
    ) throws(FieldFault) -> Int? {
        try record.read(column.index) { field throws(FieldFault) in
            guard !field.trimmed.isEmpty else { return nil }
            let value = try FieldNumber.read(field).value * column.factor
            guard value <= limit else { throw FieldFault(.numberTooLarge(field.excerpt, limit: words)) }
            return Int(value.rounded())
        }
    }

    /// Minutes after midnight. An unreadable time is reported and the serving is read without it.
    private mutating func minute(_ record: CSVRecord) -> Int? {
        let column = columns.texts[.time]
        let field = record[column]
        guard !field.trimmed.isEmpty else { return nil }
        let minute = FieldTime.minute(field)
        if minute == nil { report.note(.timeIgnored(field.excerpt), record, column) }
        return minute
    }

    private mutating func text(_ record: CSVRecord, _ column: CronometerColumns.Text) -> String {
        report.line(record, columns.texts[column])
    }
}

extension Meal {
    private static let cronometer: [String: Meal] = [
        "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "snacks": .snack, "snack": .snack,
    ]

    /// The meal of a Cronometer group; nil for groups named by the user.
    init?(cronometer group: String) {
        guard let meal = Self.cronometer[group.lowercased()] else { return nil }
        self = meal
    }
}

/// The amount of a food, which Cronometer writes as one text: "600.00 g", "1.00 full recipe", "8.00 fl oz".
struct ServingAmount {
    /// The number without trailing zeros, and the unit. It is the same in every export of the serving.
    let text: String
    /// The weight or volume; nil for other units.
    let amount: FoodAmount?
    /// The serving as written; nil if the unit is g or ml.
    let serving: FoodEntry.Serving?
    /// The text as a note if the amount is unknown; otherwise empty.
    let remark: String

    init(_ written: String) {
        let words = written.split(separator: " ", maxSplits: 1).map(String.init)
        let unit = words.count > 1 ? String(words[1].drop(while: \.isWhitespace)) : ""
        guard let first = words.first, let count = Self.thousandths(first) else {
            (text, amount, serving, remark) = (written, nil, nil, written)
            return
        }
        text = DecimalText.write(count, decimals: 3) + (unit.isEmpty ? "" : " \(unit)")
        guard let one = Self.units[unit.lowercased()] else {
            (amount, serving) = (nil, nil)
            // A number without a unit is a count.
            remark = unit.isEmpty ? "" : text
            return
        }
        remark = ""
        if one.thousandths == 1000 {
            amount = FoodAmount(thousandths: count, one.unit)
            serving = nil
        } else {
            let product = (Double(count) * Double(one.thousandths) / 1000).rounded()
            amount = FoodAmount(thousandths: Int(product), one.unit)
            serving = FoodEntry.Serving(portion: FoodPortion(name: unit, amount: one), count: count)
        }
    }

    /// The size of each unit, to the milligram or the thousandth of a millilitre. Cups and slices are missing, because
    /// their size depends on the food. The fluid ounce is the US one.
    private static let units: [String: FoodAmount] = [
        "g": FoodAmount(1, .g), "gram": FoodAmount(1, .g), "grams": FoodAmount(1, .g), "kg": FoodAmount(1000, .g),
        "mg": FoodAmount(thousandths: 1, .g), "oz": FoodAmount(thousandths: 28_350, .g),
        "lb": FoodAmount(thousandths: 453_592, .g), "ml": FoodAmount(1, .ml), "l": FoodAmount(1000, .ml),
        "fl oz": FoodAmount(thousandths: 29_574, .ml),
    ]

    /// Parses "600.00" or "1,5" into thousandths; nil if the text is not a number of at most a million.
    private static func thousandths(_ text: String) -> Int? {
        guard let value = Double(text.replacing(",", with: ".")), value >= 0, value <= 1_000_000 else { return nil }
        return Int((value * 1000).rounded())
    }
}
