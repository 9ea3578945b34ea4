package import SpotterCore
package import ViewKit

extension Context {
    /// Stores a setting in `config.toml` and applies it at once. On an error shows a message and returns false.
    @discardableResult
    package mutating func put(_ setting: Setting, _ typed: String) -> Bool {
        do throws(SettingsError) {
            try services.settings.set(setting, to: typed)
        } catch {
            message = .failure(error.wording)
            return false
        }
        if case .theme = setting.kind { window.themeName = services.settings.themeName(flag: nil) }
        // It may have been switched for now, so that writing it changes nothing.
        if setting.key == "mouse" { takeMouse(services.settings.config.mouse) }
        let value = setting.shown(in: services.settings.config)
        let facts: [Phrase?] = [
            "\(setting.name): \(value).", untilWhen,
            setting.isForNextStart ? "It takes effect at the next start." : nil,
        ]
        message = .success(facts.compactMap { $0 }.joined(separator: " "))
        return true
    }

    /// Takes the mouse from now on, or leaves it to the terminal.
    package mutating func takeMouse(_ isOn: Bool) {
        guard window.isMouseOn != isOn else { return }
        window.isMouseOn = isOn
        window.effects.append(.mouse(isOn))
    }

    /// Stores the keys of a command in `keys.toml` and applies them at once; nil restores those of the chosen key set.
    ///
    /// - Returns: the error; nil on success.
    package mutating func putKeys(_ keys: [KeySequence]?, of command: CommandInfo) -> Phrase? {
        do throws(SettingsError) {
            try services.settings.setKeys(keys, of: command)
        } catch {
            return error.wording
        }
        let now = services.keys.keys(of: command.id).map(\.display).joined(separator: "  ")
        let facts: [Phrase?] = [now.isEmpty ? "\(command.title): no key." : "\(command.title): \(now).", untilWhen]
        message = .success(facts.compactMap { $0 }.joined(separator: " "))
        return nil
    }

    /// Reads the settings files again and shows the first problem.
    package mutating func rereadSettings() {
        services.settings.reread()
        warn(ofSettings: services.settings.problems)
    }

    /// Shows the first problem of the settings files, and how many more there are.
    package mutating func warn(ofSettings problems: [Phrase]) {
        guard let first = problems.first else { return }
        message =
            problems.count > 1
            ? .warning("\(first) (and \(problems.count - 1) more: spotter doctor)") : .warning(first)
    }

    /// The note that unsaved settings end with the program.
    private var untilWhen: Phrase? { services.settings.isPersistent ? nil : "Until you quit: nothing is saved here." }
}
