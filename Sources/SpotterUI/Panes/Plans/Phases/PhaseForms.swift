import DiaryStore
import FitnessModel
import ViewKit

/// Beginning, editing and assigning phases.
enum PhaseForms {
    /// A new sheet for the current client, or a template when nobody is chosen; it opens on its first cell.
    static func create(_ context: inout Context) {
        create(on: context.client.map { .client($0.id) } ?? .templates, context: &context)
    }

    static func create(on shelf: PhaseShelf, context: inout Context) {
        let id = context.write("A new sheet. Type its name, Enter accepts; the rows follow.") {
            diary -> Identifier<Phase> in
            let name = try freeName(on: shelf, diary)
            switch shelf {
            case .templates: return try diary.addPhase(named: name, client: nil)
            case .routines:
                return try diary.addPhase(Phase(id: .unsaved, name: name, isRoutine: true))
            case .client(let client): return try diary.addPhase(named: name, client: client)
            }
        }
        if let id { context.go(to: .newSheet(id)) }
    }

    /// "P7", "Template 2", "Routine 1": the number after those that are there.
    private static func freeName(on shelf: PhaseShelf, _ diary: Diary) throws(StoreError) -> String {
        let word =
            switch shelf {
            case .templates: "Template "
            case .routines: "Routine "
            case .client: "P"
            }
        let taken = Set(try diary.phases(shelf, archive: .all, limit: 1_000).map(\.name))
        var number = try diary.phaseCount(shelf, archive: .all) + 1
        while taken.contains("\(word)\(number)") { number += 1 }
        return "\(word)\(number)"
    }

    /// The header of a phase as a form.
    static func edit(_ id: Identifier<Phase>, _ context: inout Context) -> Form? {
        guard let phase = context.read({ diary in try diary.phase(id) }) else { return nil }
        let fields: [Field<Phase>] = [
            .text("name", "Phase", \.name, isRequired: true, help: "P6 In season"),
            .text("periodization", "Periodization", \.periodization, help: "Daily, concurrent"),
            .text("goal", "Goal", \.goal, help: "The integration goal: maximal strength"),
            .optional("start", "Start", \.start, .day, help: "today, 12 mar, 2026-03-12"),
            .value(
                "sessions", "Sessions", \.sessionCount, .whole(Phase.sessionCounts),
                help: "Columns of the sheet, 1 to 12"),
            .text("notes", "Notes", \.notes),
        ]
        return Form(
            "Phase \(phase.name)", editing: phase,
            fields.filter { !phase.isRoutine || ["name", "goal", "notes"].contains($0.id) },
            draftKey: "phase \(id.rawValue)"
        ) { phase, context in
            .done(context.save { diary in try diary.updatePhase(phase) })
        }
        .restoringDraft(context)
    }

    /// Deletes a sheet and says where else it goes missing.
    static func delete(_ item: PhaseListItem, context: inout Context) {
        let plans = context.read { diary in try diary.mesocycles(with: item.id) } ?? []
        let places = plans.isEmpty ? "" : ", also out of \(plans.map(\.name).joined(separator: ", "))"
        let stays = item.client == nil ? "" : " What was done in it stays."
        context.write("Deleted \(item.name)\(places).\(stays) u brings it back.") { diary in
            try diary.deletePhase(item.id)
        }
    }

    /// Chooses the client who gets a copy, makes it, and opens it.
    static func assign(_ phase: Identifier<Phase>, named name: String, context: inout Context) {
        let items = ClientLabel.items(context, currentFirst: true)
        guard !items.isEmpty else {
            context.message = .warning("There is no client to assign it to: n c adds one.")
            return
        }
        context.present(
            Picker("Assign a copy of \(name) to", items: items, verb: "assign") { item, context in
                let client = Identifier<Client>(rawValue: item.key)
                let today = context.today
                let copy = context.write("Assigned a copy of \(name) to \(item.title).") {
                    diary in
                    try diary.assign(phase, to: client, start: today)
                }
                guard let copy else { return }
                context.choose(client)
                context.go(to: .sheet(copy))
            })
    }

    /// Chooses a template and assigns it to a client: the same from the client's side.
    static func assignTemplate(to client: Identifier<Client>, context: inout Context) {
        let templates = context.read { diary in try diary.phases(.templates, limit: 1_000) } ?? []
        guard !templates.isEmpty else {
            context.message = .warning("There are no templates yet: t in the list of phases, then a.")
            return
        }
        let items = templates.map { template in
            let facts = [template.goal, Count.text(template.rowCount, "row")]
            return Picker.Item(
                template.name, detail: facts.filter { !$0.isEmpty }.joined(separator: " · "), key: template.id.rawValue)
        }
        context.present(
            Picker("Assign a copy of which template?", items: items, verb: "assign") { item, context in
                let template = Identifier<Phase>(rawValue: item.key)
                let today = context.today
                let copy = context.write("Assigned a copy of \(item.title).") { diary in
                    try diary.assign(template, to: client, start: today)
                }
                if let copy { context.go(to: .sheet(copy)) }
            })
    }
}
