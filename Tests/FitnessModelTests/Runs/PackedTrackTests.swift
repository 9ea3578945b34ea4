import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Packed tracks")
struct PackedTrackTests {
    @Test("Packed points are unpacked exactly")
    func roundTrip() throws {
        for seed in 0..<Rounds.of(200) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 0...300, using: &generator)
            let points = (0..<count).map { _ in TrackPoint.random(&generator) }
            let unpacked = try PackedTrack.unpack(PackedTrack.pack(points))
            #expect(unpacked == points, "seed \(seed)")
        }
    }

    @Test("A day of running takes less than a megabyte")
    func size() throws {
        var generator = SeededGenerator(seed: 7)
        let points = TrackPoint.jog(100_000, &generator)
        let packed = PackedTrack.pack(points)
        #expect(packed.count < 900_000)
        #expect(try PackedTrack.unpack(packed) == points)
    }

    @Test("A track can be empty")
    func empty() throws {
        #expect(try PackedTrack.unpack(PackedTrack.pack([])) == [])
    }

    @Test("The first version stays readable")
    func frozen() throws {
        let points = [
            TrackPoint(time: 0, position: .init(latitude: 500_000_000, longitude: -144_000_000), heartRate: 90),
            TrackPoint(time: 1000, position: .init(latitude: 500_000_270, longitude: -143_999_900), heartRate: 90),
            TrackPoint(time: 2000, elevation: 200_400, distance: 6000, cadence: 170, startsSegment: true),
        ]
        let bytes = Data(Self.frozenBytes)
        #expect(PackedTrack.pack(points) == bytes)
        #expect(try PackedTrack.unpack(bytes) == points)
    }

    /// Derived by hand from the description of the format.
    private static let frozenBytes: [UInt8] = [
        1, 3,  // version, points
        9, 2, 54, 1,  // two with position and pulse, one with height, distance and cadence that starts a segment
        0, 0xE8, 0x07, 2, 0, 0,  // time: 0, unit 1000, one step more, then no change
        0x80, 0x94, 0xEB, 0xDC, 0x03, 0x8E, 0x02, 2,  // latitude: 500000000, unit 270, one
        0xFF, 0x8F, 0xAA, 0x89, 0x01, 0x64, 2,  // longitude: -144000000, unit 100, one
        0xA0, 0xBB, 0x18, 1,  // height
        0xE0, 0x5D, 1,  // distance
        0xB4, 0x01, 1, 0, 0,  // pulse: 90, unit 1, no change
        0xD4, 0x02, 1,  // cadence
    ]

    @Test("Every truncation of a packed track is rejected")
    func prefixes() {
        var generator = SeededGenerator(seed: 3)
        let packed = PackedTrack.pack((0..<40).map { _ in TrackPoint.random(&generator) })
        for length in 0..<packed.count {
            #expect(throws: PackedTrack.Failure.damaged) { try PackedTrack.unpack(packed.prefix(length)) }
        }
        #expect(throws: PackedTrack.Failure.damaged) { try PackedTrack.unpack(packed + [0]) }
    }

    @Test("Damaged bytes give an error or plausible points, never a crash")
    func fuzz() {
        var generator = SeededGenerator(seed: 4)
        let packed = PackedTrack.pack((0..<60).map { _ in TrackPoint.random(&generator) })
        var read = 0
        for _ in 0..<Rounds.of(5000) {
            var bytes = packed
            for _ in 0...Int.random(in: 0...3, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
                    in: .min ... .max, using: &generator)
            }
            guard let points = try? PackedTrack.unpack(bytes) else { continue }
            read += 1
            #expect(points.allSatisfy { $0.isPossible })
            _ = TrackFigures(points)
        }
        // Guards against an empty check above.
        #expect(read > 20)
    }

    @Test("A few bytes cannot claim more memory than a track needs")
    func bomb() {
        // A million and one empty points, then a number without an end.
        #expect(throws: PackedTrack.Failure.damaged) { try PackedTrack.unpack(Data([1, 0xC1, 0x84, 0x3D, 0, 0xC1])) }
        let endless = Data([1] + [UInt8](repeating: 0xFF, count: 40))
        #expect(throws: PackedTrack.Failure.damaged) { try PackedTrack.unpack(endless) }
    }

    @Test("A newer version is reported, not guessed")
    func newer() {
        #expect(throws: PackedTrack.Failure.newerVersion(2)) { try PackedTrack.unpack(Data([2, 0])) }
        #expect(throws: PackedTrack.Failure.damaged) { try PackedTrack.unpack(Data([0, 0])) }
    }
}
