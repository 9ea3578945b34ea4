import FitnessModel

/// What the exercises of the invented gym are done on.
enum DemoLibrary {
    static let machines = [
        Machine(id: .unsaved, name: "Barbell", notes: "racks 1 to 3", kind: .bar, start: Mass(20, .kg)),
        Machine(
            id: .unsaved, name: "Lat tower", notes: "seat 4 for tall people", kind: .stack, start: Mass(5, .kg),
            step: Mass(5, .kg), maximum: Mass(120, .kg)),
        Machine(
            id: .unsaved, name: "Leg curl, lying", kind: .stack, start: Mass(5, .kg), step: Mass(2.5, .kg),
            maximum: Mass(90, .kg)),
        Machine(
            id: .unsaved, name: "Dumbbells", notes: "the pair of 11 is missing", kind: .list,
            loads: "1 2 3 4 5 6 7 8 9 10 12 12.5 14 15 16 17.5 20 22.5 25 27.5 30 32.5 35 40"),
    ]

    private static let pairs: [(Double, Int)] = [(25, 4), (20, 6), (15, 2), (10, 4), (5, 4), (2.5, 4), (1.25, 2)]
    static let plates = pairs.map { kilograms, pairs in Plate(mass: Mass(kilograms, .kg), unit: .kg, pairs: pairs) }
}
