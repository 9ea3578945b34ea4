extension RecordedView {
    static let exercises: [RecordedView] = []
}
