import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter calendar`.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "calendar", abstract: "Print the appointments, also as iCalendar for other calendars.",
        discussion: """
            Without --from and --to: four weeks from today, with --ics everything. --ics prints iCalendar (RFC 5545), which \
            calendars of phones and computers import: whole series, including imported properties that Spotter does not use.
            """)

    @Option(help: .phrase("The first day, such as 2026-03-09 (default: today).", value: "day"))
    var from: Day?

    @Option(help: .phrase("The last day (default: four weeks later).", value: "day"))
    var to: Day?

    @Option(help: .phrase("Only appointments of this client.", value: "name"), completion: .clients)
    var client: String?

    @Flag(help: .phrase("Print iCalendar."))
    var ics = false

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard !ics || form == nil else {
            throw ValidationError.phrase("--ics and --\(form.map { "\($0)" } ?? "plain") cannot be combined.")
        }
        if let from, let to, from > to { throw ValidationError.phrase("--from is after --to.") }
        if !ics, days.lowerBound.days(until: days.upperBound) > Self.most {
            throw ValidationError.phrase("--from and --to can be at most \(Self.most) days apart.")
        }
    }

    private static let most = 3_660

    private var days: ClosedRange<Day> {
        if ics { return (from ?? .earliest)...max(to ?? .latest, from ?? .earliest) }
        let first = from ?? min(Day(Date(), in: .current), to ?? .latest)
        return first...max(first, to ?? first.adding(days: 27))
    }

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in
                let clientID = try client.map { try ClientName($0).client(in: diary).id }
                if ics {
                    let events = try CalendarExport.events(in: days, of: clientID, from: diary)
                    let writer = CalendarWriter(stamp: Date(), product: "Spotter \(Spotter.version)")
                    return Output.text(writer.text(of: events))
                }
                let items = try diary.appointments.list(in: days, of: clientID, zone: .current)
                let table = CalendarReport.table(items)
                try Output.table(
                    table, as: form, heading: "Calendar (\(days.lowerBound.iso) to \(days.upperBound.iso))")
            }
        }
    }
}
