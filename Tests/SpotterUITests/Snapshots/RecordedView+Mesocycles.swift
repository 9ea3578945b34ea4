extension RecordedView {
    static let mesocycles: [RecordedView] = []
}
