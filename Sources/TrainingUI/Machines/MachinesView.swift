package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The machines of the gym: a list, and beside or below it the chosen one.
package struct MachinesView: SortedList, DuplicatingList {
    /// The details of the selected machine.
    struct Detail: Hashable, Sendable {
        let machine: Machine
        let loads: AvailableLoads
        let exercises: [ExerciseName]
        let hasPicture: Bool
    }

    /// The machines that fit.
    package var list = RecordList<Machine>()
    package var shelf = ListShelf<Machine, MachineFilter>()
    package var archive = ArchiveFilter.active
    /// The number of exercises on each.
    private(set) var uses: [Identifier<Machine>: Int] = [:]
    /// The gym locations of machines.
    private(set) var places: [Identifier<Place>: String] = [:]
    /// The gym's plates.
    private(set) var plates: [Plate] = []
    /// The revision of the diary at which these were read.
    private var gymRevision: Int?
    private(set) var detail: Detail?
    /// The loads of the visible machines, as text; cached, since a bar needs some arithmetic.
    private(set) var wordings: [Identifier<Machine>: Phrase] = [:]

    package init() {}

    private var filter: MachineFilter {
        MachineFilter(search: list.search, archive: archive, category: shelf.category)
    }
    package var widerFilter: MachineFilter { MachineFilter(search: list.search, archive: archive) }

    package func count(_ diary: Diary) throws -> Int { try diary.machines.count(filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Machine] {
        try diary.machines.list(filter, by: order, offset: offset, limit: limit)
    }
    package func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] { try diary.machines.counts(widerFilter) }
    package func countAll(_ diary: Diary) throws -> Int { try diary.machines.count(widerFilter) }

    package mutating func reload(_ context: inout Context) {
        readShelf(&context)
        readGym(&context)
        detail = list.selected.flatMap { readDetail($0, &context) }
        let shown = list.scroll.visible(height: rows(context.body).height, count: list.total)
        wordings = [:]
        for machine in shown.compactMap({ list.item(at: $0) }) {
            wordings[machine.id] = LoadsWording.text(machine, loads(machine))
        }
    }

    /// Reads what depends neither on filters nor on the cursor; once for each change.
    private mutating func readGym(_ context: inout Context) {
        guard gymRevision != context.revisions.all else { return }
        let read = context.read { diary in
            (
                uses: try diary.machines.exerciseCounts(), plates: try diary.plates.list(),
                places: try diary.places.ofMachines()
            )
        }
        guard let read else { return }
        (uses, plates, places, gymRevision) = (read.uses, read.plates, read.places, context.revisions.all)
    }

    private func readDetail(_ machine: Machine, _ context: inout Context) -> Detail? {
        let exercises = context.read { diary in try diary.exercises.names(onMachine: machine.id) }
        return Detail(
            machine: machine, loads: loads(machine), exercises: exercises ?? [],
            hasPicture: PicturePath.exists(machine.imagePath))
    }

    /// The loads of a machine with the gym's plates.
    private func loads(_ machine: Machine) -> AvailableLoads {
        AvailableLoads(machine, plates: Plate.inUse(plates, unit: machine.unit))
    }
}

extension MachinesView {
    /// The selected machine is shown beside the list, or below it if the window is high enough.
    package func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        if body.width >= 100 { return .beside(rest, width: rest.width * 3 / 5) }
        return body.height >= 16 ? .below(rest, height: 7) : ListLayout(rest)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Machine", .flexible(minimum: 16, weight: 2)),
            TableColumn(number: "Exercises", .fixed(9), dropOrder: 1),
            TableColumn("Loads", .flexible(minimum: 36, weight: 3)),
        ] + (places.isEmpty ? [] : [TableColumn("Location", .flexible(minimum: 8, weight: 1), dropOrder: 2)])
    }

    package func line(_ machine: Machine, _ context: Context) -> TableLine {
        TableLine(
            [
                machine.shownName, Phrase(verbatim: uses[machine.id].map(String.init) ?? "-"),
                wordings[machine.id] ?? "", "\(place(of: machine))",
            ],
            styles: [1: .muted, 2: .muted, 3: .muted])
    }

    private func place(of machine: Machine) -> String { machine.place.flatMap { places[$0] } ?? "" }

    package func nothingText(_ context: Context) -> Phrase {
        if let shown = shelf.shown { return "No machines in \(shown.name) yet. a adds one to it, Esc shows all." }
        return nothingText(
            first: "No machines yet: a adds one. The gym's plates: , p. Suggestions round to both.")
    }

    package func showsDetail(in layout: ListLayout) -> Bool { detail != nil }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let detail else { return }
        let area = layout.detail.inset(columns: 1)
        screen.put(verbatim: detail.machine.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        screen.facts(facts(detail), in: area.droppingTop(area.height > 8 ? 2 : 1))
    }

    private func facts(_ detail: Detail) -> [(Phrase, Phrase)] {
        let machine = detail.machine
        let kind = machine.kind.label
        let loads = LoadsWording.text(machine, detail.loads)
        let problem = LoadsWording.problem(machine, detail.loads)
        var facts: [(Phrase, Phrase)] = [
            ("Loads", problem.map { "\(kind): \(loads) (\($0))" } ?? "\(kind): \(loads)")
        ]
        if machine.kind == .bar {
            let bar = "\(NumberFormat.shown(machine.start.notation(in: machine.unit))) \(machine.unit.rawValue)"
            let text: Phrase =
                switch (plates.isEmpty, machine.sides == 1) {
                case (false, false): "\(bar) + the gym's plates"
                case (false, true): "\(bar) + the gym's plates on one side"
                case (true, false): "\(bar) + standard plates (, p enters the gym's)"
                case (true, true): "\(bar) + standard plates on one side (, p enters the gym's)"
                }
            facts.append(("Bar", text))
        }
        if machine.place != nil { facts.append(("Location", "\(place(of: machine))")) }
        let exercises: Phrase = "\(list: detail.exercises.map(\.name))"
        facts.append(("Exercises", exercises.isEmpty ? "none yet: A adds one" : exercises))
        if !machine.imagePath.isEmpty {
            facts.append(("Picture", PicturePath.text(machine.imagePath, exists: detail.hasPicture)))
        }
        return facts + [("Notes", "\(machine.notes)")]
    }
}

extension MachinesView {
    package static let noun = Noun("machine", many: "machines")
    package static func counted(_ number: Int) -> Phrase { "\(number, one: "machine", other: "machines")" }
    package static let scope = KeyScope("machines", "Machines")

    package static let commands: CommandSet<MachinesView> = [
        editing(),
        adding(),
        onChosen("exercise", "Add an exercise to the machine, or remove it", hint: "exercise", keys: ["A"]) {
            view, machine, context in view.chooseExercise(machine, &context)
        },
        command("plates", "Enter the plates of the gym", hint: "plates", keys: [", p"]) { _, context in
            if let form = PlatesForm.edit(&context) { context.present(form) }
        },
        command("places", "Show the locations of the gym", keys: [", l"]) { _, context in context.push(PlacesView()) },
        filtering(),
        choosingCategory(),
        marking(),
        categorizing(),
        onChosen("kind", "Change the kind of machine: stack, bar, list") { _, machine, context in
            context.present(MachineForm.changeKind(of: machine))
        },
        duplicating(),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    package func edit(_ machine: Machine, _ context: inout Context) {
        context.present(MachineForm.form(machine, context))
    }
    package func add(_ context: inout Context) {
        context.present(MachineForm.chooseKind(context, category: shelf.shown))
    }

    package func delete(_ machine: Machine, _ context: inout Context) {
        context.write("Deleted \(machine.name). u: undo.") { diary in
            try diary.machines.delete(machine.id)
        }
    }

    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Machine>], in diary: Diary) throws {
        try diary.machines.setArchived(isArchived, marked)
    }

    package mutating func duplicate(_ machine: Machine, _ context: inout Context) {
        choose(copy: context.write(nil) { diary in try diary.machines.duplicate(machine) }, &context)
    }

    /// All exercises; those of this machine come first, and choosing one removes it.
    private func chooseExercise(_ machine: Machine, _ context: inout Context) {
        let names = context.read { diary in try diary.exercises.names() } ?? []
        guard !names.isEmpty else {
            context.message = .plain("There are no exercises yet: n e adds one.")
            return
        }
        let here = Set((detail?.exercises ?? []).map(\.id))
        let sorted = names.filter { here.contains($0.id) } + names.filter { !here.contains($0.id) }
        context.present(
            Picker(
                "Exercise on \(machine.name)", of: sorted, verb: "add or remove", title: { "\($0.name)" },
                detail: { here.contains($0.id) ? "added: Enter removes it" : "" }
            ) { exercise, context in
                let isHere = here.contains(exercise.id)
                let done: Phrase =
                    isHere
                    ? "Removed \(exercise.name) from \(machine.name)." : "Added \(exercise.name) to \(machine.name)."
                context.write(done) { diary in
                    try diary.exercises.setMachine(isHere ? nil : machine.id, of: exercise.id)
                }
            })
    }
}
