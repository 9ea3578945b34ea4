import DiaryStore
import FitnessModel
package import SpotterCore
package import SpotterShell
package import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

/// The whole state of the program: one value. A key changes it, drawing reads it.
package struct AppState: Sendable {
    /// The state that all views share.
    package internal(set) var context: Context
    /// The views, and which of them is on screen.
    var navigator = Navigator.everything()
    /// Decides what each key does.
    var reader = KeyReader()
    /// The client that was current in both the view and the context last; nil after another view came on screen.
    private var agreedClient: Identifier<Client>?
    /// The trainer's own state, while the terminal is a client's; an array, since a value cannot hold itself.
    var behind: [AppState] = []
    /// Something happened since the last frame.
    var needsFrame = true
    /// True once the program should end.
    package internal(set) var isFinished = false

    /// Opens the program on a diary; an empty one is welcomed.
    package init(services: Services, size: Size, theme: String = ThemeLibrary.automatic.name) {
        context = Context(services: services, size: size, themeName: theme)
        if context.read({ diary in try diary.gym.isMissing() }) == true {
            context.present(Welcome())
        }
        // If the diary is locked for a moment, the next start reads it again.
        let renewed = (try? services.diary.integrity.renewSets()) ?? nil
        handling { state in
            state.context.keepLeftPractices()
            state.refresh()
            state.followSubject()
        }
        if let renewed, renewed > 0 {
            context.message = .plain(
                "More set notations are read now: \(renewed, one: "older cell", other: "older cells") recalculated.")
        }
    }

    /// The view with the focus.
    var view: any View<Context> { navigator.view }
    /// The sheet with the focus: of the plans, or the one on the Board's active side; nil without a sheet.
    var sheet: SheetView? { navigator.shown(SheetView.self) }

    /// The view with the focus, if its cells can be typed in.
    var typingView: (any TypingView<Context>)? { view as? any TypingView<Context> }
    /// The kind of place under the cursor.
    var typingPlace: TypingPlace { typingView?.typingPlace(context) ?? .list }

    /// Lets the view on screen change itself if its cells can be typed in; nil otherwise.
    @discardableResult
    mutating func withTypingView<T>(_ body: (inout any TypingView<Context>, inout Context) -> T) -> T? {
        withView { view, context in
            guard var typing = view as? any TypingView<Context> else { return nil }
            defer { view = typing }
            return body(&typing, &context)
        }
    }

    /// Accepts half-typed text like a click elsewhere; false if it stays open.
    mutating func acceptTyped() -> Bool {
        if let isAccepted = withTypingView({ view, context in view.acceptTyped(&context) }) { return isAccepted }
        if view.isTyping { withView { view, context in view.type(.enter, context: &context) } }
        return !view.isTyping
    }

    /// Lets the view on screen change itself and the context.
    @discardableResult
    mutating func withView<T>(_ body: (inout any View<Context>, inout Context) -> T) -> T {
        context.navigation.asker = navigator.viewID
        return navigator.withView { body(&$0, &context) }
    }

    /// Goes to a pane and reads its content.
    mutating func show(_ pane: PaneID) {
        navigator.choose(pane)
        moved()
    }

    /// Resets the keys and reloads after another view came on screen.
    mutating func moved() {
        reader = KeyReader()
        agreedClient = nil
        context.isStale = true
    }

    /// Makes the client of the view on screen the current one after going back.
    mutating func returned() {
        if let owner = view.owner(context), owner != context.client?.id { context.choose(owner) }
        moved()
    }

    /// Makes the client of the view on screen the current one, since keys act on the client in the header. If the
    /// client was chosen elsewhere, the cursor follows.
    mutating func followSubject() {
        if let client = context.client?.id, client != agreedClient {
            withView { view, context in view.follow(client, &context) }
        }
        if let subject = view.subject(context), subject != context.client?.id { context.look(at: subject) }
        agreedClient = context.client?.id
    }

    /// Reads the visible views again: after a change, a move to another pane, or another program's change.
    mutating func refresh() {
        reload()
        // Reading may lead to another view: from a run that ended to its result.
        guard !context.navigation.pending.isEmpty else { return }
        follow()
        reload()
    }

    private mutating func reload() {
        context.isStale = false
        context.diary.readTogether {
            context.reloadShared()
            navigator.reload(&context)
        }
    }
}

extension AppState {
    /// The current settings.
    package var config: ConfigFile { context.services.settings.config }

    /// Takes an event, or another input from outside, and applies the settings that it changed.
    mutating func handling(_ take: (inout AppState) -> Void) {
        let before = context.services.settings
        before.config.asCurrent { take(&self) }
        let (config, keys) = (config, context.services.settings.keys.changes)
        guard config != before.config || keys != before.keys.changes else { return }
        if config.mouse != before.config.mouse { context.takeMouse(config.mouse) }
        // What is on screen was formatted with the old settings.
        context.noteChange()
        config.asCurrent { refresh() }
    }

    /// Shows the first problem of the settings files at the start, unless something more urgent is shown.
    package mutating func warn(ofSettings problems: [Phrase]) {
        if context.message == nil { context.warn(ofSettings: problems) }
    }

    /// Lays the settings over the view, as the files have them now.
    mutating func openSettings() {
        if navigator.shown(KeysView.self) != nil {
            context.pop()
            return
        }
        guard navigator.shown(SettingsView.self) == nil else { return }
        context.rereadSettings()
        context.push(SettingsView())
    }

    /// Sets whether the mouse is in use from the start; the terminal was opened accordingly.
    package mutating func begin(withMouse isOn: Bool) { context.window.isMouseOn = isOn }
}

extension AppState {
    /// Takes the steps that views and overlays asked for, in order.
    mutating func follow() {
        while !context.navigation.pending.isEmpty {
            let step = context.navigation.pending.removeFirst()
            guard isOpenToClient(step) else { continue }
            switch step {
            case .go(let route):
                navigator.go(to: route, &context)
                moved()
            case .move(let move):
                move(&navigator)
                returned()
            case .quit: isFinished = true
            case .show(let diary, let text): show(diary, saying: text)
            case .startTour(let diary): startTour(on: diary)
            case .leaveTour: leaveTour()
            case .handOver(let client): handOver(to: client)
            case .takeBack: takeBack()
            case .run(let command): run(command)
            case .work(let work): work(&context)
            case .update(let update): update(&navigator, &context)
            }
        }
    }

    /// Goes one step back, inside the view or to the view below; false if there is none.
    mutating func goBack() -> Bool {
        if withView({ view, context in view.back(&context) }) { return true }
        guard navigator.pop() else { return false }
        returned()
        return true
    }

    /// Restarts on another diary, in the same window and colours.
    private mutating func show(_ diary: Diary, saying text: Phrase) {
        var services = context.services
        services.diary = diary
        begin(with: services, saying: .success(text))
    }

    /// Restarts with other services, in the same window and colours.
    mutating func begin(with services: Services, saying message: Message) {
        let before = context
        self = AppState(services: services, size: before.size, theme: before.window.themeName)
        context.window.isMouseOn = before.window.isMouseOn
        context.window.readsAhead = before.window.readsAhead
        context.window.effects = before.window.effects
        context.message = message
    }
}
