import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension ExportForm {
    /// The form for one phase.
    static func open(_ id: Identifier<Phase>, _ context: inout Context) -> ExportForm? {
        let read = context.read { diary in (try diary.sheet(id), try diary.marks(ofPhase: id)) }
        guard let (sheet, marks) = read else { return nil }
        let document = PhaseDocument(sheet, marks: marks, zone: context.services.timeZone)
        let choices = PhaseFormat.allCases.map { format in
            ExportChoice(title: format.title, fileExtension: format.fileExtension, help: format.help) { isASCII in
                format.write(document, spelling: .terminal(ascii: isASCII))
            }
        }
        let name = [document.client, document.phase.name].filter { !$0.isEmpty }.joined(separator: " ")
        return open(
            "Print or export \(document.phase.name)", name: name, choices: choices, asksSigns: true, context)
    }
}

extension PhaseFormat {
    fileprivate var help: String {
        switch self {
        case .text, .wide: "In the shape of the paper, a page break between pages: lp, or a PDF printer, takes it."
        case .markdown: "One table with the head above it and the notes below."
        case .csv: "Label, exercise, plan and a column for each session. Texts are kept exactly as typed."
        case .sets: "Every set that can be read, with weight, reps and RPE in columns of their own."
        }
    }
}
