/// Reads the XML of a track: knows its elements by name, and hands each to a receiver with the text that stands in it.
final class TrackXML: XMLSink {
    private let receiver: any XMLReceiver
    private var open: [TrackElement] = []
    private var text: [UInt8] = []
    private var fault: TrackError.Fault?

    /// Reads all of the file; the receiver gets its elements in order.
    static func read(_ file: ImportFile, into receiver: any XMLReceiver) throws(TrackError.Fault) {
        let xml = TrackXML(receiver)
        do throws(XMLFault) {
            try file.withBytes { bytes throws(XMLFault) in try XMLStream.read(bytes, into: xml) }
        } catch {
            throw .xml(error)
        }
        if let fault = xml.fault { throw fault }
    }

    private init(_ receiver: any XMLReceiver) {
        self.receiver = receiver
        open.reserveCapacity(XMLStream.deepest)
        text.reserveCapacity(XMLStream.keptText)
    }

    func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes, in stream: XMLStream) -> Bool {
        let tag = XMLTag(element: TrackElement(qualified: name), parent: open.last, stream: stream)
        open.append(tag.element)
        text.removeAll(keepingCapacity: true)
        do throws(TrackError.Fault) {
            try receiver.begin(tag, attributes)
        } catch { fault = error }
        return fault == nil
    }

    func end(in stream: XMLStream) -> Bool {
        guard let element = open.popLast() else { return true }
        do throws(TrackError.Fault) {
            try receiver.end(XMLTag(element: element, parent: open.last, stream: stream), XMLText(bytes: text))
        } catch { fault = error }
        text.removeAll(keepingCapacity: true)
        return fault == nil
    }

    func append(_ characters: UnsafeRawBufferPointer) {
        guard let element = open.last, element != .other else { return }
        text.append(contentsOf: characters.prefix(XMLStream.keptText - text.count))
    }
}
