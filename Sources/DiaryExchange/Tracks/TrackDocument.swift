import Foundation

/// Selects the GPX or the TCX reader by the root element, and passes all elements to it.
final class TrackDocument: XMLReceiver {
    private var reader: (any TrackReceiver)?

    /// The runs of the file.
    static func read(_ file: ImportFile) throws(TrackError.Fault) -> [RecordedTrack] {
        let document = TrackDocument()
        try TrackXML.read(file, into: document)
        guard let reader = document.reader else { throw .unknownFormat }
        return try reader.tracks()
    }

    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault) {
        if let reader { return try reader.begin(tag, attributes) }
        switch tag.element {
        case .gpx: reader = GPXReader()
        case .database: reader = TCXReader()
        default: throw .unknownFormat
        }
    }

    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault) {
        try reader?.end(tag, text)
    }
}

extension ImportFormat {
    /// GPX 1.0 and 1.1.
    public static let gpx = track(.gpx) { names("<gpx", ":gpx", in: $0) }
    /// TCX version 2.
    public static let tcx = track(.tcx) { names("TrainingCenterDatabase", in: $0) }
    /// FIT files of watches, and of scales, which contain weights and no run.
    public static let fit = track(.fit) {
        FITHeader.isAt(0, $0.bytes)
    } reads: { file throws(TrackError.Fault) in
        try file.withBytes { bytes throws(TrackError.Fault) in
            let files = try FITReader.files(bytes)
            if let weights = try BodyLog(files) { return .body(weights) }
            return .tracks(try FITReader.tracks(files))
        }
    }

    /// The maximum size of a track file, in bytes.
    private static let trackLimit = 64 << 20

    private static func track(
        _ format: RecordedTrack.Format, recognises: @escaping @Sendable (ImportFile) -> Bool,
        reads: @escaping @Sendable (ImportFile) throws(TrackError.Fault) -> ImportedDocument = {
            file throws(TrackError.Fault) in
            do throws(TrackError) { return .tracks(try TrackReader.read(file)) } catch { throw error.fault }
        }
    ) -> ImportFormat {
        ImportFormat(name: format.name, recognises: recognises, asks: { _ in [] }) {
            (file, _, _) throws(ImportError) in
            guard file.bytes.count <= trackLimit else {
                throw .tooLarge(path: file.name, bytes: file.bytes.count, limit: trackLimit)
            }
            do throws(TrackError.Fault) {
                return try reads(file)
            } catch {
                throw .track(TrackError(name: file.name, error))
            }
        }
    }

    /// Whether the beginning of a file names one of these elements, which marks it as a track, readable or not.
    private static func names(_ elements: String..., in file: ImportFile) -> Bool {
        let head = String(decoding: file.bytes.prefix(65_536), as: UTF8.self)
        return elements.contains { head.contains($0) }
    }
}

/// Reads recorded tracks: GPX 1.0 and 1.1, TCX and FIT, distinguished by content.
public enum TrackReader {
    /// The runs of a loaded file; at least one.
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
