import DiaryStore
import FitnessModel
import ViewKit

/// Adding and editing a machine: first how its loads come about, then what that kind needs to know.
enum MachineForm {
    /// The kinds to choose from, for a new machine.
    static func chooseKind(_ context: Context) -> Picker {
        picker("New machine: which loads does it have?") { kind, context in
            let unit = context.client?.unit ?? .kg
            let start = kind == .bar ? Mass(unit == .kg ? 20 : 45, unit) : .zero
            context.present(
                form(
                    Machine(id: .unsaved, name: "", kind: kind, unit: unit, start: start), context)
            )
        }
    }

    /// The kinds to choose from, for a machine that is there.
    static func changeKind(of machine: Machine) -> Picker {
        picker("\(machine.name): which loads does it have?") { kind, context in
            var changed = machine
            changed.kind = kind
            context.present(form(changed, context))
        }
    }

    private static func picker(
        _ title: String, _ choose: @escaping @Sendable (Machine.Kind, inout Context) -> Void
    ) -> Picker {
        let order: [Machine.Kind] = [.stack, .bar, .list, .any]
        let items = order.enumerated().map { Picker.Item($1.label, detail: $1.explanation, key: Int64($0)) }
        return Picker(title, items: items, verb: "go on") { item, context in choose(order[Int(item.key)], &context) }
    }

    /// The fields of one kind; a machine without an id is new.
    static func form(_ machine: Machine, _ context: Context) -> Form {
        let isNew = machine.id == .unsaved
        let key =
            isNew ? "machine new \(machine.kind.rawValue)" : "machine \(machine.id.rawValue) \(machine.kind.rawValue)"
        return Form(
            isNew ? "New machine: \(machine.kind.label)" : "Machine \(machine.name): \(machine.kind.label)",
            fields: fields(machine), draftKey: key
        ) { form, context in save(form, machine, &context) }
        .restoringDraft(context)
    }

    private static func fields(_ machine: Machine) -> [FormField] {
        func mass(_ mass: Mass?) -> String { mass.map { $0 == .zero ? "" : $0.text(in: machine.unit) } ?? "" }
        let name = FormField(
            "name", "Name", .required, value: machine.name, help: "As it is called in the gym: Cable row, Dumbbells")
        let unit = FormField(
            "unit", "Unit", .choice(MassUnit.allCases.map(\.rawValue)), value: machine.unit.rawValue,
            help: "What is printed on its plates")
        let own: [FormField] =
            switch machine.kind {
            case .any: []
            case .stack:
                [
                    unit, FormField("start", "Lightest", value: mass(machine.start), help: "The first pin: 5"),
                    FormField("step", "Step", value: mass(machine.step), help: "From pin to pin: 5. Empty: one load"),
                    FormField(
                        "maximum", "Heaviest", value: mass(machine.maximum), help: "The last pin: 100. Empty: no end"),
                ]
            case .bar:
                [
                    unit, FormField("start", "Empty bar", value: mass(machine.start), help: "What it weighs alone: 20"),
                    FormField(
                        "sides", "Sides", .choice(["2", "1"]), value: String(machine.sides),
                        help: "2 for a barbell, 1 for a lever or a landmine"),
                    FormField(
                        "maximum", "Heaviest", value: mass(machine.maximum), help: "What it bears. Empty: no end"),
                ]
            case .list:
                [unit, FormField("loads", "Loads", value: machine.loads, help: "5 7.5 10 12.5 15; 45 lb as well")]
            }
        return [name] + own + [
            FormField("notes", "Notes", value: machine.notes, help: "Seat, handle, set-up"),
            FormField("image", "Picture", value: machine.imagePath, help: "Path of a picture: ~/gym/row.jpg"),
        ]
    }

    private static func save(_ form: Form, _ old: Machine, _ context: inout Context) -> Form.Result {
        var machine = old
        machine.name = form.text("name")
        machine.notes = form.text("notes")
        machine.imagePath = form.text("image")
        if machine.kind != .any { machine.unit = MassUnit(rawValue: form.text("unit")) ?? old.unit }
        let has = Set(form.fields.map(\.id))
        if has.contains("loads") { machine.loads = form.text("loads") }
        if has.contains("sides") { machine.sides = form.text("sides") == "1" ? 1 : 2 }
        for (field, target) in masses where has.contains(field) {
            guard let mass = read(form.text(field), machine.unit) else {
                return .wrong(field: field, "Not a weight: write 82.5 or 82.5 kg, up to 1000 kg.")
            }
            target(&machine, mass)
        }
        if machine.kind == .stack, let maximum = machine.maximum, maximum < machine.start {
            return .wrong(field: "maximum", "The heaviest load is lighter than the lightest one.")
        }
        if let other = namesake(machine, context) {
            return .wrong(field: "name", "\(other.name) is there already. Choose another name, or edit that one.")
        }
        return write(machine, &context)
    }

    private static let masses: [(field: String, put: @Sendable (inout Machine, Mass?) -> Void)] = [
        ("start", { $0.start = $1 ?? .zero }), ("step", { $0.step = $1 ?? .zero }), ("maximum", { $0.maximum = $1 }),
    ]

    /// Nil inside for an empty field, nil outside for what is no weight.
    private static func read(_ text: String, _ unit: MassUnit) -> Mass?? {
        if text.isEmpty { return .some(nil) }
        guard let mass = Mass.read(text, unit: unit), mass <= Mass(grams: 1_000_000) else { return nil }
        return .some(mass)
    }

    private static func namesake(_ machine: Machine, _ context: Context) -> Machine? {
        guard let found = try? context.diary.machine(named: machine.name), found.id != machine.id else { return nil }
        return found
    }

    private static func write(_ machine: Machine, _ context: inout Context) -> Form.Result {
        let isNew = machine.id == .unsaved
        let id = context.write(isNew ? "Added machine \(machine.name)." : "Saved.") { diary in
            if isNew { return try diary.addMachine(machine) }
            try diary.updateMachine(machine)
            return machine.id
        }
        guard let id else { return .failed }
        let problem = LoadsWording.problem(machine, AvailableLoads(machine, plates: []))
        return .saved { context in
            if isNew { context.go(to: .machine(id)) }
            if let problem { context.message = .warning("Saved \(machine.name): \(problem).") }
        }
    }
}
