import DiaryExchange
import FitnessModel
import Foundation

/// The JSON of a run, in seconds, metres, degrees and kilocalories.
struct RunJSON: Encodable, Sendable {
    let client, day, kind, title, note: String
    let started: String?
    let seconds: Double
    let metres, energyKcal, ascentMetres, descentMetres: Double?
    /// The highest speed of the track over 15 s.
    let topMetresPerSecond: Double?
    let steps, meanHeartRate, topHeartRate: Int?
    let laps: [Lap]
    let points: [Point]

    struct Lap: Encodable, Sendable {
        let seconds: Double
        let metres, energyKcal: Double?
        let steps, meanHeartRate, topHeartRate: Int?
    }

    struct Point: Encodable, Sendable {
        /// Seconds from the start of the run.
        let seconds: Double
        let latitude, longitude, elevation, metres: Double?
        let heartRate, cadence: Int?
        /// True after a gap in the track.
        let startsSegment: Bool
    }

    init(
        _ run: Run, of name: String, _ laps: [RunLap], _ track: [TrackPoint], topSpeed: Int?, energy: Energy?,
        _ zone: TimeZone
    ) {
        (client, day, kind) = (name, run.day.iso, run.kind.rawValue)
        (title, note, started) = (run.title, run.note, run.startedAt?.isoText(in: zone))
        (seconds, metres) = (Self.thousandth(run.elapsed), run.distance.map { Self.thousandth($0.millimetres) })
        energyKcal = energy?.kilocalories
        topMetresPerSecond = topSpeed.map(Self.thousandth)
        (ascentMetres, descentMetres) = (
            run.ascent.map { Self.thousandth($0.millimetres) }, run.descent.map { Self.thousandth($0.millimetres) }
        )
        (steps, meanHeartRate, topHeartRate) = (run.steps, run.meanHeartRate, run.topHeartRate)
        self.laps = laps.map { lap in
            Lap(
                seconds: Self.thousandth(lap.elapsed), metres: lap.distance.map { Self.thousandth($0.millimetres) },
                energyKcal: lap.energy?.kilocalories, steps: lap.steps, meanHeartRate: lap.meanHeartRate,
                topHeartRate: lap.topHeartRate)
        }
        points = track.map { point in
            Point(
                seconds: Self.thousandth(point.time), latitude: point.position.map { Double($0.latitude) / 1e7 },
                longitude: point.position.map { Double($0.longitude) / 1e7 },
                elevation: point.elevation.map(Self.thousandth), metres: point.distance.map(Self.thousandth),
                heartRate: point.heartRate, cadence: point.cadence, startsSegment: point.startsSegment)
        }
    }

    private static func thousandth(_ value: Int) -> Double { Double(value) / 1000 }
}
