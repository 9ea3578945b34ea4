import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
public import TerminalKit
import ViewKit

extension AppState {
    /// The whole window as cells.
    public func screen(glyphs: Glyphs = .unicode) -> Screen { config.inForce { drawn(glyphs) } }

    private func drawn(_ glyphs: Glyphs) -> Screen {
        var screen = Screen(size: context.size, glyphs: glyphs)
        let frame = Frame(context.size, hasGuide: context.hasGuide)
        guard !frame.isTooSmall else {
            drawTooSmall(into: &screen)
            return screen
        }
        drawTabs(frame.tabs, into: &screen)
        drawSubtabs(frame.subtabs, into: &screen)
        navigator.draw(into: &screen, body: frame.body, context: context)
        if !context.overlays.isEmpty { screen.cursor = nil }
        for overlay in context.overlays { overlay.draw(into: &screen, body: frame.body, context: context) }
        if !pendingKeys.isEmpty {
            let next = context.keys.continuations(of: pendingKeys, in: scopes).filter { isOffered($0.command) }
            PrefixPopup.draw(
                pendingKeys, next: next.map { ($0.key, CommandTable.command($0.command)?.title ?? "") },
                into: &screen, body: frame.body)
        }
        drawTour(frame.guide, into: &screen)
        drawMessage(frame.message, into: &screen)
        screen.keyHints(footerHints, row: frame.footer.row)
        return screen
    }

    private func drawTooSmall(into screen: inout Screen) {
        let need = "Spotter needs \(Frame.smallest.columns)x\(Frame.smallest.rows)"
        let have = "this window is \(context.size.columns)x\(context.size.rows)"
        for (row, line) in [need, have, "Make it larger, or q quits."].enumerated() {
            screen.put(
                line, at: Point(column: 0, row: row), style: row == 1 ? Style(.warning) : .text,
                maxWidth: context.size.columns)
        }
    }

    private func drawMessage(_ row: Rect, into screen: inout Screen) {
        let place = Point(column: 1, row: row.row)
        if let job = context.job {
            let text = "\(job.title) ... \(job.standing(at: context.now))" + (job.canStop ? " · Esc stops it" : "")
            screen.put(text, at: place, style: Style(.accent), maxWidth: row.width - 2)
        } else if let message = context.message {
            let (sign, role): (String, Role) =
                switch message.tone {
                case .plain: ("", .muted)
                case .success: ("", .success)
                case .warning: ("! ", .warning)
                case .failure: ("! Error: ", .error)
                }
            // A long message takes rows above as well: its end says what to do.
            let lines = TextWidth.wrap(sign + message.text, width: row.width - 2).prefix(3)
            for (offset, line) in lines.enumerated() {
                let place = place.moved(rows: offset + 1 - lines.count)
                if lines.count > 1 { screen.fill(Rect(column: 0, row: place.row, width: row.width, height: 1)) }
                screen.put(line, at: place, style: Style(role), maxWidth: row.width - 2)
            }
        }
    }

    /// The most useful keys of what has the focus, the most useful first; help stays among them on narrow windows.
    var footerHints: [KeyHint] {
        if let overlay = context.overlays.last { return overlay.hints + keysHint(of: overlay) }
        if view.isTyping { return view.typingHints }
        let own = view.footerScopes.flatMap { hints(in: $0) }
        let general = hints(in: .everywhere)
        if let handOver = context.handOver {
            let isHelp = view is HelpView
            return handOver.footer(own, general, isFirst: navigator.isFirst, isHelp: isHelp)
        }
        let help = general.filter { $0.label == "help" }
        // Beside a live session the way to the next one comes before the keys that are pressed seldom.
        let next = view.mode == nil ? [] : general.filter { $0.label == "other session" }
        let rest = general.filter { !help.contains($0) && !next.contains($0) }
        return own.prefix(4 - next.count) + next + help + own.dropFirst(4 - next.count) + rest
    }

    /// What lists all keys of what lies on top, for a footer that is too short for them.
    private func keysHint(of overlay: any Overlay<Context>) -> [KeyHint] {
        let commands = context.keys.keys(of: DialogKey.help.command)
        guard showsKeys(of: overlay), let keys = commands.first?.keys else { return [] }
        return [KeyHint(overlay.takesText ? keys : [.char("?")], "keys")]
    }

    private func hints(in scope: KeyScope) -> [KeyHint] {
        CommandTable.hinted(in: scope).compactMap { command in
            guard let hint = command.hint, !(command.id == .start && view.mode != nil),
                let sequence = context.keys.keys(of: command.id).first, disabledReason(of: command.id) == nil
            else { return nil }
            return KeyHint(sequence.keys, hint)
        }
    }
}
