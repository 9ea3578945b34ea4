import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension PhasesView {
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        if case .client = plans {
            PhasePasting.ask(about: text, for: context.client, &context)
        } else {
            PhasePasting.ask(about: text, for: nil, &context)
        }
        return true
    }
}

/// A whole sheet of a spreadsheet pasted at once becomes a phase.
enum PhasePasting {
    /// Asks how a training sheet that was pasted comes in; a template where it is for nobody.
    static func ask(about text: String, for client: Client?, _ context: inout Context) {
        do {
            let source = try SheetSource(pasted: try TabbedText(text).rows, today: context.today)
            guard let sheet = source.sheets.first else { return }
            let name = context.read { diary in try PhaseForms.freeName(in: PlanScope(of: client?.id), diary) }
            PhaseImportForm.present(sheet, for: client, named: name ?? "", &context)
        } catch let problem as TabbedText.Problem {
            context.message = .warning(problem.wording)
        } catch {
            context.message = .warning(
                "What was pasted is no training sheet: a column Exercise, or loads such as 80x5, are missing.")
        }
    }
}
