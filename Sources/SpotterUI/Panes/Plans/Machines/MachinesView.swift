import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The machines of the gym: a list, and beside or below it the chosen one.
struct MachinesView: RecordListView {
    /// What stands beside the list about the chosen machine.
    struct Detail: Hashable, Sendable {
        let machine: Machine
        let loads: AvailableLoads
        let exercises: [ExerciseName]
        /// Nil where no picture is named.
        let hasPicture: Bool?
    }

    /// The machines that fit.
    var list = RecordList<Machine>()
    var archive = ArchiveFilter.active
    /// How many exercises are done on each.
    private(set) var uses: [Identifier<Machine>: Int] = [:]
    /// The gym's plates.
    private(set) var plates: [Plate] = []
    private(set) var detail: Detail?
    /// The loads of the machines in view, in words: a bar takes some sums.
    private(set) var wordings: [Identifier<Machine>: String] = [:]

    var scopes: [KeyScope] { [.machines, .list] }

    func caption(_ context: Context) -> String {
        switch archive {
        case .active: "Machines"
        case .archived: "Machines · archived"
        case .all: "Machines · with archived"
        }
    }

    /// Puts the cursor on a machine at the next reading.
    mutating func select(_ id: Identifier<Machine>) { list.select(id) }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let machine = list.selected { edit(machine, &context) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        let filter = MachineFilter(search: list.search, archive: archive)
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.machineCount(filter)
        } fetch: { diary, offset, limit in
            try diary.machines(filter, offset: offset, limit: limit)
        }
        uses = context.read { diary in try diary.exerciseCountByMachine() } ?? [:]
        plates = context.read { diary in try diary.plates() } ?? []
        detail = list.selected.flatMap { readDetail($0, &context) }
        let shown = list.scroll.visible(height: rows(context.body).height, count: list.total)
        wordings = [:]
        for machine in shown.compactMap({ list.item(at: $0) }) {
            wordings[machine.id] = LoadsWording.text(machine, loads(machine))
        }
    }

    private func readDetail(_ machine: Machine, _ context: inout Context) -> Detail? {
        let exercises = context.read { diary in try diary.exercises(onMachine: machine.id) }
        let path = NSString(string: machine.imagePath.trimmingBlanks).expandingTildeInPath
        return Detail(
            machine: machine, loads: loads(machine), exercises: exercises ?? [],
            hasPicture: path.isEmpty ? nil : FileManager.default.fileExists(atPath: path))
    }

    /// What a machine can be set to with the gym's plates.
    private func loads(_ machine: Machine) -> AvailableLoads {
        AvailableLoads(machine, plates: Plate.inUse(plates, unit: machine.unit))
    }
}
