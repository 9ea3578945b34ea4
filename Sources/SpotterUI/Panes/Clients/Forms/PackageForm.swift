import DiaryStore
import FitnessModel

/// Sessions that a client has bought in advance, as a form.
enum PackageForm {
    private static let sizes = 1...1_000

    static func new(for client: Identifier<Client>, _ context: Context) -> Form {
        let fields = fields(sessions: "", bought: context.today, note: "")
        return Form("New package", fields: fields, draftKey: "package of \(client.rawValue)") { form, context in
            guard let (sessions, bought) = read(form, context) else { return missing }
            let note = form.text("note")
            let done = context.write("Added \(sessions) sessions.") { diary throws(StoreError) in
                try diary.addPackage(client: client, bought: bought, sessions: sessions, note: note)
            }
            return done == nil ? .failed : .saved { _ in }
        }
        .restoringDraft(context)
    }

    static func edit(_ package: SessionPackage, _ context: Context) -> Form {
        let fields = fields(sessions: "\(package.sessions)", bought: package.bought, note: package.note)
        return Form("Package", fields: fields, draftKey: "package \(package.id.rawValue)") { form, context in
            guard let (sessions, bought) = read(form, context) else { return missing }
            var changed = package
            changed.sessions = sessions
            changed.bought = bought
            changed.note = form.text("note")
            let saved = changed
            let done: Void? = context.write { diary throws(StoreError) in try diary.updatePackage(saved) }
            return done == nil ? .failed : .saved { _ in }
        }
        .restoringDraft(context)
    }

    private static let missing = Form.Result.wrong(field: "sessions", "How many sessions were bought?")

    private static func fields(sessions: String, bought: Day, note: String) -> [FormField] {
        [
            FormField(
                "sessions", "Sessions", .whole(sizes), value: sessions, help: "How many were bought, such as 10."),
            FormField("bought", "Bought", .day, value: bought.iso, help: "Sessions from this day on count against it."),
            FormField("note", "Note", value: note, help: "Price, voucher, valid until ..."),
        ]
    }

    private static func read(_ form: Form, _ context: Context) -> (sessions: Int, bought: Day)? {
        Int(form.text("sessions")).map { ($0, Day.read(form.text("bought"), today: context.today) ?? context.today) }
    }
}
