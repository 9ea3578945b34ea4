import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases

/// Recorded runs of a GPX, TCX or FIT file, before they are written.
struct TrackContent: ImportContent {
    private let items: [(track: RecordedTrack, run: Run)]

    /// - Parameter today: The day of runs without a time.
    init(_ tracks: [RecordedTrack], zone: TimeZone, today: Day) {
        items = tracks.map { ($0, $0.run(in: zone, otherwise: today)) }
    }

    var count: Int { items.count }
    var unit: MassUnit? { nil }
    var issues: [ImportRemark] { items.flatMap(\.track.issues).map(ImportRemark.track) }

    var formats: [FormatName] { Set(items.map(\.track.format.name)).sorted { $0.rawValue < $1.rawValue } }
    private var points: Int { items.reduce(0) { $0 + $1.track.points.count } }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        var (new, lines) = (0, [ImportLine]())
        for (track, run) in items {
            let isKnown = try diary.runs.has(source: track.source, of: client)
            if !isKnown { new += 1 }
            lines.append(ImportLine(text: Self.text(track, run), detail: isKnown ? "imported before" : "new"))
            // A run that began at the same time was most likely recorded by a second device.
            if !isKnown, let twin = try diary.runs.list(of: client, on: run.day).first(where: track.mayBe) {
                let words: Phrase = "Another run has the same time: \(twin.name). Both would count; delete one."
                lines.append(ImportLine(text: ImportWording.indented(words), tone: .warning))
            }
            lines += track.issues.map {
                ImportLine(text: ImportWording.indented($0.wording), tone: $0.isLoss ? .warning : .remark)
            }
        }
        let isLossy = issues.contains(where: \.isLoss)
        let lost: Phrase = isLossy ? "parts were not read, see below" : "everything was read"
        let undated = items.contains { $0.track.startedAt == nil }
        return ImportPlan(
            addsSomething: new > 0, nothingNew: "\(Self.done(0, alreadyThere: count)).",
            size: "\(new, one: "run", other: "runs")",
            facts: [
                ImportLine(
                    text: "Format",
                    detail: [formatTitle, "\(points, one: "point", other: "points")"].joined(separator: " · ")),
                ImportLine(
                    text: "Runs", detail: ImportWording.tally(new, alreadyThere: count - new),
                    tone: new > 0 ? .result : .warning),
                ImportLine(text: "Reading", detail: lost, tone: isLossy ? .warning : .plain),
                ImportLine(
                    text: "Day", detail: undated ? "no time in the file: today is used, e changes it" : span),
            ], lines: lines)
    }

    /// "10 Mar 2026 · Morning loop · 5.00 km · 24:58".
    private static func text(_ track: RecordedTrack, _ run: Run) -> Phrase {
        let facts: [Phrase] = [
            run.day.dated, run.name, "\(RunText.distance(run.distance))", "\(ElapsedText.write(run.elapsed))",
            run.meanHeartRate.map { "\($0) bpm" } ?? "",
            track.laps.isEmpty ? "" : "\(track.laps.count, one: "lap", other: "laps")",
        ]
        return facts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private static func done(_ added: Int, alreadyThere: Int) -> Phrase {
        ImportWording.done(added, .run, alreadyThere: alreadyThere)
    }

    private var span: Phrase {
        guard let days = items.lazy.map(\.run.day).span else { return "" }
        let (first, last) = (days.lowerBound, days.upperBound)
        return first == last ? first.long : "\(first.long) to \(last.long)"
    }

    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        var added: [(id: Identifier<Run>, run: Run)] = []
        try diary.change { change in
            try change.name(.import, .run, of: client, [.file: file])
            for (index, (track, run)) in items.enumerated() {
                guard progress(Double(index) / Double(count)) else { throw StoreError.cancelled }
                let id = try change.runs.add(
                    run, laps: track.laps, track: track.points, source: track.source, of: client)
                if let id { added.append((id, run)) }
            }
        }
        let (there, days) = (count - added.count, added.lazy.map(\.run.day).span)
        let message = Self.done(added.count, alreadyThere: there)
        let lines = added.map { _, run -> Phrase in
            let distance = run.distance.map { "\(NumberFormat.shown($0.value(in: .m) / 1000, decimals: 2)) km" }
            let facts = [run.kind.word, distance.map { "\($0)" }, "\(ElapsedText.write(run.elapsed))"]
            return "\(run.day.iso): \(list: facts.compactMap(\.self))"
        }
        return ImportReport(
            message: message, added: added.last.map { .run($0.id) },
            lines: ["\(message)."] + lines,
            figures: Figures(
                formats: formats.map(\.rawValue), runsAdded: added.count, runsAlreadyThere: there, points: points,
                linesLost: items.flatMap(\.track.issues).filter(\.isLoss).reduce(0) { $0 + $1.count },
                distanceM: added.reduce(0) { $0 + ($1.run.distance?.value(in: .m) ?? 0) },
                firstDay: days?.lowerBound.iso, lastDay: days?.upperBound.iso))
    }

    private struct Figures: Encodable {
        let formats: [String]
        let runsAdded, runsAlreadyThere, points, linesLost: Int
        let distanceM: Double
        let firstDay, lastDay: String?
    }
}
