import FitnessModel
import TestSupport

extension TrackPoint {
    /// A random valid point.
    static func random(_ generator: inout SeededGenerator) -> TrackPoint {
        func maybe(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> Int? {
            Bool.random(using: &generator) ? Int.random(in: range, using: &generator) : nil
        }
        let latitude = maybe(-900_000_000...900_000_000, &generator)
        let longitude = Int.random(in: -1_800_000_000...1_800_000_000, using: &generator)
        return TrackPoint(
            time: Int.random(in: 0...longestTime, using: &generator),
            position: latitude.map { Position(latitude: $0, longitude: longitude) },
            elevation: maybe(heights, &generator), distance: maybe(0...longestDistance, &generator),
            heartRate: maybe(heartRates, &generator), cadence: maybe(cadences, &generator),
            startsSegment: Int.random(in: 0..<10, using: &generator) == 0)
    }

    /// The points of an easy run, one per second, as a watch records them.
    static func jog(_ count: Int, _ generator: inout SeededGenerator) -> [TrackPoint] {
        var (latitude, longitude, elevation, distance, rate) = (500_000_000, 144_000_000, 200_000, 0, 140)
        return (0..<count).map { second in
            latitude += Int.random(in: 150...250, using: &generator)
            longitude += Int.random(in: 150...250, using: &generator)
            elevation += Int.random(in: -1...1, using: &generator) * 200
            distance += Int.random(in: 26...34, using: &generator) * 100
            rate = min(max(rate + Int.random(in: -1...1, using: &generator), 120), 180)
            if latitude > 899_000_000 { latitude = 500_000_000 }
            return TrackPoint(
                time: second * 1000, position: Position(latitude: latitude, longitude: longitude),
                elevation: elevation, distance: distance, heartRate: rate, cadence: 170)
        }
    }

    /// Points along a meridian, by seconds and metres from the start.
    static func north(_ course: [(seconds: Double, metres: Double)]) -> [TrackPoint] {
        course.map { moment in
            // 1e-7 degrees of the meridian are 1.11195 cm.
            let latitude = Int((moment.metres / 6_371_008.8 * 180 / .pi * 1e7).rounded())
            return TrackPoint(
                time: Int(moment.seconds * 1000), position: Position(latitude: latitude, longitude: 0))
        }
    }

    /// Points with device distances, by seconds and metres from the start.
    static func measured(_ course: [(seconds: Double, metres: Double)]) -> [TrackPoint] {
        course.map { TrackPoint(time: Int($0.seconds * 1000), distance: Int(($0.metres * 1000).rounded())) }
    }
}
