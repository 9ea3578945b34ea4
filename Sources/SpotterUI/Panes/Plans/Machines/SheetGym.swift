import DiaryStore
import FitnessModel
import ViewKit

/// What the gym has for the exercises of a sheet: their machines, and the plates.
struct SheetGym: Sendable {
    private var machines: [Identifier<Exercise>: Machine] = [:]
    private var plates: [Plate] = []
    /// Where the machines are that count; nil where that is not said.
    private(set) var place: Identifier<Place>?
    /// What the machines can be set to; found out once, since a bar takes some sums.
    private var loads: [Identifier<Machine>: AvailableLoads] = [:]
    private var calculators: [Identifier<Machine>: PlateCalculator] = [:]
    /// True while the panel shows which plates stand for a load.
    var showsPlates = false

    /// Reads the machines of these exercises, at a place where one is said.
    mutating func read(
        _ exercises: [Identifier<Exercise>], at place: Identifier<Place>?, _ context: inout Context
    ) {
        self.place = place
        let found = context.read { diary in try diary.machines.of(exercises: exercises, at: place) }
        let owned = context.read { diary in try diary.plates() }
        guard let found, let owned, found != machines || owned != plates else { return }
        machines = found
        plates = owned
        (loads, calculators) = ([:], [:])
        for machine in found.values where loads[machine.id] == nil {
            let plates = Plate.inUse(owned, unit: machine.unit)
            loads[machine.id] = AvailableLoads(machine, plates: plates)
            if machine.kind == .bar { calculators[machine.id] = PlateCalculator(machine, plates: plates) }
        }
    }

    /// What the machine of an exercise can be set to; nil where nothing is known of it.
    func loads(for exercise: Identifier<Exercise>?) -> AvailableLoads? {
        exercise.flatMap { machines[$0] }.flatMap { loads[$0.id] }
    }

    /// Counts the plates of the bar on which an exercise is done; nil for other machines.
    func calculator(for exercise: Identifier<Exercise>?) -> PlateCalculator? {
        exercise.flatMap { machines[$0] }.flatMap { calculators[$0.id] }
    }
}

extension PlateCalculator {
    /// For a bar of the gym.
    init(_ bar: Machine, plates: [Plate]) {
        self.init(bar: bar.start, unit: bar.unit, sides: bar.sides, plates: plates)
    }
}

extension Plate {
    /// The gym's plates; the usual ones until it says which it owns.
    static func inUse(_ owned: [Plate], unit: MassUnit) -> [Plate] { owned.isEmpty ? standard(unit) : owned }
}
