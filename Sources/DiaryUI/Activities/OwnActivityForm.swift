import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// The form of a custom activity: name, heading and MET.
enum OwnActivityForm {
    /// Runs after it was saved.
    typealias Then = @Sendable (Activity, inout Context) -> Void

    /// For a new one; an activity of the catalogue may be the model.
    static func add(
        named name: String = "", like model: Activity? = nil, heading: String? = nil, _ context: inout Context,
        then: @escaping Then = { _, _ in }
    ) {
        let activity = Activity(
            heading: heading ?? model?.heading ?? "", name: model?.name ?? name, met: model?.met ?? 0,
            classes: model?.classes, isRun: model?.isRun ?? false)
        present(activity, &context, then)
    }

    /// Edits a custom activity.
    static func edit(_ activity: Activity, _ context: inout Context) { present(activity, &context) { _, _ in } }

    /// An activity, and its MET as it is typed.
    private struct Draft: Sendable {
        var activity: Activity
        /// The MET value; nil if it comes from the classes or is missing.
        var met: Int?

        init(_ activity: Activity) {
            self.activity = activity
            self.activity.isShipped = false
            met = activity.met == 0 || activity.met == Self.met(of: activity) ? nil : activity.met
        }

        /// The typed activity; nil if nothing gives its energy.
        var typed: Activity? {
            guard let met = met ?? Self.met(of: activity) else { return nil }
            var typed = activity
            typed.met = met
            return typed
        }

        private static func met(of activity: Activity) -> Int? { activity.classes.map(ActivityEnergy.met(ofClasses:)) }
    }

    private static let ownHeading = "Own"
    private static let kilograms = WeightClass.allCases.map { String($0.rawValue) }.joined(separator: " ")

    private static func present(_ activity: Activity, _ context: inout Context, _ then: @escaping Then) {
        let headings = context.read { diary in try diary.activities.headings(.all) } ?? []
        let basis = ActivityBasis(on: context.today, &context)
        let isNew = activity.id == .unsaved
        let (draft, fields) = (Draft(activity), Self.fields(headings))
        var form = Form(
            isNew ? "New activity" : "Activity \(activity.name)", editing: draft, fields,
            draftKey: isNew ? "activity new \(SearchKey.fold(activity.name))" : "activity \(activity.id.rawValue)",
            check: { draft, _ in missingCost(draft) }
        ) { draft, context in
            draft.typed.map { save($0, activity, &context, then) } ?? .failed
        }
        let today = context.today
        form.answer = { form in
            // A missing name is reported by its field.
            let (typed, problem) = Array(fields.dropFirst()).read(form, into: draft, today: today)
            return answer(typed, problem ?? missingCost(typed), form, basis)
        }
        form = form.restoringDraft(context)
        // The name was typed in the list: start in the next empty field.
        if isNew, !activity.name.isEmpty { form.focus = activity.heading.isEmpty ? 1 : 2 }
        context.present(form)
    }

    private static func fields(_ headings: [String]) -> [Field<Draft>] {
        [
            .text(
                "name", "Name", \.activity.name, isRequired: true, help: "As you will look for it: Underwater rugby"),
            .custom(
                "heading", "Heading", isMultiline: true, isAlwaysRead: true,
                help: "The start of an existing one, or a new one; empty: \(ownHeading)",
                show: \.activity.heading,
                put: { text, draft, _ in
                    draft.activity.heading = heading(text, headings)
                    return nil
                }),
            .custom(
                "met", "MET", isMultiline: true, isAlwaysRead: true,
                help: "Multiple of rest: sitting 1, walking 3.5, running 10. Optional with the five values",
                show: { $0.met.map(METText.number) ?? "" },
                put: { text, draft, _ in
                    draft.met = METText.read(text)
                    guard let met = draft.met else {
                        return text.isEmpty ? nil : "Not a MET: write 4.5, a multiple of the energy at rest."
                    }
                    return METText.allowed.contains(met)
                        ? nil : "A MET is between 0.5 and 40: sitting is 1, fast running 15."
                }),
            .custom(
                "classes", "kcal an hour", isMultiline: true, isAlwaysRead: true,
                help: "Or five numbers, for \(kilograms) kg: 240 280 320 360 400",
                show: { ($0.activity.classes ?? []).map(String.init).joined(separator: " ") },
                put: { text, draft, _ in
                    let words = text.split { $0.isWhitespace || $0 == "," || $0 == ";" }
                    let values = words.compactMap { Int($0) }.filter { (1...9_999).contains($0) }
                    guard words.isEmpty || [words.count, values.count].allSatisfy({ $0 == WeightClass.allCases.count })
                    else { return "Five whole numbers, kcal an hour for \(kilograms) kg: 240 280 320 360 400." }
                    draft.activity.classes = values.isEmpty ? nil : values
                    return nil
                }),
            .flag(
                "run", "Is a run", \.activity.isRun,
                help: "Warns if a run is recorded on the same day, so that nothing counts twice"),
        ]
    }

    /// The heading of that name or beginning, or a new one.
    private static func heading(_ text: String, _ headings: [String]) -> String {
        guard !text.isEmpty else { return ownHeading }
        let typed = SearchKey.fold(text)
        if let same = headings.first(where: { SearchKey.fold($0) == typed }) { return same }
        let near = headings.filter { SearchKey.fold($0).hasPrefix(typed) }
        return near.count == 1 ? near[0] : text
    }

    /// Errors that concern several fields.
    private static func missingCost(_ draft: Draft) -> (field: String, message: Phrase)? {
        draft.typed == nil ? ("met", "How much energy? Write a MET such as 3.5, or the five values below.") : nil
    }

    private static func answer(
        _ draft: Draft, _ problem: (field: String, message: Phrase)?, _ form: Form, _ basis: ActivityBasis
    ) -> [Phrase] {
        if let problem { return [form.text(problem.field).isEmpty ? problem.message : "! \(problem.message)", ""] }
        guard let activity = draft.typed else { return [] }
        let cost = ActivityWording.cost(activity, basis)
        return ["\(activity.heading): \(cost)", "\(basis.explanation(met: activity.met, classes: activity.classes))."]
    }

    private static func save(
        _ activity: Activity, _ old: Activity, _ context: inout Context, _ then: @escaping Then
    ) -> Form.Result {
        let isNew = old.id == .unsaved
        let same = try? context.diary.activities.list(archive: .all).first {
            SearchKey.fold($0.name) == SearchKey.fold(activity.name) && $0.id != activity.id && !$0.isShipped
        }
        if let same = same ?? nil {
            return .wrong(field: "name", "\(same.name) already exists. Choose another name, or edit that one.")
        }
        let id = context.write(isNew ? "Added \(activity.name)." : "Saved \(activity.name).") { diary in
            if isNew { return try diary.activities.add(activity) }
            try diary.activities.update(from: old, to: activity)
            return activity.id
        }
        guard let id else { return .failed }
        return .saved { context in
            var saved = activity
            saved.id = id
            then(saved, &context)
        }
    }
}
