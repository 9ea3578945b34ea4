public import SpotterCore
import ViewKit

extension AppState {
    /// The settings in force.
    public var config: ConfigFile { context.services.settings.config }

    /// Takes an event, or what else comes from outside, as `take` says, and what it changed in the settings into force.
    mutating func handling(_ take: (inout AppState) -> Void) {
        let before = context.services.settings
        before.config.inForce { take(&self) }
        let (config, keys) = (config, context.services.settings.keys.changes)
        guard config != before.config || keys != before.keys.changes else { return }
        if config.mouse != before.config.mouse { context.takeMouse(config.mouse) }
        // What is on screen was put into words as it was before.
        context.noteChange()
        config.inForce { refresh() }
    }

    /// Says at the start that a settings file has mistakes; the first one in full.
    public mutating func warn(ofSettings problems: [String]) {
        guard let first = problems.first, context.message == nil else { return }
        let more = problems.count > 1 ? " (and \(problems.count - 1) more: spotter doctor)" : ""
        context.message = .warning(first + more)
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

    /// Says whether the mouse is taken from the beginning; the terminal was opened accordingly.
    public mutating func begin(withMouse isOn: Bool) { context.isMouseOn = isOn }
}
