import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// One run: its values and route, its laps, its charts.
package struct RunView: ChoosingView {
    /// The pages of a run.
    enum Page: CaseIterable, Sendable {
        case overview, laps, chart

        var title: Phrase {
            switch self {
            case .overview: "Overview"
            case .laps: "Laps"
            case .chart: "Chart"
            }
        }
    }

    /// Everything that is read of it.
    package struct Content: Sendable {
        let run: Run
        let clientName: String
        let laps: [RunLap]
        let profile: TrackProfile
        /// The recorded points; none for a run without a track.
        let track: [TrackPoint]
        let basis: RunBasis
        /// The highest speed of the track, in millimetres a second.
        let topSpeed: Int?

        var hasTrack: Bool { !track.isEmpty }
        /// Whether the place of any point is known.
        var hasRoute: Bool { track.contains { $0.position != nil } }
        var energy: Energy? { basis.energy(of: run) }
    }

    /// The run and its client.
    let id: Identifier<Run>
    private let client: Identifier<Client>
    private(set) var page = Page.overview
    private(set) var content: Content?
    private(set) var figure = RunFigure.speed
    /// The selected part of the track; nil for the last one.
    private var stop: Int?
    private(set) var isTable = false
    private(set) var table = ScrollList()
    private(set) var lapList = ScrollList()
    /// The diary as it was when the content was read.
    private var revision: Int?

    package init(id: Identifier<Run>, of client: Identifier<Client>) {
        self.id = id
        self.client = client
    }

    package func owner(_ context: Context) -> Identifier<Client>? { client }
    package func chosen(_ context: Context) -> Content? { content }
    package var noneChosen: Phrase? { "the run could not be read" }
    package func title(_ context: Context) -> Phrase { content.map { "\($0.run.name), \($0.run.day.short)" } ?? "" }
    package func caption(_ context: Context) -> Phrase { "" }
    package func exists(_ context: Context) -> Bool { context.isShowing(id, in: .done) }

    package mutating func reload(_ context: inout Context) {
        guard revision != context.revisions.all else { return }
        let found = context.read { diary in
            let run = try diary.runs.get(id)
            let track = try diary.runs.track(of: id)
            return Content(
                run: run, clientName: try diary.clients.get(run.client).name, laps: try diary.runs.laps(of: id),
                profile: TrackProfile(track), track: track, basis: try diary.runs.basis(of: run.client),
                topSpeed: TrackFigures(track, kind: run.kind).highestSpeed)
        }
        guard let found else { return }
        (content, revision) = (found, context.revisions.all)
        if !figures.contains(figure) { figure = figures.first ?? .speed }
    }

    /// The values that the track has.
    var figures: [RunFigure] { content.map { RunFigure.all(of: $0.profile) } ?? [] }

    /// The points of the value on the chart.
    var points: [(sample: TrackProfile.Sample, value: Double)] {
        (content?.profile.samples ?? []).compactMap { sample in figure.value(sample).map { (sample, $0) } }
    }

    var shownStop: Int { min(stop ?? .max, max(points.count - 1, 0)) }
}

extension RunView {
    /// Moves by that many pages.
    mutating func step(by offset: Int) {
        page = Page.allCases.cycled(from: page, by: offset)
    }

    /// Charts the next value; shows the chart first if it is hidden.
    mutating func showNextFigure(_ count: Int) {
        guard page == .chart, figures.contains(figure) else {
            page = .chart
            return
        }
        // The cursor stays at its place along the run.
        let place = points.indices.contains(shownStop) ? points[shownStop].sample.place : nil
        figure = figures.cycled(from: figure, by: count)
        stop = place.flatMap { place in points.firstIndex { $0.sample.place >= place } }
    }

    /// Shows the chart as a table, and back.
    mutating func toggleTable() {
        page = .chart
        isTable.toggle()
        table.select(shownStop, count: points.count)
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let height = Self.rows(Self.content(context.body)).height
        switch (page, motion) {
        case (.chart, _) where isTable:
            guard table.move(motion, times: count, height: height, count: points.count) else { return false }
            stop = table.selected
        case (.chart, .last): stop = nil
        case (.chart, _):
            let along: Motion = motion == .left ? .up : motion == .right ? .down : motion
            stop = along.target(from: shownStop, count: points.count, times: count, page: 21)
        case (_, .left): step(by: -1)
        case (_, .right): step(by: 1)
        case (.laps, _):
            return lapList.move(motion, times: count, height: height, count: content?.laps.count ?? 0)
        case (.overview, _): return false
        }
        return true
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, context: &context)
        case .wheelDown: _ = move(.down, count: 3, context: &context)
        case .press, .doubleClick: break
        }
    }
}

/// A value charted over the distance of a run.
struct RunFigure: Hashable, Sendable {
    private enum Kind { case speed, heartRate, elevation }

    private let kind: Kind
    let title: Phrase
    let unit: String
    private let path: any KeyPath<TrackProfile.Sample, Double?> & Sendable
    private var factor = 1.0

    static let speed = RunFigure(kind: .speed, title: "Speed", unit: "km/h", path: \.speed, factor: 3.6)
    static let heartRate = RunFigure(kind: .heartRate, title: "Heart rate", unit: "bpm", path: \.heartRate)
    static let elevation = RunFigure(kind: .elevation, title: "Elevation", unit: "m", path: \.elevation)

    static func == (left: RunFigure, right: RunFigure) -> Bool { left.kind == right.kind }
    func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    func value(_ sample: TrackProfile.Sample) -> Double? { sample[keyPath: path].map { $0 * factor } }

    /// The values with at least two points.
    static func all(of profile: TrackProfile) -> [RunFigure] {
        [speed, heartRate, elevation].filter { figure in
            profile.samples.lazy.compactMap { figure.value($0) }.prefix(2).count == 2
        }
    }
}

extension RunView {
    package static let scope = KeyScope("run", "One run")
    private static let needsFigure: Command<RunView>.DisabledReason = { view, _ in
        view.figures.isEmpty ? "the run has no recorded track" : nil
    }

    package static let commands: CommandSet<RunView> = [
        counting(
            "next-view", "Show the next view: overview, laps, chart", hint: "view", keys: ["v"]
        ) { view, _, count in view.step(by: count) },
        counting("figure", "Chart the next value", hint: "value", keys: ["}"], unless: needsFigure) {
            view, _, count in view.showNextFigure(count)
        },
        counting("figure-before", "Chart the previous value", keys: ["{"], unless: needsFigure) {
            view, _, count in view.showNextFigure(-count)
        },
        command("table", "Switch between chart and table", hint: "table", keys: ["t"], unless: needsFigure) {
            view, _ in view.toggleTable()
        },
        onChosen("edit", "Edit the run", hint: "edit", keys: ["e"]) { _, content, context in
            RunForm.edit(content.run, &context)
        },
        onChosen("export", "Export: text, Markdown, CSV, JSON, GPX", hint: "export", keys: ["X"]) {
            _, content, context in ExportForm.present(content.run.id, &context)
        },
        onChosen("delete", "Delete the run (u: undo)", keys: ["d"]) { _, content, context in
            RunsView.delete(content.run, &context)
        },
        onChosen("day", "Go to the day of the run", keys: ["g d"]) { _, content, context in
            context.go(to: .day(content.run.day))
        },
    ]
}
