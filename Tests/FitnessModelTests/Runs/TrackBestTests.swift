import TestSupport
import Testing

@testable import FitnessModel

@Suite("Best times over a distance")
struct TrackBestTests {
    private func metres(_ metres: Double) -> Length { Length(millimetres: Int(metres * 1000)) }

    @Test("The fastest section is found anywhere, also between points")
    func found() {
        // 2 m/s, then 800 m at 4 m/s, then 2 m/s.
        let figures = TrackFigures(TrackPoint.measured([(0, 0), (500, 1000), (700, 1800), (1200, 2800)]))
        #expect(figures.best(over: metres(400)) == 100_000)
        #expect(figures.best(over: metres(800)) == 200_000)
        // 200 m more at either end.
        #expect(figures.best(over: metres(1000)) == 300_000)
        #expect(figures.best(over: metres(2800)) == 1_200_000)
        #expect(figures.best(over: metres(2800.001)) == nil)
        #expect(figures.best(over: metres(0)) == nil)
        #expect(figures.best(over: metres(-5)) == nil)
    }

    @Test("Pauses count as time")
    func pause() {
        var points = TrackPoint.measured([(0, 0), (100, 300), (400, 300), (500, 600)])
        points[2].startsSegment = true
        #expect(TrackFigures(points).best(over: metres(600)) == 500_000)
        #expect(TrackFigures(points).best(over: metres(300)) == 100_000)
    }

    @Test("An impossible jump makes no record")
    func leap() {
        let points = TrackPoint.measured([(0, 0), (200, 500), (201, 1500), (500, 2000)])
        let figures = TrackFigures(points)
        #expect(figures.best(over: metres(500)) == 200_000)
        #expect(figures.best(over: metres(1000)) == nil)
        #expect(figures.distance == metres(2000))
    }

    @Test("A bicycle may be faster than a runner")
    func ride() {
        let points = TrackPoint.measured([(0, 0), (50, 1000)])
        #expect(TrackFigures(points, kind: .run).best(over: metres(1000)) == nil)
        #expect(TrackFigures(points, kind: .ride).best(over: metres(1000)) == 50_000)
    }

    @Test("The result equals trying every window")
    func bruteForce() {
        for seed in 0..<60 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var course = [(seconds: 0.0, metres: 0.0)]
            for _ in 0..<40 {
                let last = course[course.count - 1]
                let seconds = Double(Int.random(in: 1...20, using: &generator))
                let speed =
                    Int.random(in: 0..<4, using: &generator) == 0 ? 0 : Double.random(in: 1...6, using: &generator)
                course.append((last.seconds + seconds, ((last.metres + seconds * speed) * 1000).rounded() / 1000))
            }
            let length = 200.0
            let best = TrackFigures(TrackPoint.measured(course)).best(over: metres(length))
            let tried = Self.slow(course, length)
            #expect(
                best.map { Double($0) / 1000 } == tried.map { ($0 * 1000).rounded() / 1000 }, "seed \(seed)")
        }
    }

    /// Brute force: every window that begins or ends at a point, and a thousand in between.
    private static func slow(_ course: [(seconds: Double, metres: Double)], _ length: Double) -> Double? {
        let total = course[course.count - 1].metres
        guard total >= length else { return nil }
        func earliest(_ metres: Double) -> Double { time(metres, course) { $0 >= $1 } }
        func latest(_ metres: Double) -> Double {
            let index = course.lastIndex { $0.metres <= metres } ?? 0
            guard index + 1 < course.count else { return course[index].seconds }
            let (a, b) = (course[index], course[index + 1])
            return a.seconds + (metres - a.metres) / (b.metres - a.metres) * (b.seconds - a.seconds)
        }
        let begins =
            course.map(\.metres) + course.map { $0.metres - length }
            + (0...1000).map { Double($0) / 1000 * (total - length) }
        return begins.filter { $0 >= 0 && $0 + length <= total }.map { earliest($0 + length) - latest($0) }.min()
    }

    private static func time(
        _ metres: Double, _ course: [(seconds: Double, metres: Double)], _ isThere: (Double, Double) -> Bool
    ) -> Double {
        let index = course.firstIndex { isThere($0.metres, metres) } ?? 0
        guard index > 0 else { return course[0].seconds }
        let (a, b) = (course[index - 1], course[index])
        return a.seconds + (metres - a.metres) / (b.metres - a.metres) * (b.seconds - a.seconds)
    }

    @Test("The usual distances are offered")
    func distances() {
        #expect(
            RaceDistance.allCases.map(\.length.millimetres) == [
                1_000_000, 5_000_000, 10_000_000, 21_097_500, 42_195_000,
            ])
    }
}
