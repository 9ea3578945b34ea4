import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

// A training sheet of a spreadsheet as a phase.

extension ImportCommand {
    /// All that can be wrong with the arguments is found before a diary is opened.
    func importSheet(of source: SheetSource) throws -> ImportReport {
        let sheet = try chosen(of: source)
        let place = source.sheets.count > 1 ? "\(source.name), \(sheet.sheet)" : source.name
        if let problem = sheet.problem { throw Failure(.data, "\(place): \(problem)") }
        let days = try daysDone(of: sheet, place)
        let whose = try named()
        tell(sheet.remarks, of: place, format: SheetImport.format, read: sheet.draft.rows.count)
        return try self.place.withDiary { diary in
            let id = try find(whose, in: diary, unit: unit ?? sheet.draft.unit ?? .kg)
            let content = SheetImport(
                sheet, client: try diary.clients.get(id), name: name ?? sheet.name, unit: unit ?? sheet.draft.unit,
                days: days)
            if !yes, let repetition = try content.repetition(in: diary),
                Output.asks("\(repetition) Import it all the same?") != true
            {
                throw Failure(.data, "\(repetition) Say --yes to import it all the same.")
            }
            return try content.write(in: diary)
        }
    }

    private func chosen(of source: SheetSource) throws -> TrainingSheet {
        let names = source.sheets.map(\.sheet).joined(separator: ", ")
        if let wanted = sheet {
            let found = source.named(wanted)
            guard let only = found.first, found.count == 1 else {
                let why =
                    source.others.contains(wanted) ? "no column of \(wanted) holds exercises" : "no sheet \(wanted)"
                throw Failure(.noInput, "\(source.name): \(why). Training sheets: \(names).")
            }
            return only
        }
        guard let only = source.sheets.first, source.sheets.count == 1 else {
            throw Failure(.usage, "\(source.name) holds several training sheets: say --sheet NAME. There are \(names).")
        }
        return only
    }

    /// The days of the sessions that were done; none where the loads are a plan.
    private func daysDone(of sheet: TrainingSheet, _ place: String) throws -> [Day] {
        let today = Day(Date(), in: TimeZone.current)
        let use = self.use ?? (days == nil ? sheet.proposedUse(today: today) : .done)
        guard use == .done else {
            guard days == nil else {
                throw Failure(.usage, "--days are of what was done: leave them, or --as plan, out.")
            }
            return []
        }
        guard sheet.sessionsDone > 0 else {
            throw Failure(.data, "\(place): no loads that could be done. Say --as plan.")
        }
        do throws(DayList.Problem) {
            return try DayList(days ?? DayList.text(sheet.days), count: sheet.sessionsDone, today: today).days
        } catch {
            throw Failure(.usage, "--days: \(error.description)")
        }
    }
}
