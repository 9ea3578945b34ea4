extension RecordedView {
    static let machines: [RecordedView] = []
}
