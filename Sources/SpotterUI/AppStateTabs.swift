import DiaryStore
import DiaryUI
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
package import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

extension AppState {
    /// Room that the panes' tabs leave for the client's name, columns.
    private static let nameWidth = 14

    private var paneTabs: TabRow {
        let titles: [Phrase] = PaneID.allCases.map { "\($0.rawValue + 1) \($0.title)" }
        let numbers: [Phrase] = PaneID.allCases.map { "\($0.rawValue + 1)" }
        return TabRow(
            titles, short: numbers, active: navigator.pane.rawValue, width: context.size.columns, spare: Self.nameWidth)
    }

    private var subTabs: TabRow {
        let (tabs, width) = (navigator.tabs, context.size.columns)
        func row(_ closed: (Navigator.Tab.Title) -> Phrase) -> TabRow {
            let titles = tabs.titles.enumerated().map { $0 == tabs.active ? $1.whole : closed($1) }
            return TabRow(titles, active: tabs.active, width: width)
        }
        let forms: [(Navigator.Tab.Title) -> Phrase] = [\.whole, \.short, \.letter]
        /// The first of these forms that leaves the room that is needed in it.
        func first(of count: Int = 3, where needed: (Int) -> Int) -> TabRow? {
            forms.prefix(count).lazy.map(row).first { needed(width - $0.end - 2) <= width - $0.end - 2 }
        }
        // Several rests, and the first fact of the caption, matter more than the names of closed tabs.
        let fact = firstFactWidth
        let fitting =
            if LiveBar.count(context) > 1 {
                first { _ in LiveBar.crowdedWidth(context) }
            } else if hasLiveElsewhere {
                first(of: 2) { liveWidth($0, fact) + (fact == 0 ? 0 : 3 + fact) } ?? first { liveWidth($0, fact) }
            } else {
                first { _ in fact }
            }
        return fitting ?? row(\.letter)
    }

    /// Whether row 2 names what is live elsewhere.
    private var hasLiveElsewhere: Bool { view.mode == nil && LiveBar.count(context) > 0 }

    private var firstFactWidth: Int { view.caption(context).facts.first.map { TextWidth.of($0) } ?? 0 }

    private func liveWidth(_ room: Int, _ fact: Int) -> Int {
        TextWidth.of(LiveBar.text(context, room: Self.liveRoom(room, fact)))
    }

    /// What is live elsewhere gets the room that the first fact of the caption leaves, but two thirds at least.
    private static func liveRoom(_ room: Int, _ fact: Int) -> Int { max(room - fact - 3, room * 2 / 3) }

    /// The caption without the last facts that have no room.
    private func caption(room: Int) -> Phrase {
        let facts = view.caption(context).facts
        let shown = facts.indices.reversed().map { facts[...$0].joined(separator: " · ") }
        return shown.first { TextWidth.of($0) <= room } ?? facts.first ?? ""
    }

    /// Row 1: the panes and the current client.
    func drawTabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawTabs(row, into: &screen, context) }
        if let handOver = context.handOver { return handOver.drawHead(row, into: &screen) }
        let style = Style(view.mode ?? .tab)
        screen.fill(row, style: style)
        let tabs = paneTabs
        tabs.draw(into: &screen, in: row, style: style)
        let text = clientText(room: row.width - tabs.end - 2)
        putRight(text, row: row, after: tabs.end, style: style.with(.bold), into: &screen)
    }

    /// "Ana Kovač (born 1988) · Eva": the client that keys act on, and the trainer if there is room for both.
    private func clientText(room: Int) -> Phrase {
        let signs: [Phrase] = (context.isReadOnly ? ["READ-ONLY"] : []) + (context.shared.isDemo ? ["DEMO"] : [])
        guard let client = context.client else {
            return (signs + ["\(context.shared.signature)"]).joined(separator: " ")
        }
        let name = context.shared.label.title(client.name, client.id)
        let label = (signs + [name]).joined(separator: " ")
        let signed = context.shared.trainer.isEmpty ? label : "\(label) · \(context.shared.trainer)"
        return TextWidth.of(signed) <= room ? signed : label
    }

    /// Row 2: the sub-tabs, the way that led here, and what this view is; a live session elsewhere comes first.
    func drawSubtabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawHeads(row, into: &screen, context) }
        guard context.handOver?.isLocked != true else { return }
        // A client has no other tabs to go to.
        let tabs = context.handOver == nil ? subTabs : TabRow([], active: 0, width: row.width)
        tabs.draw(into: &screen, in: row)
        let room = row.width - tabs.end - 2
        var (text, style) = (caption(room: room), view.mode.map { Style($0, .bold) } ?? .muted)
        if hasLiveElsewhere {
            (text, style) = (LiveBar.text(context, room: Self.liveRoom(room, firstFactWidth)), Style(.live, .bold))
        } else if view.mode == .live, LiveBar.count(context) > 1 {
            text = LiveBar.text(context, room: room, first: sheet?.grid.live?.session.id, run: runOnScreen)
            style = Style(.live, .bold)
        }
        let start = putRight(text, row: row, after: tabs.end, style: style, into: &screen)
        var left = row.left(start - row.column - (text.isEmpty ? 0 : 2))
        // The caption of the view, such as the day, is shown next to live sessions and runs elsewhere.
        let beside: Phrase = hasLiveElsewhere ? caption(room: left.width - tabs.end - 2) : ""
        if !beside.isEmpty, TextWidth.of(beside) <= left.width - tabs.end - 2 {
            let start = putRight(beside, row: left, after: tabs.end, style: .muted, into: &screen)
            left = row.left(max(start - row.column - 2, tabs.end))
        }
        putRight(crumb(room: left.width - tabs.end - 2), row: left, after: tabs.end, style: .muted, into: &screen)
    }

    /// The titles that led here, or their end if there is no room for all; empty if sub-tab and caption show it
    /// already.
    private func crumb(room: Int) -> Phrase {
        let crumb = navigator.crumb(context)
        let isPlain = crumb.count < 2 || crumb.count == 2 && navigator.beginsHere
        let hasCaption = !view.caption(context).isEmpty
        if isPlain, hasCaption { return "" }
        let ends: [Phrase] = crumb.indices.map { first in
            let start: [Phrase] = first == 0 ? [] : ["…"]
            return (start + crumb[first...]).joined(separator: " › ")
        }
        return ends.first { TextWidth.of($0) <= room } ?? (hasCaption ? "" : crumb.last ?? "")
    }

    /// The run in progress that is on screen.
    private var runOnScreen: Identifier<Run>? { navigator.shown(LiveRunView.self)?.id }
    /// The live session or run on screen; nil for none.
    var liveRoute: Route? { sheet?.grid.live.map { .session($0.session.id) } ?? runOnScreen.map { .run($0) } }
    /// The Board while it is open.
    private var board: BoardView? { navigator.isBoardOpen ? navigator.shown(BoardView.self) : nil }

    /// A click on row 1 shows a pane, on row 2 a sub-tab.
    mutating func clickTabs(_ place: Point) {
        guard context.handOver == nil, acceptTyped() else { return }
        if let board {
            guard place.row == 0, let index = board.tab(at: place.column, context) else { return }
            changeTab(by: index - board.shown)
        } else if place.row == 0 {
            if let index = paneTabs.index(at: place.column), let pane = PaneID(rawValue: index) { show(pane) }
        } else if let index = subTabs.index(at: place.column) {
            changeTab(by: index - navigator.tabs.active)
        }
    }

    /// Draws a text at the right end of a row, truncated to fit; returns its first column.
    @discardableResult
    private func putRight(
        _ text: Phrase, row: Rect, after column: Int, style: Style, into screen: inout Screen
    ) -> Int {
        let room = row.width - column - 2
        guard room > 3, !text.isEmpty else { return row.width }
        let shown = TextWidth.truncate(text.text, to: room, ellipsis: screen.glyphs.ellipsis)
        let start = row.width - TextWidth.of(shown) - 1
        screen.put(verbatim: shown, at: Point(column: start, row: row.row), style: style)
        return start
    }
}

extension AppState {
    /// The whole window as cells.
    package func screen(glyphs: Glyphs = .unicode) -> Screen { config.asCurrent { drawn(glyphs) } }

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
        if !context.navigation.overlays.isEmpty { screen.cursor = nil }
        for overlay in context.navigation.overlays { overlay.draw(into: &screen, body: frame.body, context: context) }
        if !reader.pending.isEmpty {
            let next = context.keys.continuations(of: reader.pending, in: scopes).filter { isOffered($0.command) }
            PrefixPopup.draw(
                reader.pending, next: next.map { ($0.key, CommandTable.command($0.command)?.title ?? "") },
                into: &screen, body: frame.body)
        }
        drawTour(frame.guide, into: &screen)
        drawMessage(frame.message, into: &screen)
        screen.keyHints(footerHints, row: frame.footer.row)
        return screen
    }

    private func drawTooSmall(into screen: inout Screen) {
        let lines: [Phrase] = [
            "Spotter needs \(Frame.smallest.columns)x\(Frame.smallest.rows)",
            "this window is \(context.size.columns)x\(context.size.rows)", "Make it larger, or q quits.",
        ]
        for (row, line) in lines.enumerated() {
            screen.put(
                line, at: Point(column: 0, row: row), style: row == 1 ? Style(.warning) : .text,
                maxWidth: context.size.columns)
        }
    }

    private func drawMessage(_ row: Rect, into screen: inout Screen) {
        let place = Point(column: 1, row: row.row)
        if let job = context.window.job {
            let status: Phrase = "\(job.title) ... \(job.status(at: context.now))"
            let text: Phrase = job.canStop ? "\(status) · Esc stops it" : status
            screen.put(text, at: place, style: Style(.accent), maxWidth: row.width - 2)
        } else if let message = context.message {
            let (text, role): (Phrase, Role) =
                switch message.tone {
                case .plain: (message.phrase, .muted)
                case .success: (message.phrase, .success)
                case .warning: ("! \(message.phrase)", .warning)
                case .failure: ("! Error: \(message.phrase)", .error)
                }
            // A long message also takes rows above, since its end says what to do.
            let lines = TextWidth.wrap(text.text, width: row.width - 2).prefix(3)
            for (offset, line) in lines.enumerated() {
                let place = place.moved(rows: offset + 1 - lines.count)
                if lines.count > 1 { screen.fill(Rect(column: 0, row: place.row, width: row.width, height: 1)) }
                screen.put(verbatim: line, at: place, style: Style(role), maxWidth: row.width - 2)
            }
        }
    }

    /// The keys of the focused part, most useful first; help remains in narrow windows.
    var footerHints: [KeyHint] {
        if let overlay = context.navigation.overlays.last { return overlay.hints + keysHint(of: overlay) }
        if view.isTyping { return view.typingHints }
        let own = view.footerScopes.flatMap { hints(in: $0) }
        let general = hinted(in: .everywhere)
        if let handOver = context.handOver {
            let isHelp = view is HelpView
            return handOver.footer(own, general, isFirst: navigator.isFirst, isHelp: isHelp)
        }
        let help = general.filter { $0.command == .help }.map(\.hint)
        // Before the keys that are pressed seldom: the other session while one is live, the start of one on a client's
        // sheet.
        let startsSession = (view as? SheetView)?.startsSession == true
        let going: CommandID? = view.mode != nil ? .otherSession : startsSession ? .start : nil
        let next = general.filter { $0.command == going }.map(\.hint)
        let rest = general.filter { $0.command != .help && $0.command != going }.map(\.hint)
        return own.prefix(4 - next.count) + next + help + paneHint + own.dropFirst(4 - next.count) + rest
    }

    /// The keys that change the pane from a grid, whose digits are text: "F1-F5".
    private var paneHint: [KeyHint] {
        guard typingPlace.isGrid else { return [] }
        let names = [PaneID.allCases.first, PaneID.allCases.last].compactMap { pane in
            pane.flatMap { context.keys.keys(of: $0.command).first { !$0.isCharacter }?.display }
        }
        return names.isEmpty ? [] : [KeyHint(names.joined(separator: "-"), "tabs")]
    }

    /// The key that lists all keys of an overlay, if its footer is too short for them.
    private func keysHint(of overlay: any Overlay<Context>) -> [KeyHint] {
        let commands = context.keys.keys(of: DialogKey.help.command)
        guard showsKeys(of: overlay), let keys = commands.first?.keys else { return [] }
        return [KeyHint(overlay.takesText ? keys : [.char("?")], "keys")]
    }

    private func hints(in scope: KeyScope) -> [KeyHint] { hinted(in: scope).map(\.hint) }

    /// The commands of a scope that have a hint and can run now.
    private func hinted(in scope: KeyScope) -> [HandOver.Hinted] {
        CommandTable.hinted(in: scope).compactMap { command in
            guard let hint = command.hint, !(command.id == .start && view.mode != nil),
                let sequence = context.keys.keys(of: command.id).first, disabledReason(of: command.id) == nil
            else { return nil }
            return (command.id, KeyHint(sequence.keys, hint))
        }
    }
}
