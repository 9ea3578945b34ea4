import DiaryStore
import FitnessModel
import ViewKit

/// The machines as the choices of a form, told apart where two have one name.
struct MachineChoice: Sendable {
    private let machines: [(id: Identifier<Machine>, name: String)]

    init(_ kept: Identifier<Machine>?, _ context: Context) {
        var count: [String: Int] = [:]
        let known = (try? context.diary.machineNames(with: kept)) ?? []
        machines = known.map { machine in
            count[machine.name, default: 0] += 1
            let number = count[machine.name] ?? 1
            return (machine.id, number == 1 ? machine.name : "\(machine.name) (\(number))")
        }
    }

    /// No machine, then all by name.
    var names: [String] { [""] + machines.map(\.name) }

    func name(of id: Identifier<Machine>?) -> String { machines.first { $0.id == id }?.name ?? "" }

    func machine(named name: String) -> Identifier<Machine>? { machines.first { $0.name == name }?.id }
}
