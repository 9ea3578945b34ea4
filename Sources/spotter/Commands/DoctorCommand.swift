import ArgumentParser
import DiaryStore
import Foundation
import SpotterUI

/// `spotter doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check the diary, the settings and the terminal; change nothing.",
        discussion: "Ends with 65 when the diary is damaged.")

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            let settings = Settings(place.paths)
            let diary = DiaryFindings(settings)
            let report = DoctorReport(settings: settings, diary: diary, terminal: TerminalFindings())
            if json {
                try Output.json(report)
            } else {
                for line in report.lines { Output.say(line) }
            }
            if let failure = diary.failure { throw failure }
        }
    }
}
