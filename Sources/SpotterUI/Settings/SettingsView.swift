import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// All settings of `config.toml`, with value, default and explanation.
package struct SettingsView: ListView {
    package typealias Context = SpotterShell.Context

    static let scope = KeyScope("settings", "Settings")
    static let commands: CommandSet<SettingsView> = [
        onChosen("edit", "Change the setting", hint: "change", keys: ["Enter", "e"]) { view, setting, context in
            view.open(setting, &context)
        },
        onChosen(
            "reset", "Reset to the default", hint: "default", keys: ["d", "Backspace"],
            unless: { setting, context in
                SettingLine(setting, context).isStandard ? "\(setting.name) has its default" : nil
            }
        ) { _, setting, context in context.put(setting, setting.standardText) },
        command("filter", "Filter the settings", hint: "filter", keys: ["/"]) { view, _ in view.list.startSearch() },
        command("keys", "The keys of all commands", hint: "keys", keys: ["v"]) { _, context in
            context.push(KeysView())
        },
    ]

    var list = RecordList<Setting>()
    var noneChosen: Phrase? { "choose a setting first" }

    func title(_ context: Context) -> Phrase { "Settings" }
    func caption(_ context: Context) -> Phrase { "Settings" }

    mutating func reload(_ context: inout Context) {
        let found = Self.settings(list.search)
        list.load(height: rows(context.body).height) {
            found.count
        } page: { offset, limit in
            Array(found.dropFirst(offset).prefix(limit))
        }
    }

    /// The settings whose names match all typed words, in the usual order.
    private static func settings(_ typed: String) -> [Setting] {
        guard !typed.isEmpty else { return Setting.all }
        let wanted = WordMatch(typed)
        return Setting.all.filter { setting in
            let others = "\(setting.group.title) \(setting.key) \(setting.sentence)"
            return wanted.fit(setting.name.text, synonyms: others).map { $0 <= .synonyms } ?? false
        }
    }

    func layout(_ body: Rect) -> ListLayout {
        body.width >= 110 ? .beside(body, width: body.width * 3 / 5) : .below(body, height: min(8, body.height / 3 + 1))
    }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("", .fixed(9, holding: Setting.all.map(\.group.title))),
            TableColumn("Setting", .flexible(minimum: 22, weight: 2)),
            TableColumn("Value", .flexible(minimum: 14, weight: 2)),
            TableColumn("Default", .flexible(minimum: 12, weight: 1), dropOrder: 1),
        ]
    }

    func line(_ setting: Setting, _ context: Context) -> TableLine {
        let line = SettingLine(setting, context)
        let isFirst = list.above(setting)?.group != setting.group
        return TableLine(
            [
                isFirst ? setting.group.title : "",
                line.problem == nil ? setting.name : "! \(setting.name)", line.value,
                line.isStandard ? "" : setting.standard,
            ],
            style: line.problem == nil ? .text : .warning,
            styles: [0: .heading, 2: line.isStandard ? .text : .accent, 3: .muted])
    }

    func emptyText(_ context: Context) -> Phrase { "No setting matches \"\(list.search)\". Esc clears the filter." }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let setting = list.selected else { return }
        let line = SettingLine(setting, context)
        var area = layout.detail.inset(columns: 1)
        if layout.isBeside {
            screen.heading(setting.name, at: area.origin, width: area.width)
            area = area.droppingTop(2)
        }
        area = area.droppingTop(screen.paragraph(setting.sentence, in: area.top(min(3, area.height))))
        if layout.isBeside { area = area.droppingTop(1) }
        if let problem = line.problem {
            area = area.droppingTop(screen.paragraph(problem, in: area, style: .warning))
        }
        screen.facts(
            [
                ("Value", "\(line.value), \(line.origin)"), ("Default", line.isStandard ? "" : setting.standard),
                ("Allowed", setting.takes), ("Applies", setting.isForNextStart ? "from the next start" : ""),
                ("Key", "\(setting.key)"),
            ], in: area)
    }

    func open(_ setting: Setting, _ context: inout Context) {
        switch setting.kind {
        case .flag:
            // Toggle the shown value, which for the mouse may be temporary.
            context.put(setting, isOn(setting, context) ? "off" : "on")
        case .choice(let choices): Self.choose(setting, choices, &context)
        case .theme: context.present(ThemePicker(context, for: setting))
        case .number, .text: context.present(SettingForm.edit(setting, context))
        }
    }

    /// Whether a yes-or-no setting is on now; the mouse may be switched for now only.
    private func isOn(_ setting: Setting, _ context: Context) -> Bool {
        if setting.key == "mouse" { return context.window.isMouseOn }
        return setting.literal(in: context.services.settings.config) == "true"
    }

    private static func choose(_ setting: Setting, _ choices: [Setting.Choice], _ context: inout Context) {
        let now = setting.text(in: context.services.settings.config)
        let place = choices.firstIndex { $0.word == now } ?? 0
        // With two choices, the other one is meant.
        if choices.count == 2 {
            context.put(setting, choices[1 - place].word)
            return
        }
        var picker = Picker(
            setting.name, of: choices, title: \.title,
            detail: { choice in choice.word == setting.standardText ? "default" : "" }
        ) { choice, context in context.put(setting, choice.word) }
        picker.typed.list.select(place, count: choices.count)
        context.present(picker)
    }
}

/// A number or a text of the settings, as a form.
enum SettingForm {
    private struct Draft: Sendable {
        var text: String
    }

    static func edit(_ setting: Setting, _ context: Context) -> Form {
        let text = setting.text(in: context.services.settings.config)
        var form = Form(
            setting.name, editing: Draft(text: text),
            [.text("value", setting.name, \.text, help: "\(setting.sentence) Default: \(setting.standard).")],
            check: { draft, context in
                setting.problem(with: draft.text, in: context.services.settings.config).map { ("value", $0) }
            }
        ) { draft, context in .done(context.put(setting, draft.text)) }
        // The diary may be read-only; the settings are not part of it.
        form.writes = false
        return form
    }
}

/// The details of one setting.
struct SettingLine {
    /// The current value.
    let value: Phrase
    /// Whether that is the default.
    let isStandard: Bool
    /// The origin of the value.
    let origin: Phrase
    /// The error in its line of the file.
    let problem: Phrase?

    init(_ setting: Setting, _ context: Context) {
        let config = context.services.settings.config
        problem = config.problem(of: setting.key)
        var (value, origin): (Phrase, Phrase) = (setting.shown(in: config), "the default")
        if let line = config.line(of: setting.key), problem == nil { origin = "config.toml line \(line)" }
        var isOther = false
        if case .theme = setting.kind, setting.text(in: config) != context.window.themeName {
            (value, origin, isOther) = ("\(context.window.themeName)", "chosen with T or --theme", true)
        }
        if setting.key == "mouse", config.mouse != context.window.isMouseOn {
            (value, origin, isOther) = (context.window.isMouseOn ? "on" : "off", "changed for now", true)
        }
        self.value = value
        self.origin = origin
        isStandard = setting.text(in: config) == setting.standardText && !isOther
    }
}

extension Setting {
    /// The possible values, in words.
    var takes: Phrase {
        switch kind {
        case .flag: "on, off"
        case .choice(let choices): "\(list: choices.map(\.title), separator: " · ")"
        case .number(let range, let canBeOff):
            canBeOff
                ? "\(range.lowerBound) to \(range.upperBound), or off" : "\(range.lowerBound) to \(range.upperBound)"
        case .text: "text"
        case .theme: "a theme"
        }
    }
}
