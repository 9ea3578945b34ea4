import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

/// `spotter demo [PATH]`.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Write a diary of invented clients: the same for the same seed, of any size.",
        discussion: "Only into a new or empty file. Without a path it goes beside your own diary, which is left alone.")

    @Argument(help: "The file to write.")
    var path: String?

    @Option(help: "Another seed, other people and loads.")
    var seed: UInt64 = 1

    @Option(help: "For how many years they have trained, 1 to 50.")
    var years = 1

    @Option(help: "How many clients, 1 to 10000.")
    var clients = 8

    @Option(
        help: ArgumentHelp(
            "The day on which the diary ends, such as 2026-03-12; today when not given.", valueName: "day"))
    var today: String?

    @Flag(help: "Open it afterwards.")
    var open = false

    @Flag(help: "Print the counts as JSON.")
    var json = false

    @OptionGroup var place: PlaceOptions
    @OptionGroup var look: LookOptions

    func validate() throws {
        guard (1...50).contains(years) else { throw ValidationError("--years is 1 to 50.") }
        guard (1...10_000).contains(clients) else { throw ValidationError("--clients is 1 to 10000.") }
        guard today == nil || day != nil else { throw ValidationError("--today is a day such as 2026-03-12.") }
    }

    func run() throws {
        var target = place
        target.database = path ?? place.database ?? DemoDiary.path(place.paths)
        try reporting {
            // Opening the demo again is no reason to write it again.
            let isThere = FileManager.default.fileExists(atPath: target.paths.database)
            if open, isThere, path == nil, place.database == nil { return }
            let diary = try target.open(Settings(target.paths))
            defer { try? diary.close() }
            try diary.fillWithDemo(
                DemoPlan(seed: seed, years: years, clients: clients, today: day ?? Day(Date(), in: .current)))
            let counts = try diary.counts()
            if json {
                try Output.json(counts)
            } else if !open {
                let facts = [(counts.clients, "client"), (counts.sessions, "session"), (counts.sets, "set")]
                let held = facts.map { ImportWording.count($0, $1) }.joined(separator: ", ")
                Output.say("\(target.paths.database): \(held).")
                Output.say("Open it: spotter --db \(target.paths.database)")
            }
        }
        if open { try Program(place: target, look: look).run() }
    }

    private var day: Day? { today.flatMap { Day(iso: $0) } }
}

/// The demo that the welcome and `spotter demo` open.
enum DemoDiary {
    /// Beside the diary in the data folder, never the diary itself.
    static func path(_ paths: Paths) -> String { paths.data + "/demo.sqlite" }

    /// Opens the demo; where there is none it is made, ending today.
    static func open(_ paths: Paths) throws(StoreError) -> Diary {
        let diary = try Diary(path: path(paths), options: DiaryOptions())
        if try diary.isEmpty() { try diary.fillWithDemo(DemoPlan(today: Day(Date(), in: .current))) }
        return diary
    }
}
