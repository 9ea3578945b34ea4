package import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The articles: the tree of pages, and the selected one beside or below it.
package struct ReadingView: EditableList {
    package static let noun = Noun("article", many: "articles")
    package static let scope = KeyScope("reading", "Articles")
    package static let commands: CommandSet<ReadingView> = [
        opening("Read the article in the whole window"), filtering("Find articles by title and text", hint: "find"),
        adding("Write an article of your own", hint: "write one"),
        onChosen("edit", "Edit the article", keys: ["e"], unless: { page, _ in whyShipped(page) }) {
            view, page, context in view.edit(page, &context)
        },
        deleting("Delete the article and all below it (u: undo)", unless: { page, _ in whyShipped(page) }),
    ]

    package var list = RecordList<ReadingNode>()

    package init() {}
    /// All pages, read with the view and searched while typing.
    private var tree: [ReadingNode] = []

    package func title(_ context: Context) -> Phrase { "Articles" }
    package func caption(_ context: Context) -> Phrase { "" }

    private var found: [ReadingNode] { ReadingTree.matching(list.search, in: tree) }
    package func count(_ diary: Diary) throws -> Int { found.count }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [ReadingNode] {
        Array(found.dropFirst(offset).prefix(limit))
    }

    package mutating func reload(_ context: inout Context) {
        tree = context.read { diary in try diary.readingPages.tree() } ?? tree
        readList(&context)
    }

    package func open(_ page: ReadingNode, _ context: inout Context) { context.push(PageView(page)) }
    package func edit(_ page: ReadingNode, _ context: inout Context) { ReadingForm.edit(page, &context) }
    package func add(_ context: inout Context) { ReadingForm.add(beside: list.selected, &context) }

    package func delete(_ page: ReadingNode, _ context: inout Context) {
        guard case .own(let id) = page.id else { return }
        context.write("Deleted \(page.title). u: undo.") { diary in try diary.readingPages.delete(id) }
    }

    fileprivate static func whyShipped(_ page: ReadingNode) -> Phrase? {
        page.isShipped ? "it comes with Spotter; a writes one of your own below or next to it" : nil
    }

    // MARK: Drawing

    package func layout(_ body: Rect) -> ListLayout {
        if body.width >= 100 { return .beside(body, width: 44) }
        return .below(body, height: max(6, body.height - 9))
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [TableColumn("Article", .flexible(minimum: 20, weight: 1))]
    }

    package func line(_ page: ReadingNode, _ context: Context) -> TableLine {
        // Matches have no indent; deep pages keep room for their titles.
        let indent = list.search.isEmpty ? String(repeating: "  ", count: min(page.depth, 10)) : ""
        return TableLine([page.isShipped ? "\(indent)\(page.title)" : "\(indent)\(page.title) (custom)"])
    }

    package func nothingText(_ context: Context) -> Phrase { "No articles." }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let page = list.selected else { return }
        let area = layout.detail.inset(columns: 1)
        PageText(page, width: min(area.width, 76)).draw(into: &screen, in: area, from: 0)
    }
}

/// A page in the whole window.
package struct PageView: ScopedView {
    package static let scope = KeyScope("page", "An article")
    package static let commands: CommandSet<PageView> = [
        command(
            "edit", "Edit the article", hint: "edit", keys: ["e"],
            unless: { view, _ in ReadingView.whyShipped(view.page) }
        ) {
            view, context in ReadingForm.edit(view.page, &context)
        }
    ]

    private(set) var page: ReadingNode
    private var top = 0
    private var isDeleted = false

    init(_ page: ReadingNode) { self.page = page }

    package func title(_ context: Context) -> Phrase { "\(page.title)" }
    package func caption(_ context: Context) -> Phrase { "" }
    package func exists(_ context: Context) -> Bool { !isDeleted }

    package mutating func reload(_ context: inout Context) {
        guard let tree = context.read({ diary in try diary.readingPages.tree() }) else { return }
        let now = tree.first { $0.id == page.id }
        isDeleted = now == nil
        page = now ?? page
        scroll(to: top, context.body)
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let (lines, height) = (text(context.body).lines.count, context.body.height)
        let wanted: Int? =
            switch motion {
            case .up: top - count
            case .down: top + count
            case .pageUp: top - max(height - 1, 1) * count
            case .pageDown: top + max(height - 1, 1) * count
            case .first: 0
            case .last: lines
            case .left, .right: nil
            }
        guard let wanted else { return false }
        scroll(to: wanted, context.body)
        return true
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: scroll(to: top - 3, body)
        case .wheelDown: scroll(to: top + 3, body)
        case .press, .doubleClick: break
        }
    }

    private mutating func scroll(to line: Int, _ body: Rect) {
        top = max(0, min(line, text(body).lines.count - body.height))
    }

    private func text(_ body: Rect) -> PageText { PageText(page, width: min(body.width - 4, 76)) }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        text(body).draw(into: &screen, in: body.inset(columns: 2), from: top)
    }
}

/// A page broken into lines: its title, headings, paragraphs and points.
struct PageText {
    let lines: [(text: String, style: Style)]

    init(_ page: ReadingNode, width: Int) {
        var lines: [(text: String, style: Style)] = [(page.title, Style(.heading, .bold)), ("", .text)]
        for source in page.text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false) {
            let isHeading = source.hasPrefix("#")
            let isPoint = source.hasPrefix("- ") || source.hasPrefix("* ")
            let words = String(source.drop { isHeading && "# ".contains($0) }.dropFirst(isPoint ? 2 : 0)).replacing(
                "`", with: "")
            let indent = isPoint ? 2 : 0
            let style: Style = isHeading ? Style(.heading, .bold) : .text
            for (index, line) in TextWidth.wrap(words, width: max(width - indent, 10)).enumerated() {
                lines.append(((isPoint ? (index == 0 ? "- " : "  ") : "") + line, style))
            }
        }
        self.lines = lines
    }

    /// Draws what fits from a line on; if more follows, the last row shows that.
    func draw(into screen: inout Screen, in area: Rect, from top: Int) {
        let isMore = top + area.height < lines.count
        for (offset, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            let row = area.droppingTop(offset).top(1)
            if isMore, offset == area.height - 1 {
                screen.put("\(screen.glyphs.down) more", in: row, align: .leading, style: .muted)
            } else {
                screen.put(verbatim: line.text, in: row, align: .leading, style: line.style)
            }
        }
    }
}

/// Writing a page.
enum ReadingForm {
    private struct Draft: Sendable {
        var page: ReadingPage
        var place: Place
    }
    private enum Place: Sendable, Hashable { case below, beside, top }

    /// A new page below or beside the chosen one, or at the top.
    static func add(beside chosen: ReadingNode?, _ context: inout Context) {
        guard context.mayWrite() else { return }
        var places: [(value: Place, word: Phrase)] = [(.top, "at the top")]
        if let chosen {
            places.insert((.below, "below \(chosen.title)"), at: 0)
            if chosen.parent != nil { places.insert((.beside, "next to \(chosen.title)"), at: 1) }
        }
        let draft = Draft(page: ReadingPage(title: ""), place: places[0].value)
        let fields: [Field<Draft>] = [
            .text("title", "Title", \.page.title, isRequired: true),
            .choice("place", "Where", \.place, places, help: "An article with others below it is a folder."),
            .note("text", "Text", \.page.text, help: "Ctrl-O opens your editor; # headings, - points."),
        ]
        let form = Form("New article", editing: draft, fields, draftKey: "new page") { typed, context in
            let parent: ReadingNode.ID? =
                switch typed.place {
                case .below: chosen?.id
                case .beside: chosen?.parent
                case .top: nil
                }
            let page = ReadingPage(below: parent, title: typed.page.title, text: typed.page.text)
            guard let id = context.write("Added.", { diary in try diary.readingPages.add(page) }) else {
                return .failed
            }
            return .saved { context in context.update(ReadingView.self) { view, _ in view.list.select(.own(id)) } }
        }
        context.present(form.restoringDraft(context))
    }

    /// Another title or text.
    static func edit(_ node: ReadingNode, _ context: inout Context) {
        guard context.mayWrite(), case .own(let id) = node.id,
            let page = context.read({ diary in try diary.readingPages.get(id) })
        else { return }
        let fields: [Field<ReadingPage>] = [
            .text("title", "Title", \.title, isRequired: true),
            .note("text", "Text", \.text, help: "Ctrl-O opens your editor; # headings, - points."),
        ]
        let form = Form(
            "Article \(page.title)", editing: page, fields, draftKey: "page \(id.rawValue)"
        ) { typed, context in
            .done(context.save { diary in try diary.readingPages.update(from: page, to: typed) })
        }
        context.present(form.restoringDraft(context))
    }
}
