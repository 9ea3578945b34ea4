import FitnessModel

/// Reads Cronometer's rows, one serving each.
struct CronometerReader {
    /// A file with more unreadable rows is damaged as a whole, and their list would be of no use.
    private static let faultLimit = 100_000

    private let name: String
    private let table: CSVTable
    private let columns: CronometerColumns
    private var log = ServingLog(format: "Cronometer")
    private var losses = 0
    private var foundForeignText = false
    /// How often the same serving came on a day so far: identical rows are servings of their own.
    private var repeats: [String: Int] = [:]

    /// Reads the file; throws when there is no row or nearly all is unreadable.
    static func read(
        _ file: ImportFile, _ table: CSVTable, _ columns: CronometerColumns, _ progress: ImportFormat.Progress
    ) throws(ImportError) -> ServingLog {
        var reader = CronometerReader(name: file.name, table: table, columns: columns)
        try file.withBytes { bytes throws(ImportError) in try reader.read(bytes, progress) }
        return reader.log
    }

    private init(name: String, table: CSVTable, columns: CronometerColumns) {
        self.name = name
        self.table = table
        self.columns = columns
    }

    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ progress: ImportFormat.Progress
    ) throws(ImportError) {
        var csv = table.reader(bytes)
        var record = CSVRecord(over: bytes)
        var count = 0
        while let step = csv.next(&record) {
            if step == .blank { continue }
            count += 1
            take(step, record)
            if losses > Self.faultLimit { throw .tooManyFaults(name: name, count: losses, line: record.line) }
            if count % 4096 == 0, !progress(csv.progress) { throw .cancelled }
        }
        guard count > 0 else { throw .noRows(name: name) }
        guard progress(1) else { throw .cancelled }
    }

    private mutating func take(_ step: CSVReader.Step, _ record: CSVRecord) {
        do throws(FieldFault) {
            if case .fault(let reason) = step { throw FieldFault(reason) }
            try readServing(record)
        } catch {
            losses += 1
            report(error, record)
        }
    }

    private mutating func report(_ fault: FieldFault, _ record: CSVRecord) {
        let column = fault.column.map { table.titles[$0] }
        log.issues.append(ImportIssue(line: record.line, column: column, reason: fault.reason))
    }

    private mutating func readServing(_ record: CSVRecord) throws(FieldFault) {
        let day: Day
        do throws(FieldFault) {
            day = try FieldDate.read(record[columns.day]).day
        } catch {
            throw FieldFault(error.reason, column: columns.day)
        }
        let food = text(record, columns.food)
        guard !food.isEmpty else { throw FieldFault(.valueMissing, column: columns.food) }
        let nutrients = try nutrients(record)
        let amount = ServingAmount(text(record, columns.amount))
        let group = text(record, columns.group)
        let meal = Meal(cronometer: group)
        let entry = FoodEntry(
            day: day, minute: minute(record), meal: meal ?? .snack, name: food, amount: amount.amount,
            serving: amount.serving, nutrients: nutrients,
            note: [meal == nil ? group : "", amount.remark].filter { !$0.isEmpty }.joined(separator: " · "))
        let content = "cronometer:\(day.iso):\(group):\(food):\(amount.text)"
        let turn = (repeats[content] ?? 0) + 1
        repeats[content] = turn
        log.servings.append(LoggedServing(key: turn == 1 ? content : "\(content)#\(turn)", entry: entry))
        log.rowsRead += 1
    }

    private mutating func nutrients(_ record: CSVRecord) throws(FieldFault) -> Nutrients {
        let calories = try amount(record, columns.energy, limit: 100_000_000, inWords: "100 000 kcal")
        if calories == nil { report(FieldFault(.energyMissing, column: columns.energy.index), record) }
        func weight(_ column: CronometerColumns.Amounts?) throws(FieldFault) -> Int? {
            guard let column else { return nil }
            return try amount(record, column, limit: 100_000_000, inWords: "100 kg")
        }
        return Nutrients(
            energy: Energy(calories: calories ?? 0), protein: try weight(columns.protein), fat: try weight(columns.fat),
            carbohydrate: try weight(columns.carbohydrate), fibre: try weight(columns.fibre),
            sugar: try weight(columns.sugar), sodium: try weight(columns.sodium))
    }

    /// The whole number nearest to what stands in the column; nil where nothing does.
    private func amount(
        _ record: CSVRecord, _ column: CronometerColumns.Amounts, limit: Double, inWords words: String
    ) throws(FieldFault) -> Int? {
        let field = record[column.index]
        guard !field.trimmed.isEmpty else { return nil }
        do throws(FieldFault) {
            let value = try FieldNumber.read(field).value * column.factor
            guard value <= limit else { throw FieldFault(.numberTooLarge(field.excerpt, limit: words)) }
            return Int(value.rounded())
        } catch {
            throw FieldFault(error.reason, column: column.index)
        }
    }

    /// Minutes after midnight; a time that is none is told, and the serving is read without it.
    private mutating func minute(_ record: CSVRecord) -> Int? {
        let field = record[columns.time]
        guard !field.trimmed.isEmpty else { return nil }
        let minute = FieldTime.minute(field)
        if minute == nil { report(FieldFault(.timeIgnored(field.excerpt), column: columns.time), record) }
        return minute
    }

    private mutating func text(_ record: CSVRecord, _ column: Int?) -> String {
        let field = record[column]
        let text = field.text
        if text == nil, !foundForeignText {
            foundForeignText = true
            report(FieldFault(.foreignEncoding, column: column), record)
        }
        return (text ?? field.foreignText).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension Meal {
    /// The meal that a group of Cronometer is; nil for groups that its users named.
    init?(cronometer group: String) {
        switch group.lowercased() {
        case "breakfast": self = .breakfast
        case "lunch": self = .lunch
        case "dinner": self = .dinner
        case "snacks", "snack": self = .snack
        default: return nil
        }
    }
}
