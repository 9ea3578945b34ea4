import FitnessModel

/// Reads one measurement per row.
struct BodyRows: CSVRows {
    var report: CSVReport
    private(set) var lacksUnit = false
    private let columns: BodyColumns
    private let dates: BodyDates
    private let massUnit: MassUnit?
    /// GoldenCheetah writes 0 for a missing value.
    private let skipsZeros: Bool
    private var log: BodyLog
    private var areDatesReported = false

    init(_ table: CSVTable, _ columns: BodyColumns, _ dates: BodyDates, massUnit: MassUnit?) {
        self.columns = columns
        self.dates = dates
        self.massUnit = massUnit
        skipsZeros = table.titles.contains { $0.lowercased() == "weightkg" }
        log = BodyLog(format: skipsZeros ? .goldenCheetah : columns.isOwn ? .spotter : .measurements)
        report = CSVReport(table)
        for (column, reason) in columns.remarks {
            report.note(reason, line: max(table.firstRow.line - 1, 1), column: column)
        }
    }

    var document: ImportedDocument {
        var log = log
        log.issues = report.issues.map(ImportRemark.row)
        return .body(log)
    }

    mutating func read(_ record: CSVRecord) throws(FieldFault) {
        let date = try record.read(columns.day, dates.read)
        var row = BodyRowDraft(day: date.day, minute: date.minute)
        var remarks: [(column: Int, reason: ImportIssue.Reason)] = []
        for (index, column) in columns.columns.enumerated() where index != columns.day {
            let raw = report.text(record, index)
            let text = column == .note ? BodyCell.note(raw) : BodyCell.text(raw)
            guard !text.isEmpty else { continue }
            if case .weight(nil) = column, massUnit == nil, BodyCell.number(text) != nil {
                lacksUnit = true
                return
            }
            let title = report.titles[index]
            do {
                if skipsZeros, BodyCell.number(text) == 0 { continue }
                try row.take(text, column, title: title, massUnit: massUnit)
                remarks += row.takeRemarks().map { (index, $0) }
            } catch {
                throw FieldFault(error.reason, column: index)
            }
        }
        if date.isOpen, !areDatesReported {
            areDatesReported = true
            report.note(.dateTaken(record[columns.day].excerpt, date.day), record, columns.day)
        }
        for (column, reason) in remarks { report.note(reason, record, column) }
        log.rowsRead += 1
        let draft = row.draft
        if !draft.isEmpty { log.lines.append(BodyLine(draft, at: .line(record.line))) }
    }
}

/// Collects the cells of a row into a measurement.
struct BodyRowDraft {
    private var measurement: BodyMeasurement
    private var fatPerMille: Int?
    private var fatMass: Mass?
    private var leanMass: Mass?
    private var systolic = ""
    private var diastolic = ""
    private var words: [String] = []
    private var remarks: [ImportIssue.Reason] = []

    init(day: Day, minute: Int?) { measurement = BodyMeasurement(day: day, minute: minute) }

    /// Returns the remarks since the last call.
    mutating func takeRemarks() -> [ImportIssue.Reason] {
        defer { remarks = [] }
        return remarks
    }

    /// Adds the value of a cell.
    mutating func take(
        _ text: String, _ column: BodyColumn, title: String, massUnit: MassUnit? = nil
    ) throws(FieldFault) {
        switch column {
        case .time:
            var clock = ByteScanner(Array(text.utf8))
            let second = clock.takeClock().flatMap { clock.isAtEnd ? $0 : nil }
            if let second { measurement.minute = second / 60 } else { remarks.append(.timeIgnored(text)) }
        case .weight(let unit): measurement.weight = try BodyCell.weight(text, unit: unit ?? massUnit)
        case .height(let unit): measurement.height = try BodyCell.height(text, unit: unit)
        case .fat, .fatOfFolds: fatPerMille = try BodyCell.fat(text)
        case .fatMass: fatMass = Mass.read(text, unit: BodyTitle(title).unit == "lb" ? .lb : massUnit ?? .kg)
        case .leanMass: leanMass = Mass.read(text, unit: BodyTitle(title).unit == "lb" ? .lb : massUnit ?? .kg)
        case .fold(let site):
            let (text, reading) = try BodyCell.fold(text)
            measurement[fold: site] = text
            if let outlier = reading.outlier() {
                remarks.append(.outlier(BodyCell.excerpt(text), meant: outlier.meant))
            }
        case .measure(let measure, let unit):
            let (whole, reading) = try BodyCell.measure(text, measure, unit: unit)
            measurement[measure: measure] = whole
            if !measure.usual.contains(reading.value) {
                remarks.append(.unlikelyMeasure(BodyCell.excerpt(whole), measure))
            }
        case .systolic: systolic = text
        case .diastolic: diastolic = text
        case .own(let measure): measurement[own: measure] = text
        case .note: words.insert(text, at: 0)
        case .text(let title): words.append("\(title): \(text)")
        case .day, .computed, .unknown, .mass, .foldOrGirth: break
        }
    }

    /// The complete measurement. Body fat without a weight becomes a custom measure.
    var draft: BodyDraft { bare.withFatAsMeasure }

    /// The complete measurement, with blood pressure combined and fat computed from fat or lean mass. It may have body
    /// fat without a weight.
    var bare: BodyDraft {
        var (measurement, fat) = (measurement, fatPerMille)
        measurement.note = words.joined(separator: "\n")
        if !systolic.isEmpty || !diastolic.isEmpty {
            let pressure = "\(systolic)/\(diastolic)"
            if BodyMeasure.pressure.read(pressure) != nil {
                measurement[measure: .pressure] = pressure
            } else {
                if let upper = OwnMeasure("Systolic (mmHg)") { measurement[own: upper] = systolic }
                if let lower = OwnMeasure("Diastolic (mmHg)") { measurement[own: lower] = diastolic }
            }
        }
        if measurement.weight == nil {
            for (name, mass) in [("Fat mass (kg)", fatMass), ("Lean mass (kg)", leanMass)] {
                guard let mass, let measure = OwnMeasure(name) else { continue }
                measurement[own: measure] = mass.text(in: .kg)
            }
        } else if fat == nil, let weight = measurement.weight {
            let fatty = fatMass ?? leanMass.map { Mass(grams: weight.grams - $0.grams) }
            let share = fatty.map { (Double($0.grams) / Double(weight.grams) * 1000).rounded() }
            fat = share.flatMap { (10..<900).contains($0) ? Int($0) : nil }
        }
        return BodyDraft(measurement, fatPerMille: fat)
    }
}

extension BodyDraft {
    /// The draft with body fat as a custom measure if it has no weight: the list of weights requires one.
    var withFatAsMeasure: BodyDraft {
        guard let fatPerMille, measurement.weight == nil, let measure = OwnMeasure("Body fat (%)") else { return self }
        var draft = BodyDraft(measurement)
        draft.measurement[own: measure] = DecimalText.write(fatPerMille, decimals: 1)
        return draft
    }
}
