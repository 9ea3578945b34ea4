public import FitnessModel
import GRDB

extension Diary {
    /// The categories into which a sheet is sorted, as far as the acting trainer sees them.
    public func categories(ofPhase id: Identifier<Phase>) throws(StoreError) -> [Category] {
        _ = try phase(id)
        return try categories(of: id.rawValue, table: "phase")
    }

    /// The categories into which a mesocycle is sorted, as far as the acting trainer sees them.
    public func categories(ofMesocycle id: Identifier<Mesocycle>) throws(StoreError) -> [Category] {
        _ = try mesocycle(id)
        return try categories(of: id.rawValue, table: "mesocycle")
    }

    /// Sorts a sheet into these categories and no others.
    public func setCategories(_ categories: [Identifier<Category>], phase id: Identifier<Phase>) throws(StoreError) {
        let label = "Sort \(Label.phase(try phase(id)))"
        try change(label) { change in try change.sort(id.rawValue, table: "phase", into: categories, of: .plan) }
    }

    /// Sorts a mesocycle into these categories and no others.
    public func setCategories(
        _ categories: [Identifier<Category>], mesocycle id: Identifier<Mesocycle>
    ) throws(StoreError) {
        let label = "Sort \(Label.mesocycle(try mesocycle(id)))"
        try change(label) { change in try change.sort(id.rawValue, table: "mesocycle", into: categories, of: .plan) }
    }
}
