import FitnessModel

extension ImportFormat {
    /// The body tracker of FitNotes: a value on each line.
    public static let fitNotesBody = csv("FitNotes body", columns: FitNotesBodyColumns.init) { table, columns, basis in
        FitNotesBodyRows(table, columns, BodyDates(today: basis.today, order: basis.dates))
    }

    /// Measurements with a day on each line: of GoldenCheetah, of MyFitnessPal, of a spreadsheet, and Spotter's own.
    public static let body = ImportFormat(
        name: "body CSV",
        recognises: { file in
            // A look at the beginning is enough to tell days from "Day A" of a training sheet.
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
            // Where nothing is read yet, any year of two digits will do.
            let dates = BodyDates(today: basis == nil ? .latest : basis?.today, order: basis?.dates ?? .current)
            return BodySurvey(file, table, day: day, dates, limit: limit)
        }
    }
}

extension BodySurvey.Column {
    /// The unit that more of the weights are usual in.
    fileprivate var unitGuess: MassUnitGuess? {
        if kilograms > pounds { return MassUnitGuess(unit: .kg, usual: kilograms, usualInOther: pounds) }
        if pounds > kilograms { return MassUnitGuess(unit: .lb, usual: pounds, usualInOther: kilograms) }
        return nil
    }
}
