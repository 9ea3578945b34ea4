/// The reason why a file could not be imported. The diary is unchanged.
public enum ImportError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing(path: String)
    /// The path is a directory.
    case isDirectory(path: String)
    /// The path is a pipe or a device.
    case notAFile(path: String)
    /// The system failed to open or read the file.
    case unreadable(path: String, reason: String)
    /// The file is empty.
    case empty(path: String)
    /// The file is above the limit and was not read.
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// Not text and not a known format; `kind` is the likely kind of file.
    case notText(name: String, kind: FileKind)
    /// Text in an unknown format; `header` is the beginning of its first line.
    case unknownFormat(name: String, header: String)
    /// The file has a header but no rows.
    case noRows(name: String)
    /// The file does not state its unit of weight, and none was chosen.
    case massUnitNeeded(name: String)
    /// Too many unreadable rows; `line` is the line at which reading stopped.
    case tooManyFaults(name: String, count: Int, line: Int)
    /// The file is a recorded run, and nothing of it could be read.
    case track(TrackError)
    /// The progress closure returned false.
    case cancelled
}
