/// A non-negative number in an export: with a decimal point or comma and an optional exponent, without thousands
/// separators.
struct FieldNumber {
    let value: Double

    /// The value as an integer; nil if it is not whole.
    var whole: Int? { value == value.rounded() && value < 1e15 ? Int(value) : nil }

    /// Reads a field; an empty one is zero. Throws for a comma before exactly three digits, which may separate
    /// thousands.
    static func read(_ field: CSVField) throws(FieldFault) -> FieldNumber {
        let bytes = field.trimmed
        guard !bytes.isEmpty else { return FieldNumber(value: 0) }
        var scanner = ByteScanner(bytes)
        switch scanner.scanNumber() {
        case .number(let value) where value >= 0: return FieldNumber(value: value)
        case .number: throw FieldFault(.numberNegative(field.excerpt))
        case .ambiguous: throw FieldFault(.numberAmbiguous(field.excerpt))
        case .none: throw FieldFault(.notANumber(field.excerpt))
        }
    }
}

/// The result of parsing a number.
private enum ScannedNumber {
    case none, ambiguous, number(Double)
}

extension ByteScanner {
    fileprivate mutating func scanNumber() -> ScannedNumber {
        let written = rest
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        let whole = takeDigits()
        let comma = take(",")
        let fraction = comma || take(".") ? takeDigits() : (count: 0, value: 0)
        guard whole.count + fraction.count > 0 else { return .none }
        if rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: ".") { return isGrouped ? .ambiguous : .none }
        if comma, fraction.count == 3, (1...3).contains(whole.count), whole.value > 0 { return .ambiguous }
        if isAtEnd, whole.count + fraction.count <= 15 {
            // Exact, and many times faster than parsing a text.
            let power = powers[fraction.count]
            let value = (Double(whole.value) * power + Double(fraction.value)) / power
            return .number(isNegative ? -value : value)
        }
        guard takeExponent(), isAtEnd else { return .none }
        let text = String(decoding: written, as: UTF8.self)
        return Double(comma ? text.replacing(",", with: ".") : text).map(ScannedNumber.number) ?? .none
    }

    /// Takes all digits. The value is valid for up to eighteen of them.
    private mutating func takeDigits() -> (count: Int, value: Int) {
        var (count, value) = (0, 0)
        while let digit = digit() {
            (count, value) = (count + 1, value &* 10 &+ digit)
        }
        return (count, value)
    }

    /// Takes an optional exponent; false if it is malformed.
    private mutating func takeExponent() -> Bool {
        guard take("e") || take("E") else { return true }
        _ = take("-") || take("+")
        return takeDigits().count > 0
    }

    /// Whether only digits, points and commas follow, as in the grouped number 1.234,5.
    private var isGrouped: Bool { rest.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2E } }
}

/// The powers of ten needed here, all exact as doubles.
private let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
