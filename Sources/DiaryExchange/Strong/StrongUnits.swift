import FitnessModel

/// The units of a row's weight and distance.
struct StrongUnits {
    let columns: StrongColumns
    /// The user's choice for units that the file does not state.
    let chosen: MassUnit?

    /// The unit of weight in the row or the title, otherwise the chosen one; nil if there is none.
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

    /// The unit of distance in the row or the title, otherwise the one matching the unit of weight.
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

    /// Asks for the unit if a weight or distance has none.
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
                    // An unknown unit is reported when the row is read.
                    continue
                }
            }
        }
        return isNeeded ? [.massUnit(guess: survey.guess)] : []
    }
}

extension ImportFormat {
    /// The CSV export of Strong, in all layouts since 2017, English and German.
    public static let strong = csv(.strong, columns: StrongColumns.init, asks: StrongUnits.questions) {
        table, columns, basis in
        let units = StrongUnits(columns: columns, chosen: basis.massUnit)
        return StrongRows(columns: columns, units: units, report: CSVReport(table))
    }
}

/// The column indexes of a Strong file. Layouts differ in order, language and columns.
struct StrongColumns: Sendable {
    enum Name: Int, CSVColumn {
        case date, exercise, setOrder, weight, reps
        case workout, workoutNumber, duration, weightUnit, distance, distanceUnit, seconds, rpe, notes, workoutNotes

        var titles: [String] {
            switch self {
            case .date: ["date", "datum"]
            case .exercise: ["exercise name", "name der übung"]
            case .setOrder: ["set order", "reihenfolge festlegen"]
            case .weight: ["weight", "gewicht"]
            case .reps: ["reps", "wiederh."]
            case .workout: ["workout name"]
            case .workoutNumber: ["workout #"]
            case .duration:
                ["duration", "workout duration", "duration (sec)", "workout duration (sec)", "dauer", "workout dauer"]
            case .weightUnit: ["weight unit", "gewichtseinheit"]
            case .distance: ["distance", "entfernung"]
            case .distanceUnit: ["distance unit", "entfernungseinheit"]
            case .seconds: ["seconds", "sekunden"]
            case .rpe: ["rpe"]
            case .notes: ["notes", "notizen"]
            case .workoutNotes: ["workout notes", "workout notizen"]
            }
        }
    }

    private var columns: CSVColumns<Name>
    /// The units in the titles: "Weight (kg)", "Distance (meters)".
    let massUnitOfTitle: MassUnit?
    let distanceUnitOfTitle: DistanceUnit?

    /// Nil if the header is not that of Strong.
    init?(_ table: CSVTable) {
        columns = CSVColumns(table)
        let weight = table.columnWithUnit(Name.weight.titles)
        let distance = table.columnWithUnit(Name.distance.titles)
        columns[.weight] = columns[.weight] ?? weight?.index
        columns[.distance] = columns[.distance] ?? distance?.index
        massUnitOfTitle = weight.flatMap { MassUnit(exported: $0.unit) }
        distanceUnitOfTitle = distance.flatMap { DistanceUnit($0.unit) }
        guard columns.has(.date, .exercise, .setOrder, .weight, .reps) else { return nil }
    }

    /// The index of a column; nil if it is missing.
    subscript(name: Name) -> Int? { columns[name] }
}
