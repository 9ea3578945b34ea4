import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One run: its figures and route, its laps, its charts.
struct RunView: View {
    /// What is shown of it.
    enum Page: Int, CaseIterable, Sendable {
        case overview, laps, chart

        var title: String {
            switch self {
            case .overview: "Overview"
            case .laps: "Laps"
            case .chart: "Chart"
            }
        }
    }

    /// Everything that is read of it.
    struct Content: Sendable {
        let run: Run
        let clientName: String
        let laps: [RunLap]
        let profile: TrackProfile
        /// The recorded points; none for a run without a track.
        let track: [TrackPoint]
        let basis: RunBasis

        var hasTrack: Bool { !track.isEmpty }
        /// Whether the place of any point is known.
        var hasRoute: Bool { track.contains { $0.position != nil } }
        var energy: Energy? { basis.energy(of: run) }
    }

    /// Which run.
    let id: Identifier<Run>
    private(set) var page = Page.overview
    private(set) var content: Content?
    private(set) var figure = RunFigure.speed
    /// The chosen part of the track; nil stands at the last.
    private var stop: Int?
    private(set) var isTable = false
    private(set) var table = ScrollList()
    private(set) var lapList = ScrollList()
    /// The diary as it was when the content was read.
    private var revision: Int?

    init(id: Identifier<Run>) { self.id = id }

    var scopes: [KeyScope] { [.run, .list] }
    var title: String { content.map { "\($0.run.name), \($0.run.day.short)" } ?? "Run" }
    func caption(_ context: Context) -> String { "One run" }
    func exists(_ context: Context) -> Bool { context.isShowing(id, in: .done) }

    mutating func reload(_ context: inout Context) {
        guard revision != context.revision else { return }
        let found = context.read { diary in
            let client = try diary.client(ofRun: id)
            let track = try diary.track(of: id)
            return Content(
                run: try diary.run(id), clientName: client.name, laps: try diary.laps(of: id),
                profile: TrackProfile(track), track: track, basis: try diary.runBasis(of: client.id))
        }
        guard let found else { return }
        (content, revision) = (found, context.revision)
        if !figures.contains(figure) { figure = figures.first ?? .speed }
    }

    /// The figures that the track knows.
    var figures: [RunFigure] { content.map { RunFigure.all(of: $0.profile) } ?? [] }

    /// The points of the figure on the chart.
    var points: [(sample: TrackProfile.Sample, value: Double)] {
        (content?.profile.samples ?? []).compactMap { sample in figure.value(sample).map { (sample, $0) } }
    }

    var shownStop: Int { min(stop ?? .max, max(points.count - 1, 0)) }
}

extension RunView {
    /// Shows the page so many further on.
    mutating func step(by offset: Int) {
        let all = Page.allCases
        page = all[(page.rawValue + offset % all.count + all.count) % all.count]
    }

    /// Charts another figure; where no chart is shown it is shown first.
    mutating func showNextFigure(_ count: Int) {
        let all = figures
        guard page == .chart, let now = all.firstIndex(of: figure) else {
            page = .chart
            return
        }
        // The cursor stays at its place along the run.
        let place = points.indices.contains(shownStop) ? points[shownStop].sample.place : nil
        figure = all[(now + count) % all.count]
        stop = place.flatMap { place in points.firstIndex { $0.sample.place >= place } }
    }

    /// Shows the chart as a table, and back.
    mutating func toggleTable() {
        page = .chart
        isTable.toggle()
        table.select(shownStop, count: points.count)
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let height = Self.rows(Self.content(context.body)).height
        switch (page, motion) {
        case (.chart, _) where isTable:
            guard Self.move(&table, motion, count, height, points.count) else { return false }
            stop = table.selected
        case (.chart, .last): stop = nil
        case (.chart, _):
            let along: Motion = motion == .left ? .up : motion == .right ? .down : motion
            stop = along.target(from: shownStop, count: points.count, times: count, page: 21)
        case (_, .left): step(by: -1)
        case (_, .right): step(by: 1)
        case (.laps, _): return Self.move(&lapList, motion, count, height, content?.laps.count ?? 0)
        case (.overview, _): return false
        }
        return true
    }

    private static func move(
        _ list: inout ScrollList, _ motion: Motion, _ count: Int, _ height: Int, _ total: Int
    ) -> Bool {
        guard let row = motion.target(from: list.selected, count: total, times: count, page: height) else {
            return false
        }
        list.select(row, count: total)
        list.reveal(height: height, count: total)
        return true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, context: &context)
        case .wheelDown: _ = move(.down, count: 3, context: &context)
        case .press, .doubleClick: break
        }
    }
}

/// What is drawn over the distance of a run.
enum RunFigure: CaseIterable, Hashable, Sendable {
    case speed, heartRate, elevation

    var title: String {
        switch self {
        case .speed: "Speed"
        case .heartRate: "Heart rate"
        case .elevation: "Elevation"
        }
    }

    var unit: String {
        switch self {
        case .speed: "km/h"
        case .heartRate: "bpm"
        case .elevation: "m"
        }
    }

    func value(_ sample: TrackProfile.Sample) -> Double? {
        switch self {
        case .speed: sample.speed.map { $0 * 3.6 }
        case .heartRate: sample.heartRate
        case .elevation: sample.elevation
        }
    }

    /// Those of which there are at least two values.
    static func all(of profile: TrackProfile) -> [RunFigure] {
        allCases.filter { figure in profile.samples.lazy.compactMap { figure.value($0) }.prefix(2).count == 2 }
    }
}
