import DiaryStore
import FitnessModel
package import Foundation
package import SpotterShell
package import TerminalKit
import ViewKit
import WellbeingUI

extension AppState {
    /// Takes one event of the terminal and leaves the state ready to be drawn.
    package mutating func handle(_ event: InputEvent) { handling { $0.take(event) } }

    private mutating func take(_ event: InputEvent) {
        switch event {
        case .key(let key):
            noteHands()
            press(key)
        case .paste(let text):
            noteHands()
            paste(text)
        case .mouse(let mouse):
            noteHands()
            point(mouse)
        case .resize(let size):
            context.size = size
            context.isStale = true
        case .tick: tick()
        case .wake:
            let actions = context.services.jobs.finished()
            // A wake-up that only checks for other writers changes nothing.
            guard !actions.isEmpty else { return }
            for action in actions {
                context.navigation.asker = nil
                action(&context)
            }
        case .focus, .background: break
        case .closed: isFinished = true
        }
        needsFrame = true
        follow()
        if context.isStale { refresh() }
        followSubject()
        followTour()
    }

    /// Records that the terminal is in use.
    private mutating func noteHands() {
        let now = context.now
        context.handOver?.lastKey = now
    }

    /// True while something on screen counts or waits: then, and only then, the loop ticks once a second.
    package var needsTick: Bool {
        !context.live.sessions.isEmpty || context.live.watches.contains { $0.live.run.isTicking }
            || context.window.job != nil
            || context.live.practices.values.contains(where: \.isTicking)
            || context.navigation.overlays.contains { $0.needsAutosave }
            || typingView?.needsAutosave == true
    }

    /// The next time that needs a tick although nothing counts, such as an alarm or midnight; nil for none.
    package var nextAlarm: Date? { context.handOver?.locksAt ?? context.live.alarms.next }

    /// From now on previews beside a list are read by `readAhead`, which the loop calls when no key waits.
    package mutating func beginReadingAhead() { context.window.readsAhead = true }

    /// Does reads that the last key left open, or that the next one may need.
    ///
    /// - Returns: whether there may be more to read.
    package mutating func readAhead() -> Bool {
        guard context.window.readsAhead else { return false }
        var result = ReadAhead.nothing
        handling { state in result = state.withView { view, context in view.readAhead(&context) } }
        if result == .shown { needsFrame = true }
        return result != .nothing
    }

    /// Whether the state may look different than at the last call; true at the first.
    package mutating func takeNeedForFrame() -> Bool {
        defer { needsFrame = false }
        return needsFrame
    }

    /// The effects for the terminal besides painting; each is returned once.
    package mutating func takeEffects() -> [Effect] {
        defer { context.window.effects = [] }
        return context.handOver == nil ? context.window.effects : context.window.effects.filter(HandOver.allows)
    }

    /// Reads the diary again if another program wrote to it.
    ///
    /// - Parameter lookingAtFile: also checks whether the file was replaced; not necessary before keys, whose changes
    ///   check it.
    package mutating func noticeOtherWriters(lookingAtFile: Bool = true) {
        handling { state in
            // If the file is gone, this check rescues a copy, which must contain the half-typed text.
            if lookingAtFile, !state.context.diary.isInPlace { state.autosave() }
            let change = state.context.read { diary in try diary.changeElsewhere(lookingAtFile: lookingAtFile) }
            guard change != .nothing else { return }
            state.needsFrame = true
            guard let change else { return }
            // The record, and with it the view being typed in, may have been deleted.
            state.autosave()
            if change == .settings { state.context.noteSettings() } else { state.context.noteChange() }
            state.refresh()
            state.followSubject()
        }
    }

    /// Reads the diary again before keys are handled, if another program wrote to it. If that changed what is under the
    /// cursor, the keys are dropped with a message, since they were meant for the old record.
    package mutating func noticeOtherWriters(before events: inout [InputEvent]) {
        guard events.contains(where: { $0 != .wake }) else { return }
        let marked = view.marked(context)
        noticeOtherWriters(lookingAtFile: false)
        guard let marked, context.navigation.overlays.isEmpty, !view.isTyping, view.marked(context) != marked else {
            return
        }
        let count = events.count
        events.removeAll { event in
            switch event {
            case .key, .paste, .mouse: true
            default: false
            }
        }
        if events.count < count {
            context.message = .warning("Another window changed this record: check it, then press the key again.")
        }
    }

    /// Stores all drafts and stops slow work before the program ends.
    package mutating func prepareToEnd() {
        handling { state in
            state.autosave()
            state.context.keepClient()
            state.context.endPractices()
            state.context.window.job?.progress.cancel()
        }
    }

    /// Performs the action that the key reader returns.
    mutating func press(_ key: Key) {
        let action = reader.read(key, in: keySituation)
        if case .type(let key) = action { return type(key) }
        context.message = nil
        switch action {
        case .type: break
        case .run(let command, let times): run(command, count: times)
        case .begin(let text): withTypingView { view, context in view.begin(with: text, context: &context) }
        case .changePane(let pane): leave(for: pane)
        case .refuse(let reason): context.message = .warning(reason)
        case .wait(let hint): context.message = hint.map { .plain($0) }
        case .nothing(let message): context.message = message.map { .plain($0) }
        }
    }

    /// The situation that decides what a key means. Panes are off in client mode and during a job.
    private var keySituation: KeyReader.Situation {
        var open = KeyReader.Situation.Open.nothing
        if let overlay = context.navigation.overlays.last {
            open = overlay.isQuestion ? .question : .text
        } else if view.isTyping {
            open = typingView?.isQuestionOpen == true ? .question : .text
        }
        let mayLeave = context.handOver == nil && context.window.job == nil
        return KeyReader.Situation(
            place: typingPlace, open: open, keys: context.keys, scopes: scopes,
            panes: mayLeave ? PaneID.allCases.map(\.command) : [])
    }

    /// Whether a key suspends the program, also out of a dialog or a cell: where it types nothing.
    private func suspends(_ key: Key) -> Bool {
        if case .char = key { return false }
        return context.keys.meaning(of: [key], in: [.dialog, .everywhere]) == .command("suspend")
    }

    /// Passes a key to the open overlay, cell or text.
    private mutating func type(_ key: Key) {
        if suspends(key) {
            autosave()
            return run("suspend")
        }
        if !context.navigation.overlays.isEmpty { return pressOverlay(key) }
        if Self.quits(key) { return end() }
        withView { view, context in view.type(key, context: &context) }
    }

    /// Goes to a pane out of whatever is open: dialogs close as with Esc and store their drafts, a half-typed cell is
    /// accepted.
    private mutating func leave(for pane: CommandID) {
        // Esc may clear a search or a mark before it closes; an overlay that stays open keeps the keys.
        for _ in 0..<32 where !context.navigation.overlays.isEmpty {
            let index = context.navigation.overlays.count - 1
            follow(withOverlay(at: index) { $0.handle(.escape, context: &$1) }, at: index)
        }
        guard context.navigation.overlays.isEmpty, acceptTyped() else { return }
        run(pane)
    }

    private mutating func pressOverlay(_ key: Key) {
        context.message = nil
        if Self.quits(key), context.window.job == nil {
            autosave()
            return end()
        }
        let index = context.navigation.overlays.count - 1
        guard let key = DialogKey.standard(key, context.keys) else { return }
        let overlay = context.navigation.overlays[index]
        if showsKeys(of: overlay), key == DialogKey.help.key || (key == .char("?") && !overlay.takesText) {
            return context.present(KeysPanel(overlay.keys))
        }
        follow(withOverlay(at: index) { $0.handle(key, context: &$1) }, at: index)
    }

    /// Whether the keys of an overlay can be listed: not those of the list itself, nor during a job.
    func showsKeys(of overlay: any Overlay<Context>) -> Bool {
        context.window.job == nil && !(overlay is KeysPanel)
    }

    /// Lets an overlay change itself and the context.
    private mutating func withOverlay<T>(at index: Int, _ body: (inout any Overlay<Context>, inout Context) -> T) -> T {
        context.navigation.asker = navigator.viewID
        var overlay = context.navigation.overlays[index]
        let result = body(&overlay, &context)
        context.navigation.overlays[index] = overlay
        return result
    }

    /// Takes the step that an overlay returned for an event.
    private mutating func follow(_ outcome: OverlayOutcome, at index: Int) {
        switch outcome {
        case .stay: break
        case .close: context.navigation.overlays.remove(at: index)
        case .finish(let action):
            context.navigation.overlays.remove(at: index)
            action(&context)
        case .act(let action): action(&context)
        }
    }

    private mutating func paste(_ text: String) {
        if let top = context.navigation.overlays.indices.last {
            withOverlay(at: top) { $0.paste(text, context: &$1) }
        } else if view.isTyping {
            withView { view, context in view.paste(text, context: &context) }
        } else if !withView({ view, context in view.pasteGrid(text, context: &context) }) {
            context.message = .plain("Nothing to paste into: open a cell or a form first.")
        }
    }

    private mutating func point(_ mouse: Mouse) {
        if mouse.kind == .press, mouse.at.row == Frame(context.size).footer.row {
            clickFooter(mouse.at.column)
        } else if let top = context.navigation.overlays.indices.last {
            follow(withOverlay(at: top) { $0.mouse(mouse, context: &$1) }, at: top)
        } else if mouse.at.row <= 1, mouse.kind == .press {
            clickTabs(mouse.at)
        } else {
            let body = context.body
            context.navigation.asker = navigator.viewID
            navigator.mouse(mouse, body: body, context: &context)
        }
    }

    /// Presses the keys of the hint at a column of the footer.
    private mutating func clickFooter(_ column: Int) {
        let (frame, hints) = (Frame(context.size), footerHints)
        guard !frame.isTooSmall,
            let index = KeyHint.places(of: hints, in: frame.footer).firstIndex(where: { $0.contains(column) })
        else { return }
        // A hint is a whole command: drop a pending prefix.
        reader = KeyReader()
        for key in hints[index].keys { press(key) }
    }

    private mutating func tick() {
        autosave()
        context.runPractices()
        if context.handOver != nil { return lockIfIdle() }
        context.ringTimers()
        context.ringAlarms()
    }

    mutating func autosave() {
        if typingView?.needsAutosave == true { withTypingView { view, context in view.autosave(&context) } }
        for index in context.navigation.overlays.indices where context.navigation.overlays[index].needsAutosave {
            withOverlay(at: index) { $0.autosave(context: &$1) }
        }
    }
}
