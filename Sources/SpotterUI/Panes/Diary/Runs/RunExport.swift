import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import ViewKit

/// Writes the recorded points of a run, or its laps where nothing was recorded, to a file that every spreadsheet reads.
enum RunExport {
    /// Asks for the file.
    static func form(_ content: RunView.Content, _ context: Context) -> Form {
        let run = content.run
        let what = content.hasTrack ? "points" : "laps"
        let name = ExportFile.name(content.clientName, run.day.iso, run.kind.rawValue, what, ending: "csv")
        let laps = content.laps
        let hasTrack = content.hasTrack
        return .file(
            "Write the \(what) to a file", "File", at: "~/\(name)",
            help: hasTrack
                ? "CSV: seconds, place, height, distance, pulse, cadence" : "CSV: lap, seconds, metres, pulse"
        ) { path, replacing, diary throws(ExportFile.Problem) in
            let text: String
            do throws(StoreError) {
                text = hasTrack ? points(try diary.runs.track(of: run.id)) : self.laps(laps)
            } catch { throw .refused(path: path, reason: error.wording) }
            try ExportFile.write(text, to: path, replacing: replacing, sparing: diary)
            return "Wrote \(path)."
        }
    }

    /// A line for each point; numbers with a point, whatever the locale.
    static func points(_ track: [TrackPoint]) -> String {
        let head = ["seconds", "latitude", "longitude", "elevation_m", "distance_m", "heart_rate", "cadence"]
        let lines = track.map { point in
            [
                DecimalText.write(point.time, decimals: 3), degrees(point.position?.latitude),
                degrees(point.position?.longitude), metres(point.elevation), metres(point.distance),
                whole(point.heartRate), whole(point.cadence),
            ]
        }
        return CSVWriter.text([head] + lines)
    }

    /// A line for each lap.
    static func laps(_ laps: [RunLap]) -> String {
        let head = ["lap", "seconds", "distance_m", "mean_heart_rate", "top_heart_rate", "steps", "energy_kcal"]
        let lines = laps.enumerated().map { index, lap in
            [
                String(index + 1), DecimalText.write(lap.elapsed, decimals: 3), metres(lap.distance?.millimetres),
                whole(lap.meanHeartRate), whole(lap.topHeartRate), whole(lap.steps),
                lap.energy.map { DecimalText.write($0.calories, decimals: 3) } ?? "",
            ]
        }
        return CSVWriter.text([head] + lines)
    }

    private static func whole(_ value: Int?) -> String { value.map { String($0) } ?? "" }
    private static func degrees(_ value: Int?) -> String { value.map { DecimalText.write($0, decimals: 7) } ?? "" }
    private static func metres(_ value: Int?) -> String { value.map { DecimalText.write($0, decimals: 3) } ?? "" }
}
