import FitnessModel

extension ImportFormat {
    /// The FitNotes body tracker: one value per line.
    public static let fitNotesBody = csv(.fitNotesBody, columns: FitNotesBodyColumns.init) { table, columns, basis in
        FitNotesBodyRows(table, columns, BodyDates(today: basis.today, order: basis.dates))
    }

    /// Measurements with one day per line: GoldenCheetah, MyFitnessPal, spreadsheets and Spotter's own file.
    public static let body = ImportFormat(
        name: .bodyCSV,
        recognises: { file in
            // The first rows suffice to tell days from the "Day A" of a training sheet.
            CSVTable(file).flatMap { BodyColumns($0, survey(file, $0, basis: nil, limit: 200)) } != nil
        },
        asks: { file in
            guard let table = CSVTable(file) else { return [] }
            var found: BodySurvey?
            let columns = BodyColumns(table) { day in
                let survey = survey(file, table, basis: nil)(day)
                found = survey
                return survey
            }
            guard let columns, let found, let weight = columns.openWeight(found) else { return [] }
            return [.massUnit(guess: found.columns[weight].unitGuess)]
        },
        reads: { (file, basis, progress) throws(ImportError) in
            guard let table = CSVTable(file) else { throw .unknownFormat(name: file.name, header: "") }
            var dates = BodyDates(today: basis.today, order: basis.dates)
            let columns = BodyColumns(table) { day in
                let survey = survey(file, table, basis: basis)(day)
                dates = survey.dates
                return survey
            }
            guard let columns else { throw .unknownFormat(name: file.name, header: "") }
            var rows = BodyRows(table, columns, dates, massUnit: basis.massUnit)
            try rows.read(file, table, progress)
            return rows.document
        })

    private static func survey(
        _ file: ImportFile, _ table: CSVTable, basis: ImportBasis?, limit: Int = .max
    ) -> (_ day: Int) -> BodySurvey {
        { day in
            // Without a basis nothing is imported yet, so any century will do for a year of two digits.
            let dates = BodyDates(today: basis == nil ? .latest : basis?.today, order: basis?.dates ?? .current)
            return BodySurvey(file, table, day: day, dates, limit: limit)
        }
    }
}

extension BodySurvey.Column {
    /// The unit in which more of the numbers are usual weights; nil if neither leads.
    fileprivate var unitGuess: MassUnitGuess? {
        if kilograms > pounds { return MassUnitGuess(unit: .kg, usual: kilograms, usualInOther: pounds) }
        if pounds > kilograms { return MassUnitGuess(unit: .lb, usual: pounds, usualInOther: kilograms) }
        return nil
    }
}
