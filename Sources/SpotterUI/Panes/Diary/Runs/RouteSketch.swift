import FitnessModel
import TerminalKit
import ViewKit

/// The way that a run took, as dots.
enum RouteSketch {
    /// Draws it as large as the area allows, with S at the start and E at the end.
    static func draw(_ track: [TrackPoint], into screen: inout Screen, in area: Rect) {
        guard area.width > 2, area.height > 1 else { return }
        var canvas = BrailleCanvas(size: Size(columns: area.width, rows: area.height))
        canvas.style = .accent
        let route = RouteProjection(track, width: canvas.width, height: canvas.height)
        guard let lines = route?.lines, let first = lines.first?.first, let last = lines.last?.last else { return }
        for line in lines {
            var before = line[0]
            for dot in line {
                canvas.line(from: Point(before.x, before.y), to: Point(dot.x, dot.y))
                before = dot
            }
        }
        canvas.draw(into: &screen, at: area.origin, clip: area)
        for (letter, dot) in [("E", last), ("S", first)] {
            screen.put(
                letter, at: area.origin.moved(columns: dot.x / 2, rows: dot.y / 4), style: Style(.success, .bold))
        }
    }
}
