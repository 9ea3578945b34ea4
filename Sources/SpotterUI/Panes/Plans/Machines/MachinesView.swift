import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The machines of the gym: a list, and beside or below it the chosen one.
struct MachinesView: SortedList, DuplicatingList {
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
    var shelf = ListShelf<Machine, MachineFilter>()
    var archive = ArchiveFilter.active
    /// How many exercises are done on each.
    private(set) var uses: [Identifier<Machine>: Int] = [:]
    /// The places where machines stand.
    private(set) var places: [Identifier<Place>: String] = [:]
    /// The gym's plates.
    private(set) var plates: [Plate] = []
    /// The state of the diary of which these are.
    private var gymRevision: Int?
    private(set) var detail: Detail?
    /// The loads of the machines in view, in words: a bar takes some sums.
    private(set) var wordings: [Identifier<Machine>: String] = [:]

    private var filter: MachineFilter {
        MachineFilter(search: list.search, archive: archive, category: shelf.category)
    }
    var widerFilter: MachineFilter { MachineFilter(search: list.search, archive: archive) }

    func count(_ diary: Diary) throws -> Int { try diary.machines.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Machine] {
        try diary.machines.list(filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] { try diary.machines.counts(widerFilter) }
    func countAll(_ diary: Diary) throws -> Int { try diary.machines.count(widerFilter) }

    mutating func reload(_ context: inout Context) {
        readShelf(&context)
        readGym(&context)
        detail = list.selected.flatMap { readDetail($0, &context) }
        let shown = list.scroll.visible(height: rows(context.body).height, count: list.total)
        wordings = [:]
        for machine in shown.compactMap({ list.item(at: $0) }) {
            wordings[machine.id] = LoadsWording.text(machine, loads(machine))
        }
    }

    /// What hangs neither on the filters nor on the cursor; read once for each change.
    private mutating func readGym(_ context: inout Context) {
        guard gymRevision != context.revision else { return }
        let read = context.read { diary in
            (
                uses: try diary.machines.exerciseCounts(), plates: try diary.plates(),
                places: try diary.places.ofMachines()
            )
        }
        guard let read else { return }
        (uses, plates, places, gymRevision) = (read.uses, read.plates, read.places, context.revision)
    }

    private func readDetail(_ machine: Machine, _ context: inout Context) -> Detail? {
        let exercises = context.read { diary in try diary.exercises.names(onMachine: machine.id) }
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
