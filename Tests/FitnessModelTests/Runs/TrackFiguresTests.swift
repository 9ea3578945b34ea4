import Foundation
import TestSupport
import Testing

@testable import FitnessModel

@Suite("Values of a track")
struct TrackFiguresTests {
    @Test("Great-circle distances match the sphere")
    func haversine() {
        func metres(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
            func place(_ p: (Double, Double)) -> TrackPoint.Position {
                .init(latitude: Int(p.0 * 1e7), longitude: Int(p.1 * 1e7))
            }
            return place(a).metres(to: place(b))
        }
        // A degree of a great circle, a quarter and a half of the earth's circumference, computed with R = 6371008.8 m.
        #expect(abs(metres((0, 0), (1, 0)) - 111_195.0802) < 0.001)
        #expect(abs(metres((0, 0), (0, 90)) - 10_007_557.22) < 0.01)
        #expect(abs(metres((90, 0), (-90, 0)) - 20_015_114.44) < 0.01)
        // On the 60th parallel a degree east is a little less than half: 2 asin(cos 60 sin 0.5).
        #expect(abs(metres((60, 10), (60, 11)) - 55_597.0109) < 0.001)
        // The shorter way across the date line counts.
        #expect(abs(metres((0, 179.5), (0, -179.5)) - 111_195.0802) < 0.001)
        #expect(metres((50, 14), (50, 14)) == 0)
    }

    @Test("Distance and time count only inside segments")
    func segments() {
        var points = TrackPoint.north([(0, 0), (60, 200), (360, 900), (420, 1100)])
        points[2].startsSegment = true
        let figures = TrackFigures(points)
        #expect(abs((figures.distance?.millimetres ?? 0) - 400_000) < 30)
        #expect(figures.elapsed == 120_000)
    }

    @Test("The device's distances take precedence over positions, and never fall")
    func deviceDistance() {
        var points = TrackPoint.north([(0, 0), (60, 500), (120, 1000)])
        for (index, distance) in [(0, 0), (1, 210_000), (2, 205_000)] { points[index].distance = distance }
        #expect(TrackFigures(points).distance == Length(millimetres: 210_000))
    }

    @Test("Without positions and distances there are time and heart rate, but no distance")
    func pulseOnly() {
        let points = [80, 120, 100].enumerated().map { TrackPoint(time: $0 * 1000, heartRate: $1) }
        let figures = TrackFigures(points)
        #expect(figures.distance == nil)
        #expect(figures.movingTime == nil)
        #expect(figures.elapsed == 2000)
        #expect(figures.heartRate == TrackFigures.HeartRate(mean: 100, top: 120))
        #expect(figures.best(over: Length(millimetres: 1)) == nil)
        #expect(TrackFigures([]).elapsed == 0)
    }

    @Test("Standing still does not count as moving, however noisy the positions are")
    func movingTime() {
        // 100 s at 3 m/s, 60 s standing with 30 cm of GPS noise, 100 s at 3 m/s; one point per second.
        var course: [(Double, Double)] = (0...100).map { (Double($0), Double($0) * 3) }
        for second in 1...60 { course.append((100 + Double(second), second % 2 == 0 ? 300 : 300.3)) }
        for second in 1...100 { course.append((160 + Double(second), 300 + Double(second) * 3)) }
        let moving = TrackFigures(TrackPoint.north(course)).movingTime ?? 0
        #expect(abs(moving - 200_000) <= 10_000)
        // Ten minutes without points and without progress are a pause, even if the track does not mark it.
        let silent = TrackPoint.measured([(0, 0), (60, 180), (660, 182), (720, 362)])
        #expect(TrackFigures(silent).movingTime == 120_000)
    }

    @Test("Hills are climbed once, and noisy altitudes are not climbs")
    func climb() throws {
        var generator = SeededGenerator(seed: 11)
        // 100 m up and 60 m down with noise of one metre in both directions.
        let ideal = (0...500).map { Double($0) / 5 } + (1...300).map { 100 - Double($0) / 5 }
        let points = ideal.enumerated().map { second, height in
            TrackPoint(
                time: second * 1000,
                elevation: Int(height * 1000) + Int.random(in: -1000...1000, using: &generator))
        }
        let climb = try #require(TrackClimb(points))
        #expect(abs(climb.ascent.millimetres - 100_000) < 4000)
        #expect(abs(climb.descent.millimetres - 60_000) < 4000)
        let flat = (0..<1000).map { TrackPoint(time: $0, elevation: Int.random(in: -1400...1400, using: &generator)) }
        #expect(TrackClimb(flat)?.ascent == Length(millimetres: 0))
        #expect(TrackClimb([TrackPoint(time: 0)]) == nil)
    }

    @Test("A lift taken during a pause is not a climb")
    func liftInPause() throws {
        var points = [0, 10, 500, 510].enumerated().map { TrackPoint(time: $0, elevation: $1 * 1000) }
        points[2].startsSegment = true
        #expect(try #require(TrackClimb(points)).ascent == Length(millimetres: 20_000))
    }

    @Test("Two points at one moment do not make an infinite speed")
    func sameMoment() {
        let points = TrackPoint.measured([(0, 0), (1, 3), (1, 5), (2, 6)])
        #expect(TrackProfile(points).samples.compactMap(\.speed).allSatisfy { $0.isFinite && $0 <= 6 })
        #expect(TrackFigures(points).distance == Length(millimetres: 6000))
    }
}
