import FitnessModel
import Foundation
import TerminalKit

/// The way that a run took, as dots: north is up, and a metre is as long in both directions.
enum RouteSketch {
    /// A place on a flat map, in metres from somewhere.
    struct Place: Hashable, Sendable {
        let east: Double
        let north: Double
    }

    /// The segments of a track on a flat map; none where no places are known.
    static func places(_ track: [TrackPoint]) -> [[Place]] {
        guard let first = track.lazy.compactMap(\.position).first else { return [] }
        let metresADegree = 111_195.0
        let shrink = cos(Double(first.latitude) / 1e7 * .pi / 180)
        var segments: [[Place]] = [[]]
        for point in track {
            if point.startsSegment, segments.last?.isEmpty == false { segments.append([]) }
            guard let position = point.position else { continue }
            // Over the date line the short way counts.
            var turn = Double(position.longitude - first.longitude) / 1e7
            if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
            let north = Double(position.latitude - first.latitude) / 1e7 * metresADegree
            segments[segments.count - 1].append(Place(east: turn * metresADegree * shrink, north: north))
        }
        return segments.filter { !$0.isEmpty }
    }

    /// Draws it as large as the area allows, with S at the start and E at the end.
    static func draw(_ segments: [[Place]], into screen: inout Screen, in area: Rect) {
        let all = segments.joined()
        guard area.width > 2, area.height > 1, let first = all.first,
            let last = segments.last?.last
        else { return }
        var (west, east, south, north) = (first.east, first.east, first.north, first.north)
        for place in all {
            (west, east) = (min(west, place.east), max(east, place.east))
            (south, north) = (min(south, place.north), max(north, place.north))
        }
        var canvas = BrailleCanvas(size: Size(columns: area.width, rows: area.height))
        canvas.style = .accent
        let (width, height) = (Double(canvas.width - 1), Double(canvas.height - 1))
        let scale = min(width / max(east - west, 1), height / max(north - south, 1))
        let (left, top) = ((width - (east - west) * scale) / 2, (height - (north - south) * scale) / 2)
        func dot(_ place: Place) -> Point {
            Point(
                Int((left + (place.east - west) * scale).rounded()),
                Int((top + (north - place.north) * scale).rounded()))
        }
        for segment in segments {
            var before = dot(segment[0])
            for place in segment {
                let here = dot(place)
                canvas.line(from: before, to: here)
                before = here
            }
        }
        canvas.draw(into: &screen, at: area.origin, clip: area)
        for (letter, place) in [("E", last), ("S", first)] {
            let spot = dot(place)
            screen.put(
                letter, at: area.origin.moved(columns: spot.column / 2, rows: spot.row / 4),
                style: Style(.success, .bold))
        }
    }
}
