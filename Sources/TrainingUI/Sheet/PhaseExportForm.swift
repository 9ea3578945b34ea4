import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

extension ExportForm {
    /// The form for one phase, and for the session whose column is looked at: `←` goes to that at once.
    static func open(
        _ id: Identifier<Phase>, with session: TrainingSession? = nil, _ context: inout Context
    ) -> ExportForm? {
        let read = context.read { diary in (try diary.phases.sheet(id), try diary.figures.marks(ofPhase: id)) }
        guard let (sheet, marks) = read else { return nil }
        let document = PhaseDocument(sheet, marks: marks, zone: context.services.timeZone)
        let zone = context.services.timeZone
        let record = session.flatMap { session in
            context.read { diary in try HandedRecord.session(session.id, in: diary, zone: zone) }
        }
        let choices = PhaseFormat.allCases.map { format in
            ExportChoice(title: format.title, fileExtension: format.fileExtension, help: format.help) { isASCII in
                format.write(document, spelling: .terminal(ascii: isASCII))
            }
        }
        let handed = session.map { session in record?.choices("Session of \(session.day.short)") ?? [] } ?? []
        let name = [document.client, document.phase.name].filter { !$0.isEmpty }.joined(separator: " ")
        return open(
            "Print or export \(document.phase.name)", name: name, choices: choices + handed, asksSigns: true,
            context)
    }
}

extension SheetGrid {
    /// Writes the phase, or the session of the column under the cursor; of a session without a sheet the session.
    func handOn(_ context: inout Context) {
        if let phase = sheet.phase, sheet.isPlan {
            let session = cursor.field.column.flatMap { sheet.sessions[$0] }
            if let form = ExportForm.open(phase.id, with: session, &context) { context.present(form) }
        } else if let session = addingSession?.session {
            ExportForm.present(session.id, &context)
        }
    }
}

extension PhaseFormat {
    fileprivate var help: Phrase {
        switch self {
        case .text, .wide: "In the shape of the paper, a page break between pages: lp, or a PDF printer, takes it."
        case .markdown: "One table with the head above it and the notes below."
        case .csv: "Label, exercise, plan and a column for each session. Texts are kept exactly as typed."
        case .sets: "Every set that can be read, with weight, reps and RPE in columns of their own."
        }
    }
}
