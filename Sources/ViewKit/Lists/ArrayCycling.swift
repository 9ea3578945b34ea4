extension Array where Element: Equatable {
    /// The element at that distance after another one, wrapping around; counted from the first if it is missing.
    package func cycled(from element: Element, by offset: Int = 1) -> Element {
        let place = (firstIndex(of: element) ?? 0) + offset % count
        return self[(place + count) % count]
    }
}
