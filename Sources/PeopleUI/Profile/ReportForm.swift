import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import ViewKit

/// Asks for the period, content, format and path of a client's report.
enum ReportForm {
    /// The kind of period.
    private enum Span: Hashable, Sendable {
        case last(ProgressPeriod)
        case fromTo
    }

    /// The state of the form.
    private struct Request: Sendable {
        var span = Span.last(.weeks(12))
        var from: Day
        var to: Day
        var format = ReportFormat.html
        var options = ClientReport.Options()
        var file: String

        var period: ProgressPeriod {
            switch span {
            case .last(let period): period
            case .fromTo: .days(from...max(from, to))
            }
        }
    }

    private static let spans: [(value: Span, word: Phrase)] =
        ProgressPeriod.choices.map { (.last($0), $0.title) } + [(.fromTo, "from - to")]
    private static let formats: [(value: ReportFormat, word: Phrase)] =
        ReportFormat.allCases.map { ($0, $0.title) }

    /// The form for a client; starts in the folder of the last export.
    static func form(_ client: Client, _ context: Context) -> Form {
        let (today, zone) = (context.today, context.services.timeZone)
        let name = ExportFile.name(client.name, "report", today.iso, ending: ReportFormat.html.fileExtension)
        let request = Request(
            from: today.adding(months: -3), to: today, file: ExportForm.folder(context) + name)
        var form = Form(
            "Report for \(client.name)", editing: request, fields, verb: "write the file",
            check: { request, _ in
                let isTurned = request.span == .fromTo && request.from > request.to
                return isTurned ? ("to", "The last day is before the first.") : nil
            },
            save: { request, form, context in
                write(request, of: client, in: form, today: today, zone: zone, &context)
            })
        form.writes = false
        form.savesOnEnter = true
        return form.following(context) { form, _ in follow(&form) }
    }

    private static var fields: [Field<Request>] {
        [
            .choice("period", "Period", \.span, spans),
            .value("from", "From", \.from, .day), .value("to", "To", \.to, .day),
            .choice("format", "Format", \.format, formats, help: "HTML has charts and is made for printing."),
            .flag(
                "health", "Health notes", \.options.health,
                help: "The health note, resting heart rate and blood pressure."),
            .flag(
                "notes", "Session notes", \.options.notes,
                help: "Notes of sessions, days, measurements and the plan."),
            .path("file", "File", \.file, help: "Only you can read it. Tab completes the path."),
        ]
    }

    /// Shows the days for a custom period; adapts a known file extension to the format.
    private static func follow(_ form: inout Form) {
        let isFromTo = form.choice("period", of: spans.map(\.value)) == .fromTo
        form.hide("from", !isFromTo)
        form.hide("to", !isFromTo)
        let ending = form.choice("format", of: ReportFormat.allCases)?.fileExtension
        let file = form.text("file")
        guard let ending, !form.isTyping(in: "file"), let old = ReportFormat(file: file)?.fileExtension else { return }
        form.set("file", to: file.dropLast(old.count) + ending)
    }

    private static func write(
        _ request: Request, of client: Client, in form: Form, today: Day, zone: TimeZone, _ context: inout Context
    ) -> Form.Result {
        guard !request.file.isEmpty, !request.file.hasSuffix("/") else {
            return .wrong(field: "file", "Enter a file name.")
        }
        let report = context.read { diary in
            try ClientReport(
                diary, client: try diary.clients.get(client.id), period: request.period, options: request.options,
                today: today, zone: zone)
        }
        guard let report else { return .failed }
        let path = request.file
        do throws(ExportFile.Problem) {
            let text = request.format.write(report)
            try ExportFile.write(text, to: path, replacing: form.mayReplace, sparing: context.diary)
        } catch {
            return .notWritten(error, field: "file")
        }
        ExportForm.remember(path, &context)
        context.message = .success("Wrote \(path).")
        return .saved { _ in }
    }
}
