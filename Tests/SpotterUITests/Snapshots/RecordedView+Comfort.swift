extension RecordedView {
    static let comfort: [RecordedView] = []
}
