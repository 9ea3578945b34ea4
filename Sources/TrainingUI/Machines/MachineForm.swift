import DiaryStore
package import FitnessModel
package import SpotterShell
import ViewKit

/// Adding and editing a machine: first its kind, then the fields of that kind.
package enum MachineForm {
    /// The kinds to choose from, for a new machine.
    package static func chooseKind(_ context: Context, category: Category? = nil) -> Picker {
        picker("New machine: which loads does it have?") { kind, context in
            let unit = context.client?.unit ?? .kg
            let start = kind == .bar ? Plate.bars(unit)[0] : .zero
            context.present(
                form(Machine(id: .unsaved, name: "", kind: kind, unit: unit, start: start), in: category, context))
        }
    }

    /// The kinds to choose from, for an existing machine.
    static func changeKind(of machine: Machine) -> Picker {
        picker("\(machine.name): which loads does it have?") { kind, context in
            context.present(form(machine, kind: kind, context))
        }
    }

    private static func picker(
        _ title: Phrase, _ choose: @escaping @Sendable (Machine.Kind, inout Context) -> Void
    ) -> Picker {
        Picker(
            title, of: [.stack, .bar, .list, .any], verb: "continue", title: \.label, detail: \.explanation,
            choose: choose
        )
    }

    /// The fields of one kind, by default the machine's own; a machine without an id is new.
    static func form(
        _ old: Machine, kind: Machine.Kind? = nil, in category: Category? = nil, _ context: Context
    ) -> Form {
        var machine = old
        machine.kind = kind ?? old.kind
        let isNew = old.id == .unsaved
        return Form(
            isNew ? "New machine: \(machine.kind.label)" : "Machine \(old.name): \(machine.kind.label)",
            editing: machine, fields(machine, context),
            draftKey: "machine \(isNew ? "new" : "\(old.id.rawValue)") \(machine.kind.rawValue)", check: mistake,
            confirmations: { typed, _ in
                guard typed.imagePath != old.imagePath else { return [] }
                return [.missingPicture(typed.imagePath, field: "image")].compactMap(\.self)
            }
        ) { machine, context in write(machine, over: isNew ? nil : old, in: category, &context) }
        .restoringDraft(context)
    }

    private static func fields(_ machine: Machine, _ context: Context) -> [Field<Machine>] {
        func load(_ id: String, _ label: Phrase, _ path: Field<Machine>.Path<Mass>, _ help: Phrase) -> Field<Machine> {
            let shown = text(machine[keyPath: path], machine.unit)
            return .custom(id, label, isAlwaysRead: true, help: help, show: { text($0[keyPath: path], $0.unit) }) {
                text, changed, _ in
                // The shown text is in the chosen unit; untouched, the value stays exact to the gram.
                if text == shown, changed.unit == machine.unit { return nil }
                guard let mass = text.isEmpty ? .zero : Mass.read(text, unit: changed.unit), mass <= most else {
                    return "Not a weight: write 82.5 or 82.5 kg, up to 1000 kg."
                }
                changed[keyPath: path] = mass
                return nil
            }
        }
        let unit = Field<Machine>.choice("unit", "Unit", \.unit, help: "What is printed on its plates")
        let own: [Field<Machine>] =
            switch machine.kind {
            case .any: []
            case .stack:
                [
                    unit, load("start", "Lightest", \.start, "The first pin: 5"),
                    load("step", "Step", \.step, "From pin to pin: 5. Empty: one load"),
                    load("maximum", "Heaviest", \.heaviest, "The last pin: 100. Empty: no limit"),
                ]
            case .bar:
                [
                    unit, load("start", "Empty bar", \.start, "Its weight without plates: 20"),
                    .choice(
                        "sides", "Sides", \.sides, [2, 1].map { ($0, "\($0)") },
                        help: "2 for a barbell, 1 for a lever or a landmine"),
                    load("maximum", "Heaviest", \.heaviest, "The most it can hold. Empty: no limit"),
                ]
            case .list: [unit, .text("loads", "Loads", \.loads, help: "5 7.5 10 12.5 15; 45 lb as well")]
            }
        let place = PlaceForm.field(
            \Machine.place, with: machine.place, help: "Another location uses its own machine of this name.",
            context)
        return [
            .text("name", "Name", \.name, isRequired: true, help: "Its name in the gym: Cable row, Dumbbells")
        ] + own + place + [
            .note("notes", "Notes", \.notes, help: "Seat, handle, set-up"),
            .path("image", "Picture", \.imagePath, help: "Path of a picture: ~/gym/row.jpg; Tab completes it"),
        ]
    }

    private static let most = Mass(grams: 1_000_000)

    private static func text(_ mass: Mass, _ unit: MassUnit) -> String { mass == .zero ? "" : mass.shown(in: unit) }

    /// Errors that concern several fields.
    private static func mistake(_ machine: Machine, _ context: Context) -> (field: String, message: Phrase)? {
        if machine.kind == .stack, let maximum = machine.maximum, maximum < machine.start {
            return ("maximum", "The heaviest load is lighter than the lightest one.")
        }
        guard let known = try? context.diary.machines.named(machine.name, at: machine.place), known.id != machine.id
        else { return nil }
        return ("name", "\(known.name) already exists. Choose another name, or edit that one.")
    }

    private static func write(
        _ machine: Machine, over old: Machine?, in category: Category?, _ context: inout Context
    ) -> Form.Result {
        let id = context.write(old == nil ? "Added machine \(machine.name)." : "Saved.") {
            diary -> Identifier<Machine> in
            try diary.change { change in
                if let old {
                    try change.machines.update(from: old, to: machine)
                    return old.id
                }
                let id = try change.machines.add(machine)
                if let category { try change.categories.set([category.id], of: id) }
                return id
            }
        }
        guard let id else { return .failed }
        let problem = LoadsWording.problem(machine, AvailableLoads(machine, plates: []))
        return .saved { context in
            if old == nil { context.go(to: .machine(id)) }
            if let problem { context.message = .warning("Saved \(machine.name): \(problem).") }
        }
    }
}

extension Machine {
    /// The heaviest load; zero for no limit.
    fileprivate var heaviest: Mass {
        get { maximum ?? .zero }
        set { maximum = newValue == .zero ? nil : newValue }
    }
}
