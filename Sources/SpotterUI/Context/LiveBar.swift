import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The live sessions and runs in one line: whose rest, count, timer or watch stands where. As much of it as there is room for.
enum LiveBar {
    /// How much is said about each session; less and less as it gets crowded.
    private enum Detail { case names, firstNames, initials }

    /// "LIVE Jan Stencel 00:31 rest 0:48 | Petr Novak 00:12 GO", in less room "LIVE Jan 0:48 | Petr GO", "LIVE JS 0:48 | PN GO";
    /// what does not even fit then is counted: "+2". The session on screen comes first.
    static func text(
        _ context: Context, room: Int = .max, first shown: Identifier<TrainingSession>? = nil,
        run: Identifier<Run>? = nil
    ) -> String {
        let own = items(context).filter { $0.isNamed(shown, run) }
        let items = own + items(context).filter { !$0.isNamed(shown, run) }
        for (detail, separator) in steps {
            let text = "LIVE " + items.map { part($0, detail, context) }.joined(separator: separator)
            if TextWidth.of(text) <= room { return text }
        }
        for count in stride(from: items.count - 1, to: 0, by: -1) {
            let parts = items.prefix(count).map { part($0, .initials, context) }
            let text = "LIVE \(parts.joined(separator: "  ")) +\(items.count - count)"
            if TextWidth.of(text) <= room { return text }
        }
        return "LIVE \(items.count)"
    }

    /// How many sessions and runs go on.
    static func count(_ context: Context) -> Int { context.live.count + context.watches.count }

    /// What goes on: a session, or a run.
    private enum Item {
        case session(LiveSession)
        case run(RunWatch)

        func isNamed(_ session: Identifier<TrainingSession>?, _ run: Identifier<Run>?) -> Bool {
            switch self {
            case .session(let live): live.id == session
            case .run(let watch): watch.id == run
            }
        }
    }

    private static func items(_ context: Context) -> [Item] {
        context.live.map(Item.session) + context.watches.map(Item.run)
    }

    private static func part(_ item: Item, _ detail: Detail, _ context: Context) -> String {
        switch item {
        case .session(let session): part(session, detail, context)
        case .run(let watch): part(watch, detail, context)
        }
    }

    /// "Jan Stencel run 24:58", "Jan run 24:58", "JS 24:58".
    private static func part(_ watch: RunWatch, _ detail: Detail, _ context: Context) -> String {
        let run = watch.run(at: context.now)
        let clock = run.isTicking ? ElapsedText.write(run.elapsed) : "paused"
        let words = watch.live.clientName.split(separator: " ")
        switch detail {
        case .names: return "\(watch.live.clientName) \(run.kind.label) \(clock)"
        case .firstNames: return "\(words.first ?? "") \(run.kind.label) \(clock)"
        case .initials: return "\(words.prefix(3).compactMap { $0.first.map(String.init) }.joined()) \(clock)"
        }
    }

    /// From much room to little.
    private static let steps: [(Detail, String)] = [
        (.names, " | "), (.firstNames, " | "), (.initials, " | "), (.initials, "  "),
    ]

    /// The least room in which all sessions are named.
    static func crowdedWidth(_ context: Context) -> Int {
        TextWidth.of("LIVE " + items(context).map { part($0, .initials, context) }.joined(separator: "  "))
    }

    /// How long a session has been going, "00:31".
    static func clock(_ context: Context, _ session: LiveSession) -> String {
        guard let start = session.session.startedAt else { return "" }
        return Clock.hoursAndMinutes(Int(context.now.timeIntervalSince(start)))
    }

    private static func part(_ session: LiveSession, _ detail: Detail, _ context: Context) -> String {
        let words = session.clientName.split(separator: " ")
        let isAfterwards = session.session.mode == .handsFree
        let now = isAfterwards ? "afterwards" : running(session, context)
        switch detail {
        case .names:
            return [session.clientName, isAfterwards ? "" : clock(context, session), now ?? ""].joined(separator: " ")
                .trimmingBlanks
        case .firstNames:
            return [String(words.first ?? ""), now ?? clock(context, session)].joined(separator: " ")
        case .initials:
            let initials = words.prefix(3).compactMap { $0.first.map(String.init) }.joined()
            let short = (now ?? clock(context, session)).replacing("rest ", with: "").replacing(
                "afterwards", with: "aft")
            return "\(initials) \(short)"
        }
    }

    /// What is waited for: a count, an interval, a rest; nil while nothing runs.
    private static func running(_ session: LiveSession, _ context: Context) -> String? {
        let counting = [
            context.intervals[session.id]?.short(at: context.now), context.series[session.id]?.short(at: context.now),
        ].compactMap { $0 }
        if !counting.isEmpty { return counting.joined(separator: ", ") }
        guard let timer = context.rests[session.id] else { return nil }
        let left = timer.secondsLeft(at: context.now)
        return left > 0 ? "rest \(Clock.minutesAndSeconds(left))" : "GO"
    }
}
