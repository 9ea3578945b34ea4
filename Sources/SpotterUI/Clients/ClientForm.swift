import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// All that is known of a client as a form. Only the name is needed.
enum ClientForm {
    /// A client with what else the form asks for.
    private struct Draft: Sendable {
        var client: Client
        /// Their names, separated by commas.
        var categories: String
        /// Sessions bought.
        var package: Int?
    }

    /// A new client, with what was typed before; saving opens the profile, or goes on with `then`.
    static func new(
        _ context: Context, name: String = "", category: Category? = nil, then next: ContextAction? = nil
    ) -> Form {
        var blank = Client(id: .unsaved, name: name)
        blank.unit = preferredUnit(context)
        let package = Field<Draft>.optional(
            "package", "Package", \.package, .whole(1...1_000),
            help: "Sessions bought, such as 10: Spotter counts them down. Or nothing.")
        let form = Form(
            "New client", editing: Draft(client: blank, categories: category?.name ?? ""), fields(context) + [package],
            draftKey: "client new", check: mistake
        ) { draft, context in add(draft, &context, then: next) }
        // A name that was just typed elsewhere is newer than what a draft remembers.
        return name.isEmpty ? form.restoringDraft(context) : form
    }

    /// An existing client.
    static func edit(_ client: Client, _ context: Context, categories: [Category] = []) -> Form {
        let draft = Draft(client: client, categories: CategoryNames.text(categories))
        return Form(
            "Client \(client.name)", editing: draft, fields(context), draftKey: "client \(client.id.rawValue)",
            check: mistake
        ) { draft, context in update(client, categories, draft, &context) }
        .restoringDraft(context)
    }

    /// Reads a client and opens the form.
    static func edit(_ id: Identifier<Client>, context: inout Context) {
        let known = context.read { diary in try diary.clients.profile(id, recent: 1) }
        if let known { context.present(edit(known.client, context, categories: known.categories)) }
    }

    private static func fields(_ context: Context) -> [Field<Draft>] {
        [
            .text("name", "Name", \.client.name, isRequired: true, help: "As you call the client."),
            .optional("birth", "Born", \.client.birthDay, .day, help: "2000-03-12 or 12.3.2000"),
            .choice("sex", "Sex", \.client.sex, [(nil, ""), (.female, "female"), (.male, "male")]),
            .optional("height", "Height", \.client.height, .height, help: "180, 1.80 m or 5'11\""),
            .optional(
                "weight", "Weight", \.client.weight, kindIn: { .mass($0.client.unit) }, help: "82.5 kg or 180 lb"),
            .choice(
                "unit", "Loads in", \.client.unit, help: "The unit of a weight without one in this client's cells."),
            .text("plan", "Plan type", \.client.planType, help: "3 x a week, online, strength ..."),
            .text("goal", "Goal", \.client.goal, help: "What the client wants to reach."),
            .text(
                "health", "Health", \.client.health, help: "Injuries, limits, medication: stands in the profile."),
            .text("email", "E-mail", \.client.email),
            .text("phone", "Phone", \.client.phone),
            .text("categories", "Categories", \.categories, help: categoryHelp(context)),
            .text("photo", "Photo", \.client.photoPath, help: "The path of a picture on this machine."),
            .flag(
                "shared", "Shared", \.client.isShared, help: "yes: the gym's other trainers see this client too."),
        ]
    }

    private static func categoryHelp(_ context: Context) -> String {
        let names = ((try? context.diary.categories.list(.client)) ?? []).map(\.name)
        guard !names.isEmpty else { return "Separated by commas; a new name makes a new category." }
        return "Separated by commas. There are: \(names.joined(separator: ", "))"
    }

    /// New clients lift as most of the gym does, whoever was looked at before.
    private static func preferredUnit(_ context: Context) -> MassUnit {
        context.services.unit ?? (try? context.diary.clients.usualUnit()) ?? .kg
    }
}

// MARK: Saving

extension ClientForm {
    private static func add(_ draft: Draft, _ context: inout Context, then next: ContextAction?) -> Form.Result {
        let (client, today) = (draft.client, context.today)
        let id = context.write("Added \(client.name).") { diary -> Identifier<Client> in
            try diary.change("Add client \(client.name)") { change in
                let sorted = try CategoryNames.read(draft.categories, .client, change)
                let id = try change.clients.add(client, categories: sorted)
                if let package = draft.package {
                    try change.packages.add(client: id, bought: today, sessions: package)
                }
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
        _ old: Client, _ oldCategories: [Category], _ draft: Draft, _ context: inout Context
    ) -> Form.Result {
        let client = draft.client
        return .done(
            context.save { diary in
                try diary.change("Edit client \(client.name)") { change in
                    let sorted = try CategoryNames.changed(draft.categories, from: oldCategories, .client, change)
                    if client != old { try change.clients.update(from: old, to: client) }
                    if let sorted { try change.categories.set(sorted, of: client.id) }
                }
            })
    }

    /// What a single field cannot know.
    private static func mistake(_ draft: Draft, _ context: Context) -> (field: String, words: String)? {
        guard let born = draft.client.birthDay, born > context.today else { return nil }
        return ("birth", "A birth date lies in the past; this is \(born.iso).")
    }
}
