import DiaryStore

extension Context {
    /// False when a record is gone, or is no longer one to be shown. A diary that is locked for a moment is no reason to
    /// close what shows the record.
    func exists<Record>(
        _ read: (Diary) throws -> Record, where isShown: (Record) -> Bool = { _ in true }
    ) -> Bool {
        do {
            return isShown(try read(diary))
        } catch {
            if case .missing = StoreError(error) { return false }
            return true
        }
    }
}
