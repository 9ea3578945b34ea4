import DiaryStore

extension Context {
    /// True when reading fails because a record is gone. A diary that is locked for a moment is no reason to close what
    /// shows the record.
    func isMissing<Record>(_ read: (Diary) throws -> Record) -> Bool {
        do {
            _ = try read(diary)
            return false
        } catch {
            if case .missing = StoreError(error) { return true }
            return false
        }
    }
}
