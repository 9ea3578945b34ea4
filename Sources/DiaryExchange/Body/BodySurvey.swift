import FitnessModel

/// Statistics of the columns, collected before the rows are read.
struct BodySurvey {
    /// The statistics of a column.
    struct Column {
        /// Cells with a number.
        var numbers = 0
        /// Cells with any other text.
        var words = 0
        /// Numbers above 60, which cannot be folds in millimetres.
        var beyondFolds = 0
        /// Numbers that may be the girth of a chest or a thigh in centimetres.
        var usualGirths = 0
        /// Numbers that are usual weights in kilograms, and in pounds.
        var kilograms = 0
        var pounds = 0
    }

    private(set) var columns: [Column]
    private(set) var dates: BodyDates
    /// Rows with a readable day.
    private(set) var dated = 0

    /// A file with more broken rows is damaged, which is reported when its rows are read.
    private static let maxFaults = 1000

    /// - Parameter limit: the maximum number of rows to read.
    init(_ file: ImportFile, _ table: CSVTable, day: Int, _ dates: BodyDates, limit: Int = .max) {
        self.dates = dates
        columns = Array(repeating: Column(), count: table.titles.count)
        file.withBytes { bytes in
            var csv = table.reader(bytes)
            var record = CSVRecord(over: bytes)
            var (rows, faults) = (0, 0)
            while rows < limit, faults < Self.maxFaults, let step = csv.next(&record) {
                rows += 1
                switch step {
                case .record: look(at: record, day: day)
                case .fault: faults += 1
                case .blank: break
                }
            }
        }
    }

    private mutating func look(at record: CSVRecord, day: Int) {
        dates.look(at: record[day].text ?? "")
        if (try? dates.read(record[day])) != nil { dated += 1 }
        for index in columns.indices where index != day {
            let text = BodyCell.text(record[index].text ?? record[index].foreignText)
            guard !text.isEmpty else { continue }
            guard let number = BodyCell.number(text) else {
                columns[index].words += 1
                continue
            }
            columns[index].numbers += 1
            if number > 60 { columns[index].beyondFolds += 1 }
            if (18...200).contains(number) { columns[index].usualGirths += 1 }
            if (35...130).contains(number) { columns[index].kilograms += 1 }
            if (85...290).contains(number) { columns[index].pounds += 1 }
        }
    }
}
