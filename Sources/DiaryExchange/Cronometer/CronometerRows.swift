import FitnessModel

/// Reads Cronometer's rows, one serving each.
struct CronometerRows: CSVRows {
    let columns: CronometerColumns
    var report: CSVReport
    private var log = ServingLog(format: "Cronometer")
    /// How often the same serving came on a day so far: identical rows are servings of their own.
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
        // The same in every export of the same serving; not every layout has a time.
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

    /// The whole number nearest to what stands in the column; nil where nothing does.
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

    /// Minutes after midnight; a time that is none is told, and the serving is read without it.
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

    /// The meal that a group of Cronometer is; nil for groups that its users named.
    init?(cronometer group: String) {
        guard let meal = Self.cronometer[group.lowercased()] else { return nil }
        self = meal
    }
}

/// How much of a food was eaten, as Cronometer packs it into one text: "600.00 g", "1.00 full recipe", "8.00 fl oz".
struct ServingAmount {
    /// The number without trailing zeros and the unit: the same for the same serving in every export.
    let text: String
    /// Where the unit is one of weight or volume.
    let amount: FoodAmount?
    /// How it was said, where the unit is not g or ml itself.
    let serving: FoodEntry.Serving?
    /// The text where nobody knows how much it is, to be kept as a note.
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
            // A number alone is how many of it.
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

    /// What one is, to the milligram or the thousandth of a millilitre. A cup or a slice is another amount of every
    /// food. The fluid ounce is that of the United States.
    private static let units: [String: FoodAmount] = [
        "g": FoodAmount(1, .g), "gram": FoodAmount(1, .g), "grams": FoodAmount(1, .g), "kg": FoodAmount(1000, .g),
        "mg": FoodAmount(thousandths: 1, .g), "oz": FoodAmount(thousandths: 28_350, .g),
        "lb": FoodAmount(thousandths: 453_592, .g), "ml": FoodAmount(1, .ml), "l": FoodAmount(1000, .ml),
        "fl oz": FoodAmount(thousandths: 29_574, .ml),
    ]

    /// "600.00" and "1,5"; nil for what is no number, or more than a million.
    private static func thousandths(_ text: String) -> Int? {
        guard let value = Double(text.replacing(",", with: ".")), value >= 0, value <= 1_000_000 else { return nil }
        return Int((value * 1000).rounded())
    }
}
