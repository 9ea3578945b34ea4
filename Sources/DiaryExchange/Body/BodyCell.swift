import FitnessModel

/// Parses the cells of a measurement file.
enum BodyCell {
    /// Texts that mean a missing value.
    private static let blanks: Set<String> = ["-", "–", "—", "n/a", "na", "none", "null"]

    /// The text on one line, without control characters; empty if it means a missing value.
    static func text(_ raw: String) -> String {
        let words = String(raw.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
        let text = words.trimmingBlanks
        return blanks.contains(text.lowercased()) ? "" : text
    }

    /// The text of a note, which keeps its line breaks.
    static func note(_ raw: String) -> String {
        String(
            raw.replacing("\r\n", with: "\n").unicodeScalars.map {
                $0 != "\n" && $0.properties.generalCategory == .control ? " " : Character($0)
            }
        ).trimmingBlanks
    }

    /// Parses a body weight, 2 to 700 kg. A number without a unit is in `unit`, or in kg if that is nil.
    static func weight(_ text: String, unit: MassUnit?) throws(FieldFault) -> Mass {
        guard let mass = Mass.read(text, unit: unit ?? .kg) ?? number(text).map({ Mass($0, unit ?? .kg) }) else {
            throw FieldFault(.notANumber(excerpt(text)))
        }
        guard (Mass(2, .kg)...Mass(700, .kg)).contains(mass) else {
            throw FieldFault(.outOfRange(excerpt(text), lowest: 2, highest: "700 kg"))
        }
        return mass
    }

    /// Parses body fat, 1 to 90 %, into thousandths.
    static func fat(_ text: String) throws(FieldFault) -> Int {
        let digits = text.hasSuffix("%") ? String(text.dropLast()).trimmingBlanks : text
        guard let percent = number(digits) else { throw FieldFault(.notANumber(excerpt(text))) }
        guard (1..<90).contains(percent) else {
            throw FieldFault(.outOfRange(excerpt(text), lowest: 1, highest: "90 %"))
        }
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

    /// Parses a skinfold and returns its text verbatim, or rounded to hundredths if only that can be read.
    static func fold(_ text: String) throws(FieldFault) -> (text: String, reading: FoldReading) {
        for text in [text, rounded(text)] {
            if let reading = FoldReading(text) { return (text, reading) }
        }
        throw FieldFault(.foldUnreadable(excerpt(text)))
    }

    /// Parses a measure and returns its text verbatim. The unit of its column is appended if the text has none.
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

    /// Rounds a computed number such as "33.020000000000003" to hundredths.
    private static func rounded(_ text: String) -> String {
        number(text).map { DecimalText.write($0, decimals: 2) } ?? ""
    }

    /// A number without a unit; nil if the text is not a number or is ambiguous.
    static func number(_ text: String) -> Double? {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            try? FieldNumber.read(CSVField(bytes: UnsafeBufferPointer(buffer), hasEscapes: false)).value
        }
    }

    static func excerpt(_ text: String) -> String { String(text.prefix(40)) }
}
