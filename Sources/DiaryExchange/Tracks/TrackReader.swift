import Foundation

/// Reads recorded tracks: GPX 1.0 and 1.1, TCX and FIT, told apart by their content.
public enum TrackReader {
    /// The runs of a loaded file; one may hold several, there is at least one.
    public static func read(_ file: ImportFile) throws(TrackError) -> [RecordedTrack] {
        do throws(TrackError.Fault) {
            if FITHeader.isAt(0, file.bytes) {
                return try file.withBytes { bytes throws(TrackError.Fault) in try FITReader.read(bytes) }
            }
            guard file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { throw .unknownFormat }
            return try TrackDocument.read(file)
        } catch {
            throw TrackError(name: file.name, error)
        }
    }
}
