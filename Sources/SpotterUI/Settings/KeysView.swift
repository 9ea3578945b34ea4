import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// The keys of all commands by view; keys from the key file and clashes are marked.
package struct KeysView: ListView {
    package typealias Context = SpotterShell.Context

    /// A command with its keys.
    struct Line: Identifiable, Sendable {
        let command: CommandInfo
        let keys: [KeySequence]
        /// Whether the key comes from the key file.
        let isOwn: Bool
        /// Why its line of the key file was left out.
        let clash: Phrase?
        var id: CommandID { command.id }
    }

    static let scope = KeyScope("keys", "Keys of all commands")
    static let commands: CommandSet<KeysView> = [
        onChosen("edit", "Change the key of the command", hint: "change", keys: ["Enter", "e"]) { view, line, context in
            view.open(line, &context)
        },
        onChosen("add", "Add a key to the command", hint: "add key", keys: ["a"]) { _, line, context in
            context.present(KeyCapture(line.command, besides: line.keys))
        },
        onChosen(
            "reset", "Reset to the default keys", hint: "default", keys: ["d", "Backspace"],
            unless: { line, _ in
                line.isOwn || line.clash != nil ? nil : "keys.toml does not set \(line.command.id.rawValue)"
            }
        ) { _, line, context in
            if let problem = context.putKeys(nil, of: line.command) { context.message = .failure(problem) }
        },
        command("filter", "Find a command by name or key", hint: "filter", keys: ["/"]) { view, _ in
            view.list.startSearch()
        },
        command("settings", "Back to the settings", keys: ["v"]) { _, context in context.pop() },
    ]

    var list = RecordList<Line>()
    var noneChosen: Phrase? { "choose a command first" }

    func title(_ context: Context) -> Phrase {
        let (set, clashes) = (context.services.settings.config.keyPreset, context.services.settings.keys.clashes.count)
        let parts: [Phrase] = [
            set == .standard ? "" : set.title,
            clashes == 0 ? "" : "\(clashes, one: "clash", other: "clashes")",
        ].filter { !$0.isEmpty }
        return parts.isEmpty ? "Keys" : "Keys (\(list: parts))"
    }

    mutating func reload(_ context: inout Context) {
        let found = Self.lines(list.search, context)
        list.load(height: rows(context.body).height) {
            found.count
        } page: { offset, limit in
            Array(found.dropFirst(offset).prefix(limit))
        }
    }

    private static func lines(_ typed: String, _ context: Context) -> [Line] {
        let file = context.services.settings.keys
        let all = CommandTable.byScope.flatMap(\.commands).map { command in
            Line(
                command: command, keys: context.keys.keys(of: command.id), isOwn: file.changes[command.id] != nil,
                clash: file.clashes[command.id])
        }
        guard !typed.isEmpty else { return all }
        let wanted = WordMatch(typed)
        return all.filter { line in
            if line.keys.contains(where: { $0.description == typed || $0.display == typed }) { return true }
            let others = "\(line.command.scope.title) \(line.command.id.rawValue)"
            return wanted.fit(line.command.title.text, synonyms: others).map { $0 <= .synonyms } ?? false
        }
    }

    func layout(_ body: Rect) -> ListLayout {
        body.width >= 110 ? .beside(body, width: body.width * 3 / 5) : .below(body, height: min(6, body.height / 3 + 1))
    }

    func columns(_ context: Context) -> [TableColumn] {
        let usual = columns(10, 24, 14)
        let shown = TableLayout(usual, width: layout(context.body).list.width - 3).slots.first { $0.index == 1 }
        let lines = list.inView.map { line($0, context).texts }
        func longest(_ column: Int, _ least: Int) -> Int { lines.map { TextWidth.of($0[column]) }.reduce(least, max) }
        // A title that would be cut takes what the others leave.
        return longest(1, 0) > shown?.width ?? 0 ? columns(longest(0, 10), longest(1, 24), longest(2, 6)) : usual
    }

    private func columns(_ scope: Int, _ title: Int, _ keys: Int) -> [TableColumn] {
        [
            TableColumn("", .flexible(minimum: scope, weight: 1), dropOrder: 1),
            TableColumn("Command", .flexible(minimum: title, weight: 3)),
            TableColumn("Keys", .flexible(minimum: keys, weight: 1)),
        ]
    }

    func line(_ line: Line, _ context: Context) -> TableLine {
        let isFirst = list.above(line)?.command.scope != line.command.scope
        let title = line.command.title
        let marked: Phrase = line.clash != nil ? "! \(title)" : line.isOwn ? "* \(title)" : title
        return TableLine(
            [isFirst ? line.command.scope.title : "", marked, "\(line.keys.shown)"],
            style: line.clash == nil ? .text : .warning,
            styles: [0: .heading, 2: line.isOwn ? .accent : .key])
    }

    func emptyText(_ context: Context) -> Phrase {
        "No command or key matches \"\(list.search)\". Esc clears the filter."
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let line = list.selected else { return }
        var area = layout.detail.inset(columns: 1)
        if layout.isBeside {
            screen.heading(line.command.title, at: area.origin, width: area.width)
            area = area.droppingTop(2)
        }
        if let clash = line.clash {
            area = area.droppingTop(screen.paragraph(clash, in: area, style: .warning))
        }
        let standard = context.services.settings.commands.first { $0.id == line.id }?.keys ?? []
        screen.facts(
            [
                ("Name", "\(line.command.id.rawValue)"), ("View", line.command.scope.title),
                ("Keys", line.isOwn ? "\(line.keys.shown), keys.toml" : "\(line.keys.shown), preset"),
                ("Default", line.isOwn ? "\(standard.shown)" : ""), ("Hides", hidden(by: line, context)),
            ], in: area)
    }

    /// The commands whose keys this view's keys hide.
    private func hidden(by line: Line, _ context: Context) -> Phrase {
        guard line.command.scope != .everywhere, line.command.scope != .dialog else { return "" }
        let others = CommandTable.all.filter { other in
            other.scope == .everywhere
                && context.keys.keys(of: other.id).contains { key in line.keys.contains { $0.collides(with: key) } }
        }
        return others.map(\.title).joined(separator: "; ")
    }

    func open(_ line: Line, _ context: inout Context) { context.present(KeyCapture(line.command)) }
}

extension [KeySequence] {
    /// "Up  k", "-" for none.
    fileprivate var shown: String { isEmpty ? "-" : map(\.display).joined(separator: "  ") }
}
