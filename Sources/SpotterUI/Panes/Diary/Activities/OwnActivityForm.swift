import DiaryStore
import FitnessModel
import ViewKit

/// An activity that the catalogue does not have: its name, its heading, and what it costs.
enum OwnActivityForm {
    /// What follows once it is saved.
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

    /// For one of the trainer's own.
    static func edit(_ activity: Activity, _ context: inout Context) { present(activity, &context) { _, _ in } }

    private static let kilograms = WeightClass.allCases.map { String($0.rawValue) }.joined(separator: " ")

    private static func present(_ activity: Activity, _ context: inout Context, _ then: @escaping Then) {
        let headings = context.read { diary in try diary.activityHeadings(.all) } ?? []
        let basis = ActivityBasis(on: context.today, &context)
        let isNew = activity.id == .unsaved
        let isDerived = activity.classes.map(ActivityEnergy.met(ofClasses:)) == activity.met
        let fields = [
            FormField("name", "Name", .required, value: activity.name, help: "As you look for it: Underwater rugby"),
            FormField(
                "heading", "Heading", value: activity.heading,
                help: "The beginning of one that is there, or a new one; empty is \(ownHeading)"),
            FormField(
                "met", "MET", value: activity.met == 0 || isDerived ? "" : METText.number(activity.met),
                help: "Times the rest: sitting 1, walking 3.5, running 10. May stay empty beside the next"),
            FormField(
                "classes", "kcal an hour", value: (activity.classes ?? []).map(String.init).joined(separator: " "),
                help: "Or five numbers, for \(kilograms) kg: 240 280 320 360 400"),
            FormField(
                "run", "Is a run", .choice(["no", "yes"]), value: activity.isRun ? "yes" : "no",
                help: "Pointed out where a run is recorded on the same day: nothing is counted twice"),
        ]
        var form = Form(
            isNew ? "New activity" : "Activity \(activity.name)", fields: fields,
            draftKey: isNew ? "activity new \(SearchKey.fold(activity.name))" : "activity \(activity.id.rawValue)"
        ) { form, context in save(form, activity, headings, &context, then) }
        form.answer = { answer($0, activity, headings, basis) }
        form = form.restoringDraft(context)
        // What was typed in the list names it: the next field is the one to fill in.
        if isNew, !activity.name.isEmpty { form.focus = activity.heading.isEmpty ? 1 : 2 }
        context.present(form)
    }

    private static let ownHeading = "Own"

    /// The heading that is meant: one that is there, by its beginning, or what was typed.
    private static func heading(_ text: String, _ headings: [String]) -> String {
        guard !text.isEmpty else { return ownHeading }
        let typed = SearchKey.fold(text)
        if let same = headings.first(where: { SearchKey.fold($0) == typed }) { return same }
        let near = headings.filter { SearchKey.fold($0).hasPrefix(typed) }
        return near.count == 1 ? near[0] : text
    }

    /// The activity that the fields say; the field that is wrong, and why.
    private static func read(
        _ form: Form, _ old: Activity, _ headings: [String]
    ) -> Result<Activity, Fault> {
        var activity = old
        activity.name = form.text("name")
        activity.heading = heading(form.text("heading"), headings)
        activity.isRun = form.text("run") == "yes"
        activity.isShipped = false
        let classes = form.text("classes").split { $0.isWhitespace || $0 == "," || $0 == ";" }
        let values = classes.compactMap { Int($0) }.filter { (1...9_999).contains($0) }
        guard classes.isEmpty || (values.count == classes.count && values.count == WeightClass.allCases.count) else {
            return .failure(
                Fault("classes", "Five whole numbers, kcal an hour for \(kilograms) kg: 240 280 320 360 400."))
        }
        activity.classes = values.isEmpty ? nil : values
        if form.text("met").isEmpty {
            guard !values.isEmpty else {
                return .failure(Fault("met", "What does it cost? A MET, 3.5, or the five kcal an hour below."))
            }
            activity.met = ActivityEnergy.met(ofClasses: values)
        } else {
            guard let met = METText.read(form.text("met")) else {
                return .failure(Fault("met", "Not a MET: write 4.5, how many times the rest it costs."))
            }
            guard METText.allowed.contains(met) else {
                return .failure(Fault("met", "A MET is between 0.5 and 40: sitting is 1, fast running 15."))
            }
            activity.met = met
        }
        return .success(activity)
    }

    private struct Fault: Error {
        let field: String
        let problem: String

        init(_ field: String, _ problem: String) {
            self.field = field
            self.problem = problem
        }
    }

    private static func answer(
        _ form: Form, _ old: Activity, _ headings: [String], _ basis: ActivityBasis
    ) -> [String] {
        switch read(form, old, headings) {
        case .failure(let fault):
            let isBegun = !form.text(fault.field).isEmpty
            return [isBegun ? "! \(fault.problem)" : fault.problem, ""]
        case .success(let activity):
            let cost = ActivityWording.cost(activity, basis)
            return [
                "\(activity.heading): \(cost)", "\(basis.explanation(met: activity.met, classes: activity.classes)).",
            ]
        }
    }

    private static func save(
        _ form: Form, _ old: Activity, _ headings: [String], _ context: inout Context, _ then: @escaping Then
    ) -> Form.Result {
        let activity: Activity
        switch read(form, old, headings) {
        case .success(let read): activity = read
        case .failure(let fault): return .wrong(field: fault.field, fault.problem)
        }
        let isNew = old.id == .unsaved
        let same = try? context.diary.activities(archive: .all).first {
            SearchKey.fold($0.name) == SearchKey.fold(activity.name) && $0.id != activity.id && !$0.isShipped
        }
        if let same = same ?? nil {
            return .wrong(field: "name", "\(same.name) is there already. Choose another name, or edit that one.")
        }
        let id = context.write(isNew ? "Added \(activity.name)." : "Saved \(activity.name).") { diary in
            if isNew { return try diary.addActivity(activity) }
            try diary.updateActivity(activity)
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
