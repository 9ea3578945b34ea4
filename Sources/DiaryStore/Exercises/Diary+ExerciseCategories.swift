public import FitnessModel
import GRDB

extension Diary {
    /// The categories into which an exercise is sorted, as far as the acting trainer sees them.
    public func categories(ofExercise id: Identifier<Exercise>) throws(StoreError) -> [Category] {
        _ = try exercise(id)
        return try categories(of: id.rawValue, table: "exercise")
    }

    /// Sorts an exercise of the trainer's library into these categories and no others.
    public func setCategories(
        _ categories: [Identifier<Category>], exercise id: Identifier<Exercise>
    ) throws(StoreError) {
        let exercise = try own(id)
        try change("Sort exercise \(Label.name(exercise.name))") { change in
            try change.sort(id.rawValue, table: "exercise", into: categories, of: .exercise)
        }
    }
}
