package import FitnessModel

/// A phase or a mesocycle: both lie with a client or among the trainer's templates, and are sorted into categories.
package protocol StoredPlan: ArchivedRecord, SortedRecord {
    /// What says in SQL whether a record is a routine.
    static var routineColumn: String { get }
}

extension StoredPlan {
    package static var categoryKind: Category.Kind { .plan }
}
