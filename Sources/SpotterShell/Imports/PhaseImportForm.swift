import DiaryExchange
import DiaryStore
package import FitnessModel
package import SpotterCore
import ViewKit

/// Asks how to import a training sheet of a spreadsheet: the client, planned or done loads, and the days. The
/// preview below shows what would be written and every cell that could not be read; `Enter` writes it as one change.
package enum PhaseImportForm {
    /// The answers of the form.
    private struct Answers: Sendable {
        var client: String
        var name: String
        var use: TrainingSheet.Use
        var days: String
        /// The client's where nil.
        var unit: MassUnit?
    }

    /// The form for a sheet.
    ///
    /// - Parameters:
    ///   - client: the proposed client; nil for a template.
    ///   - name: the name of the phase if the sheet has none.
    ///   - draftKey: the key of the stored draft; nil for text that can be pasted again.
    ///   - then: runs after the import, besides showing the phase.
    package static func present(
        _ sheet: TrainingSheet, for client: Client?, named name: String = "", draftKey: String? = nil,
        _ context: inout Context, then: ContextAction? = nil
    ) {
        guard context.mayWrite() else { return }
        let clients = ImportedClients(current: client, context)
        let answers = Answers(
            client: client?.name ?? "", name: sheet.name.isEmpty ? name : sheet.name,
            use: client == nil ? .plan : sheet.proposedUse(today: context.today), days: DayList.text(sheet.days),
            unit: sheet.draft.unit)
        let fields = fields(of: sheet, clients)
        var form = Form(
            "Import a training sheet", editing: answers, fields, draftKey: draftKey, verb: "import",
            check: { typed, context in
                if let problem = sheet.problem { return ("name", problem) }
                if let problem = clients.problem(typed.client) { return ("client", problem) }
                guard typed.use == .done else { return nil }
                if typed.client.isEmpty {
                    return ("use", "A template has planned loads only: enter a client, or choose planned.")
                }
                return sheet.sessionsDone == 0 ? ("use", "The sheet has no loads that were done: choose planned.") : nil
            },
            confirmations: { typed, context in
                let repetition = try? sheetImport(of: sheet, typed, clients, context.today)?
                    .repetition(in: context.diary)
                return repetition.flatMap(\.self).map { [Form.Confirmation(field: "name", about: $0, $0)] } ?? []
            },
            save: { typed, context in
                guard let content = sheetImport(of: sheet, typed, clients, context.today),
                    let report = context.write(nil, { diary in try content.write(in: diary) })
                else { return .failed }
                return .saved { context in
                    context.message = .success("\(report.message). u: undo.")
                    if let added = report.added { context.go(to: added.place) }
                    then?(&context)
                }
            })
        form.savesOnEnter = true
        var shown = form.restoringDraft(context).following(context) { form, context in
            let typed = fields.read(form, into: answers, today: context.today).record
            form.hide("days", typed.use == .plan)
            let content = sheetImport(of: sheet, typed, clients, context.today)
            let lines = (try? content?.summary(in: context.diary)).flatMap(\.self) ?? []
            let problem: [Phrase] = sheet.problem.map { ["! \($0)"] } ?? []
            form.answer = { _ in problem + lines }
            form.wrapsAnswer = false
        }
        if answers.use == .done, answers.days.isEmpty { shown.focus(on: "days") }
        context.present(shown)
    }

    private static func fields(of sheet: TrainingSheet, _ clients: ImportedClients) -> [Field<Answers>] {
        [
            .completing(
                "client", "For", \.client, help: "A client: Tab completes the name. Empty for a template.",
                complete: clients.completed),
            .text("name", "Phase", \.name, isRequired: true, help: "P6 In season"),
            .choice(
                "use", "Loads are", \.use, [(.plan, "planned"), (.done, "done")],
                help: "Planned for future sessions, or done on the days below."),
            .custom(
                "days", "Days", isAlwaysRead: true,
                help:
                    "5 jan every 7, or each: 5 jan, 12 jan, 19 jan. \(sheet.sessionsDone, one: "session", other: "sessions").",
                show: \.days
            ) { text, answers, today in
                answers.days = text
                guard answers.use == .done, !answers.client.isEmpty else { return nil }
                do throws(DayList.Problem) {
                    _ = try DayList(text, count: sheet.sessionsDone, today: today)
                    return nil
                } catch {
                    return error.wording
                }
            },
            .choice(
                "unit", "Loads in", \.unit, [(nil, "the client's unit"), (.kg, "kg"), (.lb, "lb")],
                help: "The unit of the sheet; loads with a unit of their own keep it."),
        ]
    }

    /// The import that follows from the answers; nil if there is no such client.
    private static func sheetImport(
        of sheet: TrainingSheet, _ answers: Answers, _ clients: ImportedClients, _ today: Day
    ) -> SheetImport? {
        guard clients.problem(answers.client) == nil else { return nil }
        let isDone = answers.use == .done && !answers.client.isEmpty
        let days = isDone ? (try? DayList(answers.days, count: sheet.sessionsDone, today: today))?.days : nil
        return SheetImport(
            sheet, client: clients.named(answers.client).first, name: answers.name, unit: answers.unit,
            days: days ?? [])
    }
}

/// The clients that a sheet can be imported for.
private struct ImportedClients: Sendable {
    private let current: Client?
    private let all: [Client]

    init(current: Client?, _ context: Context) {
        self.current = current
        all = (try? context.diary.clients.list(ListFilter(), limit: 100_000).map(\.client)) ?? []
    }

    /// Those with this name, ignoring case and accents; of several the proposed one.
    func named(_ name: String) -> [Client] {
        let key = SearchKey.fold(name)
        if let current, SearchKey.fold(current.name) == key { return [current] }
        return all.filter { SearchKey.fold($0.name) == key }
    }

    /// The error for a name; nil for none.
    func problem(_ name: String) -> Phrase? {
        guard !name.isEmpty else { return nil }
        switch named(name).count {
        case 0: return "There is no client \(name). Tab completes a name; empty imports a template."
        case 1: return nil
        default: return "Several clients are called \(name): choose one with c first."
        }
    }

    /// The first name that begins with the typed text.
    func completed(_ typed: String) -> String? {
        let key = SearchKey.fold(typed)
        return all.map(\.name).first { SearchKey.fold($0).hasPrefix(key) }
    }
}
