import FitnessModel
import Foundation

/// The text of an element or attribute, read as what a track has.
struct XMLText {
    /// UTF-8, cut after `XMLStream.keptText` bytes.
    let bytes: [UInt8]

    /// Without the space around it.
    private var trimmed: ArraySlice<UInt8> {
        var rest = bytes[...]
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return rest
    }

    /// The words, at most `limit` characters.
    func words(upTo limit: Int) -> String { String(String(decoding: trimmed, as: UTF8.self).prefix(limit)) }

    /// A finite decimal number; no "inf", no "nan", no hexadecimal.
    var number: Double? {
        let digits = trimmed
        let isDecimal = digits.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    /// The number times `scale` as a whole one; nil where it is none or outside the range.
    func scaled(by scale: Double, in range: ClosedRange<Int>) -> Int? {
        guard let number else { return nil }
        let scaled = (number * scale).rounded()
        guard scaled >= Double(range.lowerBound), scaled <= Double(range.upperBound) else { return nil }
        return Int(scaled)
    }

    /// A moment, "2012-12-26T21:29:53.120+01:00", of a clock that somebody has set.
    var moment: TrackInstant? {
        TrackInstant(trimmed).flatMap { TrackLimits.moments.contains($0.milliseconds) ? $0 : nil }
    }
}
