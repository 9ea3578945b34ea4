import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// Recorded runs of a GPX, TCX or FIT file, before they are written.
struct TrackReading: ImportReading {
    /// One of them, with whether the client has it already.
    private struct Item: Sendable {
        let track: RecordedTrack
        let run: Run
        var isKnown = false
        /// Another run that began at the same time, most likely recorded by a second device.
        var twin: Run?
    }

    let name: String
    private let items: [Item]
    private let zone: TimeZone
    private let today: Day

    init(
        _ name: String, _ tracks: [RecordedTrack], zone: TimeZone, today: Day, for client: Identifier<Client>,
        in diary: Diary
    ) throws(StoreError) {
        self.name = name
        self.zone = zone
        self.today = today
        var items: [Item] = []
        for track in tracks {
            var item = Item(track: track, run: track.run(in: zone, otherwise: today))
            item.isKnown = try diary.hasRun(source: track.source, of: client)
            if !item.isKnown { item.twin = try diary.runs(of: client, on: item.run.day).first { track.mayBe($0) } }
            items.append(item)
        }
        self.items = items
    }

    private var new: [Item] { items.filter { !$0.isKnown } }
    private var isLossy: Bool { items.contains { $0.track.issues.contains(where: \.isLoss) } }

    var issues: [ImportIssue] { [] }
    var addsSomething: Bool { !new.isEmpty }
    var nothingNew: String {
        items.count == 1
            ? "Nothing new: the run of \(items[0].run.day.short) is in the diary already."
            : "Nothing new: all \(items.count) runs are in the diary already."
    }
    var size: String { Count.text(new.count, "run") }

    var facts: [ImportFact] {
        let formats = Set(items.map(\.track.format.rawValue)).sorted().joined(separator: ", ")
        let points = items.reduce(0) { $0 + $1.track.points.count }
        let known = items.count - new.count
        let there = known > 0 ? ", \(known) in the diary already" : ""
        let lost = isLossy ? "parts were not read, see below" : "everything was read"
        return [
            ImportFact(label: "Format", value: "\(formats) · \(Count.text(points, "point"))"),
            ImportFact(
                label: "Runs", value: "\(items.count): \(new.count) new\(there)",
                style: addsSomething ? Style(.accent, .bold) : .warning),
            ImportFact(label: "Reading", value: lost, style: isLossy ? .warning : .text),
            ImportFact(label: "Day", value: undated ? "no time in the file: today is taken, e changes it" : span),
        ]
    }

    private var undated: Bool { items.contains { $0.track.startedAt == nil } }
    private var span: String {
        let days = items.map(\.run.day).sorted { $0.iso < $1.iso }
        guard let first = days.first, let last = days.last else { return "" }
        return first == last ? first.long : "\(first.long) to \(last.long)"
    }

    var lines: [ImportLine] {
        items.flatMap { item -> [ImportLine] in
            let run = item.run
            let parts = [
                "\(run.day.short) \(run.day.year)", run.name, RunText.distance(run.distance),
                ElapsedText.write(run.elapsed), run.meanHeartRate.map { "\($0) bpm" } ?? "",
                item.track.laps.isEmpty ? "" : Count.text(item.track.laps.count, "lap"),
            ]
            let line = ImportLine(
                text: parts.filter { !$0.isEmpty }.joined(separator: " · "),
                detail: item.isKnown ? "there already" : "new")
            let twin = item.twin.map {
                ImportLine(
                    text: "  A run of the same time is there: \($0.name). Both would count; delete one.", role: .warning
                )
            }
            let issues = item.track.issues.map {
                ImportLine(text: "  \($0.description)", role: $0.isLoss ? .warning : .muted)
            }
            return [line] + [twin].compactMap { $0 } + issues
        }
    }

    func again(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> any ImportReading {
        try TrackReading(name, items.map(\.track), zone: zone, today: today, for: client, in: diary)
    }

    func write(
        for client: Identifier<Client>, label: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportEnd {
        var added: [Identifier<Run>] = []
        let items = items
        try diary.change(label) { change in
            for (index, item) in items.enumerated() {
                guard progress(Double(index) / Double(items.count)) else { throw StoreError.cancelled }
                let id = try change.addRun(
                    item.run, laps: item.track.laps, track: item.track.points, source: item.track.source, of: client)
                if let id { added.append(id) }
            }
        }
        guard let last = added.last else { return ImportEnd(message: nothingNew, hasAdded: false, route: nil) }
        let there = added.count < items.count ? " (\(items.count - added.count) were there already)" : ""
        return ImportEnd(
            message: "Imported \(Count.text(added.count, "run"))\(there)", hasAdded: true, route: .run(last))
    }
}
