import FitnessModel

/// Converts Strong's rows into sessions, exercises and sets, one by one.
struct StrongRows: CSVRows {
    let columns: StrongColumns
    let units: StrongUnits
    var report: CSVReport
    private(set) var lacksUnit = false

    private var builder = TrainingLogBuilder(format: .strong)
    private var date: FieldDate?
    private var dateText = RepeatedText()
    private var title = RepeatedText()
    private var number = RepeatedText()
    private var exercise = RepeatedText()
    private var sessionIsOpen = false
    private var exerciseIsOpen = false
    private var lastSetNumber = 0

    init(columns: StrongColumns, units: StrongUnits, report: CSVReport) {
        self.columns = columns
        self.units = units
        self.report = report
    }

    var document: ImportedDocument {
        var log = builder.log
        log.issues = report.issues
        return .training(log)
    }

    mutating func read(_ record: CSVRecord) throws(FieldFault) {
        let order = try record.read(columns[.setOrder], StrongSetOrder.read)
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

    // A session continues while start, title and, if the layout has it, number are unchanged.
    private mutating func readSession(_ record: CSVRecord) throws(FieldFault) {
        let dateField = record[columns[.date]]
        if !dateText.isSame(as: dateField) || date == nil {
            let next = try record.read(columns[.date], FieldDate.read)
            dateText.keep(dateField, as: "")
            if next != date { sessionIsOpen = false }
            date = next
        }
        if keep(\.title, record, columns[.workout]) { sessionIsOpen = false }
        if keep(\.number, record, columns[.workoutNumber]) { sessionIsOpen = false }
    }

    private mutating func readExercise(_ record: CSVRecord) throws(FieldFault) {
        if keep(\.exercise, record, columns[.exercise]) { exerciseIsOpen = false }
        if exercise.text.isEmpty { throw FieldFault(.valueMissing, column: columns[.exercise]) }
    }

    private mutating func readNote(_ record: CSVRecord) {
        let note = report.text(record, columns[.notes])
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
                .numberTooLarge(record[columns[.distance]].excerpt, limit: "1000 km"), column: columns[.distance])
        }
        guard let work = amounts.work(length) else { throw FieldFault(.emptySet) }

        // If the set numbers restart, the exercise was entered twice in a row.
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
        if !record[columns[.notes]].isEmpty { builder.noteOnExercise(report.text(record, columns[.notes])) }
        if !record[columns[.workoutNotes]].isEmpty {
            builder.noteOnSession(report.text(record, columns[.workoutNotes]))
        }
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

    // MARK: Fields

    /// Stores the text of a column that rows repeat; true if it differs from the previous row.
    private mutating func keep(
        _ repeated: WritableKeyPath<StrongRows, RepeatedText>, _ record: CSVRecord, _ column: Int?
    ) -> Bool {
        let field = record[column]
        if self[keyPath: repeated].isSame(as: field) { return false }
        let name = report.line(record, column)
        let isOther = name != self[keyPath: repeated].text
        self[keyPath: repeated].keep(field, as: name)
        return isOther
    }

    /// The RPE of a row; nil for zero. A value other than 6, 6.5 ... 10 is reported.
    private mutating func effort(_ record: CSVRecord) -> Effort? {
        let field = record[columns[.rpe]]
        if field.trimmed.isEmpty { return nil }
        let tenths = (try? FieldNumber.read(field)).map { $0.value * 10 }
        if tenths == 0 { return nil }
        if let tenths, (60...100).contains(tenths), tenths.truncatingRemainder(dividingBy: 5) == 0 {
            return .rpe(tenths: Int(tenths))
        }
        report.note(.effortIgnored(field.excerpt), record, columns[.rpe])
        return nil
    }

    /// The duration of the session, from its first row; nil for zero. An unreadable value is reported.
    private mutating func duration(_ record: CSVRecord) -> Int? {
        let field = record[columns[.duration]]
        if field.trimmed.isEmpty { return nil }
        guard let seconds = FieldDuration.seconds(field) else {
            report.note(.durationIgnored(field.excerpt), record, columns[.duration])
            return nil
        }
        return seconds > 0 ? seconds : nil
    }
}

/// The text of a column that most rows repeat. A repeated text is not decoded again.
struct RepeatedText {
    private var bytes: [UInt8] = []
    private(set) var text = ""

    /// Whether the field equals the stored one.
    func isSame(as field: CSVField) -> Bool {
        field.bytes.count == bytes.count
            && bytes.withUnsafeBufferPointer { stored in
                stored.elementsEqual(field.bytes)
            }
    }

    mutating func keep(_ field: CSVField, as text: String) {
        bytes = Array(field.bytes)
        self.text = text
    }
}

/// The value of Strong's column "Set Order".
enum StrongSetOrder: Equatable {
    case number(Int)
    case warmUp, drop, failure
    /// A rest after a set.
    case restTimer
    /// A note on the exercise.
    case note

    /// Nil for an empty field, which is a set without a number.
    static func read(_ field: CSVField) throws(FieldFault) -> StrongSetOrder? {
        let bytes = field.trimmed
        guard let first = bytes.first else { return nil }
        if (0x30...0x39).contains(first) {
            guard let number = try? FieldNumber.read(field).whole else {
                throw FieldFault(.setOrderUnknown(field.excerpt))
            }
            return .number(number)
        }
        switch field.excerpt.lowercased() {
        case "w": return .warmUp
        case "d": return .drop
        case "f": return .failure
        case "rest timer": return .restTimer
        case "note", "notes": return .note
        default: throw FieldFault(.setOrderUnknown(field.excerpt))
        }
    }
}
