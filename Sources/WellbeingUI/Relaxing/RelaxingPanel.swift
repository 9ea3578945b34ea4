import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// One word, and a bar that grows and shrinks. It shows the practice, which lives on the context: Esc hides it, and it
/// continues.
struct RelaxingPanel: Overlay {
    let client: Identifier<Client>

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "pause"), KeyHint("Enter", "end, store"), KeyHint("+ -", "longer, shorter"),
            KeyHint("m", "bell"), KeyHint("Esc", "hide"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        guard var running = context.live.practices[client] else { return .close }
        let now = context.now
        guard running.stored == nil else {
            // Keys that close it.
            guard [.enter, .escape, .char(" "), .char("q")].contains(key) else { return .stay }
            return .finish { [client] context in context.leavePractice(of: client) }
        }
        switch key {
        case .escape, .char("q"):
            context.message = .plain("The practice continues: r in Wellbeing shows it.")
            return .close
        case .enter: return .finish { [client] context in context.keepPractice(of: client) }
        case .char(" "): running.toggle(at: now)
        case .char("+"): running.lengthen(by: 60, at: now)
        case .char("-"): running.lengthen(by: -60, at: now)
        case .char("m"): running.ringsAtTurns.toggle()
        default: break
        }
        context.live.practices[client] = running
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let running = context.live.practices[client] else { return }
        let (watch, now) = (running.watch, context.now)
        screen.fill(body)
        let head = body.top(1).inset(columns: 1)
        let clock: Phrase =
            "\(Clock.minutesAndSeconds(watch.seconds(at: now))) of \(Clock.minutesAndSeconds(watch.length))"
        screen.put(clock, in: head, align: .trailing, style: .muted)
        let title: Phrase = "RELAX · \(watch.kind.name)"
        let used = screen.put(
            title, at: head.origin, style: Style(.heading, .bold), maxWidth: head.width - TextWidth.of(clock) - 2)
        let room = head.width - used - TextWidth.of(clock) - 6
        if room > 8 {
            screen.put(
                verbatim: running.client.name, at: head.origin.moved(columns: used + 3), style: .muted, maxWidth: room)
        }

        let middle = body.droppingTop(max(2, (body.height - 7) / 2))
        let moment = watch.moment(at: now)
        let isOver = running.stored != nil
        let word: Phrase = isOver ? "done" : watch.isRunning ? moment.word : "paused"
        Self.put(word, in: middle.top(1), style: Style(.accent, .bold), into: &screen)
        let width = min(body.width - 8, 48)
        let bar = middle.droppingTop(2).top(1)
        let place = Point(bar.column + (bar.width - width) / 2, bar.row)
        screen.gauge(Double(isOver ? 1_000 : moment.share), limit: 1_000, at: place, width: width)
        if let left = moment.secondsLeft, !isOver {
            Self.put("\(left)", in: middle.droppingTop(3).top(1), style: .text, into: &screen)
        }
        let below: [Phrase] = [watch.kind.rhythm, Self.count(running, at: now)]
        Self.put(
            below.filter { !$0.isEmpty }.joined(separator: "     "), in: middle.droppingTop(5).top(1), style: .muted,
            into: &screen)
        let foot: Phrase =
            switch (isOver, running.ringsAtTurns) {
            case (true, _): "Stored. Enter closes it."
            case (false, true): "m bell at each turn on"
            case (false, false): "m bell at each turn off"
            }
        screen.put(foot, in: body.bottom(1).inset(columns: 1), align: .leading, style: .muted)
    }

    private static func put(_ text: Phrase, in row: Rect, style: Style, into screen: inout Screen) {
        let room = row.droppingLeft(max(0, (row.width - TextWidth.of(text)) / 2))
        screen.put(text, in: room, align: .leading, style: style)
    }

    /// "breath 14", "round 2".
    private static func count(_ running: RunningPractice, at now: Date) -> Phrase {
        let (watch, moment) = (running.watch, running.watch.moment(at: now))
        if watch.kind.isBreath {
            let whole = watch.kind.rounds(in: watch.seconds(at: now))
            return running.stored == nil ? "breath \(moment.round + 1)" : "\(whole, one: "breath", other: "breaths")"
        }
        guard watch.kind == .tenseAndLetGo, running.stored == nil else { return "" }
        let groups = RelaxingKind.Group.allCases.count
        return "round \(moment.round / groups + 1)"
    }
}
