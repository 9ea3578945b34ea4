import FitnessModel
import Testing

@Suite("Tracks as charts and maps")
struct TrackChartTests {
    @Test("No peak is lost between columns")
    func columns() {
        let points = (0..<1000).map { TrackPoint(time: $0 * 1000, heartRate: $0 == 537 ? 199 : 120 + $0 % 3) }
        let columns = TrackSeries.heartRates(points).columns(10)
        #expect(columns.count == 10)
        #expect(columns[5] == 120...199)
        #expect(columns[0] == 120...122)
    }

    @Test("A gap is a gap, one value is a column, and none are none")
    func gaps() {
        let points = [0, 1, 9].map { TrackPoint(time: $0, elevation: $0 * 1000) }
        #expect(TrackSeries.heights(points).columns(5) == [0...1, nil, nil, nil, 9...9])
        #expect(TrackSeries.heights([TrackPoint(time: 5, elevation: 1000)]).columns(3) == [1...1, nil, nil])
        #expect(TrackSeries.heights([]).columns(3) == [])
        #expect(TrackSeries.heights(points).columns(0) == [])
    }

    private func route(_ places: [(Double, Double)], _ width: Int, _ height: Int) -> RouteProjection? {
        let points = places.enumerated().map { index, place in
            TrackPoint(
                time: index,
                position: .init(latitude: Int(place.0 * 1e7), longitude: Int(place.1 * 1e7)))
        }
        return RouteProjection(points, width: width, height: height)
    }

    @Test("A square on the ground is a square on the canvas, north up, in the middle")
    func square() throws {
        // At 60 degrees a degree east is half as long as one north.
        let lines = try #require(route([(59.995, 10), (60.005, 10), (60.005, 10.02), (59.995, 10.02)], 41, 21)?.lines)
        #expect(lines == [[.init(x: 10, y: 20), .init(x: 10, y: 0), .init(x: 30, y: 0), .init(x: 30, y: 20)]])
    }

    @Test("Across the date line it stays in one piece")
    func dateLine() throws {
        let line = try #require(route([(0, 179.999), (0, -179.999)], 11, 11)?.lines.first)
        #expect(line == [.init(x: 0, y: 5), .init(x: 10, y: 5)])
    }

    @Test("Standing still is one dot, and nothing is nothing")
    func still() {
        #expect(route([(50, 14), (50, 14)], 10, 4)?.lines.map(\.count) == [1])
        #expect(route([], 10, 4) == nil)
        #expect(route([(50, 14)], 0, 4) == nil)
    }

    @Test("Every dot is on the canvas, and each segment is a line of its own")
    func bounds() throws {
        for seed in 0..<100 {
            var generator = RandomSource(seed: UInt64(seed))
            let points = (0..<50).map { _ in TrackPoint.random(&generator) }
            guard let route = RouteProjection(points, width: 30, height: 17) else { continue }
            #expect(
                route.lines.joined().allSatisfy { (0..<30).contains($0.x) && (0..<17).contains($0.y) }, "seed \(seed)")
            #expect(route.lines.allSatisfy { !$0.isEmpty })
        }
    }
}
