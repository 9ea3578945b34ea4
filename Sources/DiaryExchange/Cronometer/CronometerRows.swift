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
