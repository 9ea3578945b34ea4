/// A page that a trainer wrote to be read.
public struct ReadingPage: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ReadingPage>
    /// The own parent page; nil below one of Spotter's pages, or at the top.
    public var parent: Identifier<ReadingPage>?
    /// The key of Spotter's parent page; empty at the top, and below an own page.
    public var shelf: String
    /// The title.
    public var title: String
    /// The text, as Markdown.
    public var text: String

    /// A page below another one, or at the top.
    public init(
        id: Identifier<ReadingPage> = .unsaved, below parent: ReadingNode.ID? = nil, title: String, text: String = ""
    ) {
        self.id = id
        (self.title, self.text) = (title, text)
        switch parent {
        case .own(let page): (self.parent, shelf) = (page, "")
        case .shipped(let key): (self.parent, shelf) = (nil, key)
        case nil: (self.parent, shelf) = (nil, "")
        }
    }
}

/// A page in the tree of articles.
public struct ReadingNode: Identifiable, Hashable, Sendable {
    /// The identity of a page.
    public enum ID: Hashable, Sendable {
        /// One that comes with Spotter, by its key, which never changes.
        case shipped(String)
        /// A page written by a trainer.
        case own(Identifier<ReadingPage>)
    }

    /// The identity.
    public let id: ID
    /// The parent.
    public let parent: ID?
    /// The title.
    public let title: String
    /// The text, as Markdown.
    public let text: String
    /// The number of pages above it.
    public internal(set) var depth = 0

    /// Whether it comes with Spotter.
    public var isShipped: Bool { if case .shipped = id { true } else { false } }
}

/// All articles.
public enum ReadingTree {
    /// The pages of a text, in which a line such as `## breath Breath` starts one: its depth by the number of `#`,
    /// then its key, then its title.
    public static func shipped(_ text: String) -> [ReadingNode] {
        var pages: [ReadingNode] = []
        var open: [ReadingNode.ID] = []
        var head: (id: ReadingNode.ID, parent: ReadingNode.ID?, title: String)?
        var lines: [Substring] = []
        func close() {
            guard let head else { return }
            let body = lines.drop { $0.isEmpty }.joined(separator: "\n")
            pages.append(ReadingNode(id: head.id, parent: head.parent, title: head.title, text: body.trimmingBlanks))
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let depth = line.prefix { $0 == "#" }.count
            let words = line.dropFirst(depth).split(separator: " ", maxSplits: 1)
            guard depth > 0, words.count == 2 else {
                lines.append(line)
                continue
            }
            close()
            let id = ReadingNode.ID.shipped(String(words[0]))
            open = Array(open.prefix(depth - 1))
            head = (id, open.last, String(words[1]))
            open.append(id)
            lines = []
        }
        close()
        return pages
    }

    /// All pages, each after its parent; own ones after Spotter's. A page with a deleted parent is at the top.
    public static func lines(shipped: [ReadingNode], own: [ReadingPage]) -> [ReadingNode] {
        let known = Set(shipped.map(\.id) + own.map { .own($0.id) })
        let mine = own.map { page in
            let parent = page.parent.map(ReadingNode.ID.own) ?? (page.shelf.isEmpty ? nil : .shipped(page.shelf))
            return ReadingNode(
                id: .own(page.id), parent: parent.flatMap { known.contains($0) ? $0 : nil }, title: page.title,
                text: page.text)
        }
        let below = Dictionary(grouping: shipped + mine, by: \.parent)
        var result: [ReadingNode] = []
        // An explicit stack: the depth of pages is not bounded.
        var waiting = (below[nil] ?? []).reversed().map { ($0, 0) }
        while let (node, depth) = waiting.popLast() {
            var placed = node
            placed.depth = depth
            result.append(placed)
            waiting += (below[node.id] ?? []).reversed().map { ($0, depth + 1) }
        }
        return result
    }

    /// The pages that contain all words in title or text, ignoring case and accents; matches in the title first.
    public static func matching(_ typed: String, in nodes: [ReadingNode]) -> [ReadingNode] {
        let words = SearchKey.fold(typed).split(separator: " ")
        guard !words.isEmpty else { return nodes }
        func holds(_ text: String) -> Bool {
            let folded = SearchKey.fold(text)
            return words.allSatisfy { folded.contains($0) }
        }
        let inTitle = nodes.filter { holds($0.title) }
        let titles = Set(inTitle.map(\.id))
        return inTitle + nodes.filter { !titles.contains($0.id) && holds("\($0.title) \($0.text)") }
    }
}
