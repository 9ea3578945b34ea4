import TestSupport
import Testing

@testable import FitnessModel

@Suite("The top speed of a track")
struct TrackTopSpeedTests {
    @Test("It is the best average over 15 s, anywhere, also between points")
    func found() {
        // 2 m/s, then 60 m at 4 m/s, then 2 m/s.
        let steady = TrackPoint.measured([(0, 0), (100, 200), (115, 260), (200, 430)])
        #expect(TrackFigures(steady).highestSpeed == 4000)
        // Ten seconds at 5 m/s and five at 2.
        let short = TrackPoint.measured([(0, 0), (100, 200), (110, 250), (200, 430)])
        #expect(TrackFigures(short).highestSpeed == 4000)
    }

    @Test("Pauses, jumps and tracks shorter than 15 s give none")
    func none() {
        #expect(TrackFigures(TrackPoint.measured([(0, 0), (14, 60)])).highestSpeed == nil)
        #expect(TrackFigures([]).highestSpeed == nil)
        var paused = TrackPoint.measured([(0, 0), (10, 50), (40, 50), (50, 100)])
        paused[2].startsSegment = true
        #expect(TrackFigures(paused).highestSpeed == nil)
        let leap = TrackPoint.measured([(0, 0), (100, 200), (101, 900), (201, 1100)])
        #expect(TrackFigures(leap).highestSpeed == 2000)
        // Rides have a higher speed limit than runs.
        let ride = TrackPoint.measured([(0, 0), (20, 400)])
        #expect(TrackFigures(ride, kind: .ride).highestSpeed == 20_000)
        #expect(TrackFigures(ride, kind: .run).highestSpeed == nil)
    }

    @Test("Every window of 15 s in a jog is as slow or slower", arguments: [1, 2, 3] as [UInt64])
    func best(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let points = TrackPoint.jog(400, &generator)
        let top = try #require(TrackFigures(points).highestSpeed)
        let windows = zip(points, points.dropFirst(15)).map { first, last in
            Double((last.distance ?? 0) - (first.distance ?? 0)) / 15
        }
        let best = try #require(windows.max())
        // Points are at whole seconds, so the best window begins at one, too.
        #expect(abs(Double(top) - best) < 1)
    }
}
