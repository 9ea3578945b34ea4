import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let machines = KeyScope("machines", "Machines")
}

extension MachinesView {
    static let noun = "machine"
    static let scope = KeyScope.machines

    static let commands: CommandSet<MachinesView> = [
        editing(),
        adding(),
        onRecord("exercise", "Put an exercise on the machine, or take it off", hint: "exercise", keys: ["x"]) {
            view, machine, context in view.chooseExercise(machine, &context)
        },
        Command("machines.plates", "Enter the plates of the gym", hint: "plates", in: .machines, keys: ["P"]) {
            _, context, _ in if let form = PlatesForm.edit(&context) { context.present(form) }
        },
        filtering(),
        onRecord("kind", "Change how its loads come about: stack, bar, list", keys: ["t"]) { _, machine, context in
            context.present(MachineForm.changeKind(of: machine))
        },
        duplicating(),
        archiving(),
        showingArchived(),
        deleting(),
    ]

    func edit(_ machine: Machine, _ context: inout Context) { context.present(MachineForm.form(machine, context)) }
    func add(_ context: inout Context) { context.present(MachineForm.chooseKind(context)) }

    func delete(_ machine: Machine, _ context: inout Context) {
        context.write("Deleted \(machine.name). u brings it back.") { diary in
            try diary.deleteMachine(machine.id)
        }
    }

    func toggleArchived(_ machine: Machine, _ context: inout Context) {
        context.write(
            machine.isArchived ? "\(machine.name) is back." : "Archived \(machine.name). Z shows archived machines."
        ) { diary in try diary.setArchived(!machine.isArchived, machine: machine.id) }
    }

    mutating func duplicate(_ machine: Machine, _ context: inout Context) {
        let copy = context.write(nil) { diary -> (id: Identifier<Machine>, name: String) in
            let names = Set(try diary.machines(MachineFilter(archive: .all), limit: .max).map(\.name))
            var copy = machine
            var number = 2
            while names.contains("\(machine.name) \(number)") { number += 1 }
            copy.name = "\(machine.name) \(number)"
            copy.isArchived = false
            return (try diary.addMachine(copy), copy.name)
        }
        guard let copy else { return }
        context.message = .success("Duplicated as \(copy.name). e renames it.")
        list.select(copy.id)
    }

    /// All exercises; those that are on this machine come first and are taken off by choosing them.
    private func chooseExercise(_ machine: Machine, _ context: inout Context) {
        let names = context.read { diary in try diary.exerciseNames() } ?? []
        guard !names.isEmpty else {
            context.message = .plain("There are no exercises yet: n e adds one.")
            return
        }
        let here = Set((detail?.exercises ?? []).map(\.id))
        let sorted = names.filter { here.contains($0.id) } + names.filter { !here.contains($0.id) }
        let items = sorted.map {
            Picker.Item($0.name, detail: here.contains($0.id) ? "on it: Enter takes it off" : "", key: $0.id.rawValue)
        }
        context.present(
            Picker("Exercise on \(machine.name)", items: items, verb: "put on, take off") { item, context in
                let exercise = Identifier<Exercise>(rawValue: item.key)
                let isHere = here.contains(exercise)
                context.write(
                    isHere ? "\(item.title) is on no machine now." : "\(item.title) is done on \(machine.name)."
                ) { diary in
                    try diary.setMachine(isHere ? nil : machine.id, exercise: exercise)
                }
            })
    }
}
