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
    case notText(name: String, kind: String)
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

extension ImportError: CustomStringConvertible {
    /// One or two sentences that name the file and the fix.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): there is no such file. Check the path."
        case .isDirectory(let path): "\(path) is a directory. Name the exported file inside it."
        case .notAFile(let path): "\(path) is a pipe or a device. Save the export as a file first."
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason). Check its permissions."
        case .empty(let path): "\(path) is empty. Export it again."
        case .tooLarge(let path, let bytes, let limit):
            "\(path) has \(Self.megabytes(bytes)), the limit is \(Self.megabytes(limit)). Split it into parts."
        case .notText(let name, let kind):
            "\(name) is \(kind), not a text export. \(Self.fix(kind))"
        case .unknownFormat(let name, let header):
            "\(name) begins with \"\(header)\", which is the header of no known export, and no column holds exercises."
                + " Known: \(ImportFormat.all.map(\.name).joined(separator: ", ")), training sheets."
        case .noRows(let name): "\(name) has a header but no rows. Export it again."
        case .massUnitNeeded(let name): "\(name) does not say whether its weights are kg or lb. Choose the unit."
        case .tooManyFaults(let name, let count, let line):
            "\(name): \(count) rows up to line \(line) cannot be read, so reading stopped. Export it again."
        case .track(let error): error.description
        case .cancelled: "The import was cancelled. Nothing was changed."
        }
    }

    private static func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 20) - 1) >> 20) MB" }

    private static func fix(_ kind: String) -> String {
        kind.hasSuffix("archive") ? "Unpack it and import the CSV file inside." : "Import the exported CSV file."
    }
}
