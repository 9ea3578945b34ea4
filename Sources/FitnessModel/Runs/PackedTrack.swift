public import Foundation

/// A track as one value of bytes: small, read as a whole, and versioned.
///
/// The version and the number of points are followed by the flags of the points as runs of equal ones, then by the
/// columns time, latitude, longitude, height, distance, heart rate and cadence, each with only the existing values.
public enum PackedTrack {
    /// Why bytes are not a track.
    public enum Failure: Error, Hashable, Sendable {
        /// A newer version of the program wrote them.
        case newerVersion(Int)
        /// The bytes are truncated, too long or invalid.
        case damaged
    }

    /// More points than this are neither read nor written: eleven days at one a second.
    public static let maxPoints = 1_000_000
    private static let version: UInt8 = 1

    private struct Flags: OptionSet, Hashable {
        var rawValue: UInt8
        static let position = Flags(rawValue: 1)
        static let elevation = Flags(rawValue: 2)
        static let distance = Flags(rawValue: 4)
        static let heartRate = Flags(rawValue: 8)
        static let cadence = Flags(rawValue: 16)
        static let startsSegment = Flags(rawValue: 32)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ point: TrackPoint) {
            self = []
            if point.position != nil { insert(.position) }
            if point.elevation != nil { insert(.elevation) }
            if point.distance != nil { insert(.distance) }
            if point.heartRate != nil { insert(.heartRate) }
            if point.cadence != nil { insert(.cadence) }
            if point.startsSegment { insert(.startsSegment) }
        }
    }

    /// The bytes of a track whose points are possible (`TrackPoint.isPossible`) and at most `maxPoints`.
    public static func pack(_ points: [TrackPoint]) -> Data {
        var bytes = PackedBytes()
        bytes.append(byte: version)
        bytes.append(UInt64(points.count))
        var rest = points[...]
        while let first = rest.first {
            let flags = Flags(first)
            let run = rest.prefix { Flags($0) == flags }
            bytes.append(byte: flags.rawValue)
            bytes.append(UInt64(run.count))
            rest = rest[run.endIndex...]
        }
        PackedColumn.smooth.write(points.lazy.map(\.time), to: &bytes)
        PackedColumn.smooth.write(points.lazy.compactMap(\.position?.latitude), to: &bytes)
        PackedColumn.smooth.write(points.lazy.compactMap(\.position?.longitude), to: &bytes)
        PackedColumn.rough.write(points.lazy.compactMap(\.elevation), to: &bytes)
        PackedColumn.smooth.write(points.lazy.compactMap(\.distance), to: &bytes)
        PackedColumn.rough.write(points.lazy.compactMap(\.heartRate), to: &bytes)
        PackedColumn.rough.write(points.lazy.compactMap(\.cadence), to: &bytes)
        return bytes.data
    }

    /// The points of a packed track. Foreign bytes give an error, never more points than `maxPoints`.
    public static func unpack(_ data: Data) throws(Failure) -> [TrackPoint] {
        var bytes = PackedBytes(data)
        let found = try bytes.byte()
        guard found == version else { throw found > version ? .newerVersion(Int(found)) : .damaged }
        let count = try bytes.count(upTo: maxPoints)
        var points = [TrackPoint](repeating: TrackPoint(time: 0), count: count)
        var places: [Flags: [Int]] = [:]
        var index = 0
        while index < count {
            let flags = Flags(rawValue: try bytes.byte())
            let run = try bytes.count(upTo: count - index)
            guard run > 0, flags.rawValue < 64 else { throw .damaged }
            for flag in [Flags.position, .elevation, .distance, .heartRate, .cadence] where flags.contains(flag) {
                places[flag, default: []].append(contentsOf: index..<index + run)
            }
            if flags.contains(.startsSegment) {
                for place in index..<index + run { points[place].startsSegment = true }
            }
            index += run
        }
        let (positions, heights) = (places[.position] ?? [], places[.elevation] ?? [])
        let (distances, rates) = (places[.distance] ?? [], places[.heartRate] ?? [])
        let cadences = places[.cadence] ?? []
        try PackedColumn.smooth.read(count, from: &bytes) { points[$0].time = $1 }
        try PackedColumn.smooth.read(positions.count, from: &bytes) {
            points[positions[$0]].position = TrackPoint.Position(latitude: $1, longitude: 0)
        }
        try PackedColumn.smooth.read(positions.count, from: &bytes) { points[positions[$0]].position?.longitude = $1 }
        try PackedColumn.rough.read(heights.count, from: &bytes) { points[heights[$0]].elevation = $1 }
        try PackedColumn.smooth.read(distances.count, from: &bytes) { points[distances[$0]].distance = $1 }
        try PackedColumn.rough.read(rates.count, from: &bytes) { points[rates[$0]].heartRate = $1 }
        try PackedColumn.rough.read(cadences.count, from: &bytes) { points[cadences[$0]].cadence = $1 }
        guard bytes.isAtEnd, points.allSatisfy(\.isPossible) else { throw .damaged }
        return points
    }
}
