import DiaryStore
import FitnessModel
import SpotterUI

/// All that `doctor` tells, as JSON and as lines.
struct DoctorReport: Encodable {
    let settings: Settings
    let diary: DiaryFindings
    let terminal: TerminalFindings
    /// What `--repair` did; empty without it.
    let repairs: [String]
    /// Whether the indexes were compared with their tables, too.
    let isThorough: Bool

    private enum Key: String, CodingKey {
        case paths, diary, counts, totals, settings, terminal, widths
        case config, keys, state, database, backups, themes, exists, schema, sound, problems
        case newestBackup = "newest_backup"
        case reps, repairs
        case volume = "volume_kg"
        case term, colours, locale, checked, wrong, utf8
        case isTerminal = "is_terminal"
    }

    func encode(to encoder: any Encoder) throws {
        var root = encoder.container(keyedBy: Key.self)
        var paths = root.nestedContainer(keyedBy: Key.self, forKey: .paths)
        try paths.encode(settings.paths.configFile, forKey: .config)
        try paths.encode(settings.paths.keyFile, forKey: .keys)
        try paths.encode(settings.paths.stateFile, forKey: .state)
        try paths.encode(settings.paths.database, forKey: .database)
        try paths.encode(settings.backups, forKey: .backups)
        try paths.encode(settings.paths.themes, forKey: .themes)
        var file = root.nestedContainer(keyedBy: Key.self, forKey: .diary)
        try file.encode(diary.isThere, forKey: .exists)
        try file.encode(diary.schema, forKey: .schema)
        try file.encode(diary.isThere && diary.failure == nil, forKey: .sound)
        try file.encode(diary.problems, forKey: .problems)
        try file.encode(diary.newestBackup, forKey: .newestBackup)
        try root.encode(diary.counts, forKey: .counts)
        if let sums = diary.totals {
            var totals = root.nestedContainer(keyedBy: Key.self, forKey: .totals)
            try totals.encode(sums.reps, forKey: .reps)
            try totals.encode(sums.volume.value(in: .kg), forKey: .volume)
        } else {
            try root.encodeNil(forKey: .totals)
        }
        var own = root.nestedContainer(keyedBy: Key.self, forKey: .settings)
        try own.encode(settings.problems + settings.themes.problems, forKey: .problems)
        if !repairs.isEmpty { try root.encode(repairs, forKey: .repairs) }
        try encodeTerminal(&root)
    }

    private func encodeTerminal(_ root: inout KeyedEncodingContainer<Key>) throws {
        var screen = root.nestedContainer(keyedBy: Key.self, forKey: .terminal)
        try screen.encode(terminal.term, forKey: .term)
        try screen.encode(terminal.isTerminal, forKey: .isTerminal)
        try screen.encode(terminal.colours, forKey: .colours)
        try screen.encode(terminal.locale, forKey: .locale)
        try screen.encode(terminal.isUTF8, forKey: .utf8)
        var widths = root.nestedContainer(keyedBy: Key.self, forKey: .widths)
        try widths.encode(terminal.widthsChecked, forKey: .checked)
        try widths.encode(terminal.wrongWidths, forKey: .wrong)
    }
}

extension DoctorReport {
    /// One fact a line, for people.
    var lines: [String] {
        let paths = settings.paths
        var lines = [
            "Diary      \(paths.database)\(standing)",
            "Backups    \(settings.backups)\(diary.newestBackup.map { ", newest \($0)" } ?? " (none yet)")",
            "Settings   \(paths.configFile)",
            "Keys       \(paths.keyFile)",
            "State      \(paths.stateFile)",
            "Log        \(LogFile.path(paths))",
            "Themes     \(settings.themes.entries.map(\.name).joined(separator: ", "))",
        ]
        if let schema = diary.schema { lines.append("Schema     \(schema)\(isOlder ? Self.olderNotice : "")") }
        if let counts = diary.counts {
            lines.append(
                "Holds      \(counts.clients) clients, \(counts.exercises) exercises, \(counts.phases) phases, \(counts.sessions) sessions, \(counts.sets) sets"
            )
        }
        if let totals = diary.totals {
            lines.append("Totals     \(totals.reps) repetitions, \(totals.volume.text(in: .kg)) kg")
        }
        if let failure = diary.failure {
            lines.append("Integrity  \(failure.ending == .data ? "NOT SOUND" : "not checked")")
        } else if diary.schema != nil {
            lines.append("Integrity  ok\(isThorough ? ", indexes too" : " (--thorough compares the indexes, too)")")
        }
        lines += repairs.map { "Repaired   \($0)" }
        lines.append(
            "Terminal   \(terminal.isTerminal ? terminal.term : "none on standard input and output (TERM=\(terminal.term))"), colours: \(terminal.colours), locale \(terminal.locale)"
        )
        let wrong = terminal.wrongWidths
        lines.append(
            "Widths     \(wrong.isEmpty ? "ok, \(terminal.widthsChecked) checked" : "WRONG: " + wrong.joined(separator: "; "))"
        )
        let problems = diary.problems + settings.problems + settings.themes.problems
        return lines + problems.map { "Problem    \($0)" }
    }

    private var standing: String {
        switch diary.state {
        case .missing: " (not there yet)"
        case .empty: " (empty: no diary was begun in it)"
        case .older, .current, nil: ""
        }
    }

    private var isOlder: Bool { if case .older = diary.state { true } else { false } }
    private static let olderNotice = ", of an older Spotter: start spotter once to bring it up to date; a copy is kept"
}
