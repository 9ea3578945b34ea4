package import TerminalKit

/// A list to choose from, filtered by typing.
package struct PickerOverlay<Context: ViewContext>: Chooser {
    /// A line of the picker.
    package struct Item: Hashable, Sendable {
        /// The title.
        package let title: Phrase
        /// Details at the right end.
        package let detail: Phrase
        /// The identification for the caller: a record id, or an index.
        package let key: Int64
        /// The key that chooses it at once; if the lines have letters, typing does not filter them.
        var letter: Character?

        /// Makes a line.
        package init(_ title: Phrase, detail: Phrase = "", key: Int64) {
            self.title = title
            self.detail = detail
            self.key = key
        }

        /// The title, after the letter.
        fileprivate var shown: Phrase {
            letter.map { [Phrase(verbatim: String($0)), title].joined(separator: "  ") } ?? title
        }
    }

    /// Handles a choice.
    package typealias Choice = @Sendable (Item, inout Context) -> Void

    /// The title in the frame of the box.
    package let heading: Phrase
    /// Everything that can be chosen.
    package let items: [Item]
    /// The last line when something was typed that is in no item: "new exercise". Nil when only items can be chosen.
    package let creationLabel: Phrase?
    /// The word for Enter in the footer.
    package let verb: Phrase
    /// The typed text and the position in the list.
    package var typed: TypedList
    /// An action of Esc besides closing; nil for none.
    package var onCancel: OverlayAction<Context>?
    private let onChoice: Choice
    private let onCreation: @Sendable (String, inout Context) -> Void
    private var matches: [Int] = []
    /// The width of the longest line, with mark, gap and frame, or of the heading.
    private let longest: Int

    /// Makes a list; `choose` handles a choice, `create` a new name.
    package init(
        _ heading: Phrase, items: [Item], verb: Phrase = "choose", typed: String = "", creationLabel: Phrase? = nil,
        create: @escaping @Sendable (String, inout Context) -> Void = { _, _ in }, choose: @escaping Choice
    ) {
        self.heading = heading
        self.items = items
        self.verb = verb
        self.creationLabel = creationLabel
        self.typed = TypedList(typed)
        longest = items.map { TextWidth.of($0.shown) + TextWidth.of($0.detail) + 8 }
            .reduce(TextWidth.of(heading) + 6, max)
        onCreation = create
        onChoice = choose
        narrow()
    }

    package var hints: [KeyHint] {
        [KeyHint("Enter", verb), KeyHint("↑ ↓", "move")] + (hasLetters ? [] : [KeyHint.typing("to filter")])
            + [KeyHint("Esc", "close")]
    }

    private var hasLetters: Bool { items.contains { $0.letter != nil } }
    package var sign: String { hasLetters ? "" : "/" }
    package mutating func special(_ key: Key, context: inout Context) -> Outcome<Context>? {
        guard hasLetters, case .char(let letter) = key else { return nil }
        return items.firstIndex { $0.letter == letter }.map { choose($0, context: &context) } ?? .stay
    }

    /// The line below the matches that creates a record with the typed name.
    private var offersCreation: Bool { creationLabel != nil && !typed.text.isEmpty }
    package var lineCount: Int { matches.count + (offersCreation ? 1 : 0) }
    package var countText: Phrase { "\(matches.count) of \(items.count)" }
    package func boxSize(_ body: Rect) -> Size {
        Size(columns: body.popupWidth(least: 72, longest: longest), rows: min(body.height, max(items.count, 4) + 5))
    }

    package mutating func search(_ context: inout Context) { narrow() }
    private mutating func narrow() {
        matches = Matching.indices(of: typed.text, in: items) { "\($0.title.text) \($0.detail.text)" }
    }

    package func choose(_ index: Int, context: inout Context) -> Outcome<Context> {
        if matches.indices.contains(index) {
            let item = items[matches[index]]
            return .finish { [onChoice] context in onChoice(item, &context) }
        }
        guard offersCreation else { return .stay }
        return .finish { [onCreation, text = typed.text] context in onCreation(text, &context) }
    }

    package func cancel(_ context: inout Context) -> Outcome<Context> { onCancel.map { .finish($0) } ?? .close }

    package func drawLine(
        _ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context
    ) {
        let item = index < matches.count ? items[matches[index]] : nil
        screen.listLine(
            row, isSelected: isSelected, left: item?.shown ?? "+ \(creationLabel ?? ""): \(typed.text)",
            right: item?.detail ?? "")
    }
}

extension PickerOverlay {
    /// A list of values with their texts, perhaps each with a letter; `choose` gets the value.
    package init<Value: Sendable>(
        _ heading: Phrase, of values: [Value], verb: Phrase = "choose", title: (Value) -> Phrase,
        detail: (Value) -> Phrase = { _ in "" }, letter: (Value) -> Character? = { _ in nil },
        creationLabel: Phrase? = nil,
        create: @escaping @Sendable (String, inout Context) -> Void = { _, _ in },
        choose: @escaping @Sendable (Value, inout Context) -> Void
    ) {
        let items = values.enumerated().map { index, value in
            var item = Item(title(value), detail: detail(value), key: Int64(index))
            item.letter = letter(value)
            return item
        }
        self.init(heading, items: items, verb: verb, creationLabel: creationLabel, create: create) { item, context in
            choose(values[Int(item.key)], &context)
        }
    }
}
