import FitnessModel
import Foundation

/// An invented run with its laps of a kilometre.
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
