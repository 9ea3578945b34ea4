import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The report of `doctor`, as JSON and as lines.
struct DoctorReport: Encodable {
    let settings: Settings
    let diary: DiaryFindings
    let terminal: TerminalFindings
    /// The repairs of `--repair`; empty without it.
    let repairs: [Phrase]
    /// Whether indexes were compared with their tables.
    let isThorough: Bool

    /// The problems of the settings, keys, themes and questionnaires, with their files.
    private var settingsProblems: [Phrase] {
        settings.problems + settings.themes.problems + settings.questionnaires.problems
    }

    /// The error that ends the command: damage first, then problems of the settings; nil if there are none.
    var failure: (any CommandError)? {
        if let failure = diary.failure { return failure }
        guard !settingsProblems.isEmpty else { return nil }
        let count = settingsProblems.count
        return Failure(
            .configuration,
            "\(count, one: "mistake", other: "mistakes") in settings, keys, themes or questionnaires, ignored: see above."
        )
    }

    func encode(to encoder: any Encoder) throws {
        let paths = settings.paths
        var report: [String: Fact] = [
            "paths": Fact([
                "config": Fact(paths.configFile), "keys": Fact(paths.keyFile), "state": Fact(paths.stateFile),
                "database": Fact(paths.database), "backups": Fact(settings.backups), "themes": Fact(paths.themes),
            ]),
            "diary": Fact([
                "exists": Fact(diary.isThere), "schema": Fact(diary.schema),
                "sound": Fact(diary.isThere && diary.failure == nil), "problems": Fact(diary.problems),
                "newest_backup": Fact(diary.newestBackup), "open_to_others": Fact(diary.isOpenToOthers),
            ]),
            "counts": Fact(diary.counts),
            "totals": Fact(diary.totals.map { ["reps": Fact($0.reps), "volume_kg": Fact($0.volume.value(in: .kg))] }),
            "settings": Fact(["problems": settingsProblems]),
            "terminal": Fact([
                "term": Fact(terminal.term), "is_terminal": Fact(terminal.isTerminal),
                "colours": Fact(terminal.colours), "locale": Fact(terminal.locale), "utf8": Fact(terminal.isUTF8),
            ]),
            "widths": Fact(["checked": Fact(terminal.widthsChecked), "wrong": Fact(terminal.wrongWidths)]),
        ]
        if !repairs.isEmpty { report["repairs"] = Fact(repairs) }
        try report.encode(to: encoder)
    }
}

/// A type-erased JSON value; nil is encoded as null.
private struct Fact: Encodable {
    let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension DoctorReport {
    /// The report, one fact per line.
    var lines: [String] {
        facts.map { fact in
            TextWidth.padded(fact.label.text, to: max(11, TextWidth.of(fact.label) + 1)) + fact.text.text
        }
    }

    var facts: [LabelledTexts.Text] {
        let (paths, questions) = (settings.paths, settings.questionnaires.questionnaires)
        var facts: [LabelledTexts.Text] = [
            .init("Diary", status(paths.database)),
            .init(
                "Backups",
                diary.newestBackup.map { "\(settings.backups), newest \($0)" } ?? "\(settings.backups) (none yet)"
            ),
            .init("Settings", "\(paths.configFile)"), .init("Keys", "\(paths.keyFile)"),
            .init("State", "\(paths.stateFile)"),
            .init("Log", "\(LogFile.path(paths))"), .init("Themes", "\(list: settings.themes.entries.map(\.name))"),
            .init("Questions", "\(list: questions.map(\.key))"),
        ]
        if diary.isOpenToOthers {
            let path = paths.database
            facts.append(
                .init("Rights", "other users can use the diary; to prevent that: chmod 600 \(path)", isWarning: true))
        }
        if let schema = diary.schema {
            let text: Phrase =
                isOlder
                ? "\(schema), of an older Spotter: start spotter once to bring it up to date; a copy is kept"
                : "\(schema)"
            facts.append(.init("Schema", text))
        }
        if let held = diary.counts {
            let all: [Phrase] = [
                "\(held.clients, one: "client", other: "clients")",
                "\(held.exercises, one: "exercise", other: "exercises")",
                "\(held.phases, one: "phase", other: "phases")", "\(held.sessions, one: "session", other: "sessions")",
                "\(held.sets, one: "set", other: "sets")",
            ]
            facts.append(.init("Holds", "\(list: all)"))
        }
        if let totals = diary.totals {
            facts.append(
                .init(
                    "Totals",
                    "\(totals.reps, one: "repetition", other: "repetitions"), \(totals.volume.text(in: .kg)) kg"))
        }
        if let failure = diary.failure {
            facts.append(.init("Integrity", failure.status == .data ? "DAMAGED" : "not checked"))
        } else if diary.schema != nil {
            facts.append(
                .init("Integrity", isThorough ? "ok, indexes too" : "ok (--thorough also compares the indexes)"))
        }
        facts += repairs.map { .init("Repaired", $0) }
        let name: Phrase =
            terminal.isTerminal
            ? "\(terminal.term)" : "none on standard input and output (TERM=\(terminal.term))"
        facts.append(.init("Terminal", "\(name), colours: \(terminal.colours), locale \(terminal.locale)"))
        let wrong = terminal.wrongWidths.joined(separator: "; ")
        facts.append(.init("Widths", wrong.isEmpty ? "ok, \(terminal.widthsChecked) checked" : "WRONG: \(wrong)"))
        return facts + (diary.problems + settingsProblems).map { .init("Problem", $0, isWarning: true) }
    }

    private func status(_ path: String) -> Phrase {
        switch diary.state {
        case .missing: "\(path) (does not exist yet)"
        case .empty: "\(path) (empty, no diary yet)"
        case .older, .current, nil: "\(path)"
        }
    }

    private var isOlder: Bool { if case .older = diary.state { true } else { false } }
}
