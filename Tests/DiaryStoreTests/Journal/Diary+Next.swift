import DiaryStore

extension Diary {
    /// What `undo` would take back.
    func nextUndo() throws(StoreError) -> String? {
        try history(limit: 10_000).first { $0.actor == actor && $0.state == .done }?.label
    }

    /// What `redo` would do again.
    func nextRedo() throws(StoreError) -> String? {
        try history(limit: 10_000).last { $0.actor == actor && $0.state == .undone }?.label
    }
}
