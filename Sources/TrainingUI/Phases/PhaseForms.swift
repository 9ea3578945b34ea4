import DiaryExchange
package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

/// Creating, editing and assigning phases.
package enum PhaseForms {
    /// A new sheet in this scope, and in a category; it opens on its first cell.
    package static func create(in plans: PlanScope, category: Identifier<Category>? = nil, context: inout Context) {
        let id = context.write("New sheet. Type its name and press Enter; the rows follow.") {
            diary -> Identifier<Phase> in
            var phase = Phase(id: .unsaved, name: try freeName(in: plans, diary), isRoutine: plans == .routines)
            if case .client(let client) = plans { phase.client = client }
            return try diary.change { change in
                let id = try change.phases.add(phase)
                if let category { try change.categories.set([category], of: id) }
                return id
            }
        }
        if let id { context.go(to: .newSheet(id)) }
    }

    /// "P7", "Template 2", "Routine 1": the first free number.
    static func freeName(in plans: PlanScope, _ diary: Diary) throws(StoreError) -> String {
        func name(_ number: Int) -> String {
            let name: Phrase =
                switch plans {
                case .templates: "Template \(number)"
                case .routines: "Routine \(number)"
                case .client: Phrase("P\(number)", context: "name of a phase")
                }
            return name.text
        }
        let all = ListFilter(archive: .all)
        let taken = Set(try diary.phases.list(plans, all, limit: 1_000).map(\.name))
        var number = try diary.phases.count(plans, all) + 1
        while taken.contains(name(number)) { number += 1 }
        return name(number)
    }

    /// The header of a phase as a form.
    package static func edit(_ id: Identifier<Phase>, _ context: inout Context) -> Form? {
        guard let phase = context.read({ diary in try diary.phases.get(id) }) else { return nil }
        let (label, title): (Phrase, Phrase) =
            switch (phase.isRoutine, phase.isTemplate) {
            case (true, _): ("Routine", "Routine \(phase.name)")
            case (false, true): ("Template", "Template \(phase.name)")
            case (false, false): ("Phase", "Phase \(phase.name)")
            }
        let fields: [Field<Phase>] = [
            .text("name", label, \.name, isRequired: true, help: "P6 In season"),
            .text("periodization", "Periodization", \.periodization, help: "Daily, concurrent"),
            .text("goal", "Goal", \.goal, help: "Training goal, e.g. maximal strength"),
            .optional("start", "Start", \.start, .day, help: "today, 12 mar, 2026-03-12"),
            .value(
                "sessions", "Sessions", \.sessionCount, .whole(Phase.sessionCounts),
                help: "Columns of the sheet, 1 to \(Phase.sessionCounts.upperBound)"),
            .optional(
                "end", "End", \.lastDay,
                kindIn: { phase in
                    FieldKind(problem: FieldKind<Day>.day.problem, write: \.iso) { phase.readEnd($0, today: $1) }
                }, help: "The last day or the length: 30 apr, 6w; optional."),
            .custom(
                "days", "Days", help: "In turn: A B C. By weekday: A mon, B thu. Empty: all rows in each session.",
                show: { $0.daysText }
            ) { text, phase, _ in
                if let fault = PhaseDays.fault(in: text) { return fault.wording }
                phase.daysText = text.trimmingBlanks
                return nil
            },
            .note("notes", "Notes", \.notes),
        ]
        return Form(
            title, editing: phase,
            fields.filter { !phase.isRoutine || ["name", "goal", "notes"].contains($0.id) },
            draftKey: "phase \(id.rawValue)",
            check: { phase, _ in
                guard let start = phase.start, let end = phase.lastDay, end < start else { return nil }
                return ("end", "The last day is before the first, \(start.short).")
            }
        ) { changed, context in
            .done(context.save { diary in try diary.phases.update(from: phase, to: changed) })
        }
        .restoringDraft(context)
    }

    /// Deletes a sheet and lists where else it will be missing.
    package static func delete(_ item: PhaseListItem, context: inout Context) {
        let plans = context.read { diary in try diary.mesocycles.containing(item.id) } ?? []
        let names = plans.map(\.name)
        let done: Phrase =
            switch (plans.isEmpty, item.client == nil) {
            case (true, true): "Deleted \(item.name). u: undo."
            case (true, false): "Deleted \(item.name). Logged sessions stay. u: undo."
            case (false, true): "Deleted \(item.name), also from \(list: names). u: undo."
            case (false, false): "Deleted \(item.name), also from \(list: names). Logged sessions stay. u: undo."
            }
        context.write(done) { diary in
            try diary.phases.delete(item.id)
        }
    }

    /// Chooses the client who gets a copy, makes it, and opens it.
    static func assign(_ phase: Identifier<Phase>, named name: String, context: inout Context) {
        assign([Marked(phase, name)], context: &context)
    }

    /// The same with several, for one client or for several.
    static func assign(_ phases: [Marked<Phase>], context: inout Context) {
        let name = PhasesView.name(of: phases)
        let ids = phases.map(\.id)
        PlanAssignment.ask(
            name, isOne: phases.count == 1, context: &context,
            hasLoads: { clients, diary in try diary.phases.haveLoads(ids, ofOthersThan: clients) }
        ) { clients, loads, context in
            let today = context.today
            let message = PlanAssignment.message(name, isOne: phases.count == 1, clients, context)
            let copies = context.write(message) { diary in
                try diary.phases.assign(phases, to: clients, start: today, loads: loads)
            }
            guard let copies else { return nil }
            context.update(PhasesView.self) { view, _ in view.shelf.unmark(phases.map(\.id)) }
            return copies.first.map { .sheet($0) }
        }
    }

    /// Chooses a template and assigns it to a client: the same from the client's side.
    package static func assignTemplate(to client: Identifier<Client>, context: inout Context) {
        let templates = context.read { diary in try diary.phases.list(.templates, limit: 1_000) } ?? []
        guard !templates.isEmpty else {
            context.message = .warning("There are no templates yet: n t creates one.")
            return
        }
        context.present(
            Picker(
                "Assign a copy of which template?", of: templates, verb: "assign", title: { "\($0.name)" },
                detail: { template in
                    let facts: [Phrase] = [
                        "\(template.goal)", "\(template.rowCount, one: "row", other: "rows")",
                    ]
                    return facts.filter { !$0.isEmpty }.joined(separator: " · ")
                }
            ) { template, context in
                let today = context.today
                let copy = context.write("Assigned a copy of \(template.name).") { diary in
                    try diary.phases.assign(template.id, to: client, start: today)
                }
                guard let copy else { return }
                context.recallHealth()
                context.go(to: .sheet(copy))
            })
    }
}

extension Phase {
    /// Reads the last day: as a date, or as a length from the first day on: 6w, +6w, 10d.
    func readEnd(_ text: String, today: Day) -> Day? {
        let typed = text.trimmingBlanks
        let length = typed.hasPrefix("+") ? String(typed.dropFirst()) : typed
        if let start, let unit = length.last, "wdWD".contains(unit), let days = PartLength.read(length) {
            return start.adding(days: days - 1)
        }
        return Day.read(typed, today: today)
    }
}

extension PhasesView {
    package mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        if case .client = plans {
            PhasePasting.ask(about: text, for: context.client, &context)
        } else {
            PhasePasting.ask(about: text, for: nil, &context)
        }
        return true
    }
}

/// A whole sheet of a spreadsheet pasted at once becomes a phase.
package enum PhasePasting {
    /// Asks how to import a pasted training sheet; a template without a client.
    package static func ask(about text: String, for client: Client?, _ context: inout Context) {
        do {
            let source = try SheetSource(pasted: try TabbedText(text).rows, today: context.today)
            guard let sheet = source.sheets.first else { return }
            let name = context.read { diary in try PhaseForms.freeName(in: PlanScope(of: client?.id), diary) }
            PhaseImportForm.present(sheet, for: client, named: name ?? "", &context)
        } catch let problem as TabbedText.Problem {
            context.message = .warning(problem.wording)
        } catch {
            context.message = .warning(
                "Not a training sheet: it needs a column Exercise, or loads such as 80x5.")
        }
    }
}

/// Assigning copies of plans to clients.
enum PlanAssignment {
    /// Makes the copies and returns the first.
    typealias Assign = @Sendable ([Marked<Client>], PlannedLoads, inout Context) -> Route?

    /// Chooses the clients who get copies. `assign` makes them and returns the first, which is opened if only one
    /// client gets it. Health notes are shown before and after.
    ///
    /// - Parameter hasLoads: whether loads were planned for another client: then what becomes of them is asked, too.
    static func ask(
        _ name: Phrase, isOne: Bool, context: inout Context,
        hasLoads: @escaping @Sendable ([Identifier<Client>], Diary) throws -> Bool, assign: @escaping Assign
    ) {
        let items = ClientLabel.items(context, currentFirst: true, showsHealth: true)
        guard !items.isEmpty else {
            context.message = .warning("No clients yet: n c adds one.")
            return
        }
        let title: Phrase = isOne ? "Assign a copy of \(name) to" : "Assign copies of \(name) to"
        context.present(
            ClientsChooser(title, items: items, verb: "assign") { clients, context in
                let asks = context.read { diary in try hasLoads(clients.map(\.id), diary) } ?? false
                guard asks else { return open(clients, .asTheyAre, assign, &context) }
                askLoads(name, &context) { loads, context in open(clients, loads, assign, &context) }
            })
    }

    private static func open(
        _ clients: [Marked<Client>], _ loads: PlannedLoads, _ assign: Assign, _ context: inout Context
    ) {
        guard let copy = assign(clients, loads, &context), clients.count == 1 else { return }
        context.choose(clients[0].id)
        context.recallHealth()
        context.go(to: copy)
    }

    /// Asks what becomes of loads that were planned for another client.
    private static func askLoads(
        _ name: Phrase, _ context: inout Context, then: @escaping @Sendable (PlannedLoads, inout Context) -> Void
    ) {
        let choices: [PlannedLoads] = [.shares(context.shared.formula), .asTheyAre, .none]
        context.present(
            Picker(
                "The loads planned in \(name)", of: choices, verb: "assign",
                title: { loads in
                    switch loads {
                    case .shares: "as shares of each client's e1RM"
                    case .asTheyAre: "as they are"
                    case .none: "without loads"
                    }
                },
                detail: { loads in
                    switch loads {
                    case .shares: "82.5 of 110 kg is 75%"
                    case .asTheyAre: "the same weights"
                    case .none: "shares and words stay"
                    }
                }, choose: then))
    }

    /// "Assigned a copy of Base to Ana Silva.", "... to 3 clients. Health notes: Ana Silva. u: undo."
    static func message(_ name: Phrase, isOne: Bool, _ clients: [Marked<Client>], _ context: Context) -> Phrase {
        guard clients.count > 1 else {
            let client = clients.first?.name ?? ""
            return isOne ? "Assigned a copy of \(name) to \(client)." : "Assigned copies of \(name) to \(client)."
        }
        let noted = clients.filter { client in (try? context.diary.clients.get(client.id))?.health.isEmpty == false }
        let names = noted.map(\.name)
        let count: Phrase = "\(clients.count, one: "client", other: "clients")"
        return switch (isOne, noted.isEmpty) {
        case (true, true): "Assigned a copy of \(name) to \(count). u: undo."
        case (true, false): "Assigned a copy of \(name) to \(count). Health notes: \(list: names). u: undo."
        case (false, true): "Assigned copies of \(name) to \(count). u: undo."
        case (false, false): "Assigned copies of \(name) to \(count). Health notes: \(list: names). u: undo."
        }
    }
}
