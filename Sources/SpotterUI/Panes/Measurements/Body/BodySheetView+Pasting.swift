import DiaryExchange
import DiaryStore
import FitnessModel
import ViewKit

extension BodySheetView {
    /// A row of a spreadsheet becomes a measurement: with its titles as they say, else in the order of the sheet. What was
    /// decided or left out is said, and nothing is kept of a row that can be read in two ways.
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        guard let client, let course, context.mayWrite() else { return true }
        let reading = BodyRow.read(text, sites: course.profile.sites, today: context.today, unit: client.unit)
        let said = reading.issues.map(\.description).joined(separator: " ")
        guard var measurement = reading.measurement else {
            context.message = .warning("Nothing was pasted: \(said)")
            return true
        }
        if measurement.day > context.today || client.birthDay.map({ measurement.day < $0 }) ?? false {
            context.message = .warning("Nothing was pasted: \(measurement.day.iso) is no day of a measurement.")
            return true
        }
        let added = context.write(nil) { diary in
            measurement.measurer = try diary.trainers.current()?.id
            return try diary.measurements.add(measurement, of: client.id)
        }
        guard let added else { return true }
        reload(&context)
        select(added)
        reveal(context)
        let pasted = "Pasted the measurement of \(measurement.day.short). u: undo."
        context.message = said.isEmpty ? .success(pasted) : .warning("\(pasted) \(said)")
        return true
    }
}
