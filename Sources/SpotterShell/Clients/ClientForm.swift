import DiaryStore
package import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// All that is known of a client as a form. Only the name is needed.
package enum ClientForm {
    /// A client and the other answers of the form.
    private struct Draft: Sendable {
        var client: Client
        /// The names of the categories, separated by commas.
        var categories: String
        /// Sessions bought.
        var package: Int?
    }

    /// A new client, with a restored draft; saving opens the profile, or runs `then`.
    package static func new(
        _ context: Context, name: String = "", category: Category? = nil, then next: ContextAction? = nil
    ) -> Form {
        var blank = Client(id: .unsaved, name: name)
        blank.unit = preferredUnit(context)
        let package = Field<Draft>.optional(
            "package", "Session pack", \.package, .whole(1...1_000),
            help: "Sessions bought, e.g. 10. Each finished session uses one. Optional.")
        let form = Form(
            "New client", editing: Draft(client: blank, categories: category?.name ?? ""), fields(context) + [package],
            draftKey: "client new", confirmations: { confirmations(about: $0, since: nil, $1) }
        ) { draft, context in add(draft, &context, then: next) }
        // A name that was just typed elsewhere is newer than the one in a draft.
        return name.isEmpty ? form.restoringDraft(context) : form
    }

    /// An existing client. The weight of one who was weighed is changed by weigh-ins.
    private static func edit(_ known: ClientProfile, _ context: Context) -> Form {
        let (client, categories) = (known.client, known.categories)
        let draft = Draft(client: client, categories: CategoryNames.text(categories))
        let fields = fields(context).filter { $0.id != "weight" || known.weighIn == nil }
        return Form(
            "Client \(client.name)", editing: draft, fields, draftKey: "client \(client.id.rawValue)",
            confirmations: { confirmations(about: $0, since: client, $1) }
        ) { draft, context in update(client, categories, draft, &context) }
        .restoringDraft(context)
    }

    /// Reads a client and opens the form.
    package static func edit(_ id: Identifier<Client>, context: inout Context) {
        let known = context.read { diary in try diary.clients.profile(id, recent: 1, newestPhases: 1) }
        if let known { context.present(edit(known, context)) }
    }

    private static func fields(_ context: Context) -> [Field<Draft>] {
        [
            .text("name", "Name", \.client.name, isRequired: true, help: "The name you use."),
            .optional(
                "birth", "Born", \.client.birthDay, .birthDay, help: "12.3.2000, 12/3/2000, 12 mar 2000 or 2000-03-12"),
            .choice("sex", "Sex", \.client.sex, [(nil, ""), (.female, Sex.female.word), (.male, Sex.male.word)]),
            .optional("height", "Height", \.client.height, .height, help: "180, 1.80 m or 5'11\""),
            .optional(
                "weight", "Weight", \.client.weight, kindIn: { .mass($0.client.unit) }, help: "82.5 kg or 180 lb"),
            .choice(
                "unit", "Loads in", \.client.unit, help: "Unit assumed when a weight is typed without one."),
            .text("plan", "Plan type", \.client.planType, help: "3 x a week, online, strength ..."),
            .note("goal", "Goal", \.client.goal, help: "What the client wants to reach."),
            .note(
                "health", "Health", \.client.health,
                help: "Injuries, limits, medication: shown in the profile and on live sheets."),
            .text("email", "E-mail", \.client.email),
            .text("phone", "Phone", \.client.phone),
            .text("categories", "Categories", \.categories, help: categoryHelp(context)),
            .path(
                "photo", "Photo", \.client.photoPath, help: "The path of a photo on this computer; Tab completes it."),
        ] + shared(context)
    }

    /// The question whether the client is shared; empty if there is no other trainer.
    private static func shared(_ context: Context) -> [Field<Draft>] {
        guard let trainers = try? context.diary.trainers.list(), trainers.count > 1 else { return [] }
        return [
            .flag("shared", "Shared", \.client.isShared, help: "yes: the gym's other trainers see this client too.")
        ]
    }

    private static func categoryHelp(_ context: Context) -> Phrase {
        let names = ((try? context.diary.categories.list(.client)) ?? []).map(\.name)
        guard !names.isEmpty else { return "Separated by commas; a new name adds a category." }
        return "Separated by commas. Existing: \(list: names)"
    }

    /// The unit of new clients: that of the settings, or the one that most clients use.
    private static func preferredUnit(_ context: Context) -> MassUnit {
        context.services.unit ?? (try? context.diary.clients.usualUnit()) ?? .kg
    }
}

// MARK: Saving

extension ClientForm {
    private static func add(_ draft: Draft, _ context: inout Context, then next: ContextAction?) -> Form.Result {
        let (client, today) = (draft.client, context.today)
        let id = context.write("Added \(client.name).") { diary -> Identifier<Client> in
            try diary.change(ChangeFacts(.add, .client, [.name: client.name])) { change in
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
                let facts = ChangeFacts(
                    .edit, .client, subject: client.id.rawValue, of: client.id, [.name: client.name])
                try diary.change(facts) { change in
                    let sorted = try CategoryNames.changed(draft.categories, from: oldCategories, .client, change)
                    if client != old { try change.clients.update(from: old, to: client) }
                    if let sorted { try change.categories.set(sorted, of: client.id) }
                }
            })
    }

    /// Values that are possible but unlikely; for a stored client only those that changed.
    private static func confirmations(about draft: Draft, since old: Client?, _ context: Context) -> [Form.Confirmation]
    {
        let client = draft.client
        var confirmations: [Form.Confirmation] = []
        if client.name != old?.name, let other = namesake(of: client, context) {
            confirmations.append(
                Form.Confirmation(
                    field: "name", about: other.id, existing(other),
                    keeping: old == nil ? "adds a second one" : "keeps the name", offering: "opens that one"
                ) { context in context.go(to: .client(other.id)) })
        }
        if let born = client.birthDay, born != old?.birthDay, born.age(on: context.today) > 100 {
            let age = born.age(on: context.today)
            confirmations.append(
                Form.Confirmation(field: "birth", about: born, "Born on \(born.dated) means an age of \(age)."))
        }
        if !client.email.isEmpty, client.email != old?.email, !client.email.contains("@") {
            confirmations.append(
                Form.Confirmation(field: "email", about: client.email, "An e-mail address has an @: ana@example.com."))
        }
        if client.photoPath != old?.photoPath {
            confirmations += [.missingPicture(client.photoPath, field: "photo")].compactMap(\.self)
        }
        if let sessions = draft.package { confirmations += PackageForm.confirmations(about: sessions, in: "package") }
        return confirmations
    }

    private static func existing(_ client: Client) -> Phrase {
        if let born = client.birthDay { return "There is already a client \(client.name), born \(born.year)." }
        return client.isArchived
            ? "There is already an archived client \(client.name)." : "There is already a client \(client.name)."
    }

    private static func namesake(of client: Client, _ context: Context) -> Client? {
        ((try? context.diary.clients.named(client.name)) ?? []).first { $0.id != client.id }
    }
}

/// Chooses the current client, which plans, diary and measurements follow.
package enum ClientPicker {
    /// All active clients, the most recently trained first; a new name adds a client. `then` runs with the chosen one.
    package static func currentClient(_ context: Context, then next: ContextAction? = nil) -> Picker {
        return Picker(
            "Choose the client", items: ClientLabel.items(context), creationLabel: "new client",
            create: { name, context in context.present(ClientForm.new(context, name: name, then: next)) },
            choose: { item, context in
                context.choose(Identifier(rawValue: item.key))
                context.message = .plain("\(item.title) is the current client.")
                next?(&context)
            })
    }
}
