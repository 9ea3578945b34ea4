package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The trainer's announcements on the clients' wellbeing page.
package struct NoticesView: EditableList {
    package static let noun = Noun("announcement", many: "announcements")
    package static let scope = KeyScope("notices", "Announcements to clients")
    package static let commands: CommandSet<NoticesView> = [
        editing(), adding("Write an announcement", hint: "write one"), deleting(),
    ]

    package var list = RecordList<Notice>()

    package init() {}
    /// How many clients have seen each.
    private var seen: [Identifier<Notice>: Int] = [:]
    private var clients: [Identifier<Client>: String] = [:]
    private var categories: [Identifier<FitnessModel.Category>: String] = [:]

    package func title(_ context: Context) -> Phrase { "Announcements" }
    package func caption(_ context: Context) -> Phrase { "" }

    package func count(_ diary: Diary) throws -> Int { try diary.notices.count() }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Notice] {
        try diary.notices.list(offset: offset, limit: limit)
    }

    package mutating func reload(_ context: inout Context) {
        readList(&context)
        seen = context.read { diary in try diary.notices.seenCounts() } ?? seen
        clients = context.read { diary in try diary.notices.clientNames() } ?? clients
        let known = context.read { diary in try diary.categories.list(.client) }
        guard let known else { return }
        categories = Dictionary(known.map { ($0.id, $0.name) }) { first, _ in first }
    }

    package func edit(_ notice: Notice, _ context: inout Context) { NoticeForm.edit(notice, &context) }
    package func add(_ context: inout Context) { NoticeForm.add(&context) }

    package func delete(_ notice: Notice, _ context: inout Context) {
        context.write("Deleted the announcement. u: undo.") { diary in try diary.notices.delete(notice.id) }
    }

    // MARK: Drawing

    package func layout(_ body: Rect) -> ListLayout { .below(body, height: min(7, body.height / 2)) }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("From", .fixed(7)), TableColumn("Until", .fixed(9)), TableColumn("For", .fixed(18)),
            TableColumn(number: "Seen", .fixed(4)), TableColumn("Announcement", .flexible(minimum: 14, weight: 1)),
        ]
    }

    package func line(_ notice: Notice, _ context: Context) -> TableLine {
        let isOver = notice.until.map { $0 < context.today } ?? false
        return TableLine(
            [
                notice.from.short, notice.until?.short ?? "read", readers(notice, context),
                "\(seen[notice.id] ?? 0)", "\(notice.text)",
            ], style: isOver ? .muted : .text, styles: [0: .muted, 1: .muted])
    }

    private func readers(_ notice: Notice, _ context: Context) -> Phrase {
        if let client = notice.client {
            return clients[client].map { context.shared.label.title($0, client) } ?? "a client"
        }
        guard let category = notice.category else { return "all clients" }
        return categories[category].map { "\($0)" } ?? "a category"
    }

    package func nothingText(_ context: Context) -> Phrase {
        "No announcements yet. a writes one: clients see it in Wellbeing until they have read it."
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        if let notice = list.selected { screen.paragraph(verbatim: notice.text, in: layout.detail.inset(columns: 1)) }
    }
}

/// Writes an announcement.
enum NoticeForm {
    private struct Draft: Sendable {
        var notice: Notice
        var readers: Readers
    }
    private enum Readers: Hashable, Sendable {
        case all
        case category(Identifier<FitnessModel.Category>)
        case client(Identifier<Client>)
    }

    static func add(_ context: inout Context) {
        let notice = Notice(text: "", from: context.today, until: context.today.adding(days: 6))
        present("New announcement", notice, "new notice", &context) { typed, diary in try diary.notices.add(typed) }
    }

    static func edit(_ notice: Notice, _ context: inout Context) {
        present("Announcement", notice, "notice \(notice.id.rawValue)", &context) { typed, diary in
            try diary.notices.update(from: notice, to: typed)
            return notice.id
        }
    }

    private static func present(
        _ title: Phrase, _ notice: Notice, _ draftKey: String, _ context: inout Context,
        write: @escaping @Sendable (Notice, Diary) throws -> Identifier<Notice>
    ) {
        guard context.mayWrite() else { return }
        let read = context.read { diary in
            (
                try diary.categories.list(.client), try notice.client.map { try diary.clients.get($0) },
                try diary.clients.list().map(\.client)
            )
        }
        guard let (categories, addressee, clients) = read else { return }
        var readers: [(value: Readers, word: Phrase)] = [(.all, "all clients")]
        readers += categories.map { (.category($0.id), "\($0.name)") }
        // The likely ones first.
        for client in [addressee, context.client].compactMap(\.self) + clients
        where !readers.contains(where: { $0.value == .client(client.id) }) {
            readers.append((.client(client.id), "\(client.name)"))
        }
        let now: Readers = notice.client.map { .client($0) } ?? notice.category.map { .category($0) } ?? .all
        let fields: [Field<Draft>] = [
            .text("text", "Text", \.notice.text, isRequired: true, help: "Gym closed on Tuesday."),
            .choice("readers", "For", \.readers, readers, help: "All clients, a category, or one client."),
            .value("from", "From", \.notice.from, .day, isProposed: true),
            .optional("until", "Until", \.notice.until, .day, isProposed: true, help: "Empty: until it is read."),
        ]
        let form = Form(
            title, editing: Draft(notice: notice, readers: now), fields, draftKey: draftKey,
            check: { draft, _ in
                draft.notice.until.map { $0 < draft.notice.from } == true
                    ? ("until", "The last day is before the first.") : nil
            },
            save: { draft, context in
                var typed = draft.notice
                (typed.client, typed.category) = (nil, nil)
                switch draft.readers {
                case .all: break
                case .category(let id): typed.category = id
                case .client(let id): typed.client = id
                }
                let written = typed
                guard let id = context.write("Saved.", { diary in try write(written, diary) }) else { return .failed }
                return .saved { context in context.update(NoticesView.self) { view, _ in view.list.select(id) } }
            })
        context.present(form.restoringDraft(context))
    }
}
