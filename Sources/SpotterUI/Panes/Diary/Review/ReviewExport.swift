import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// The days on screen as a file for the trainer.
enum ReviewExport {
    /// Asks for form and place.
    static func open(_ review: DiaryReview, of client: Client, _ context: inout Context) {
        let document = context.read { diary in try DiaryDocument(review, of: client, in: diary) }
        guard let document else { return }
        let choices = DiaryFormat.allCases.map { format in
            ExportChoice(title: format.title, fileExtension: format.fileExtension, help: help(format, document)) { _ in
                format.write(document)
            }
        }
        let (first, last) = (document.range.lowerBound, document.range.upperBound)
        let form = ExportForm.open(
            "Export \(first.short) to \(last.dated)",
            name: "\(client.name) diary \(first.iso) to \(last.iso)",
            choices: choices, asksSigns: false, context)
        if let form { context.present(form) }
    }

    private static func help(_ format: DiaryFormat, _ document: DiaryDocument) -> String {
        switch format {
        case .markdown: "The days with their sums, what is said of them, and each food with its time."
        case .days: "\(Count.text(document.days.count, "day")), with a head. Energy in kcal, to the small calorie."
        case .foods: "\(Count.text(document.foods.count, "food")), with a head: time, meal, amount and nutrients."
        }
    }
}
