import FitnessModel

/// Turns Strong's rows into sessions, exercises and sets, one row after the other.
struct StrongRows {
    let columns: StrongColumns
    let units: StrongUnits
    /// The titles of all columns, for issues.
    let titles: [String]
    private(set) var builder = TrainingLogBuilder(format: "Strong")
    /// True as soon as a row has a weight or distance whose unit is neither stated nor chosen.
    private(set) var lacksUnit = false

    private var date: FieldDate?
    private var dateText = RepeatedText()
    var title = RepeatedText()
    var number = RepeatedText()
    var exercise = RepeatedText()
    private var sessionIsOpen = false
    private var exerciseIsOpen = false
    private var lastSetNumber = 0
    var foundForeignText = false

    init(columns: StrongColumns, units: StrongUnits, titles: [String]) {
        self.columns = columns
        self.units = units
        self.titles = titles
    }

    /// Reads one row. A row that throws has added nothing.
    mutating func read(_ record: CSVRecord) throws(FieldFault) {
        let order: StrongSetOrder?
        do throws(FieldFault) {
            order = try StrongSetOrder.read(record[columns.setOrder])
        } catch {
            throw FieldFault(error.reason, column: columns.setOrder)
        }
        if order == .restTimer {
            builder.countSkipped()
            return
        }
        try readSession(record)
        try readExercise(record)
        if order == .note {
            readNote(record)
        } else {
            try readSet(record, order)
        }
    }

    /// Adds an issue of this line.
    mutating func report(_ reason: ImportIssue.Reason, line: Int, column: Int?) {
        builder.report(ImportIssue(line: line, column: column.map { titles[$0] }, reason: reason))
    }

    // A session goes on as long as start, title and, where a layout has it, the number stay the same.
    private mutating func readSession(_ record: CSVRecord) throws(FieldFault) {
        let dateField = record[columns.date]
        if !dateText.isSame(as: dateField) || date == nil {
            let next: FieldDate
            do throws(FieldFault) {
                next = try FieldDate.read(dateField)
            } catch {
                throw FieldFault(error.reason, column: columns.date)
            }
            dateText.keep(dateField, as: "")
            if next != date { sessionIsOpen = false }
            date = next
        }
        if keep(\.title, record, columns.workout) { sessionIsOpen = false }
        if keep(\.number, record, columns.workoutNumber) { sessionIsOpen = false }
    }

    private mutating func readExercise(_ record: CSVRecord) throws(FieldFault) {
        if keep(\.exercise, record, columns.exercise) { exerciseIsOpen = false }
        if exercise.text.isEmpty { throw FieldFault(.valueMissing, column: columns.exercise) }
    }

    private mutating func readNote(_ record: CSVRecord) {
        let note = text(record, columns.notes)
        guard !note.isEmpty else {
            builder.countSkipped()
            return
        }
        open(record)
        builder.noteOnExercise(note)
        builder.countRead()
    }

    private mutating func readSet(_ record: CSVRecord, _ order: StrongSetOrder?) throws(FieldFault) {
        let amounts = try StrongAmounts(record, columns)
        let mass = amounts.weight > 0 ? try units.mass(record) : nil
        let distance = amounts.distance > 0 ? try units.distance(record) : nil
        if amounts.weight > 0 && mass == nil || amounts.distance > 0 && distance == nil {
            lacksUnit = true
            return
        }
        if amounts.weight > 0, let unit = try units.stated(record) { builder.state(unit) }
        let load = mass.map { Mass(amounts.weight, $0) } ?? .zero
        let length = distance.map { $0.length(amounts.distance) } ?? Length(millimetres: 0)
        guard length.millimetres < 1_000_000_000 else {
            throw FieldFault(
                .numberTooLarge(record[columns.distance].excerpt, limit: "1000 km"), column: columns.distance)
        }
        guard let work = amounts.work(length) else { throw FieldFault(.emptySet) }

        // Numbers that start again mean that the exercise was entered twice in a row.
        let number = if case .number(let number) = order { number } else { lastSetNumber + 1 }
        if number <= lastSetNumber { exerciseIsOpen = false }
        open(record)
        if case .number = order { lastSetNumber = number }
        let part = PerformedSet.Part(resistance: amounts.resistance(load), work: work)
        let effort = effort(record)
        builder.add(
            PerformedSet(parts: [part], isWarmUp: order == .warmUp, toFailure: order == .failure, effort: effort),
            continuesSet: order == .drop)
        readNotes(record, amounts.besides(work, length))
        builder.countRead()
    }

    private mutating func readNotes(_ record: CSVRecord, _ besides: String) {
        if !record[columns.notes].isEmpty { builder.noteOnExercise(text(record, columns.notes)) }
        if !record[columns.workoutNotes].isEmpty { builder.noteOnSession(text(record, columns.workoutNotes)) }
        if !besides.isEmpty { builder.noteOnSet(besides) }
    }

    private mutating func open(_ record: CSVRecord) {
        if !sessionIsOpen, let date {
            builder.beginSession(date, title: title.text, durationSeconds: duration(record))
            sessionIsOpen = true
            exerciseIsOpen = false
        }
        if !exerciseIsOpen {
            builder.beginExercise(exercise.text)
            exerciseIsOpen = true
            lastSetNumber = 0
        }
    }
}
