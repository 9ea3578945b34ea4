import DiaryStore
import FitnessModel
import TerminalKit

/// One run: its figures and route, its laps, its charts.
struct RunView: Sendable {
    /// What is shown of it.
    enum View: Int, CaseIterable, Sendable {
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

    /// Which run; nil while none is open.
    private(set) var id: Identifier<Run>?
    var view = View.overview
    var content: Content?
    var figure = RunFigure.speed
    /// The chosen part of the track; nil stands at the last.
    var stop: Int?
    var isTable = false
    var table = ScrollList()
    var lapList = ScrollList()
    /// The diary as it was when the content was read.
    private var revision: Int?

    init(id: Identifier<Run>? = nil) { self.id = id }

    /// Reads it again after a change; false when it is not there any more.
    mutating func reload(_ context: inout Context) -> Bool {
        guard let id, let run = try? context.diary.run(id), run.state == .done else { return false }
        guard revision != context.revision || content == nil else { return true }
        revision = context.revision
        content = context.read { diary throws(StoreError) in
            let client = try diary.client(ofRun: id)
            let track = try diary.track(of: id)
            return Content(
                run: run, clientName: client.name, laps: try diary.laps(of: id), profile: TrackProfile(track),
                track: track, basis: try diary.runBasis(of: client.id))
        }
        if let content, !figures.contains(figure) { figure = RunFigure.all(of: content.profile).first ?? .speed }
        return content != nil
    }

    /// The figures that the track knows.
    var figures: [RunFigure] { content.map { RunFigure.all(of: $0.profile) } ?? [] }

    /// The points of the figure on the chart.
    var points: [(sample: TrackProfile.Sample, value: Double)] {
        (content?.profile.samples ?? []).compactMap { sample in figure.value(sample).map { (sample, $0) } }
    }

    var shownStop: Int { min(stop ?? .max, max(points.count - 1, 0)) }
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
