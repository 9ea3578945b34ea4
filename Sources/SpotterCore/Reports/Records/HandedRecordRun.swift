import DiaryExchange
public import DiaryStore
public import FitnessModel
public import Foundation
import Phrases

extension HandedRecord {
    /// One run with its laps and its track.
    ///
    /// - Parameter zone: The time zone of clock times.
    /// - Throws: `missing`.
    public static func run(
        _ id: Identifier<Run>, in diary: Diary, zone: TimeZone
    ) throws(StoreError) -> HandedRecord {
        let run = try diary.runs.get(id)
        return HandedRecord(
            run, of: try diary.clients.get(run.client).name, laps: try diary.runs.laps(of: id),
            track: try diary.runs.track(of: id), basis: try diary.runs.basis(of: run.client), zone: zone)
    }

    /// Creates the record of a run that was read before.
    package init(
        _ run: Run, of client: String, laps: [RunLap], track: [TrackPoint], basis: RunBasis, zone: TimeZone
    ) {
        let time: Phrase? = run.startedAt.map { "\(TimeOfDay($0, in: zone).text)" }
        let begin = [run.day.long, time].compactMap(\.self).joined(separator: ", ")
        let places = GPXWriter.writable(track)
        let gpx: @Sendable () -> String = { GPXWriter.text(run, track) }
        let topSpeed = TrackFigures(track, kind: run.kind).highestSpeed
        self.init(
            name: "\(client) \(run.day.iso) \(run.kind.rawValue)",
            title: Self.title(run),
            page: {
                ReportPage(
                    title: "\(list: ["\(client)", run.name, run.day.dated])", name: client,
                    head: [[run.name, begin].joined(separator: " · ")],
                    sections: Self.sections(run, laps, topSpeed, basis)
                )
            },
            csv: { track.isEmpty ? RunTable.laps(laps, of: run) : RunTable.points(track) },
            csvHelp: track.isEmpty
                ? "A line for each lap: seconds, metres, heart rate, steps, energy."
                : "A line for each point: seconds, position, elevation, distance, heart rate, cadence.",
            json: RunJSON(run, of: client, laps, track, topSpeed: topSpeed, energy: basis.energy(of: run), zone),
            gpx: places > 0 ? gpx : nil,
            gpxHelp: places < track.count
                ? "\(track.count - places) of \(track.count) have no position and are left out." : "")
    }

    private static func title(_ run: Run) -> Phrase {
        let day = run.day.short
        return switch run.kind {
        case .run: "the run of \(day)"
        case .walk: "the walk of \(day)"
        case .ride: "the ride of \(day)"
        case .other: "the movement of \(day)"
        }
    }

    private static func sections(
        _ run: Run, _ laps: [RunLap], _ topSpeed: Int?, _ basis: RunBasis
    ) -> [ReportSection] {
        let facts = RunText.facts(run, laps: laps.count, topSpeed: topSpeed, basis)
        let lines = facts.map { [$0.what, $0.value, $0.remark] }
        let figures = ReportTable([.init(""), .init(""), .init("")], lines).withoutEmptyColumns
        var sections = [ReportSection(title: "Values", parts: [.table(figures)])]
        if !laps.isEmpty {
            let lines = laps.enumerated().map { RunText.lap($0 + 1, $1, run.kind, basis.profile.unit) }
            let table = ReportTable(RunText.lapTitles.map { .init($0, isNumber: true) }, verbatim: lines)
            sections.append(ReportSection(title: "Laps", parts: [.table(table.withoutEmptyColumns)]))
        }
        if !run.note.trimmingBlanks.isEmpty {
            sections.append(ReportSection(title: "Note", parts: [.text("\(run.note)")]))
        }
        return sections
    }
}

/// A run as CSV; numbers have a decimal point regardless of the settings.
package enum RunTable {
    /// A line for each point.
    package static func points(_ track: [TrackPoint]) -> String {
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

    /// A line for each lap; a run without laps is one line.
    package static func laps(_ laps: [RunLap], of run: Run) -> String {
        let head = ["lap", "seconds", "distance_m", "mean_heart_rate", "top_heart_rate", "steps", "energy_kcal"]
        let whole = RunLap(
            elapsed: run.elapsed, distance: run.distance, energy: run.typedEnergy, meanHeartRate: run.meanHeartRate,
            topHeartRate: run.topHeartRate, steps: run.steps)
        let lines = (laps.isEmpty ? [whole] : laps).enumerated().map { index, lap in
            [
                String(index + 1), DecimalText.write(lap.elapsed, decimals: 3), metres(lap.distance?.millimetres),
                Self.whole(lap.meanHeartRate), Self.whole(lap.topHeartRate), Self.whole(lap.steps),
                lap.energy.map { DecimalText.write($0.calories, decimals: 3) } ?? "",
            ]
        }
        return CSVWriter.text([head] + lines)
    }

    private static func whole(_ value: Int?) -> String { value.map { String($0) } ?? "" }
    private static func degrees(_ value: Int?) -> String { value.map { DecimalText.write($0, decimals: 7) } ?? "" }
    private static func metres(_ value: Int?) -> String { value.map { DecimalText.write($0, decimals: 3) } ?? "" }
}
