/// What gets the elements of a file in their order.
protocol XMLReceiver: AnyObject {
    /// An element begins inside another; nil is the root's.
    func begin(_ element: TrackElement, in parent: TrackElement?, _ attributes: XMLAttributes, at stream: XMLStream)
        throws(TrackError.Fault)

    /// An element ends. `text` is what stands in it after the last of its own elements.
    func end(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText, at stream: XMLStream)
        throws(TrackError.Fault)
}
