import FitnessModel

/// Where Strong's values stand in a file. Layouts differ in order, language and in which of these they have.
struct StrongColumns {
    let date: Int
    let exercise: Int
    let setOrder: Int
    let weight: Int
    let reps: Int
    let workout: Int?
    let workoutNumber: Int?
    let duration: Int?
    let weightUnit: Int?
    let distance: Int?
    let distanceUnit: Int?
    let seconds: Int?
    let rpe: Int?
    let notes: Int?
    let workoutNotes: Int?
    /// The units that the titles state: "Weight (kg)", "Distance (meters)".
    let massUnitOfTitle: MassUnit?
    let distanceUnitOfTitle: DistanceUnit?

    /// Nil when the header is not Strong's.
    init?(_ table: CSVTable) {
        let weightWithUnit = table.columnWithUnit("weight", "gewicht")
        let distanceWithUnit = table.columnWithUnit("distance", "entfernung")
        guard let date = table.column("date", "datum"),
            let exercise = table.column("exercise name", "name der übung"),
            let setOrder = table.column("set order", "reihenfolge festlegen"),
            let weight = table.column("weight", "gewicht") ?? weightWithUnit?.index,
            let reps = table.column("reps", "wiederh.")
        else { return nil }
        self.date = date
        self.exercise = exercise
        self.setOrder = setOrder
        self.weight = weight
        self.reps = reps
        workout = table.column("workout name")
        workoutNumber = table.column("workout #")
        duration = table.column(
            "duration", "workout duration", "duration (sec)", "workout duration (sec)", "dauer", "workout dauer")
        weightUnit = table.column("weight unit", "gewichtseinheit")
        distance = table.column("distance", "entfernung") ?? distanceWithUnit?.index
        distanceUnit = table.column("distance unit", "entfernungseinheit")
        seconds = table.column("seconds", "sekunden")
        rpe = table.column("rpe")
        notes = table.column("notes", "notizen")
        workoutNotes = table.column("workout notes", "workout notizen")
        massUnitOfTitle = weightWithUnit.flatMap { MassUnit(exported: $0.unit) }
        distanceUnitOfTitle = distanceWithUnit.flatMap { DistanceUnit($0.unit) }
    }
}
