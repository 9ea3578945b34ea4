/// Why a file could not be imported at all. Nothing was read into the diary.
public enum ImportError: Error, Hashable, Sendable {
    /// No such file.
    case missing(path: String)
    /// A directory stands where the file should be.
    case isDirectory(path: String)
    /// A pipe or a device, not a file.
    case notAFile(path: String)
    /// The system refused to open or read it.
    case unreadable(path: String, reason: String)
    /// Zero bytes.
    case empty(path: String)
    /// Above the limit; nothing was read.
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// No text, and no format that is known: `kind` says what it seems to be.
    case notText(name: String, kind: String)
    /// Text of no known format; `header` is the beginning of its first line.
    case unknownFormat(name: String, header: String)
    /// Only the header line, no row.
    case noRows(name: String)
    /// The file does not state its unit of weight and none was chosen.
    case massUnitNeeded(name: String)
    /// So many rows are unreadable that the file is not what it seems; `line` is where reading stopped.
    case tooManyFaults(name: String, count: Int, line: Int)
    /// It is a recorded run, and nothing could be read of it.
    case track(TrackError)
    /// The progress closure asked to stop.
    case cancelled
}

extension ImportError: CustomStringConvertible {
    /// One or two sentences that name the place and the fix.
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
