import TestSupport
import Testing

@testable import FitnessModel

@Suite("Tracks as maps")
struct RouteProjectionTests {
    private func route(_ places: [(Double, Double)], _ width: Int, _ height: Int) -> RouteProjection? {
        let points = places.enumerated().map { index, place in
            TrackPoint(
                time: index,
                position: .init(latitude: Int(place.0 * 1e7), longitude: Int(place.1 * 1e7)))
        }
        return RouteProjection(points, width: width, height: height)
    }

    @Test("A square on the ground is a square on the canvas, north up and centred")
    func square() throws {
        // At 60 degrees of latitude, a degree east is half as long as a degree north.
        let lines = try #require(route([(59.995, 10), (60.005, 10), (60.005, 10.02), (59.995, 10.02)], 41, 21)?.lines)
        #expect(lines == [[.init(x: 10, y: 20), .init(x: 10, y: 0), .init(x: 30, y: 0), .init(x: 30, y: 20)]])
    }

    @Test("A track across the date line stays in one piece")
    func dateLine() throws {
        let line = try #require(route([(0, 179.999), (0, -179.999)], 11, 11)?.lines.first)
        #expect(line == [.init(x: 0, y: 5), .init(x: 10, y: 5)])
    }

    @Test("A single position is one dot, and an empty track none")
    func still() {
        #expect(route([(50, 14), (50, 14)], 10, 4)?.lines.map(\.count) == [1])
        #expect(route([], 10, 4) == nil)
        #expect(route([(50, 14)], 0, 4) == nil)
    }

    @Test("Every dot is on the canvas, and each segment is a separate line")
    func bounds() throws {
        for seed in 0..<100 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let points = (0..<50).map { _ in TrackPoint.random(&generator) }
            guard let route = RouteProjection(points, width: 30, height: 17) else { continue }
            #expect(
                route.lines.joined().allSatisfy { (0..<30).contains($0.x) && (0..<17).contains($0.y) }, "seed \(seed)")
            #expect(route.lines.allSatisfy { !$0.isEmpty })
        }
    }
}
