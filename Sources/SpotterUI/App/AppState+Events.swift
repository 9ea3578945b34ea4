import DiaryStore
import FitnessModel
import Foundation
public import TerminalKit

extension AppState {
    /// Takes one event of the terminal and leaves the state ready to be drawn.
    public mutating func handle(_ event: InputEvent) {
        switch event {
        case .key(let key): press(key)
        case .paste(let text): paste(text)
        case .mouse(let mouse): point(mouse)
        case .resize(let size):
            desk.size = size
            desk.isStale = true
        case .tick: tick()
        case .wake: for action in desk.services.jobs.finished() { action(&self) }
        case .focus: break
        case .closed: isFinished = true
        }
        follow()
        if desk.isStale { refresh() }
    }

    /// True while something on screen counts or waits: then, and only then, the loop ticks once a second.
    public var needsTick: Bool {
        !desk.live.isEmpty || desk.watches.contains { $0.live.run.isTicking } || desk.job != nil
            || desk.overlays.contains { $0.isRestless }
            || currentPane.isRestless
    }

    /// What the terminal should do besides painting; each effect is handed out once.
    public mutating func takeEffects() -> [Effect] {
        defer { desk.effects = [] }
        return desk.effects
    }

    /// Reads the diary again when another program wrote to it.
    public mutating func noticeOtherWriters() {
        if desk.read({ diary throws(StoreError) in try diary.hasChangedElsewhere() }) == true {
            desk.noteChange()
            refresh()
        }
    }

    /// Keeps every draft and stops slow work; called before the program ends.
    public mutating func prepareToEnd() {
        restOverlays()
        desk.job?.progress.cancel()
    }

    private mutating func press(_ key: Key) {
        if !desk.overlays.isEmpty { return pressOverlay(key) }
        if currentPane.isTyping {
            return withPane { pane, desk in pane.type(key, desk: &desk) }
        }
        desk.message = nil
        if currentPane.claims(pendingKeys + [key]) {
            let text = pendingKeys + [key]
            pendingKeys = []
            withPane { pane, desk in _ = pane.begin(with: text, desk: &desk) }
            return
        }
        if pendingKeys.isEmpty, takeCount(key) { return }
        if waits(for: key) { return }
        let keys = pendingKeys + [key]
        switch desk.services.keys.meaning(of: keys, in: contexts) {
        case .command(let command):
            pendingKeys = []
            let times = max(count ?? 1, 1)
            count = nil
            run(command, count: times)
        case .prefix:
            pendingKeys = keys
        case .nothing:
            count = nil
            let wasPending = !pendingKeys.isEmpty
            pendingKeys = []
            if let command = doubled(keys) { return run(command) }
            if wasPending, key == .escape { return }
            unbound(KeySequence(keys), key: key, mayBeginEdit: !wasPending)
        }
    }

    private mutating func unbound(_ sequence: KeySequence, key: Key, mayBeginEdit: Bool) {
        if mayBeginEdit, withPane({ pane, desk in pane.begin(with: [key], desk: &desk) }) { return }
        desk.message = .plain("\(sequence) does nothing here. ? shows the keys of this view.")
    }

    /// A count begins with 0, 6, 7, 8 or 9, because 1 to 5 are the panes; `012j` goes down twelve rows.
    private mutating func takeCount(_ key: Key) -> Bool {
        guard case .char(let character) = key, let digit = character.wholeNumberValue, character.isASCII else {
            return false
        }
        guard count != nil || "06789".contains(character) else { return false }
        let typed = min((count ?? 0) * 10 + digit, 9_999)
        count = typed
        desk.message = .plain("\(typed) times ...")
        return true
    }

    private mutating func pressOverlay(_ key: Key) {
        desk.message = nil
        // Ctrl-C ends the program from everywhere; what is half typed is kept as a draft.
        if key == .ctrl("c") || key == .ctrl("q"), desk.job == nil {
            restOverlays()
            isFinished = true
            return
        }
        let index = desk.overlays.count - 1
        var overlay = desk.overlays[index]
        let outcome = overlay.handle(key, desk: &desk)
        settle(outcome, overlay, at: index)
    }

    /// Puts an overlay back after it handled an event, or takes it away, and does what it asked for.
    private mutating func settle(_ outcome: OverlayOutcome, _ overlay: any Overlay, at index: Int) {
        switch outcome {
        case .stay:
            desk.overlays[index] = overlay
        case .close:
            desk.overlays.remove(at: index)
        case .finish(let action):
            desk.overlays.remove(at: index)
            action(&self)
        case .act(let action):
            desk.overlays[index] = overlay
            action(&self)
        }
    }

    private mutating func paste(_ text: String) {
        if let top = desk.overlays.indices.last {
            var overlay = desk.overlays[top]
            overlay.paste(text, desk: &desk)
            desk.overlays[top] = overlay
        } else if currentPane.isTyping {
            withPane { pane, desk in pane.paste(text, desk: &desk) }
        } else if !withPane({ pane, desk in pane.pasteGrid(text, desk: &desk) }) {
            desk.message = .plain("Nothing to paste into: open a cell or a form first.")
        }
    }

    private mutating func point(_ mouse: Mouse) {
        if let top = desk.overlays.indices.last {
            var overlay = desk.overlays[top]
            let outcome = overlay.mouse(mouse, desk: &desk)
            settle(outcome, overlay, at: top)
        } else if mouse.at.row <= 1, mouse.kind == .press {
            clickTabs(mouse.at)
        } else {
            let body = Frame(desk.size).body
            withPane { pane, desk in pane.mouse(mouse, body: body, desk: &desk) }
        }
    }

    private mutating func tick() {
        restOverlays()
        desk.ringTimers()
    }

    private mutating func restOverlays() {
        if currentPane.isRestless { withPane { pane, desk in pane.rest(&desk) } }
        for index in desk.overlays.indices where desk.overlays[index].isRestless {
            var overlay = desk.overlays[index]
            overlay.rest(desk: &desk)
            desk.overlays[index] = overlay
        }
    }
}
