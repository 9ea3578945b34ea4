/// Lying bars with a label and a number: volume of each muscle group. Bars below zero grow to the left.
///
/// `screen.draw(chart, in: rect)` draws it, scrolled so that the cursor's bar is in view.
public struct BarChart {
    /// A bar.
    public struct Bar: Hashable, Sendable {
        /// The label at the left.
        public let label: Phrase
        /// How long it is; one that is not finite has no bar.
        public let value: Double
        /// The planned value, marked by a line; nil for none.
        public let target: Double?
        /// The text after the bar; nil for the number.
        public let text: Phrase?

        /// Makes a bar.
        public init(_ label: Phrase, _ value: Double, target: Double? = nil, text: Phrase? = nil) {
            self.label = label
            self.value = value
            self.target = target
            self.text = text
        }
    }

    /// The bars from the top.
    public var bars: [Bar]
    /// The unit after each number.
    public var unit: Phrase
    /// The bar that is chosen.
    public var cursor: Int?
    /// The text of an empty chart.
    public var empty: Phrase = "Nothing to draw yet."

    /// Makes a chart.
    public init(_ bars: [Bar], unit: Phrase) {
        self.bars = bars
        self.unit = unit
    }
}
