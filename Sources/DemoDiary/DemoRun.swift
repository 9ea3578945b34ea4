import DiaryStore
import FitnessModel
import Foundation

/// A made-up run in laps of one kilometre.
struct DemoRun {
    let run: Run
    let laps: [RunLap]

    /// Steps a minute.
    private static let cadence = 164

    /// - Parameter hour: the hour of the day, 0...23; the run begins five minutes later.
    init(on day: Day, hour: Int, random: inout DemoRandom) {
        let kilometres = random.whole(3...10)
        // Seconds a kilometre, and beats a minute.
        let pace = random.whole(320...410)
        let heart = random.whole(138...158)
        laps = (0..<kilometres).map { _ in
            let seconds = pace + random.whole(-12...12)
            return RunLap(
                elapsed: 1000 * seconds, distance: Length(millimetres: 1_000_000),
                meanHeartRate: heart + random.whole(-6...8), steps: seconds * Self.cadence / 60)
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
    /// Once around a hill: from the start of each lap on a point every ten seconds, with distance and pace of the laps
    /// and the ascent of the run.
    var track: [TrackPoint] {
        let round = Round(run)
        var points: [TrackPoint] = []
        // Milliseconds and metres before the lap.
        var (began, done) = (0, 0.0)
        for lap in laps {
            let length = Double(lap.distance?.millimetres ?? 0) / 1000
            for time in stride(from: began, to: began + lap.elapsed, by: 10_000) {
                let metres = done + length * Double(time - began) / Double(lap.elapsed)
                points.append(Self.point(at: time, metres, of: round, lap))
            }
            began += lap.elapsed
            done += length
        }
        if let last = laps.last { points.append(Self.point(at: began, done, of: round, last)) }
        return points
    }

    private static func point(at time: Int, _ metres: Double, of round: Round, _ lap: RunLap) -> TrackPoint {
        TrackPoint(
            time: time, position: round.position(metres), elevation: round.elevation(metres),
            distance: Int((metres * 1000).rounded()),
            // A pulse is never quite steady: two beats up and down.
            heartRate: lap.meanHeartRate.map { $0 + time / 10_000 % 5 - 2 }, cadence: cadence)
    }

    /// A circle around a hill near Brno, as long as the run. Lengths are in metres.
    private struct Round {
        let radius: Double
        let ascent: Double

        init(_ run: Run) {
            radius = Double(run.distance?.millimetres ?? 0) / 1000 / (2 * .pi)
            ascent = Double(run.ascent?.millimetres ?? 0) / 1000
        }

        func position(_ metres: Double) -> TrackPoint.Position {
            let angle = self.angle(metres)
            // Metres of a degree north, and of one east at this latitude.
            let (north, east) = (111_195.0, 111_195 * cos(49.2 * .pi / 180))
            let latitude = 49.2 + radius * sin(angle) / north
            let longitude = 16.6 + radius * cos(angle) / east
            return TrackPoint.Position(
                latitude: Int((latitude * 1e7).rounded()), longitude: Int((longitude * 1e7).rounded()))
        }

        /// In millimetres. Up and down twice a round: four times the amplitude is climbed.
        func elevation(_ metres: Double) -> Int {
            Int(((240 + ascent / 4 * sin(2 * angle(metres))) * 1000).rounded())
        }

        private func angle(_ metres: Double) -> Double { metres / max(radius, 1) }
    }
}
