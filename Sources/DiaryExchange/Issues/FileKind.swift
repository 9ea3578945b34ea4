/// The kind of a file that cannot be imported.
public enum FileKind: Hashable, Sendable {
    // Known by their first bytes.
    case zip, gzip, sevenZip, pdf, sqlite, png, jpeg, fit
    /// Any other bytes that are not text.
    case binary
    /// HTML or XML.
    case markup
    // Known by the parts of their archive.
    case textDocument, presentation, drawing, iWork
    /// Text that cannot be divided into cells.
    case textWithoutCells
}
