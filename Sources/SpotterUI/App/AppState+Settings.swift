import ViewKit

extension AppState {
    /// Says at the start that a settings file has mistakes; the first one in full.
    public mutating func warn(ofSettings problems: [String]) {
        guard let first = problems.first, context.message == nil else { return }
        let more = problems.count > 1 ? " (and \(problems.count - 1) more: spotter doctor)" : ""
        context.message = .warning(first + more)
    }

    /// Says whether the mouse is taken from the beginning; the terminal was opened accordingly.
    public mutating func begin(withMouse isOn: Bool) { context.isMouseOn = isOn }
}
