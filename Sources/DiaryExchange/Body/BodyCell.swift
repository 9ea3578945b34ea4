import FitnessModel

/// What stands in a cell of measurements.
enum BodyCell {
    /// What people write where nothing was measured.
    private static let blanks: Set<String> = ["-", "–", "—", "n/a", "na", "none", "null"]

    /// The text in one line without control characters; empty where it says that there is nothing.
    static func text(_ raw: String) -> String {
        let words = String(raw.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
        let text = words.trimmingBlanks
        return blanks.contains(text.lowercased()) ? "" : text
    }

    /// The same for a note, whose lines are kept.
    static func note(_ raw: String) -> String {
        String(
            raw.replacing("\r\n", with: "\n").unicodeScalars.map {
                $0 != "\n" && $0.properties.generalCategory == .control ? " " : Character($0)
            }
        ).trimmingBlanks
    }

    /// A weight that a body can have.
    static func weight(_ text: String, unit: MassUnit?) throws(FieldFault) -> Mass {
        guard let mass = Mass.read(text, unit: unit ?? .kg) ?? number(text).map({ Mass($0, unit ?? .kg) }) else {
            throw FieldFault(.notANumber(excerpt(text)))
        }
        guard (Mass(2, .kg)...Mass(700, .kg)).contains(mass) else {
            throw FieldFault(.outOfRange(excerpt(text), limits: "2 to 700 kg"))
        }
        return mass
    }

    /// Body fat in thousandths.
    static func fat(_ text: String) throws(FieldFault) -> Int {
        let digits = text.hasSuffix("%") ? String(text.dropLast()).trimmingBlanks : text
        guard let percent = number(digits) else { throw FieldFault(.notANumber(excerpt(text))) }
        guard (1..<90).contains(percent) else { throw FieldFault(.outOfRange(excerpt(text), limits: "1 to 90 %")) }
        return Int((percent * 10).rounded())
    }

    static func height(_ text: String, unit: String) throws(FieldFault) -> Length {
        let height: Length?
        switch unit {
        case "in", "ft":
            let inches = number(text).map { unit == "in" ? $0 : $0 * 12 }
            height = inches.map { Height.read("\(DecimalText.write($0 * 2.54, decimals: 1)) cm") } ?? Height.read(text)
        case "mm": height = number(text).flatMap { Height.read(DecimalText.write($0 / 10, decimals: 1)) }
        default: height = number(text) == nil ? Height.read(text) : Height.read("\(text) \(unit)")
        }
        guard let height else { throw FieldFault(.heightUnreadable(excerpt(text))) }
        return height
    }

    /// A fold to the letter.
    static func fold(_ text: String) throws(FieldFault) -> (text: String, reading: FoldReading) {
        for text in [text, rounded(text)] {
            if let reading = FoldReading(text) { return (text, reading) }
        }
        throw FieldFault(.foldUnreadable(excerpt(text)))
    }

    /// A value to the letter, with the unit of its column behind it where it has none of its own.
    static func measure(
        _ text: String, _ measure: BodyMeasure, unit: String
    ) throws(FieldFault) -> (text: String, reading: MeasureReading) {
        let isBare = text.last?.isNumber == true
        for text in [text, rounded(text)] {
            let whole = unit.isEmpty || !isBare ? text : "\(text) \(unit)"
            if let reading = measure.read(whole) { return (whole, reading) }
        }
        throw FieldFault(.measureUnreadable(excerpt(text), measure))
    }

    /// What a program computed, "33.020000000000003", to the hundredth; people type no such thing.
    private static func rounded(_ text: String) -> String {
        number(text).map { DecimalText.write($0, decimals: 2) } ?? ""
    }

    /// A number without a unit; nil where it is none, or has two meanings.
    static func number(_ text: String) -> Double? {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            try? FieldNumber.read(CSVField(bytes: UnsafeBufferPointer(buffer), hasEscapes: false)).value
        }
    }

    static func excerpt(_ text: String) -> String { String(text.prefix(40)) }
}
