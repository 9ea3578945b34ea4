/// Finds out by the root element whether a file is GPX or TCX, and hands all of it to that reader.
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
