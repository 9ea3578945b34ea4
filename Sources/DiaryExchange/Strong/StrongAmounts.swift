import FitnessModel

/// The numbers of a Strong row. Zero means that a number does not apply.
struct StrongAmounts {
    let weight: Double
    let reps: Int
    let seconds: Double
    let distance: Double

    /// Limits above any real set; larger numbers are typing errors.
    private static let limits = (weight: 5000.0, reps: 9999, seconds: 604_800.0, metres: 1_000_000.0)

    init(_ record: CSVRecord, _ columns: StrongColumns) throws(FieldFault) {
        weight = try Self.number(record, columns[.weight], limit: Self.limits.weight, "5000")
        let reps = try Self.number(record, columns[.reps], limit: Double(Self.limits.reps), "9999")
        guard reps == reps.rounded() else {
            throw FieldFault(.notWhole(record[columns[.reps]].excerpt), column: columns[.reps])
        }
        self.reps = Int(reps)
        seconds = try Self.number(record, columns[.seconds], limit: Self.limits.seconds, "168 h")
        distance = try Self.number(record, columns[.distance], limit: Self.limits.metres, "1000000")
    }

    private static func number(
        _ record: CSVRecord, _ column: Int?, limit: Double, _ limitText: String
    ) throws(FieldFault) -> Double {
        try record.read(column) { field throws(FieldFault) in
            if field.isEmpty { return 0 }
            let value = try FieldNumber.read(field).value
            guard value <= limit else { throw FieldFault(.numberTooLarge(field.excerpt, limit: limitText)) }
            return value
        }
    }
}

extension StrongAmounts {
    /// The work of the set: repetitions, otherwise distance, otherwise time; nil if all are zero.
    func work(_ length: Length) -> PerformedSet.Work? {
        if reps > 0 { return .reps(reps) }
        if length.millimetres > 0 { return .distance(length) }
        return milliseconds > 0 ? .time(milliseconds: milliseconds) : nil
    }

    /// The weight. Without one, repetitions use body weight, and time and distance have no resistance.
    func resistance(_ load: Mass) -> PerformedSet.Resistance {
        if load.grams > 0 { return .load(load) }
        return reps > 0 ? .bodyWeight(added: .zero) : .none
    }

    /// The other amounts of the row: "1000 m, 30 s".
    func besides(_ work: PerformedSet.Work, _ length: Length) -> String {
        var texts: [String] = []
        if case .reps = work, length.millimetres > 0 { texts.append("\(length.text(in: .m)) m") }
        if case .time = work { return "" }
        if milliseconds > 0 { texts.append(DecimalText.write(milliseconds, decimals: 3) + " s") }
        return texts.joined(separator: ", ")
    }

    private var milliseconds: Int { Int((seconds * 1000).rounded()) }
}
