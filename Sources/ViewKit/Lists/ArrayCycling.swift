extension Array where Element: Equatable {
    /// The element so many places after this one, round and round; counted from the first where it is not there.
    package func cycled(from element: Element, by offset: Int = 1) -> Element {
        let place = (firstIndex(of: element) ?? 0) + offset % count
        return self[(place + count) % count]
    }
}
