import DiaryStore
import FitnessModel
public import Foundation
public import TerminalKit
import ViewKit

extension AppState {
    /// Takes one event of the terminal and leaves the state ready to be drawn.
    public mutating func handle(_ event: InputEvent, isQuick: Bool = false) {
        handling { $0.take(event, isQuick: isQuick) }
    }

    private mutating func take(_ event: InputEvent, isQuick: Bool) {
        switch event {
        case .key(let key):
            noteHands()
            press(key, isQuick: isQuick)
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
            // What only wakes the loop to look whether somebody wrote changes nothing.
            guard !actions.isEmpty else { return }
            for action in actions { action(&context) }
        case .focus: break
        case .closed: isFinished = true
        }
        needsFrame = true
        follow()
        if context.isStale { refresh() }
        followSubject()
        followTour()
    }

    /// Somebody is at the terminal.
    private mutating func noteHands() {
        let now = context.now
        context.handOver?.lastKey = now
    }

    /// True while something on screen counts or waits: then, and only then, the loop ticks once a second.
    public var needsTick: Bool {
        !context.live.isEmpty || context.watches.contains { $0.live.run.isTicking } || context.job != nil
            || context.practices.values.contains(where: \.isTicking)
            || context.overlays.contains { $0.needsAutosave }
            || view.needsAutosave
    }

    /// When something is due that wants a tick, though nothing counts, or the day is over that it was read for; nil where nothing
    /// ever is.
    public var nextAlarm: Date? { context.handOver?.locksAt ?? context.alarms.next }

    /// What stands beside a list is read by `readAhead` from now on, which the loop calls once no key waits.
    public mutating func beginReadingAhead() { context.readsAhead = true }

    /// Reads what the next key may ask for, or what the last one left to read.
    ///
    /// - Returns: whether there may be more.
    public mutating func readAhead() -> Bool {
        guard context.readsAhead else { return false }
        var result = ReadAhead.nothing
        handling { state in result = state.withView { view, context in view.readAhead(&context) } }
        if result == .shown { needsFrame = true }
        return result != .nothing
    }

    /// Whether the state may look different than at the last call; true at the first.
    public mutating func takeNeedForFrame() -> Bool {
        defer { needsFrame = false }
        return needsFrame
    }

    /// What the terminal should do besides painting; each effect is handed out once.
    public mutating func takeEffects() -> [Effect] {
        defer { context.effects = [] }
        return context.handOver == nil ? context.effects : context.effects.filter(HandOver.allows)
    }

    /// Reads the diary again when another program wrote to it.
    ///
    /// - Parameter lookingAtFile: whether the file may have been replaced; not asked before keys, whose changes ask it.
    public mutating func noticeOtherWriters(lookingAtFile: Bool = true) {
        handling { state in
            // Where the file is gone, the look keeps a copy of it: what is half typed has to be in that.
            if lookingAtFile, !state.context.diary.isInPlace { state.autosave() }
            let change = state.context.read { diary in try diary.changeElsewhere(lookingAtFile: lookingAtFile) }
            guard change != .nothing else { return }
            state.needsFrame = true
            guard let change else { return }
            // The record may be gone, and with it the view that is typed in.
            state.autosave()
            if change == .settings { state.context.noteSettings() } else { state.context.noteChange() }
            state.refresh()
            state.followSubject()
        }
    }

    /// Reads the diary again, when another program wrote to it, before keys are handled. Where that put something else under
    /// the cursor, they were meant for what stood there before: they are dropped, and that is said.
    public mutating func noticeOtherWriters(before events: inout [InputEvent]) {
        guard events.contains(where: { $0 != .wake }) else { return }
        let marked = view.marked(context)
        noticeOtherWriters(lookingAtFile: false)
        guard let marked, context.overlays.isEmpty, !view.isTyping, view.marked(context) != marked else { return }
        let count = events.count
        events.removeAll { event in
            switch event {
            case .key, .paste, .mouse: true
            default: false
            }
        }
        if events.count < count {
            context.message = .warning("Another window changed what is marked here: look, then press the key again.")
        }
    }

    /// Keeps every draft and stops slow work; called before the program ends.
    public mutating func prepareToEnd() {
        handling { state in
            state.autosave()
            state.context.keepClient()
            state.context.endPractices()
            state.context.job?.progress.cancel()
        }
    }

    /// - Parameter isQuick: whether the key came as fast behind the one before as in a word.
    mutating func press(_ key: Key, isQuick: Bool = false) {
        let before = commandLetter
        commandLetter = nil
        if context.handOver == nil, context.job == nil, let pane = pane(of: key) { return leave(for: pane) }
        if !context.overlays.isEmpty { return pressOverlay(key) }
        if view.isTyping {
            if Self.quits(key) { return end() }
            return withView { view, context in view.type(key, context: &context) }
        }
        context.message = nil
        if isQuick, let before, let letter = key.letter, key != before, letter.isLowercase,
            withView({ view, context in view.takeAsWord([before, key], context: &context) })
        {
            return
        }
        if view.capturesText(pendingKeys + [key]) {
            let text = pendingKeys + [key]
            pendingKeys = []
            withView { pane, context in _ = pane.begin(with: text, context: &context) }
            return
        }
        if pendingKeys.isEmpty, takeCount(key) { return }
        if awaitsMore(after: key) { return }
        let keys = pendingKeys + [key]
        switch context.keys.meaning(of: keys, in: scopes) {
        case .command(let command):
            pendingKeys = []
            let times = max(count ?? 1, 1)
            count = nil
            if keys.count == 1, key.letter != nil {
                commandLetter = key
                withView { view, context in view.noteLetter(context) }
            }
            run(command, count: times)
        case .prefix:
            pendingKeys = keys
            if keys.count == 1 { withView { view, context in view.noteLetter(context) } }
        case .nothing:
            count = nil
            if isQuick, keys.count == 2, keys.allSatisfy({ $0.letter?.isLowercase == true }),
                withView({ view, context in view.takeAsWord(keys, context: &context) })
            {
                pendingKeys = []
                return
            }
            let wasPending = !pendingKeys.isEmpty
            pendingKeys = []
            if let command = doubled(keys) { return run(command) }
            if wasPending, key == .escape { return }
            unbound(KeySequence(keys), key: key, mayBeginEdit: !wasPending)
        }
    }

    /// True when the key waits on this cell for the next one, which decides whether both are text: `b` before `bw`.
    private mutating func awaitsMore(after key: Key) -> Bool {
        guard pendingKeys.isEmpty, count == nil, view.awaitsMore(key) else { return false }
        pendingKeys = [key]
        context.message = .plain("\(key.name) once more for the command, or the rest of the set.")
        return true
    }

    /// The command of a key that waited and was pressed once more.
    private func doubled(_ keys: [Key]) -> CommandID? {
        guard keys.count == 2, keys[0] == keys[1], view.awaitsMore(keys[0]),
            case .command(let command) = context.keys.meaning(of: [keys[0]], in: scopes)
        else { return nil }
        return command
    }

    private mutating func unbound(_ sequence: KeySequence, key: Key, mayBeginEdit: Bool) {
        if mayBeginEdit, withView({ view, context in view.begin(with: [key], context: &context) }) { return }
        context.message = .plain("\(sequence) does nothing here. ? shows the keys of this view.")
    }

    /// The pane that a key shows from everywhere; a character alone does not, it is text in a cell or a dialog.
    private func pane(of key: Key) -> PaneID? {
        if case .char = key { return nil }
        return PaneID.allCases.first { context.keys.keys(of: $0.command).contains(KeySequence([key])) }
    }

    /// Goes to a pane out of whatever is open: dialogs close as with Esc and keep their drafts, a half-typed cell is accepted.
    private mutating func leave(for pane: PaneID) {
        context.message = nil
        pendingKeys = []
        count = nil
        // Esc may take back a search or a mark before it closes; what stays open keeps the keys.
        for _ in 0..<32 where !context.overlays.isEmpty {
            let index = context.overlays.count - 1
            follow(withOverlay(at: index) { $0.handle(.escape, context: &$1) }, at: index)
        }
        guard context.overlays.isEmpty, withView({ $0.acceptTyped(&$1) }) else { return }
        run(pane.command)
    }

    /// A count begins with 0, because 1 to 5 are the panes; `012j` goes down twelve rows.
    private mutating func takeCount(_ key: Key) -> Bool {
        guard case .char(let character) = key, let digit = character.wholeNumberValue, character.isASCII else {
            return false
        }
        if count == nil, "6789".contains(character) {
            context.message = .plain("There are five panes. 0 begins a count: 0\(character)j.")
            return true
        }
        guard count != nil || character == "0" else { return false }
        let typed = min((count ?? 0) * 10 + digit, 9_999)
        count = typed
        context.message = .plain("\(typed) times ...")
        return true
    }

    private mutating func pressOverlay(_ key: Key) {
        context.message = nil
        if Self.quits(key), context.job == nil {
            autosave()
            return end()
        }
        let index = context.overlays.count - 1
        guard let key = DialogKey.standard(key, context.keys) else { return }
        let overlay = context.overlays[index]
        if showsKeys(of: overlay), key == DialogKey.help.key || (key == .char("?") && !overlay.takesText) {
            return context.present(KeysPanel(overlay.keys))
        }
        follow(withOverlay(at: index) { $0.handle(key, context: &$1) }, at: index)
    }

    /// Whether the keys of what lies on top can be listed: not those of the list itself, nor while work goes on.
    func showsKeys(of overlay: any Overlay<Context>) -> Bool {
        context.job == nil && !(overlay is KeysPanel)
    }

    /// Lets an overlay change itself and the context that it lies on.
    private mutating func withOverlay<T>(at index: Int, _ body: (inout any Overlay<Context>, inout Context) -> T) -> T {
        var overlay = context.overlays[index]
        let result = body(&overlay, &context)
        context.overlays[index] = overlay
        return result
    }

    /// Does what an overlay asked for after it handled an event.
    private mutating func follow(_ outcome: OverlayOutcome, at index: Int) {
        switch outcome {
        case .stay: break
        case .close: context.overlays.remove(at: index)
        case .finish(let action):
            context.overlays.remove(at: index)
            action(&context)
        case .act(let action): action(&context)
        }
    }

    private mutating func paste(_ text: String) {
        if let top = context.overlays.indices.last {
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
        } else if let top = context.overlays.indices.last {
            follow(withOverlay(at: top) { $0.mouse(mouse, context: &$1) }, at: top)
        } else if mouse.at.row <= 1, mouse.kind == .press {
            clickTabs(mouse.at)
        } else {
            let body = context.body
            navigator.mouse(mouse, body: body, context: &context)
        }
    }

    /// Presses the keys of the hint at a column of the footer.
    private mutating func clickFooter(_ column: Int) {
        let (frame, hints) = (Frame(context.size), footerHints)
        guard !frame.isTooSmall,
            let index = KeyHint.places(of: hints, in: frame.footer).firstIndex(where: { $0.contains(column) })
        else { return }
        // A hint is a whole command, not the rest of one that was begun.
        pendingKeys = []
        for key in hints[index].keys { press(key) }
    }

    private mutating func tick() {
        autosave()
        if context.handOver != nil {
            context.runPractices()
            return lockIfIdle()
        }
        context.ringTimers()
        context.ringAlarms()
    }

    mutating func autosave() {
        if view.needsAutosave { withView { view, context in view.autosave(&context) } }
        for index in context.overlays.indices where context.overlays[index].needsAutosave {
            withOverlay(at: index) { $0.autosave(context: &$1) }
        }
    }
}

extension Key {
    /// A letter without Ctrl or Alt.
    fileprivate var letter: Character? {
        if case .char(let character) = self, character.isLetter { character } else { nil }
    }
}
