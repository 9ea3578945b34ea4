import FitnessModel

extension StrongRows {
    /// Keeps the text of a column that rows repeat; true when it is another than in the row before.
    mutating func keep(
        _ kept: WritableKeyPath<StrongRows, RepeatedText>, _ record: CSVRecord, _ column: Int?
    ) -> Bool {
        let field = record[column]
        if self[keyPath: kept].isSame(as: field) { return false }
        let name = text(record, column).split(whereSeparator: \.isNewline).joined(separator: " ")
        let isOther = name != self[keyPath: kept].text
        self[keyPath: kept].keep(field, as: name)
        return isOther
    }

    /// A field's text. The first that is not UTF-8 is remarked on.
    mutating func text(_ record: CSVRecord, _ column: Int?) -> String {
        let field = record[column]
        if let text = field.text { return text }
        if !foundForeignText {
            foundForeignText = true
            report(.foreignEncoding, line: record.line, column: column)
        }
        return field.foreignText
    }

    /// The RPE of a row; what is none of 6, 6.5 ... 10 is remarked on, and zero means none.
    mutating func effort(_ record: CSVRecord) -> Effort? {
        let field = record[columns.rpe]
        if field.trimmed.isEmpty { return nil }
        let tenths = (try? FieldNumber.read(field)).map { $0.value * 10 }
        if tenths == 0 { return nil }
        if let tenths, (60...100).contains(tenths), tenths.truncatingRemainder(dividingBy: 5) == 0 {
            return .rpe(tenths: Int(tenths))
        }
        report(.effortIgnored(field.excerpt), line: record.line, column: columns.rpe)
        return nil
    }

    /// The session's duration from its first row; what is none is remarked on, and zero means none.
    mutating func duration(_ record: CSVRecord) -> Int? {
        let field = record[columns.duration]
        if field.trimmed.isEmpty { return nil }
        guard let seconds = FieldDuration.seconds(field) else {
            report(.durationIgnored(field.excerpt), line: record.line, column: columns.duration)
            return nil
        }
        return seconds > 0 ? seconds : nil
    }
}
