import FitnessModel
import Testing

@Suite("A track over its distance")
struct TrackProfileTests {
    /// 100 s at 2 m/s, a pause of one minute, 100 s at 4 m/s; the heart rate rises by one every 10 s.
    private var track: [TrackPoint] {
        var points = (0...100).map { second in
            TrackPoint(time: second * 1000, elevation: 100_000, distance: second * 2_000, heartRate: 100 + second / 10)
        }
        points += (0...100).map { second in
            TrackPoint(
                time: 160_000 + second * 1000, elevation: 120_000, distance: 200_000 + second * 4_000,
                heartRate: 120 + second / 10, startsSegment: second == 0)
        }
        return points
    }

    @Test("Each part has its speed, heart rate and altitude, and pauses do not slow it")
    func parts() throws {
        let profile = TrackProfile(track, parts: 6)
        #expect(profile.isOverDistance)
        try #require(profile.samples.count == 6)
        let speeds = profile.samples.compactMap(\.speed)
        #expect(speeds.allSatisfy { abs($0 - 2) < 0.2 || abs($0 - 4) < 0.2 })
        #expect(abs(profile.samples[0].place - 100) < 0.001)
        #expect(abs(profile.samples[5].place - 600) < 0.001)
        #expect(profile.samples[0].elevation == 100)
        #expect(profile.samples[5].elevation == 120)
        #expect(profile.samples[5].elapsed == 200_000)
        let first = try #require(profile.samples[0].heartRate)
        #expect((100...105).contains(first))
    }

    @Test("Without a distance the parts are equal times, and there is no speed")
    func withoutDistance() {
        let track = (0...60).map { TrackPoint(time: $0 * 1000, heartRate: 130) }
        let profile = TrackProfile(track, parts: 10)
        #expect(!profile.isOverDistance)
        #expect(profile.samples.count == 10)
        #expect(profile.samples.allSatisfy { $0.speed == nil && $0.heartRate == 130 })
    }

    @Test("No point, one point and one position give nothing to draw and do not fail")
    func little() {
        #expect(TrackProfile([]).samples.isEmpty)
        #expect(TrackProfile([TrackPoint(time: 0)]).samples.isEmpty)
        let place = TrackPoint.Position(latitude: 500_000_000, longitude: 140_000_000)
        let still = (0...9).map { TrackPoint(time: $0 * 1000, position: place) }
        #expect(TrackProfile(still).samples.allSatisfy { $0.speed == nil })
        #expect(TrackProfile(track, parts: 0).samples.isEmpty)
    }
}
