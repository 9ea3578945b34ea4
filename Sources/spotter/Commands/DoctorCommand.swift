import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check the diary, the settings and the terminal.",
        discussion: """
            Changes nothing without --repair. Ends with 65 when the diary is damaged, with 66 when it cannot be reached, with \
            78 when there are mistakes in the settings, the keys, the themes or the questionnaires.
            """)

    @Flag(help: "Compare every index with its table, too; takes longer.")
    var thorough = false

    @Flag(
        help: """
            Make anew what only follows from what was entered: sets that differ from their load cells, and the search. A \
            copy is made first.
            """)
    var repair = false

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            let settings = place.settings
            var diary = DiaryFindings(settings, thorough: thorough, isNamed: place.database != nil)
            let repairs = repair ? try self.repair(&diary, settings) : []
            let report = DoctorReport(
                settings: settings, diary: diary, terminal: TerminalFindings(), repairs: repairs,
                isThorough: thorough)
            if json {
                try Output.json(report)
            } else {
                for line in report.lines { Output.say(line) }
            }
            guard let failure = report.failure else { return }
            // A report that nobody got comes first.
            try Output.finish()
            throw failure
        }
    }

    /// Repairs what can be repaired and looks again.
    ///
    /// - Returns: what was done, for people.
    private func repair(_ found: inout DiaryFindings, _ settings: Settings) throws -> [String] {
        guard !place.isReadOnly else { throw Failure(.notAllowed, "--repair writes: leave --read-only away.") }
        guard found.canBeRepaired else { return ["nothing: what is sound or damaged was left as it is"] }
        let path = settings.paths.database
        let copy = Diary.backupPlace("before-repair", of: path, in: settings.backupFolder)
        try Diary.backup(of: path, to: copy)
        let diary = try place.open(settings, creating: false)
        defer { try? diary.close() }
        let cells = try diary.rebuildSets().rowsDiffering.count
        try diary.rebuildSearch()
        found = DiaryFindings(settings, thorough: thorough)
        return [
            "the sets of \(Count.text(cells, "load cell")) and the search were rebuilt",
            "as it was before: \(copy.path)",
        ]
    }
}
