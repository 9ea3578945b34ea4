import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter wellbeing export FOLDER --study`.
struct StudyExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write what clients said into CSV files for a study, without names.",
        discussion: """
            Only clients who agreed to that at their consent, and did not withdraw. Each has a code that is drawn once and kept \
            in the diary; days are counted from the consent. codebook.md says what the columns mean. What people wrote in words \
            goes along with --with-notes only: it may name anybody.
            """)

    @Argument(help: "The folder; it is made where it is missing.")
    var folder: String?

    @Flag(help: "For a study: no names, no dates. The only way there is.")
    var study = false

    @Flag(name: .customLong("with-notes"), help: "Also what was written in check-ins and notes.")
    var withNotes = false

    @Flag(name: .customLong("dry-run"), help: "Write nothing, and say how many rows there would be.")
    var isDryRun = false

    @Flag(help: "Replace files that are there.")
    var replace = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard study else { throw ValidationError("Say --study: the files are made for one.") }
        guard isDryRun || folder != nil else { throw ValidationError("Into which folder? --dry-run needs none.") }
    }

    func run() throws {
        try reporting {
            try place.withDiary(readOnly: isDryRun, creating: false) { diary in
                if !isDryRun { try diary.giveStudyCodes() }
                let export = try StudyExport(diary, withNotes: withNotes, zone: .current)
                if let folder, !isDryRun {
                    guard export.people > 0 else { throw Failure(.usage, "No client agreed to a study.") }
                    try ExportFile.write(export.files, into: folder, replacing: replace, sparing: diary)
                }
                Output.say("\(Count.text(export.people, "client")) \(export.people == 1 ? "takes" : "take") part.")
                for line in export.counts { Output.say(line) }
            }
        }
    }
}
