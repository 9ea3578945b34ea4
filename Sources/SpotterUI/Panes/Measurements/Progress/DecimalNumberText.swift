import FitnessModel
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
        guard number.isFinite, abs(number) < 1e15 else { return write(number, decimals: 0) }
        return GroupedNumber.text(Int(number.rounded()), separator: "\u{A0}")
    }
}
