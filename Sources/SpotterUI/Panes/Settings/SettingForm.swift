import SpotterCore
import ViewKit

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
        // The diary may be open for reading only: settings are no part of it.
        form.writes = false
        return form
    }
}
