extension RecordedView {
    static let progress: [RecordedView] = []
}
