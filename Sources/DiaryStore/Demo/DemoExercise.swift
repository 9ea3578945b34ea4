import FitnessModel

/// An exercise of the invented library.
struct DemoExercise {
    /// Its place in a sheet.
    enum Slot: CaseIterable { case legs, power, pull, push, accessory, trunk }

    let name: String
    let slot: Slot
    let kind: UnitKind
    /// What a trained man of 80 kg lifts once; for body weight the weight he adds, for time and distance seconds and metres.
    let strength: Double
    let tags: [String]

    static let all: [DemoExercise] = [
        DemoExercise("Box squat, banded", .legs, 140, "legs", "band"),
        DemoExercise("Front squat", .legs, 110, "legs"),
        DemoExercise("Trap bar deadlift", .legs, 170, "legs", "hinge"),
        DemoExercise("Romanian deadlift", .legs, 130, "legs", "hinge"),
        DemoExercise("Bulgarian split squat", .legs, 70, "legs", "single leg"),
        DemoExercise("Back squat", .legs, 145, "legs"),
        DemoExercise("Broad jump", .power, 0, counts: .bodyWeight, "jump"),
        DemoExercise("Hang power clean", .power, 85, "olympic"),
        DemoExercise("Kettlebell swing", .power, 48, "hinge"),
        DemoExercise("Medicine ball throw", .power, 12, "throw"),
        DemoExercise("Box jump", .power, 0, counts: .bodyWeight, "jump"),
        DemoExercise("Seated row, neutral", .pull, 80, "back"),
        DemoExercise("Chin-up", .pull, 30, counts: .bodyWeight, "back"),
        DemoExercise("Lat pulldown", .pull, 85, "back", "machine"),
        DemoExercise("One-arm dumbbell row", .pull, 50, "back", "dumbbell"),
        DemoExercise("Chest-supported row", .pull, 75, "back"),
        DemoExercise("Incline press 75° DB", .push, 38, "chest", "dumbbell"),
        DemoExercise("Bench press", .push, 105, "chest"),
        DemoExercise("Push-up", .push, 0, counts: .bodyWeight, "chest"),
        DemoExercise("Military press", .push, 65, "shoulders"),
        DemoExercise("Dip", .push, 35, counts: .bodyWeight, "chest"),
        DemoExercise("Trap-3 raise", .accessory, 8, "shoulders", "dumbbell"),
        DemoExercise("Leg curl", .accessory, 65, "legs", "machine"),
        DemoExercise("Hammer curl", .accessory, 24, "arms", "dumbbell"),
        DemoExercise("Triceps extension", .accessory, 45, "arms", "cable"),
        DemoExercise("Calf raise", .accessory, 120, "legs", "machine"),
        DemoExercise("Face pull", .accessory, 40, "shoulders", "cable"),
        DemoExercise("Plank", .trunk, 90, counts: .time, "core"),
        DemoExercise("Side plank", .trunk, 60, counts: .time, "core"),
        DemoExercise("Farmer's walk", .trunk, 40, counts: .distance, "carry"),
        DemoExercise("Hanging leg raise", .trunk, 0, counts: .bodyWeight, "core"),
        DemoExercise("Pallof press", .trunk, 30, "core", "cable"),
    ]

    private init(
        _ name: String, _ slot: Slot, _ strength: Double, counts kind: UnitKind = .loadAndReps, _ tags: String...
    ) {
        self.name = name
        self.slot = slot
        self.kind = kind
        self.strength = strength
        self.tags = tags
    }

    /// The smallest change of weight, by how heavy it is.
    var step: Mass { Mass(grams: strength < 30 ? 1_000 : 2_500) }
}
