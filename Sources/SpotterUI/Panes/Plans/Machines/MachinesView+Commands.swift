import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension MachinesView {
    static let noun = "machine"
    static let scope = KeyScope("machines", "Machines")

    static let commands: CommandSet<MachinesView> = [
        editing(),
        adding(),
        onChosen("exercise", "Put an exercise on the machine, or take it off", hint: "exercise", keys: ["A"]) {
            view, machine, context in view.chooseExercise(machine, &context)
        },
        command("plates", "Enter the plates of the gym", hint: "plates", keys: [", p"]) { _, context in
            if let form = PlatesForm.edit(&context) { context.present(form) }
        },
        command("places", "Name the places of the gym", keys: [", l"]) { _, context in context.push(PlacesView()) },
        filtering(),
        choosingCategory(),
        marking(),
        categorizing(),
        onChosen("kind", "Change how its loads come about: stack, bar, list") { _, machine, context in
            context.present(MachineForm.changeKind(of: machine))
        },
        duplicating(),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    func edit(_ machine: Machine, _ context: inout Context) { context.present(MachineForm.form(machine, context)) }
    func add(_ context: inout Context) { context.present(MachineForm.chooseKind(context, category: shelf.shown)) }

    func delete(_ machine: Machine, _ context: inout Context) {
        context.write("Deleted \(machine.name). u: undo.") { diary in
            try diary.machines.delete(machine.id)
        }
    }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Machine>], in diary: Diary) throws {
        try diary.machines.setArchived(isArchived, marked)
    }

    mutating func duplicate(_ machine: Machine, _ context: inout Context) {
        choose(copy: context.write(nil) { diary in try diary.machines.duplicate(machine) }, &context)
    }

    /// All exercises; those that are on this machine come first and are taken off by choosing them.
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
                "Exercise on \(machine.name)", of: sorted, verb: "put on, take off", title: \.name,
                detail: { here.contains($0.id) ? "on it: Enter takes it off" : "" }
            ) { exercise, context in
                let isHere = here.contains(exercise.id)
                let news = "\(exercise.name) is \(isHere ? "on no machine now" : "done on \(machine.name)")."
                context.write(news) { diary in
                    try diary.exercises.setMachine(isHere ? nil : machine.id, of: exercise.id)
                }
            })
    }
}
