/// A duration as exports write it.
enum FieldDuration {
    /// Whole seconds from `2h 38m`, `45m`, `1:02:03` or plain seconds; nil when it is none or above seven days.
    static func seconds(_ field: CSVField) -> Int? {
        let bytes = field.trimmed
        guard !bytes.isEmpty else { return nil }
        let total = bytes.contains(0x3A) ? clock(bytes) : parts(bytes)
        return total.flatMap { $0 <= 7 * 86_400 ? $0 : nil }
    }

    /// "30 s", "1.5 s".
    static func text(milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(Double(milliseconds) / 1000) s"
    }

    /// `H:MM:SS` or `H:MM`.
    private static func clock(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let numbers = bytes.split(separator: 0x3A, omittingEmptySubsequences: false).map(number)
        guard (2...3).contains(numbers.count) else { return nil }
        var total = 0
        for (index, part) in numbers.enumerated() {
            guard let part, index == 0 || part < 60 else { return nil }
            total = total * 60 + part
        }
        return numbers.count == 2 ? total * 60 : total
    }

    /// Numbers, each with its unit; one number alone is seconds.
    private static func parts(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let seconds = number(bytes[...]) { return seconds }
        var total = 0
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }
            guard let amount = number(digits) else { return nil }
            index += digits.count
            while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            let unit = bytes[index...].prefix { !(0x30...0x39).contains($0) && $0 != 0x20 }
            guard let factor = factor(unit) else { return nil }
            index += unit.count
            while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            total += amount * factor
        }
        return total
    }

    private static func factor(_ unit: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        switch String(decoding: unit, as: UTF8.self).lowercased() {
        case "h", "hr", "hrs", "std", "std.": 3600
        case "m", "min", "mins", "min.": 60
        case "s", "sec", "secs", "sek", "sek.": 1
        default: nil
        }
    }

    private static func number(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard (1...7).contains(bytes.count) else { return nil }
        var value = 0
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}
