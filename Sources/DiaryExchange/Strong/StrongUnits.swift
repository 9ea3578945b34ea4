import FitnessModel

/// In which units a row's weight and distance are.
struct StrongUnits {
    let columns: StrongColumns
    /// What the user chose for what the file does not state.
    let chosen: MassUnit?

    /// The unit of weight by the row or the title, else the chosen one; nil when there is none.
    func mass(_ record: CSVRecord) throws(FieldFault) -> MassUnit? {
        try stated(record) ?? chosen
    }

    /// The unit of weight that the file states.
    func stated(_ record: CSVRecord) throws(FieldFault) -> MassUnit? {
        let field = record[columns[.weightUnit]]
        if field.trimmed.isEmpty { return columns.massUnitOfTitle }
        if let unit = MassUnit(exported: field.excerpt.lowercased()) { return unit }
        throw FieldFault(.unitUnknown(field.excerpt), column: columns[.weightUnit])
    }

    /// The unit of distance by the row or the title, else what goes with the unit of weight.
    func distance(_ record: CSVRecord) throws(FieldFault) -> DistanceUnit? {
        let field = record[columns[.distanceUnit]]
        if !field.trimmed.isEmpty {
            if let unit = DistanceUnit(field.excerpt.lowercased()) { return unit }
            throw FieldFault(.unitUnknown(field.excerpt), column: columns[.distanceUnit])
        }
        if let unit = columns.distanceUnitOfTitle { return unit }
        guard let unit = try mass(record) else { return nil }
        return DistanceUnit(with: unit)
    }

    /// Asks for the unit when some weight or distance has none.
    static func questions(
        about file: ImportFile, _ table: CSVTable, _ columns: StrongColumns
    ) -> [ImportQuestion] {
        let units = StrongUnits(columns: columns, chosen: nil)
        var survey = MassUnitSurvey()
        var isNeeded = false
        file.withBytes { bytes in
            var reader = table.reader(bytes)
            var record = CSVRecord(over: bytes)
            while let step = reader.next(&record) {
                guard step == .record, let amounts = try? StrongAmounts(record, columns) else { continue }
                do {
                    if amounts.weight > 0, try units.mass(record) == nil {
                        isNeeded = true
                        survey.add(amounts.weight)
                    } else if amounts.distance > 0, try units.distance(record) == nil {
                        isNeeded = true
                    }
                } catch {
                    // A unit that is not known is told when the row is read.
                    continue
                }
            }
        }
        return isNeeded ? [.massUnit(guess: survey.guess)] : []
    }
}
