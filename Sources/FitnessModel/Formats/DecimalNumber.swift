/// A number as people type it: up to six digits, a point or comma, up to four digits after it. Exact.
struct DecimalNumber: Hashable {
    /// The digits without the point.
    var digits: Int
    /// The number of decimals, 0...4.
    var decimals: Int

    /// The whole number; nil if it has decimals.
    var whole: Int? { decimals == 0 ? digits : nil }

    /// The number as the nearest one with a binary point.
    var value: Double { Double(digits) / Double(Self.powers[decimals]) }

    /// The number times a factor, rounded to the nearest whole, halves away from zero. The factor is at most 10^8.
    func scaled(by factor: Int, over divisor: Int = 1) -> Int {
        let whole = divisor * Self.powers[decimals]
        return (digits * factor + whole / 2) / whole
    }

    static let powers = [1, 10, 100, 1000, 10_000]
}

extension DecimalNumber {
    /// Splits "82,5 kg" into the number and the lowercase rest, blanks around both removed.
    static func read(_ text: String) -> (number: DecimalNumber, suffix: String)? {
        let blank = UInt8(ascii: " ")
        var bytes = Array(text.utf8)[...]
        while bytes.first == blank { bytes.removeFirst() }
        while bytes.last == blank { bytes.removeLast() }
        guard let number = take(from: &bytes) else { return nil }
        while bytes.first == blank { bytes.removeFirst() }
        return (number, String(decoding: bytes, as: UTF8.self).lowercased())
    }

    /// Parses a number at the beginning of the bytes and removes it; leaves them unchanged if there is none.
    static func take(from bytes: inout ArraySlice<UInt8>) -> DecimalNumber? {
        let end = bytes.endIndex
        var position = bytes.startIndex
        var number = DecimalNumber(digits: 0, decimals: 0)
        let start = position
        while position < end, let digit = digit(bytes[position]) {
            guard position - start < 6 else { return nil }
            number.digits = number.digits * 10 + digit
            position += 1
        }
        guard position > start else { return nil }
        if position + 1 < end, bytes[position] == UInt8(ascii: ".") || bytes[position] == UInt8(ascii: ","),
            digit(bytes[position + 1]) != nil
        {
            position += 1
            while position < end, let digit = digit(bytes[position]) {
                guard number.decimals < 4 else { return nil }
                number.digits = number.digits * 10 + digit
                number.decimals += 1
                position += 1
            }
        }
        bytes = bytes[position...]
        return number
    }

    private static func digit(_ byte: UInt8) -> Int? {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
    }
}

/// Parses and formats the height of a body.
public enum Height {
    /// Reads `180`, `180 cm`, `1.80 m`, `1,80`, `5'11"`; nil outside 0.5 m to 2.6 m.
    public static func read(_ text: String) -> Length? {
        guard let (number, suffix) = DecimalNumber.read(text.trimmingBlanks) else { return nil }
        let millimetres: Int?
        switch suffix {
        case "cm": millimetres = number.scaled(by: 10)
        case "m": millimetres = number.scaled(by: 1_000)
        // A small number is in metres: 3 cm is not a height.
        case "": millimetres = number.scaled(by: number.value < 3 ? 1_000 : 10)
        default: millimetres = feet(number.value, suffix)
        }
        return millimetres.flatMap { (500...2_600).contains($0) ? Length(millimetres: $0) : nil }
    }

    /// Whole centimetres, or with a half: `180`, `180.5`.
    public static func text(_ length: Length) -> String { NumberFormat.shown(length.millimetres, decimals: 1) }

    /// Millimetres of feet and of the inches after their mark.
    private static func feet(_ feet: Double, _ rest: String) -> Int? {
        guard let mark = rest.first, "'′".contains(mark) else { return nil }
        let inches = DecimalNumber.read(String(rest.dropFirst().prefix { !"'\"′″".contains($0) }))
        guard inches?.suffix.isEmpty ?? true else { return nil }
        return Int(((feet * 12 + (inches?.number.value ?? 0)) * 25.4).rounded())
    }
}
