/// An element where it begins or ends.
struct XMLTag {
    let element: TrackElement
    /// The element that it stands in; nil for the root.
    let parent: TrackElement?
    let stream: XMLStream

    /// The line at which the parser is, from 1.
    var line: Int { stream.line }
}

/// What gets the elements of a file in their order.
protocol XMLReceiver: AnyObject {
    /// An element begins.
    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault)
    /// An element ends. `text` is what stands in it after the last of its own elements.
    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault)
}
