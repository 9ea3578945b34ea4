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
        uses = context.read { diary in try diary.machines.exerciseCounts() } ?? [:]
        plates = context.read { diary in try diary.plates() } ?? []
        let counts = context.read { diary in try diary.places.machineCounts() } ?? [:]
        let known = counts.isEmpty ? [] : context.read { diary in try diary.places.list(.all) } ?? []
        places = Dictionary(known.filter { counts[$0.id] != nil }.map { ($0.id, $0.name) }) { first, _ in first }
        detail = list.selected.flatMap { readDetail($0, &context) }
        let shown = list.scroll.visible(height: rows(context.body).height, count: list.total)
        wordings = [:]
        for machine in shown.compactMap({ list.item(at: $0) }) {
            wordings[machine.id] = LoadsWording.text(machine, loads(machine))
        }
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
