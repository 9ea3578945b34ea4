/// What stands at the path of a diary.
public enum DiaryState: Hashable, Sendable {
    /// Nothing.
    case missing
    /// A file in which no diary was begun yet.
    case empty
    /// A diary of an older Spotter, which must be opened for writing once. The number of its schema.
    case older(schema: Int)
    /// A diary of this program's schema, which has this number.
    case current(schema: Int)
}
