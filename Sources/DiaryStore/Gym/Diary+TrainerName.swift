public import FitnessModel
import GRDB

extension Diary {
    /// Gives a trainer another name.
    public func renameTrainer(_ id: Identifier<Trainer>, to name: String) throws(StoreError) {
        try change("Rename trainer \(Label.name(name))") { change in
            try change.db.run("UPDATE trainer SET name = ? WHERE id = ?", name, id)
            guard change.db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}
