import DiaryStore
import FitnessModel
import ViewKit

/// The lengths of a client's steps: typed, or what the height gives.
enum StepLengthForm {
    private static let fields: [(id: String, label: String, gait: StepLength.Gait)] = [
        ("walk", "Walking", .walk), ("run", "Running", .run), ("sprint", "Sprinting", .sprint),
    ]

    /// Empty fields are taken from the height.
    static func open(_ context: inout Context) {
        guard let client = context.client else {
            context.message = .warning("No client is chosen. c chooses one.")
            return
        }
        guard let profile = context.read({ diary in try diary.energyProfile(of: client.id) }) else {
            return
        }
        let usual = client.height.flatMap { StepLength(height: $0, sex: client.sex) }
        let typed: [StepLength.Gait: Length?] = [
            .walk: profile.walkStep, .run: profile.runStep, .sprint: profile.sprintStep,
        ]
        let fields = Self.fields.map { field in
            FormField(
                field.id, field.label, value: (typed[field.gait] ?? nil).map { $0.text(in: .cm) } ?? "",
                help: usual.map { "In cm. Empty: \($0[field.gait].text(in: .cm)) cm, from the height (Hoeger 2008)" }
                    ?? "In cm. Empty: from the height, which is not known yet")
        }
        context.present(
            Form("Step lengths of \(client.name)", fields: fields, draftKey: "step lengths \(client.id.rawValue)") {
                form, context in save(form, profile, client, &context)
            }
            .restoringDraft(context))
    }

    private static func save(
        _ form: Form, _ old: EnergyProfile, _ client: Client, _ context: inout Context
    ) -> Form.Result {
        var lengths: [String: Length] = [:]
        for field in fields where !form.text(field.id).isEmpty {
            guard let length = Length.read(form.text(field.id), unit: .cm), (100...3_000).contains(length.millimetres)
            else { return .wrong(field: field.id, "Not the length of a step: write 75, 75 cm or 0.75 m.") }
            lengths[field.id] = length
        }
        var profile = old
        profile.walkStep = lengths["walk"]
        profile.runStep = lengths["run"]
        profile.sprintStep = lengths["sprint"]
        let wanted = profile
        let isSaved = context.save("Saved the step lengths of \(client.name).") { diary in
            try diary.setEnergyProfile(wanted, of: client.id)
        }
        return isSaved ? .saved { _ in } : .failed
    }
}
