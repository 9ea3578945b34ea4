package import DiaryStore
package import FitnessModel
import Foundation
package import Phrases
import TerminalKit
import ViewKit

/// The live sessions and runs in one line, each with its rest, count, timer or stopwatch, if there is room.
package enum LiveBar {
    /// "LIVE Jan Stencel 00:31 rest 0:48 | Petr Novak 00:12 GO"; with less room "LIVE Jan 0:48 | Petr GO", then "LIVE
    /// JS 0:48 | PN GO". Sessions that do not fit are counted: "+2". The session on screen comes first.
    package static func text(
        _ context: Context, room: Int = .max, first shown: Identifier<TrainingSession>? = nil,
        run: Identifier<Run>? = nil
    ) -> Phrase {
        let parts = parts(context, first: shown, run: run)
        let head = head(context)
        for (detail, separator) in steps {
            let text = "\(head) " + parts.map { $0[keyPath: detail] }.joined(separator: separator)
            if TextWidth.of(text) <= room { return Phrase(verbatim: text) }
        }
        for count in stride(from: parts.count - 1, to: 0, by: -1) {
            let named = parts.prefix(count).map(\.shortest).joined(separator: "  ")
            let text: Phrase = "\(head) \(named) +\(parts.count - count)"
            if TextWidth.of(text) <= room { return text }
        }
        return "\(head) \(parts.count)"
    }

    /// The word at the start: "PAST" if only past sessions are open.
    private static func head(_ context: Context) -> Phrase { isLive(context) ? "LIVE" : "PAST" }
    private static func isLive(_ context: Context) -> Bool {
        !context.live.watches.isEmpty || !context.live.practices.isEmpty
            || context.live.sessions.contains { $0.session.mode == .realTime }
    }

    /// The number of sessions and runs in progress.
    package static func count(_ context: Context) -> Int {
        context.live.sessions.count + context.live.watches.count + context.live.practices.count
    }

    private static func parts(
        _ context: Context, first shown: Identifier<TrainingSession>? = nil, run: Identifier<Run>? = nil
    ) -> [Part] {
        let sessions = context.live.sessions.map { (isShown: $0.id == shown, part: Part($0, context)) }
        let runs = context.live.watches.map { (isShown: $0.id == run, part: Part($0, at: context.now)) }
        let practices = context.live.practices.values
            .sorted { ($0.client.name, $0.client.id) < ($1.client.name, $1.client.id) }
            .map { (isShown: false, part: Part($0, at: context.now)) }
        let all = sessions + runs + practices
        return Part.apart((all.filter(\.isShown) + all.filter { !$0.isShown }).map(\.part))
    }

    /// The texts for one session or run, from long to short.
    private struct Part {
        /// "Jan Stencel run 24:58", "Jan run 24:58", "JS 24:58".
        let whole: String
        private(set) var short, shortest: String
        private let name: String
        private let details: (short: String, shortest: String)

        /// Adds the rest of the name where two people share a first name.
        static func apart(_ parts: [Part]) -> [Part] {
            let names = Dictionary(grouping: Set(parts.map(\.name))) { $0.prefix { $0 != " " } }
            return parts.map { part in
                guard names[part.name.prefix { $0 != " " }]?.count ?? 1 > 1 else { return part }
                var part = part
                let (first, rest) = (part.name.prefix(1), part.name.drop { $0 != " " })
                part.short = "\(part.name) \(part.details.short)".trimmingBlanks
                part.shortest = "\(first).\(rest) \(part.details.shortest)".trimmingBlanks
                return part
            }
        }

        init(_ name: String, whole: String, short: String, shortest: String) {
            (self.name, details) = (name, (short, shortest))
            let words = name.split(separator: " ")
            self.whole = "\(name) \(whole)".trimmingBlanks
            self.short = "\(words.first ?? "") \(short)".trimmingBlanks
            let initials = words.prefix(3).compactMap { $0.first.map(String.init) }.joined()
            self.shortest = "\(initials) \(shortest)".trimmingBlanks
        }

        init(_ watch: RunWatch, at now: Date) {
            let run = watch.run(at: now)
            let clock: Phrase = run.isTicking ? "\(ElapsedText.write(run.elapsed))" : "paused"
            let short = LiveBar.text(run.kind, clock).text
            self.init(watch.live.clientName, whole: short, short: short, shortest: clock.text)
        }

        init(_ practice: RunningPractice, at now: Date) {
            let short = practice.short(at: now).text
            self.init(
                practice.client.name, whole: short, short: short, shortest: practice.clock(at: now).text)
        }

        init(_ session: LiveSession, _ context: Context) {
            let clock = LiveBar.clock(context, session)
            let isPast = session.session.mode == .handsFree
            // Not repeated if all sessions are past ones.
            let past: Phrase = LiveBar.isLive(context) ? "past" : ""
            func doing(isShortest: Bool) -> Phrase? {
                isPast
                    ? past
                    : LiveBar.running(session, context, isShortest: isShortest)
                        ?? LiveBar.rest(session, context, isShortest: isShortest)
            }
            let now = doing(isShortest: false)
            let texts: [Phrase] = [isPast ? "" : clock, now ?? ""]
            self.init(
                session.clientName, whole: texts.filter { !$0.isEmpty }.joined(separator: " ").text,
                short: (now ?? clock).text,
                shortest: (doing(isShortest: true) ?? LiveBar.minutes(context, session)).text)
        }
    }

    /// The forms and separators to try, widest first.
    private static let steps: [(any KeyPath<Part, String> & Sendable, String)] = [
        (\.whole, " | "), (\.short, " | "), (\.shortest, " | "), (\.shortest, "  "),
    ]

    /// The smallest width in which all sessions are named.
    package static func crowdedWidth(_ context: Context) -> Int {
        TextWidth.of("\(head(context)) " + parts(context).map(\.shortest).joined(separator: "  "))
    }

    /// "run 24:58".
    private static func text(_ kind: Run.Kind, _ clock: Phrase) -> Phrase {
        switch kind {
        case .run: "run \(clock)"
        case .walk: "walk \(clock)"
        case .ride: "ride \(clock)"
        case .other: "other \(clock)"
        }
    }

    /// How long a session has been going, "00:31".
    package static func clock(_ context: Context, _ session: LiveSession) -> Phrase {
        guard let start = session.session.startedAt else { return "" }
        return Phrase(verbatim: Clock.hoursAndMinutes(Int(context.now.timeIntervalSince(start))))
    }

    /// The same as "31 min", beside rests as "0:48".
    private static func minutes(_ context: Context, _ session: LiveSession) -> Phrase {
        guard let start = session.session.startedAt else { return "" }
        return "\(Int(context.now.timeIntervalSince(start)) / 60) min"
    }

    /// The count or interval that is running; nil if nothing is.
    private static func running(_ session: LiveSession, _ context: Context, isShortest: Bool = false) -> Phrase? {
        let now = context.now
        let counting = [
            context.live.intervals[session.id].map { isShortest ? $0.shortest(at: now) : $0.short(at: now) },
            context.live.series[session.id]?.short(at: now),
        ].compactMap { $0 }
        return counting.isEmpty ? nil : counting.joined(separator: ", ")
    }

    /// "rest 0:48", the time alone in the shortest form, or "GO" once it is over; nil without a rest.
    private static func rest(_ session: LiveSession, _ context: Context, isShortest: Bool = false) -> Phrase? {
        guard let timer = context.live.rests[session.id] else { return nil }
        let left = timer.secondsLeft(at: context.now)
        guard left > 0 else { return "GO" }
        let clock = Clock.minutesAndSeconds(left)
        return isShortest ? "\(clock)" : "rest \(clock)"
    }
}
