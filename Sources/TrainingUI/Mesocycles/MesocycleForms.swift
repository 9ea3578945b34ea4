package import DiaryStore
package import FitnessModel
package import SpotterShell
import ViewKit

/// Creating, editing and assigning mesocycles.
package enum MesocycleForms {
    /// Chooses the phases of a new mesocycle, makes it, and opens it. Without any phase it opens empty.
    package static func create(in plans: PlanScope, category: Identifier<Category>? = nil, context: inout Context) {
        let name = freeName(in: plans, context)
        choosePhases(title(name, in: plans, context), for: plans, context: &context) { phases, context in
            make(name, in: plans, of: phases, category: category, context: &context)
        }
    }

    private static func make(
        _ name: String, in plans: PlanScope, of phases: [Identifier<Phase>], category: Identifier<Category>?,
        context: inout Context
    ) {
        let today = context.today
        let done: Phrase =
            "\(name) has \(phases.count, one: "phase of 4 weeks", other: "phases of 4 weeks each"). E renames it, + and - change a length."
        let id = context.write(done) { diary -> Identifier<Mesocycle> in
            var plan = Mesocycle(id: .unsaved, name: name)
            if case .client(let client) = plans {
                plan.client = client
                // The plan starts with a phase that is already in progress.
                let first = try phases.first.map { id in try diary.phases.get(id) }
                plan.start = (first?.client == client ? first?.start : nil) ?? today
            }
            return try diary.change { change in
                let id = try change.mesocycles.add(plan, phases: phases)
                if let category { try change.categories.set([category], of: id) }
                return id
            }
        }
        if let id { context.go(to: .mesocycle(id)) }
    }

    /// Chooses phases for a mesocycle; those in it are marked.
    static func addPhases(
        to content: MesocycleContent, context: inout Context,
        then add: @escaping @Sendable ([Identifier<Phase>], inout Context) -> Void
    ) {
        let plans = PlanScope(of: content.mesocycle.client)
        let inside = Set(content.parts.compactMap(\.part.phase))
        choosePhases("Add to \(content.mesocycle.name)", for: plans, inside: inside, context: &context, then: add)
    }

    /// The client's phases from the newest, then the templates, which are copied; only templates for a template.
    private static func choosePhases(
        _ title: Phrase, for plans: PlanScope, inside: Set<Identifier<Phase>> = [], context: inout Context,
        then choose: @escaping PhaseChooser.Choice
    ) {
        let phases = context.read { diary -> [PhaseListItem] in
            let templates = try diary.phases.list(.templates, limit: 1_000)
            guard case .client(let client) = plans else { return templates }
            return try diary.phases.list(.client(client), limit: 1_000) + templates
        }
        guard let phases else { return }
        guard !phases.isEmpty else {
            context.message = .warning("No phases to add yet: n p creates one, n t a template.")
            return
        }
        let items = phases.map { phase in
            let kind: Phrase = phase.client == nil && plans != .templates ? "template" : ""
            return PhaseChooser.Item(id: phase.id, name: phase.name, detail: inside.contains(phase.id) ? "in it" : kind)
        }
        context.present(PhaseChooser(title, items: items, context: &context, choose: choose))
    }

    private static func title(_ name: String, in plans: PlanScope, _ context: Context) -> Phrase {
        guard case .client(let id) = plans else { return "\(name) (template): which phases?" }
        let client = try? context.diary.clients.get(id)
        return client.map { "\(name) for \($0.name): which phases?" } ?? "\(name): which phases?"
    }

    /// "Mesocycle 2": the first free number.
    private static func freeName(in plans: PlanScope, _ context: Context) -> String {
        let all = ListFilter(archive: .all)
        let taken = Set(((try? context.diary.mesocycles.list(plans, all, limit: 1_000)) ?? []).map(\.mesocycle.name))
        func name(_ number: Int) -> String {
            let name: Phrase = "Mesocycle \(number)"
            return name.text
        }
        var number = taken.count + 1
        while taken.contains(name(number)) { number += 1 }
        return name(number)
    }

    /// Name, description and start as a form.
    package static func edit(_ mesocycle: Mesocycle, _ context: Context) -> Form {
        var fields: [Field<Mesocycle>] = [
            .text("name", "Name", \.name, isRequired: true, help: "Autumn build-up"),
            .note("description", "About", \.description, help: "What it is for."),
        ]
        if !mesocycle.isTemplate {
            let help: Phrase = "The first day: today, 12 mar, next mon. Phases without sessions move too."
            fields.append(.optional("start", "Start", \.start, .day, help: help))
        }
        return Form(
            "Mesocycle \(mesocycle.name)", editing: mesocycle, fields, draftKey: "mesocycle \(mesocycle.id.rawValue)"
        ) { changed, context in
            .done(context.save { diary in try diary.mesocycles.update(from: mesocycle, to: changed) })
        }
        .restoringDraft(context)
    }

    /// The length and note of a part.
    static func editPart(_ item: MesocyclePartItem) -> Form {
        let most = MesocyclePart.days.upperBound
        let length = FieldKind(
            problem: "Write weeks or days: 4w, 10d, 3w 2d; 1 to \(most) days.", write: PartLength.entry
        ) { text, _ in
            PartLength.read(text).flatMap { MesocyclePart.days.contains($0) ? $0 : nil }
        }
        let fields: [Field<MesocyclePart>] = [
            .value("length", "Length", \.days, length, help: "4w, 10d, 3w 2d; up to \(most) days."),
            .note("note", "Note", \.note, help: "Holidays, test week, competition ..."),
        ]
        return Form(item.phase.map { "\($0.name) in this plan" } ?? "Week off", editing: item.part, fields) {
            part, context in
            .done(context.save { diary in try diary.mesocycleParts.update(from: item.part, to: part) })
        }
    }

    private struct Shift: Sendable {
        var days = 0
        var isWhole: Bool
    }

    /// Moves the whole plan, or a part and all that follow, by days.
    static func shift(_ content: MesocycleContent, from item: MesocyclePartItem?, index: Int) -> Form {
        let name: Phrase = item?.phase.map { "\($0.name)" } ?? "week off"
        let isWhole = index == 0 || item == nil
        let after: [(value: Bool, word: Phrase)] = isWhole ? [] : [(value: false, word: "\(name) and after")]
        let length = FieldKind(
            problem: "Write weeks or days: 1w, 10d, or -3d for earlier.", write: PartLength.shiftEntry
        ) { text, _ in
            PartLength.readShift(text).flatMap { $0 == 0 ? nil : $0 }
        }
        let fields: [Field<Shift>] = [
            .value(
                "by", "Shift by", \.days, length, isBlank: true,
                help: "1w later, -3d earlier. Later adds time off, earlier shortens it."),
            .choice(
                "what", "What", \.isWhole, after + [(true, "the whole plan")], help: "Logged sessions keep their dates."
            ),
        ]
        return Form("Shift dates of \(content.mesocycle.name)", editing: Shift(isWhole: isWhole), fields) {
            shift, context in
            .done(
                context.save(PartLength.shifted(shift.days)) { diary in
                    if let item, !shift.isWhole {
                        try diary.mesocycleParts.shift(item.id, byDays: shift.days)
                    } else {
                        try diary.mesocycleParts.shift(content.id, byDays: shift.days)
                    }
                })
        }
    }

    /// Chooses the clients who get copies and makes them; a single one is opened.
    static func assign(_ plans: [Marked<Mesocycle>], context: inout Context) {
        let name = MesocyclesView.name(of: plans)
        let ids = plans.map(\.id)
        PlanAssignment.ask(
            name, isOne: plans.count == 1, context: &context,
            hasLoads: { clients, diary in try diary.mesocycles.haveLoads(ids, ofOthersThan: clients) }
        ) { clients, loads, context in
            let today = context.today
            let message = message(name, isOne: plans.count == 1, clients, &context)
            let copies = context.write(message) { diary in
                try diary.mesocycles.assign(plans, to: clients, start: today, loads: loads)
            }
            guard let copies else { return nil }
            context.update(MesocyclesView.self) { view, _ in view.shelf.unmark(plans.map(\.id)) }
            return copies.first.map { .mesocycle($0) }
        }
    }

    /// The message about copies; for one client also which phase is in progress.
    private static func message(
        _ name: Phrase, isOne: Bool, _ clients: [Marked<Client>], _ context: inout Context
    ) -> Phrase {
        guard clients.count == 1 else { return PlanAssignment.message(name, isOne: isOne, clients, context) }
        let running = context.read { diary in try diary.phases.underWay(of: clients[0].id) } ?? nil
        let client = clients[0].name
        let copied: Phrase =
            isOne
            ? "Copied \(name) and its phases to \(client), from today."
            : "Copied \(name) and their phases to \(client), from today."
        guard let running else { return "\(copied) S shifts the dates." }
        let open: Phrase =
            "\(running.name) still has \(running.openSessions, one: "open session", other: "open sessions")."
        return "\(copied) \(open) S shifts the dates."
    }
}
