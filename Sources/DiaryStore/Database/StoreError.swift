/// What can go wrong with a diary. Facts only; the wording is the caller's.
public enum StoreError: Error, Hashable, Sendable {
    /// The file was written by a newer Spotter. Schema numbers.
    case newerSchema(found: Int, known: Int)
    /// The file was written by an older Spotter and must be opened for writing once. Schema numbers.
    case olderSchema(found: Int, known: Int)
    /// Another process holds the file and did not let go in time.
    case locked
    /// No room left; nothing was changed.
    case diskFull
    /// The disk failed to read or write.
    case diskFault(String)
    /// The file is damaged.
    case corrupt(String)
    /// The file, or the way it was opened, does not allow writing.
    case readOnly
    /// A folder stands where the file should be.
    case isDirectory(path: String)
    /// The file is no database, or another program's.
    case notADiary(path: String)
    /// The file is empty: no diary was begun in it.
    case notBegun(path: String)
    /// The file that was opened, or one of the two beside it, was removed, moved or replaced by another program. What had
    /// been saved by then is in the copy.
    case fileReplaced(path: String, copy: String?)
    /// The file cannot be opened, for a reason of the system.
    case cannotOpen(path: String, reason: String)
    /// A later change touched the same records, so this one cannot be undone or done again; nothing was changed.
    case undoConflict(label: String)
    /// Still used elsewhere; the places are named for people.
    case inUse(what: String, places: [String])
    /// A recipe would be made of itself, by way of this part.
    case recipeInItself(recipe: String, part: String)
    /// The record is not there (any more).
    case missing
    /// Only an empty diary can be filled.
    case notEmpty
    /// The schema refused a value.
    case constraint(String)
    /// The work was cancelled; nothing was changed.
    case cancelled
    /// Anything else, in the system's words.
    case other(String)
}
