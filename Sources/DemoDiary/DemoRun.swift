import DiaryStore
import FitnessModel
import Foundation

/// A made-up run with laps of one kilometre.
struct DemoRun {
    let run: Run
    let laps: [RunLap]

    init(on day: Day, hour: Int, random: inout DemoRandom) {
        let kilometres = random.whole(3...10)
        let pace = random.whole(320...410)
        let heart = random.whole(138...158)
        laps = (0..<kilometres).map { _ in
            let seconds = pace + random.whole(-12...12)
            return RunLap(
                elapsed: 1000 * seconds, distance: Length(millimetres: 1_000_000),
                meanHeartRate: heart + random.whole(-6...8), steps: seconds * 164 / 60)
        }
        let elapsed = laps.reduce(0) { $0 + $1.elapsed }
        let ascent = 1000 * random.whole(5...80)
        run = Run(
            day: day, startedAt: day.date(3_600 * hour + 300),
            elapsed: elapsed, distance: Length(millimetres: 1_000_000 * kilometres),
            steps: laps.compactMap(\.steps).reduce(0, +),
            meanHeartRate: heart, topHeartRate: heart + random.whole(12...25), ascent: Length(millimetres: ascent),
            descent: Length(millimetres: ascent),
            title: random.text(onceIn: 4, of: ["Along the river", "Hills", "Easy", "With the dog"]))
    }
}

extension DemoRun {
    /// A point every ten seconds, once around a hill, with the distance, speed and ascent of the laps.
    var track: [TrackPoint] {
        let metres = Double(run.distance?.millimetres ?? 0) / 1000
        let climb = Double(run.ascent?.millimetres ?? 0) / 1000
        let radius = metres / (2 * .pi)
        // Metres per degree of latitude, and per degree of longitude here.
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
            // Two hills per round: the ascent is four times the amplitude.
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
