import ArgumentParser
import CursesTerminal
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit

/// `spotter doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "doctor", abstract: "Check the diary, the settings and the terminal.",
        discussion: """
            Changes nothing without --repair. Exits with 65 if the diary is damaged, with 66 if it cannot be reached, with \
            78 if there are mistakes in the settings, the keys, the themes or the questionnaires.
            """)

    @Flag(help: .phrase("Also compare every index with its table; takes longer."))
    var thorough = false

    @Flag(
        help: .phrase(
            """
            Rebuild what is derived from your entries: sets that differ from their load cells, and the search. A copy is \
            made first.
            """))
    var repair = false

    @Flag(help: .phrase("Print everything as JSON."))
    var json = false

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            let settings = database.settings
            var diary = DiaryFindings(settings, thorough: thorough, isNamed: database.path != nil)
            let repairs = repair ? try self.repair(&diary, settings) : []
            let report = DoctorReport(
                settings: settings, diary: diary, terminal: TerminalFindings(), repairs: repairs,
                isThorough: thorough)
            if json {
                try Output.json(report)
            } else {
                for line in report.lines { Output.say(verbatim: line) }
            }
            guard let failure = report.failure else { return }
            // A failure to print the report takes precedence.
            try Output.finish()
            throw failure
        }
    }

    /// Repairs the diary where possible and examines it again.
    ///
    /// - Returns: The repairs, for display.
    private func repair(_ found: inout DiaryFindings, _ settings: Settings) throws -> [Phrase] {
        guard !database.isReadOnly else {
            throw Failure(.notAllowed, "--repair writes; it cannot be used with --read-only.")
        }
        guard found.canBeRepaired else { return ["nothing: --repair cannot rebuild any of this"] }
        let path = settings.paths.database
        let copy = Diary.backupPlace("before-repair", of: path, in: settings.backupFolder)
        try Diary.backup(of: path, to: copy)
        let diary = try database.open(settings, creating: false)
        defer { try? diary.close() }
        let cells = try diary.integrity.rebuildSets().rowsDiffering.count
        try diary.integrity.rebuildSearch()
        found = DiaryFindings(settings, thorough: thorough)
        return [
            "the sets of \(cells, one: "load cell", other: "load cells") and the search were rebuilt",
            "copy of the diary before the repair: \(copy.path)",
        ]
    }
}

/// The properties of the terminal and of the text it can display.
struct TerminalFindings {
    let term: String
    let isTerminal: Bool
    let colours: String
    let locale: String
    let isUTF8: Bool
    /// Texts with a wrong measured width; empty if all are correct.
    let wrongWidths: [String]
    let widthsChecked: Int

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        term = environment["TERM"] ?? ""
        isTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
        let request = ColourRequest(environment: environment, forced: nil)
        let known = term.contains("256color") ? 256 : term.isEmpty || term == "dumb" || term.hasPrefix("vt") ? 0 : 8
        colours = request.depth(colours: request.wantsDirectColours ? 1 << 24 : known).rawValue
        locale = Self.namedLocale(environment) ?? "C"
        let plain = locale.uppercased().replacing("-", with: "")
        isUTF8 = plain.contains("UTF8")
        wrongWidths = Self.widths.filter { TextWidth.of($0.text) != $0.width }.map {
            "\($0.text): \(TextWidth.of($0.text)), not \($0.width)"
        }
        widthsChecked = Self.widths.count
    }

    /// The locale for text; nil if none is set, as on many SSH connections.
    static func namedLocale(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    /// Samples that terminals disagree on, with their correct widths in columns.
    private static let widths: [(text: String, width: Int)] = [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("ł", 1), ("日本", 4), ("💪", 2), ("▌", 1), ("─", 1), ("…", 1),
        ("\u{301}", 0),
    ]
}
