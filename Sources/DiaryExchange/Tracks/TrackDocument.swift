/// Finds out by the root element whether a file is GPX or TCX, and hands all of it to that reader.
final class TrackDocument: XMLReceiver {
    private enum Reader {
        case gpx(GPXReader)
        case tcx(TCXReader)
    }

    private var reader: Reader?

    /// The runs of the file.
    static func read(_ file: ImportFile) throws(TrackError.Fault) -> [RecordedTrack] {
        let document = TrackDocument()
        try XMLStream.read(file, into: document)
        switch document.reader {
        case .gpx(let reader): return try reader.tracks()
        case .tcx(let reader): return try reader.tracks()
        case nil: throw .unknownFormat
        }
    }

    func begin(_ element: TrackElement, in parent: TrackElement?, _ attributes: XMLAttributes, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch (reader, element) {
        case (.gpx(let reader), _): try reader.begin(element, in: parent, attributes, at: stream)
        case (.tcx(let reader), _): try reader.begin(element, in: parent, attributes, at: stream)
        case (nil, .gpx): reader = .gpx(GPXReader())
        case (nil, .database): reader = .tcx(TCXReader())
        case (nil, _): throw .unknownFormat
        }
    }

    func end(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch reader {
        case .gpx(let reader): try reader.end(element, in: parent, text, at: stream)
        case .tcx(let reader): try reader.end(element, in: parent, text, at: stream)
        case nil: break
        }
    }
}
