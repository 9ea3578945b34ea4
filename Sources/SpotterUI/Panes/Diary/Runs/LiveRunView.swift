import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import ViewKit

/// A run that goes on: its watch, how far it is, what is left of its goal.
struct LiveRunView: ChoosingView {
    /// Cadence is taken from the steps that were tapped in the last so many seconds.
    private static let cadenceOver: TimeInterval = 10

    /// Which run, and whose.
    let id: Identifier<Run>
    private let client: Identifier<Client>
    /// When steps were tapped, as far back as they count for the cadence.
    private var taps: [Date] = []

    init(id: Identifier<Run>, of client: Identifier<Client>) {
        self.id = id
        self.client = client
    }

    func owner(_ context: Context) -> Identifier<Client>? { client }
    var scopes: [KeyScope] { [Self.scope] }
    var mode: Role? { .live }
    func exists(_ context: Context) -> Bool { context.isShowing(id, in: .live, .done) }

    mutating func reload(_ context: inout Context) {
        // It was ended, here or by another program: what became of it is shown in its place.
        guard chosen(context) == nil else { return }
        let run = context.read { diary in try diary.runs.get(id) }
        if run?.state == .done { context.go(to: .run(id)) }
    }

    /// The view is left; the run goes on.
    mutating func back(_ context: inout Context) -> Bool {
        context.message = .plain("The run is still in progress: o shows it.")
        return false
    }

    /// The watch of the run.
    func chosen(_ context: Context) -> RunWatch? { context.watches.first { $0.id == id } }

    func title(_ context: Context) -> String { chosen(context)?.run(at: context.now).name ?? "" }
    func caption(_ context: Context) -> String {
        guard let watch = chosen(context) else { return "" }
        let run = watch.run(at: context.now)
        return "LIVE \(run.kind.rawValue) \(ElapsedText.write(run.elapsed))\(run.isTicking ? "" : " paused")"
    }

    /// Steps a minute by the last taps; nil before there are some.
    func cadence(at now: Date) -> Double? {
        let recent = taps.filter { now.timeIntervalSince($0) <= Self.cadenceOver }
        guard recent.count > 2, let first = recent.first, let last = recent.last, last > first else { return nil }
        return Double(recent.count - 1) / last.timeIntervalSince(first) * 60
    }

    mutating func tap(at now: Date) {
        taps = taps.filter { now.timeIntervalSince($0) <= Self.cadenceOver } + [now]
    }

    mutating func forgetTaps() { taps = [] }
}
