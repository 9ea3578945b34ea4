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

extension XMLFault {
    /// What is wrong and how to fix it: "line 3, column 12: the XML is broken (mismatched tag). Export the file again."
    ///
    /// - Parameters:
    ///   - again: what helps where the file was damaged on its way.
    ///   - documentType: what helps against a document type declaration.
    ///   - foreign: what is said of a file that no program writes so.
    func words(again: String, documentType: String, foreign: String) -> String {
        switch self {
        case .broken(let line, let column, let reason):
            "line \(line), column \(column): the XML is broken (\(reason)). \(again)"
        case .documentType(let line): "line \(line): a document type declaration, \(documentType)"
        case .tooDeep(let line, let limit): "line \(line): more than \(limit) elements inside each other. \(foreign)"
        case .tooManyAttributes(let line, let limit):
            "line \(line): an element with more than \(limit) attributes. \(foreign)"
        case .tooLong(let line, let limit): "line \(line): a tag or comment of more than \(limit >> 10) KB. \(foreign)"
        }
    }
}
