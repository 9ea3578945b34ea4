import DiaryStore
import FitnessModel
import Foundation

/// The live sessions in one line, for views that show something else.
enum LiveBar {
    /// "LIVE Jan Stencel 00:31 rest 0:48 | Petr Novak 00:12 GO".
    static func text(_ desk: Desk) -> String {
        let parts = desk.live.map { session in
            "\(session.clientName) \(clock(desk, session))\(rest(desk, session))"
        }
        return "LIVE " + parts.joined(separator: " | ")
    }

    /// How long a session has been going, "00:31".
    static func clock(_ desk: Desk, _ session: LiveSession) -> String {
        guard let start = session.session.startedAt else { return "" }
        return Clock.hoursAndMinutes(Int(desk.now.timeIntervalSince(start)))
    }

    private static func rest(_ desk: Desk, _ session: LiveSession) -> String {
        guard let timer = desk.rests[session.id] else { return "" }
        let left = timer.secondsLeft(at: desk.now)
        return left > 0 ? " rest \(Clock.minutesAndSeconds(left))" : " GO"
    }
}

/// Spans of time as they are shown.
enum Clock {
    /// "1:05".
    static func minutesAndSeconds(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(left / 60):\(twoDigits(left % 60))"
    }

    /// "00:31".
    static func hoursAndMinutes(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(twoDigits(left / 3_600)):\(twoDigits(left / 60 % 60))"
    }

    /// "00:31:12".
    static func full(_ seconds: Int) -> String { "\(hoursAndMinutes(seconds)):\(twoDigits(max(seconds, 0) % 60))" }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

/// The rest after a set: when it began and when it ends.
struct RestTimer: Hashable, Sendable {
    let began: Date
    let ends: Date
    /// True once the bell has rung.
    var rang = false

    /// Whole seconds until it ends; 0 or less when it is over.
    func secondsLeft(at now: Date) -> Int { Int(ends.timeIntervalSince(now).rounded(.up)) }
    /// Its whole length in seconds.
    var length: Int { Int(ends.timeIntervalSince(began).rounded()) }
}
