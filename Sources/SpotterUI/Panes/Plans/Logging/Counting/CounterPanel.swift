import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// Counts or times one series with big digits. It only shows the series, which lives on the context: Esc closes the panel
/// and the series goes on.
struct CounterPanel: Overlay {
    let session: Identifier<TrainingSession>

    var needsAutosave: Bool { true }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "count"), KeyHint("Enter", "end and log"), KeyHint("Tab", "other mode"),
            KeyHint("Backspace", "load"), KeyHint("u", "undo a rep"), KeyHint("+ -", "seconds"),
            KeyHint("s", "restart"), KeyHint("m", "tick"), KeyHint("d", "discard"), KeyHint("Esc", "hide"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        guard var series = context.series[session] else { return .close }
        let now = context.now
        _ = series.advance(to: now)
        switch key {
        case .escape, .char("q"), .char("C"):
            context.message = .plain("Set in progress: C shows it again.")
            return .close
        case .enter:
            guard series.text(at: now) != nil else {
                context.message = .warning(series.disabledReason(at: now))
                return .stay
            }
            return .finish { [session] context in SeriesEnd.log(session, &context) }
        case .char(" "): series.touch(at: now)
        case .char("u"): series.takeBack()
        case .char("m"): series.isTicking.toggle()
        case .tab, .backTab:
            let wanted = CountedSeries.Way.allCases.cycled(from: series.way, by: key == .tab ? 1 : -1)
            let action = changing { $0.count(wanted, at: $1) }
            return annul(series, "Count in another mode?", "annul", context, action: action)
        case .char("s"):
            let action = changing { $0.restart(at: $1) }
            return annul(series, "Restart the set?", "restart", context, action: action)
        case .char("d"):
            return annul(series, "Discard the set?", "discard", context) { [session] context in
                context.series[session] = nil
                context.overlays.removeAll { ($0 as? CounterPanel)?.session == session }
                context.message = .plain("The set is discarded. Nothing was written.")
            }
        case .char("+"), .char("-"):
            if series.load.text.lowercased().hasPrefix("b") {
                _ = series.load.handle(key)
            } else {
                series.adjust(by: key == .char("+") ? 1 : -1, at: now)
            }
        case .char(let letter) where "0123456789.,xXbBwW@*/>!".contains(letter): _ = series.load.handle(key)
        case .backspace, .left, .right, .home, .end, .delete: _ = series.load.handle(key)
        default: break
        }
        context.series[session] = series
        return .stay
    }

    /// Does what makes the count so far void; asks first when there is one: an exercise is counted in one way.
    private func annul(
        _ series: CountedSeries, _ question: String, _ verb: String, _ context: Context, action: @escaping ContextAction
    ) -> OverlayOutcome {
        guard series.hasCounted(at: context.now) else { return .act(action) }
        let confirm = Confirm(
            title: question,
            lines: ["\(series.counted(at: context.now)) so far: they would be annulled.", "Enter keeps counting."],
            yes: ("y", verb), action: action)
        return .act { $0.present(confirm) }
    }

    /// What changes the series, if it is there still.
    private func changing(_ change: @escaping @Sendable (inout CountedSeries, Date) -> Void) -> ContextAction {
        { [session] context in
            guard var series = context.series[session] else { return }
            change(&series, context.now)
            context.series[session] = series
        }
    }
}
