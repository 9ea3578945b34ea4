import Foundation

/// A track as lines on a canvas of square dots: north is up, and a kilometre is as long to the north as to the east.
///
/// The projection is equirectangular around the middle of the track, which is true enough for what one runs in a day.
public struct RouteProjection: Hashable, Sendable {
    /// A dot of the canvas; the first is top left.
    public struct Dot: Hashable, Sendable {
        /// 0..<width, to the right.
        public let x: Int
        /// 0..<height, downwards.
        public let y: Int
    }

    /// One line for each segment; equal dots one after another are one.
    public let lines: [[Dot]]

    /// Nil if no point has a position or the canvas has no dots.
    public init?(_ points: [TrackPoint], width: Int, height: Int) {
        let places = points.compactMap(\.position)
        guard width > 0, height > 0, let first = places.first else { return nil }
        let box = Box(places, around: first)
        let shrink = cos(box.middleLatitude * .pi / 180 / 1e7)
        let (spanX, spanY) = (Double(box.east - box.west) * shrink, Double(box.north - box.south))
        let dots = min(Double(width - 1) / max(spanX, 1), Double(height - 1) / max(spanY, 1))
        // The rest of the canvas is split between both sides of the track.
        let left = (Double(width - 1) - spanX * dots) / 2
        let top = (Double(height - 1) - spanY * dots) / 2
        var lines: [[Dot]] = []
        var segmentBegins = true
        for point in points {
            segmentBegins = segmentBegins || point.startsSegment
            guard let place = point.position else { continue }
            let east = Double(Box.near(place.longitude, first.longitude) - box.west) * shrink
            let dot = Dot(
                x: Int((left + east * dots).rounded()),
                y: Int((top + Double(box.north - place.latitude) * dots).rounded()))
            if segmentBegins { lines.append([]) }
            segmentBegins = false
            if lines[lines.count - 1].last != dot { lines[lines.count - 1].append(dot) }
        }
        self.lines = lines
    }

    /// How far the track reaches, in ten-millionths of a degree.
    private struct Box {
        var (south, north, west, east): (Int, Int, Int, Int)

        init(_ places: [TrackPoint.Position], around first: TrackPoint.Position) {
            (south, north) = (first.latitude, first.latitude)
            (west, east) = (first.longitude, first.longitude)
            for place in places {
                let longitude = Self.near(place.longitude, first.longitude)
                (south, north) = (min(south, place.latitude), max(north, place.latitude))
                (west, east) = (min(west, longitude), max(east, longitude))
            }
        }

        var middleLatitude: Double { Double(south + north) / 2 }

        /// The equivalent longitude nearest to another one, so that a run across the date line stays in one piece.
        static func near(_ longitude: Int, _ other: Int) -> Int {
            let difference = longitude - other
            if difference > 1_800_000_000 { return longitude - 3_600_000_000 }
            return difference < -1_800_000_000 ? longitude + 3_600_000_000 : longitude
        }
    }
}
