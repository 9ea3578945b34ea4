package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// Contacts for a crisis, and for problems with the program. Plain text; Enter calls, writes or opens one if a program
/// can, in client mode it shows the number large; y copies it.
package struct HelpView: EditableList {
    package static let noun = Noun("contact", many: "contacts")
    package static let scope = KeyScope("contacts", "Help and contacts")
    package static let commands: CommandSet<HelpView> = [
        opening("Call, write or open the page"),
        onChosen("copy", "Copy the number or address to the clipboard", hint: "copy", keys: ["y", "Y"], unless: noWay) {
            _, contact, context in
            choose(contact, "Copy: \(contact.name)", &context) { way, context in
                context.window.effects.append(.copy(way.text))
                context.message = .success("Copied: \(way.text)")
            }
        },
        command(
            "technical", "Technical information: files, sizes, problems", hint: "technical", keys: ["i"],
            unless: { _, context in context.services.examine == nil ? "there are no files here" : nil }
        ) { _, context in TechnicalView.open(&context) },
        adding(), editingOwn(), deleting(unless: { contact, _ in whyShipped(contact) }),
    ]

    package var list = RecordList<HelpContact>()

    package init() {}
    /// All contacts; few enough to read them with the view.
    private var contacts: [HelpContact] = []

    package func title(_ context: Context) -> Phrase { "Help and contacts" }
    package func caption(_ context: Context) -> Phrase { "" }

    package func count(_ diary: Diary) throws -> Int { contacts.count }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [HelpContact] {
        Array(contacts.dropFirst(offset).prefix(limit))
    }

    package mutating func reload(_ context: inout Context) {
        contacts = context.read { diary in try diary.helpContacts.list() } ?? contacts
        readList(&context)
    }

    package func open(_ contact: HelpContact, _ context: inout Context) {
        guard !contact.ways.isEmpty else {
            context.message = .plain("\(contact.name) has no number or address.")
            return
        }
        guard context.handOver == nil else {
            return context.present(NumberPanel(contact: contact))
        }
        Self.choose(contact, "Open: \(contact.name)", &context) { way, context in
            context.message = .plain("Opening \(way.link)")
            context.window.effects.append(.open(way.link))
        }
    }

    package func edit(_ contact: HelpContact, _ context: inout Context) { HelpForm.edit(contact, &context) }
    package func add(_ context: inout Context) { HelpForm.add(&context) }

    package func delete(_ contact: HelpContact, _ context: inout Context) {
        context.write("Deleted \(contact.name). u: undo.") { diary in try diary.helpContacts.delete(contact.id) }
    }

    private static func editingOwn() -> Command<HelpView> {
        onChosen(
            "edit", "Edit the contact", keys: ["e"], unless: { contact, _ in whyShipped(contact) }
        ) { view, contact, context in view.edit(contact, &context) }
    }

    private static func whyShipped(_ contact: HelpContact) -> Phrase? {
        contact.isShipped ? "it comes with Spotter; a adds your own" : nil
    }

    @Sendable private static func noWay(_ contact: HelpContact, _ context: Context) -> Phrase? {
        contact.ways.isEmpty ? "it has no number or address" : nil
    }

    /// The one way to reach somebody, or the one of several that is chosen.
    private static func choose(
        _ contact: HelpContact, _ title: Phrase, _ context: inout Context,
        then next: @escaping @Sendable (HelpContact.Way, inout Context) -> Void
    ) {
        let ways = contact.ways
        if ways.count == 1 { return next(ways[0], &context) }
        context.present(
            Picker(title, of: ways, title: { "\($0.text)" }) { way, context in next(way, &context) })
    }

    // MARK: Drawing

    package func layout(_ body: Rect) -> ListLayout {
        if body.width >= 100 { return .beside(body, width: 60, position: .foot) }
        return .below(body, height: 7)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("When", .fixed(9)), TableColumn("Who", .flexible(minimum: 14, weight: 1)),
            TableColumn("How", .flexible(minimum: 14, weight: 1)), TableColumn("Where", .fixed(11), dropOrder: 1),
        ]
    }

    package func line(_ contact: HelpContact, _ context: Context) -> TableLine {
        TableLine(
            [
                contact.category.word, "\(contact.name)", "\(contact.ways.first?.text ?? "")",
                "\(contact.country)",
            ],
            styles: [0: .muted, 2: Style(.text, .bold), 3: .muted])
    }

    package func nothingText(_ context: Context) -> Phrase { "No contacts yet: a adds one." }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let contact = list.selected else { return }
        let facts: [(Phrase, Phrase)] = [
            ("Phone", "\(contact.phone)"), ("E-mail", "\(contact.email)"), ("Page", "\(contact.web)"),
            ("Where", "\(contact.country)"), ("", "\(contact.note)"),
        ]
        screen.facts(facts, in: layout.detail.inset(columns: 1))
    }
}

/// The number or address of a contact, large, and what to do with it: in client mode no other program opens it.
struct NumberPanel: Overlay {
    let contact: HelpContact

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("y", "copy"), KeyHint("Esc", "close")] }

    private var first: String { contact.ways.first?.text ?? "" }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .char("y"), .char("Y"):
            context.window.effects.append(.copy(first))
            context.message = .success("Copied: \(first)")
            return .stay
        case .enter, .escape, .char("q"): return .close
        default: return .stay
        }
    }

    /// What to do with the first way to reach the contact.
    private var advice: Phrase {
        if first == contact.phone { return "Call this number from a phone." }
        return first == contact.email ? "Write to this address." : "Open this page on a phone or a computer."
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let others = contact.ways.dropFirst().map(\.text) + [contact.note].filter { !$0.isEmpty }
        let width = min(body.width - 2, 76)
        let big = BigDigits.width(of: first).flatMap { $0 <= width - 6 ? $0 : nil }
        let note = others.flatMap { TextWidth.wrap($0, width: width - 6) }
        let rows = 5 + (big == nil ? 1 : BigDigits.height) + (note.isEmpty ? 0 : note.count + 1)
        let box = body.centred(Size(columns: width, rows: min(body.height, rows)))
        var inside = screen.popup(box, title: "\(contact.name)").inset(columns: 1).droppingTop(1)
        if big != nil {
            _ = BigDigits.draw(first, into: &screen, at: inside.origin, style: Style(.clock, .bold))
            inside = inside.droppingTop(BigDigits.height + 1)
        } else {
            screen.put(verbatim: first, in: inside.top(1), align: .leading, style: Style(.popup, .bold))
            inside = inside.droppingTop(2)
        }
        screen.put(advice, in: inside.top(1), align: .leading, style: .popup)
        for (row, line) in zip(0..<inside.droppingTop(2).height, note) {
            screen.put(verbatim: line, in: inside.droppingTop(2 + row).top(1), align: .leading, style: .muted)
        }
    }
}

/// A contact of the trainer's own.
enum HelpForm {
    private static let fields: [Field<HelpContact>] = [
        .text("name", "Name", \.name, isRequired: true, help: "For example Dr Vesely, the front desk."),
        .choice("category", "When", \.category, HelpContact.Category.allCases.map { ($0, $0.word) }),
        .text("phone", "Phone", \.phone, help: "With or without the country: +43 1 71719."),
        .text("email", "E-mail", \.email),
        .text("web", "Page", \.web, help: "https://..."),
        .text("country", "Where", \.country, help: "EU, Austria, Graz."),
        .note("note", "Note", \.note, help: "What they do, and when to reach them."),
    ]

    static func add(_ context: inout Context) {
        guard context.mayWrite() else { return }
        let form = Form(
            "New contact", editing: HelpContact(name: ""), fields, draftKey: "new contact", check: check
        ) { typed, context in
            guard let id = context.write("Added.", { diary in try diary.helpContacts.add(typed) }) else {
                return .failed
            }
            return .saved { context in context.update(HelpView.self) { view, _ in view.list.select(id) } }
        }
        context.present(form.restoringDraft(context))
    }

    static func edit(_ contact: HelpContact, _ context: inout Context) {
        guard context.mayWrite() else { return }
        context.present(
            Form("Contact \(contact.name)", editing: contact, fields, check: check) { typed, context in
                .done(context.save { diary in try diary.helpContacts.update(from: contact, to: typed) })
            })
    }

    @Sendable private static func check(_ contact: HelpContact, _ context: Context) -> (field: String, message: Phrase)?
    {
        var one = HelpContact(name: contact.name)
        let rules: [(field: String, path: WritableKeyPath<HelpContact, String>, message: Phrase)] = [
            ("phone", \HelpContact.phone, "Not a phone number: use digits, spaces, + and #."),
            ("email", \HelpContact.email, "Not an e-mail address: name@example.org."),
            ("web", \HelpContact.web, "Not a web address: https://..."),
        ]
        for (field, path, message) in rules where !contact[keyPath: path].isEmpty {
            one = HelpContact(name: contact.name)
            one[keyPath: path] = contact[keyPath: path]
            if one.ways.isEmpty { return (field, message) }
        }
        return nil
    }
}

/// The output of `spotter doctor`, for support: the files, their content, and problems.
package struct TechnicalView: ScopedView {
    package static let scope = KeyScope("technical", "Technical information")
    package static let commands: CommandSet<TechnicalView> = [
        command("copy", "Copy all of it to the clipboard", hint: "copy", keys: ["y", "Y"]) { view, context in
            let lines = view.texts.texts.map { "\($0.label): \($0.text)" }
            context.window.effects.append(.copy(lines.joined(separator: "\n")))
            context.message = .success("Copied: \(lines.count, one: "line", other: "lines").")
        }
    ]

    private var texts: LabelledTexts

    private init(_ facts: [LabelledTexts.Text]) { texts = LabelledTexts(facts) }

    /// Looks at the files, which takes a moment where they are large, and shows what was found.
    static func open(_ context: inout Context) {
        guard let examine = context.services.examine else { return }
        context.work("Checking the diary and the settings") { _ in
            examine()
        } failed: { error, context in
            context.report(error)
        } then: { facts, context in
            context.push(TechnicalView(facts))
        }
    }

    package func title(_ context: Context) -> Phrase { "Technical information" }
    package func caption(_ context: Context) -> Phrase { "" }
    package mutating func reload(_ context: inout Context) {}

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        texts.move(motion, count: count, in: context.body.inset(columns: 2))
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        texts.mouse(mouse, in: body.inset(columns: 2))
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        texts.draw(into: &screen, in: body.inset(columns: 2))
    }
}
