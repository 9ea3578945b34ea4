/// Why XML cannot be read, with its place. Lines and columns are counted from 1.
public enum XMLFault: Error, Hashable, Sendable {
    /// It is broken there; `reason` is the parser's word for it.
    case broken(line: Int, column: Int, reason: String)
    /// A document type declaration, which may define entities without end.
    case documentType(line: Int)
    /// More elements inside each other than are read.
    case tooDeep(line: Int, limit: Int)
    /// An element with more attributes than are read.
    case tooManyAttributes(line: Int, limit: Int)
    /// A tag or comment longer than is read, in bytes.
    case tooLong(line: Int, limit: Int)
}
