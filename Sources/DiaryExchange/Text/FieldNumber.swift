/// A number of zero or more as exports write it: a point or a decimal comma, an exponent, no thousands separators.
struct FieldNumber {
    /// Exact for up to 15 digits.
    let value: Double

    /// The number as a whole one; nil when it is none.
    var whole: Int? { value == value.rounded() && value < 1e15 ? Int(value) : nil }

    /// Reads the field; an empty one is zero. A comma before exactly three digits may separate thousands: it is refused.
    static func read(_ field: CSVField) throws(FieldFault) -> FieldNumber {
        let bytes = field.trimmed
        guard !bytes.isEmpty else { return FieldNumber(value: 0) }
        var scanner = NumberScanner(bytes)
        switch scanner.scan() {
        case .number(let value) where value >= 0: return FieldNumber(value: value)
        case .number: throw FieldFault(.numberNegative(field.excerpt))
        case .ambiguous: throw FieldFault(.numberAmbiguous(field.excerpt))
        case .none: throw FieldFault(.notANumber(field.excerpt))
        }
    }
}

private struct NumberScanner {
    enum Outcome { case none, ambiguous, number(Double) }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func scan() -> Outcome {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        var digits = 0
        var scale = 0
        var significant = 0
        let whole = takeDigits(into: &digits, significant: &significant, dropped: &scale)
        // Digits beyond the fifteenth before the point make it larger, behind the point they change nothing.
        scale = -scale
        var fraction = 0
        let comma = take(",")
        if comma || take(".") {
            var dropped = 0
            fraction = takeDigits(into: &digits, significant: &significant, dropped: &dropped)
            scale += fraction - dropped
        }
        guard whole + fraction > 0 else { return .none }
        if index < bytes.count, bytes[index] == 0x2C || bytes[index] == 0x2E {
            return isGrouped() ? .ambiguous : .none
        }
        if comma, fraction == 3, (1...3).contains(whole), digits >= 1000 { return .ambiguous }
        guard let exponent = takeExponent(), index == bytes.count else { return .none }
        let value = Self.scaled(Double(digits), by: exponent - scale)
        return .number(isNegative && value > 0 ? -value : value)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func takeDigits(into digits: inout Int, significant: inout Int, dropped: inout Int) -> Int {
        let start = index
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
            if significant < 15 {
                digits = digits * 10 + Int(bytes[index] - 0x30)
                if digits > 0 { significant += 1 }
            } else {
                dropped += 1
            }
            index += 1
        }
        return index - start
    }

    /// The exponent, 0 without one; nil when it is malformed. Larger ones than 400 are all the same.
    private mutating func takeExponent() -> Int? {
        guard take("e") || take("E") else { return 0 }
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        let start = index
        var exponent = 0
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
            exponent = min(exponent * 10 + Int(bytes[index] - 0x30), 400)
            index += 1
        }
        guard index > start else { return nil }
        return isNegative ? -exponent : exponent
    }

    /// Only digits, points and commas: a number in groups such as 1.234,5.
    private func isGrouped() -> Bool {
        bytes[index...].allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2E }
    }

    private static func scaled(_ digits: Double, by exponent: Int) -> Double {
        if exponent == 0 || digits == 0 { return digits }
        if exponent < 0 { return -exponent < powers.count ? digits / powers[-exponent] : 0 }
        return exponent < powers.count ? digits * powers[exponent] : .infinity
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
