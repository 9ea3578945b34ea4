import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// All that is known of a client as a form. Only the name is needed.
enum ClientForm {
    private static let packageSizes = 1...1_000

    /// A new client, with what was typed before; saving opens the profile, or goes on with `then`.
    static func new(
        _ context: Context, name: String = "", category: Category? = nil, then next: ContextAction? = nil
    ) -> Form {
        var blank = Client(id: .unsaved, name: name)
        blank.unit = preferredUnit(context)
        let package = FormField(
            "package", "Package", .whole(packageSizes),
            help: "Sessions bought, such as 10: Spotter counts them down. Or nothing.")
        let fields = fields(blank, categories: category.map { [$0.name] } ?? [], context) + [package]
        let form = Form("New client", fields: fields, draftKey: "client new") { form, context in
            add(form, &context, then: next)
        }
        // A name that was just typed elsewhere is newer than what a draft remembers.
        return name.isEmpty ? form.restoringDraft(context) : form
    }

    /// An existing client.
    static func edit(_ client: Client, _ context: Context, categories: [Category] = []) -> Form {
        let fields = fields(client, categories: categories.map(\.name), context)
        return Form("Client \(client.name)", fields: fields, draftKey: "client \(client.id.rawValue)") {
            form, context in
            update(client, categories, form, &context)
        }
        .restoringDraft(context)
    }

    /// Reads a client and opens the form.
    static func edit(_ id: Identifier<Client>, context: inout Context) {
        let known = context.read { diary in try diary.clients.profile(id, recent: 1) }
        if let known { context.present(edit(known.client, context, categories: known.categories)) }
    }

    private static func fields(_ client: Client, categories: [String], _ context: Context) -> [FormField] {
        let weight = client.weight.map { "\($0.text(in: client.unit)) \(client.unit.rawValue)" } ?? ""
        return [
            FormField("name", "Name", .required, value: client.name, help: "As you call the client."),
            FormField("birth", "Born", .day, value: client.birthDay?.iso ?? "", help: "2000-03-12 or 12.3.2000"),
            FormField("sex", "Sex", .choice(["", "female", "male"]), value: client.sex?.rawValue ?? ""),
            FormField(
                "height", "Height", .height, value: client.height.map(Height.text) ?? "",
                help: "180, 1.80 m or 5'11\""),
            FormField("weight", "Weight", .mass(client.unit), value: weight, help: "82.5 kg or 180 lb"),
            FormField(
                "unit", "Loads in", .choice(["kg", "lb"]), value: client.unit.rawValue,
                help: "The unit of a weight without one in this client's cells."),
            FormField("plan", "Plan type", value: client.planType, help: "3 x a week, online, strength ..."),
            FormField("goal", "Goal", value: client.goal, help: "What the client wants to reach."),
            FormField(
                "health", "Health", value: client.health, help: "Injuries, limits, medication: stands in the profile."),
            FormField("email", "E-mail", value: client.email),
            FormField("phone", "Phone", value: client.phone),
            FormField(
                "categories", "Categories", value: categories.joined(separator: ", "), help: categoryHelp(context)),
            FormField("photo", "Photo", value: client.photoPath, help: "The path of a picture on this machine."),
            FormField(
                "shared", "Shared", .choice(["no", "yes"]), value: client.isShared ? "yes" : "no",
                help: "yes: the gym's other trainers see this client too."),
        ]
    }

    private static func categoryHelp(_ context: Context) -> String {
        let names = ((try? context.diary.categories.list(.client)) ?? []).map(\.name)
        guard !names.isEmpty else { return "Separated by commas; a new name makes a new category." }
        return "Separated by commas. There are: \(names.joined(separator: ", "))"
    }

    /// New clients lift as most of the gym does, whoever was looked at before.
    private static func preferredUnit(_ context: Context) -> MassUnit {
        (try? context.diary.clients.usualUnit()) ?? .kg
    }
}

// MARK: Saving

extension ClientForm {
    private static func add(_ form: Form, _ context: inout Context, then next: ContextAction?) -> Form.Result {
        if let wrong = mistake(in: form, context) { return wrong }
        let client = client(from: form, Client(id: .unsaved, name: ""), context)
        let package = Int(form.text("package"))
        let today = context.today
        let names = form.text("categories")
        let id = context.write("Added \(client.name).") { diary -> Identifier<Client> in
            try diary.change("Add client \(client.name)") { change in
                let id = try change.clients.add(client, categories: try CategoryNames.read(names, .client, change))
                if let package { try change.packages.add(client: id, bought: today, sessions: package) }
                return id
            }
        }
        guard let id else { return .failed }
        return .saved { context in
            guard let next else { return context.go(to: .client(id)) }
            context.choose(id)
            next(&context)
        }
    }

    private static func update(
        _ old: Client, _ oldCategories: [Category], _ form: Form, _ context: inout Context
    ) -> Form.Result {
        if let wrong = mistake(in: form, context) { return wrong }
        let client = client(from: form, old, context)
        let names = form.text("categories")
        let isDone = context.save { diary in
            try diary.change("Edit client \(client.name)") { change in
                let sorted = try CategoryNames.read(names, .client, change)
                if client != old { try change.clients.update(from: old, to: client) }
                if Set(sorted) != Set(oldCategories.map(\.id)) { try change.categories.set(sorted, client: client.id) }
            }
        }
        return isDone ? .saved { _ in } : .failed
    }

    /// What a single field cannot know.
    private static func mistake(in form: Form, _ context: Context) -> Form.Result? {
        if let born = Day.read(form.text("birth"), today: context.today), born > context.today {
            return .wrong(field: "birth", "A birth date lies in the past; this is \(born.iso).")
        }
        return nil
    }

    private static func client(from form: Form, _ old: Client, _ context: Context) -> Client {
        var client = old
        client.name = form.text("name")
        client.unit = MassUnit(rawValue: form.text("unit")) ?? old.unit
        client.birthDay = Day.read(form.text("birth"), today: context.today)
        client.sex = Sex(rawValue: form.text("sex"))
        client.height = Height.read(form.text("height"))
        let weight = Mass.read(form.text("weight"), unit: client.unit)
        // What a form shows in pounds is rounded: an untouched weight stays as it is.
        let isUntouched = weight?.text(in: old.unit) == old.weight?.text(in: old.unit)
        client.weight = isUntouched ? old.weight : weight
        client.planType = form.text("plan")
        client.goal = form.text("goal")
        client.health = form.text("health")
        client.email = form.text("email")
        client.phone = form.text("phone")
        client.photoPath = form.text("photo")
        client.isShared = form.text("shared") == "yes"
        return client
    }
}
