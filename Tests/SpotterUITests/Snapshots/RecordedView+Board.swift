extension RecordedView {
    static let board: [RecordedView] = []
}
