import FitnessModel

/// What the invented gym knows about its exercises: which muscles they train, and what they are done on.
enum DemoLibrary {
    /// A machine of the gym, with the exercises done on it.
    struct Station {
        let machine: Machine
        let exercises: [String]
    }

    /// The groups of each exercise; a tilde marks those trained indirectly.
    static let muscles: [String: String] = [
        "Box squat, banded": "glutes quadriceps ~hamstrings ~core",
        "Front squat": "quadriceps ~glutes ~core",
        "Trap bar deadlift": "glutes hamstrings quadriceps ~back ~forearms",
        "Romanian deadlift": "hamstrings glutes ~back",
        "Bulgarian split squat": "quadriceps glutes ~adductors",
        "Back squat": "quadriceps glutes ~hamstrings ~core",
        "Broad jump": "glutes quadriceps ~calves",
        "Hang power clean": "glutes hamstrings ~back ~shoulders",
        "Kettlebell swing": "glutes hamstrings ~core",
        "Medicine ball throw": "core ~shoulders",
        "Box jump": "quadriceps glutes ~calves",
        "Seated row, neutral": "back ~biceps",
        "Chin-up": "back ~biceps",
        "Lat pulldown": "back ~biceps",
        "One-arm dumbbell row": "back ~biceps ~forearms",
        "Chest-supported row": "back ~biceps ~shoulders",
        "Incline press 75° DB": "shoulders chest ~triceps",
        "Bench press": "chest ~triceps ~shoulders",
        "Push-up": "chest ~triceps ~core",
        "Military press": "shoulders ~triceps",
        "Dip": "chest triceps",
        "Trap-3 raise": "back ~shoulders",
        "Leg curl": "hamstrings",
        "Hammer curl": "biceps forearms",
        "Triceps extension": "triceps",
        "Calf raise": "calves",
        "Face pull": "shoulders ~back",
        "Plank": "core",
        "Side plank": "core",
        "Farmer's walk": "forearms core ~back",
        "Hanging leg raise": "core ~forearms",
        "Pallof press": "core",
    ]

    static let stations: [Station] = [
        Station(
            machine: Machine(
                id: .unsaved, name: "Barbell", notes: "racks 1 to 3", kind: .bar, start: Mass(20, .kg)),
            exercises: [
                "Box squat, banded", "Front squat", "Back squat", "Romanian deadlift", "Bench press", "Military press",
                "Hang power clean",
            ]),
        Station(
            machine: Machine(
                id: .unsaved, name: "Lat tower", notes: "seat 4 for tall people", kind: .stack,
                start: Mass(5, .kg), step: Mass(5, .kg), maximum: Mass(120, .kg)),
            exercises: ["Lat pulldown", "Seated row, neutral"]),
        Station(
            machine: Machine(
                id: .unsaved, name: "Leg curl, lying", kind: .stack, start: Mass(5, .kg),
                step: Mass(2.5, .kg), maximum: Mass(90, .kg)),
            exercises: ["Leg curl"]),
        Station(
            machine: Machine(
                id: .unsaved, name: "Dumbbells", notes: "the pair of 11 is missing", kind: .list,
                loads: "1 2 3 4 5 6 7 8 9 10 12 12.5 14 15 16 17.5 20 22.5 25 27.5 30 32.5 35 40"),
            exercises: ["One-arm dumbbell row", "Incline press 75° DB", "Hammer curl", "Trap-3 raise"]),
    ]

    /// Pairs of plates, by kilograms.
    static let plates: [(kilograms: Double, pairs: Int)] = [
        (25, 4), (20, 6), (15, 2), (10, 4), (5, 4), (2.5, 4), (1.25, 2),
    ]
}
