/// A fold as it was typed: one reading, or several of the same site, "8.2/8.4/8.3".
public struct FoldReading: Hashable, Sendable {
    /// The value used for several readings.
    public enum Summary: String, Sendable, CaseIterable {
        case mean, median
    }

    /// The largest spread of readings of one site, as a share of their mean; more is probably another fold.
    public static let widestSpread = 0.1

    /// The readings in millimetres, in the order typed; one at least.
    public let readings: [Double]

    /// Parses "8,2", "8.2 mm" or "8.2/8.4/8.3"; nil for any other text.
    public init?(_ text: String) {
        var readings: [Double] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            guard let (number, unit) = DecimalNumber.read(String(part)), unit.isEmpty || unit == "mm" else {
                return nil
            }
            readings.append(Double(number.scaled(by: 1000)) / 1000)
        }
        guard !readings.isEmpty, readings.allSatisfy({ (0...10_000).contains($0) }) else { return nil }
        self.readings = readings
    }

    /// The fold in millimetres.
    public func millimetres(by summary: Summary) -> Double {
        let sorted = readings.sorted()
        return switch summary {
        case .mean: readings.reduce(0, +) / Double(readings.count)
        case .median: (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
    }

    /// The spread of the readings as a share of their mean: 0.05 is 5 %.
    public var spread: Double {
        let mean = millimetres(by: .mean)
        guard mean > 0, let least = readings.min(), let most = readings.max() else { return 0 }
        return (most - least) / mean
    }

    /// True if the site should be measured again.
    public var isSpread: Bool { spread > Self.widestSpread }

    /// An unlikely reading with its index and its probable value: 82 is 8.2, 820 too, and so is a value far from the
    /// last fold of the site if a tenth of it is near. Nil if all are plausible.
    public func outlier(since last: Double? = nil) -> Outlier? {
        for (place, reading) in readings.enumerated() {
            let isOdd = !(1...60).contains(reading)
            let isFar =
                last.map { reading > 2 * $0 && reading - $0 > 5 || reading * 2 < $0 && $0 - reading > 5 } ?? false
            guard isOdd || isFar else { continue }
            let meant = [reading / 10, reading / 100].first { tenth in
                guard let last else { return reading > 60 && (1...60).contains(tenth) }
                return abs(tenth - last) * 2 < abs(reading - last) && (1...60).contains(tenth)
            }
            return Outlier(place: place, reading: reading, meant: meant)
        }
        return nil
    }

    /// An unlikely reading.
    public struct Outlier: Hashable, Sendable {
        /// Which of the readings it is.
        public let place: Int
        /// The reading in millimetres.
        public let reading: Double
        /// The probable value; nil if unknown.
        public let meant: Double?
    }
}
