import Foundation

/// Numbers with a fixed count of decimals, free of the locale.
enum DecimalNumberText {
    static func write(_ number: Double, decimals: Int) -> String {
        guard number.isFinite else { return "" }
        let text = String(format: "%.*f", decimals, number)
        return text.contains { ("1"..."9").contains($0) } ? text : text.replacingOccurrences(of: "-", with: "")
    }

    /// "12 400", for reading.
    static func grouped(_ number: Double) -> String {
        let digits = write(abs(number), decimals: 0)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "\u{A0}" }
            text.append(digit)
        }
        return (number <= -0.5 ? "-" : "") + text
    }
}
