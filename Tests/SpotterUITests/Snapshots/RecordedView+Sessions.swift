extension RecordedView {
    static let sessions: [RecordedView] = []
}
