import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension HandedRecord {
    /// The forms of the record, each in its own line of an export.
    ///
    /// - Parameter subject: what stands before the form where other things can be chosen, too.
    func choices(_ subject: String = "") -> [ExportChoice] {
        formats.map { format in
            ExportChoice(
                title: subject.isEmpty ? format.title : "\(subject): \(format.title)",
                fileExtension: format.fileExtension, help: help(format), name: subject.isEmpty ? nil : name
            ) { _ in write(format) ?? "" }
        }
    }
}

extension ExportForm {
    /// Hands a record on: text, Markdown, HTML, CSV, JSON; a recorded run as GPX.
    static func open(_ record: HandedRecord, _ context: Context) -> ExportForm? {
        open("Hand on \(record.title)", name: record.name, choices: record.choices(), asksSigns: false, context)
    }

    /// Hands a session on.
    static func present(_ session: Identifier<TrainingSession>, _ context: inout Context) {
        let zone = context.services.timeZone
        let record = context.read { diary in try HandedRecord.session(session, in: diary, zone: zone) }
        if let record, let form = open(record, context) { context.present(form) }
    }

    /// Hands a run on.
    static func present(_ run: Identifier<Run>, _ context: inout Context) {
        let zone = context.services.timeZone
        let record = context.read { diary in try HandedRecord.run(run, in: diary, zone: zone) }
        if let record, let form = open(record, context) { context.present(form) }
    }
}
