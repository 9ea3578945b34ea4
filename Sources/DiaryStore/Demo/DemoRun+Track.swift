import FitnessModel
import Foundation

extension DemoRun {
    /// A point every ten seconds, once around a hill; as far, as fast and as high as the laps say.
    var track: [TrackPoint] {
        let metres = Double(run.distance?.millimetres ?? 0) / 1000
        let climb = Double(run.ascent?.millimetres ?? 0) / 1000
        let radius = metres / (2 * .pi)
        // Metres of a degree north, and of one east at this latitude.
        let (north, east) = (111_195.0, 111_195 * cos(49.2 * .pi / 180))
        var points: [TrackPoint] = []
        var (began, done) = (0, 0.0)
        for lap in laps {
            let length = Double(lap.distance?.millimetres ?? 0) / 1000
            for time in stride(from: began, to: began + lap.elapsed, by: 10_000) {
                points.append(point(at: time, run: done + length * Double(time - began) / Double(lap.elapsed), lap))
            }
            began += lap.elapsed
            done += length
        }
        if let last = laps.last { points.append(point(at: began, run: done, last)) }
        return points

        func point(at time: Int, run metresRun: Double, _ lap: RunLap) -> TrackPoint {
            let angle = metresRun / max(radius, 1)
            let latitude = 49.2 + radius * sin(angle) / north
            let longitude = 16.6 + radius * cos(angle) / east
            // Up and down twice a round: four times the amplitude is climbed.
            let height = 240 + climb / 4 * sin(2 * angle)
            return TrackPoint(
                time: time,
                position: TrackPoint.Position(
                    latitude: Int((latitude * 1e7).rounded()), longitude: Int((longitude * 1e7).rounded())),
                elevation: Int((height * 1000).rounded()), distance: Int((metresRun * 1000).rounded()),
                heartRate: (lap.meanHeartRate ?? 150) + time / 10_000 % 5 - 2, cadence: 164)
        }
    }
}
