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

    /// The same for a file that may be something else: nil where its content is that of no track, so that other formats can be
    /// tried. A file that is meant to be a track and cannot be read throws.
    public static func readIfTrack(path: String) throws(TrackError) -> [RecordedTrack]? {
        let file: ImportFile
        do {
            file = try ImportFile(path: path)
        } catch {
            throw TrackError(name: URL(fileURLWithPath: path).lastPathComponent, .file(error))
        }
        let head = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
        let isTrack =
            FITHeader.isAt(0, file.bytes) || head.contains("<gpx") || head.contains(":gpx")
            || head.contains("TrainingCenterDatabase")
        return isTrack ? try read(file) : nil
    }

    /// Reads bytes that are in memory already.
    public static func read(_ data: Data, name: String) throws(TrackError) -> [RecordedTrack] {
        try read(ImportFile(name: name, bytes: data))
    }

    /// Reads a loaded file.
    public static func read(_ file: ImportFile) throws(TrackError) -> [RecordedTrack] {
        do {
            return try tracks(of: file)
        } catch {
            throw TrackError(name: file.name, error)
        }
    }

    private static func tracks(of file: ImportFile) throws(TrackError.Fault) -> [RecordedTrack] {
        guard !file.bytes.isEmpty else { throw .file(.empty(path: file.name)) }
        guard file.bytes.count <= sizeLimit else {
            throw .file(.tooLarge(path: file.name, bytes: file.bytes.count, limit: sizeLimit))
        }
        if FITHeader.isAt(0, file.bytes) {
            return try file.withBytes { bytes throws(TrackError.Fault) in try FITReader.read(bytes) }
        }
        guard file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { throw .unknownFormat }
        return try TrackDocument.read(file)
    }
}
