/// What makes runs of the elements of a file.
protocol TrackReceiver: XMLReceiver {
    /// The runs of the file, once all of it was received.
    func tracks() throws(TrackError.Fault) -> [RecordedTrack]
}
