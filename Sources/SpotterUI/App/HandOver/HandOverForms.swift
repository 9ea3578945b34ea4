import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// What the trainer does before the terminal is a client's.
enum HandOverForms {
    /// Sets the code, or takes it away.
    static func code(_ context: inout Context) {
        guard context.mayWrite() else { return }
        let help = "4 to 12 signs; empty: none, y is enough. Only a hash of it is kept."
        var fields = [FormField("code", "Code", help: help), FormField("again", "Once more", help: help)]
        for index in fields.indices { fields[index].isSecret = true }
        context.present(
            Form("Code that takes the terminal back", fields: fields, verb: "set") { form, context in
                let code = form.text("code")
                guard code.isEmpty || HandOverCode.lengths.contains(code.count) else {
                    return .wrong(field: "code", "A code has from 4 to 12 signs.")
                }
                guard code == form.text("again") else {
                    return .wrong(field: "again", "The two codes are not the same.")
                }
                let said = code.isEmpty ? "No code: y takes the terminal back." : "The code is set."
                let isSet = context.save(said) { try $0.handOverCode.set(code.isEmpty ? nil : code) }
                return isSet ? .saved { _ in } : .failed
            })
    }
}
