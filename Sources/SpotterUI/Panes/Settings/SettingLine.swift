import SpotterCore

/// What is said of one setting.
struct SettingLine {
    /// What holds.
    let value: String
    /// Whether that is the default.
    let isStandard: Bool
    /// Who says so.
    let origin: String
    /// What is wrong with its line in the file.
    let problem: String?

    init(_ setting: Setting, _ context: Context) {
        let config = context.services.settings.config
        problem = config.problem(of: setting.key)
        var (value, origin) = (setting.shown(in: config), "the default")
        if let line = config.line(of: setting.key), problem == nil { origin = "config.toml line \(line)" }
        var isOther = false
        if case .theme = setting.kind, value != context.themeName {
            (value, origin, isOther) = (context.themeName, "chosen with T or --theme", true)
        }
        if setting.key == "mouse", config.mouse != context.isMouseOn {
            (value, origin, isOther) = (context.isMouseOn ? "on" : "off", "switched for now", true)
        }
        self.value = value
        self.origin = origin
        isStandard = setting.text(in: config) == setting.standardText && !isOther
    }
}

extension Setting {
    /// What can be put there, in words.
    var takes: String {
        switch kind {
        case .flag: "on, off"
        case .choice(let choices): choices.map(\.title).joined(separator: " · ")
        case .number(let range, let canBeOff):
            "\(range.lowerBound) to \(range.upperBound)" + (canBeOff ? ", or off" : "")
        case .text: "a text"
        case .theme: "the name of a theme"
        }
    }
}
