import FitnessModel

/// The column indexes of a FitNotes body tracker file.
struct FitNotesBodyColumns: Sendable {
    private enum Text: Int, CSVColumn {
        case day, time, measurement, value, unit, comment

        var titles: [String] {
            switch self {
            case .day: ["date"]
            case .time: ["time"]
            case .measurement: ["measurement"]
            case .value: ["value"]
            case .unit: ["unit"]
            case .comment: ["comment", "comments"]
            }
        }
    }

    let day, measurement, value, unit: Int
    let time, comment: Int?

    /// Nil if the header is not that of the body tracker.
    init?(_ table: CSVTable) {
        let texts = CSVColumns<Text>(table)
        guard let day = texts[.day], let measurement = texts[.measurement], let value = texts[.value],
            let unit = texts[.unit]
        else { return nil }
        (self.day, self.measurement, self.value, self.unit) = (day, measurement, value, unit)
        (time, comment) = (texts[.time], texts[.comment])
    }
}

/// Reads a FitNotes body tracker file: one value per row. The values of a minute form one measurement.
struct FitNotesBodyRows: CSVRows {
    var report: CSVReport
    private let columns: FitNotesBodyColumns
    private let dates: BodyDates
    private var log = BodyLog(format: .fitNotesBody)
    private var groups: [Group] = []
    /// The index of the newest group of a minute.
    private var places: [Moment: Int] = [:]

    private struct Moment: Hashable {
        let day: Day
        let minute: Int?
    }

    private struct Group {
        let line: Int
        var draft: BodyRowDraft
        var taken: Set<BodyColumn> = []
    }

    init(_ table: CSVTable, _ columns: FitNotesBodyColumns, _ dates: BodyDates) {
        self.columns = columns
        self.dates = dates
        report = CSVReport(table)
    }

    mutating func read(_ record: CSVRecord) throws(FieldFault) {
        let date = try record.read(columns.day, dates.read)
        let name = BodyCell.text(report.line(record, columns.measurement))
        guard !name.isEmpty else { throw FieldFault(.valueMissing, column: columns.measurement) }
        let value = BodyCell.text(report.text(record, columns.value))
        guard !value.isEmpty else { throw FieldFault(.valueMissing, column: columns.value) }
        let unit = BodyCell.text(report.text(record, columns.unit))
        let moment = Moment(day: date.day, minute: minute(record) ?? date.minute)
        let column = try column(name, unit)
        var group = group(of: moment, for: column, line: record.line)
        do {
            try group.draft.take(value, column, title: "\(name) (\(unit))")
            let comment = BodyCell.note(report.text(record, columns.comment))
            if !comment.isEmpty { try group.draft.take(comment, .text(name), title: name) }
        } catch {
            throw FieldFault(error.reason, column: columns.value)
        }
        for reason in group.draft.takeRemarks() { report.note(reason, record, columns.value) }
        keep(group, of: moment)
        log.rowsRead += 1
    }

    /// The column of a measurement name; an unknown name becomes a custom measure.
    private func column(_ name: String, _ unit: String) throws(FieldFault) -> BodyColumn {
        let own = BodyColumns.own(unit.isEmpty ? name : "\(name) (\(unit))")
        switch BodyTitle(name, unit: unit).column {
        case .weight(nil): throw FieldFault(.unitUnknown(unit), column: columns.unit)
        case .weight(let unit): return .weight(unit)
        case .fat, .fatOfFolds: return .fat
        case .height(let unit): return .height(unit: unit)
        case .fold(let site): return .fold(site)
        case .measure(let measure, let unit): return .measure(measure, unit: unit)
        default: return own
        }
    }

    /// The group of a minute, or a new one if that group already has a value for the column.
    private func group(of moment: Moment, for column: BodyColumn, line: Int) -> Group {
        if let place = places[moment], !groups[place].taken.contains(column) {
            var group = groups[place]
            group.taken.insert(column)
            return group
        }
        return Group(line: line, draft: BodyRowDraft(day: moment.day, minute: moment.minute), taken: [column])
    }

    private mutating func keep(_ group: Group, of moment: Moment) {
        if let place = places[moment], groups[place].line == group.line {
            groups[place] = group
        } else {
            places[moment] = groups.count
            groups.append(group)
        }
    }

    private mutating func minute(_ record: CSVRecord) -> Int? {
        let field = record[columns.time]
        guard !field.trimmed.isEmpty else { return nil }
        let minute = FieldTime.minute(field)
        if minute == nil { report.note(.timeIgnored(field.excerpt), record, columns.time) }
        return minute
    }

    var document: ImportedDocument {
        var log = log
        log.issues = report.issues.map(ImportRemark.row)
        log.lines = Self.withFatBesideWeight(groups.map { ($0.line, $0.draft.bare) })
        return .body(log)
    }

    /// Moves body fat without a weight to the weight of the same day, because the tracker asks for them one after the
    /// other.
    private static func withFatBesideWeight(_ groups: [(line: Int, draft: BodyDraft)]) -> [BodyLine] {
        var drafts = groups.map(\.draft)
        var weights: [Day: [Int]] = [:]
        for (place, draft) in drafts.enumerated() where draft.measurement.weight != nil {
            weights[draft.measurement.day, default: []].append(place)
        }
        for (place, draft) in drafts.enumerated() where draft.measurement.weight == nil && draft.fatPerMille != nil {
            let weight = weights[draft.measurement.day]?.first { drafts[$0].fatPerMille == nil }
            guard let weight else { continue }
            drafts[weight].fatPerMille = draft.fatPerMille
            drafts[place].fatPerMille = nil
        }
        return zip(groups, drafts).compactMap { group, draft in
            draft.isEmpty ? nil : BodyLine(draft.withFatAsMeasure, at: .line(group.line))
        }
    }
}
