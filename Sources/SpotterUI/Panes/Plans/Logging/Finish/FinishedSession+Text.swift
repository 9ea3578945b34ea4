import DiaryExchange
import FitnessModel
import TerminalKit

extension FinishedSession {
    /// What the client may read: the exercises, the records and what comes next; nothing of health, notes or money.
    var clientText: String {
        var lines = ["\(day.long): \(title)", ""]
        lines += exercises.map { "\($0.name): \($0.words)" }
        if !records.isEmpty { lines += ["", "Records:"] + records.map { "- \($0)" } }
        let next = exercises.filter { !$0.next.isEmpty }.map { "\($0.name): \($0.nextWords)" }
        if !next.isEmpty { lines += ["", "Next time:"] + next }
        return lines.map { TextWidth.printable($0) }.joined(separator: "\n") + "\n"
    }

    /// The same as Markdown, with the figures and what was done last time.
    var markdown: String {
        func row(_ texts: String...) -> [String] { texts.map { Markdown.escaped($0) } }
        let head = ["# \(Markdown.escaped(client)), \(day.long)", Markdown.escaped("\(title). \(progress).")]
        var lines = head.flatMap { [$0, ""] }
        let hasPlan = exercises.contains { !$0.planned.isEmpty }
        lines += Markdown.table(
            ["Exercise", "Sets"] + (hasPlan ? ["Planned"] : []) + ["Last time", "Next time"],
            exercises.map { done in
                row(done.name, done.sets) + (hasPlan ? row(done.planned) : []) + row(done.last, done.next)
            })
        lines.append("")
        let before = previous?.short ?? "Last time"
        lines += Markdown.table(["", day.short, before], figures.map { row($0.name, $0.now, $0.before) })
        if !records.isEmpty { lines += ["", "## Records", ""] + records.map { "- \(Markdown.escaped($0))" } }
        return lines.joined(separator: "\n") + "\n"
    }
}
