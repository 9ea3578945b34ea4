import DiaryStore
import FitnessModel
import ViewKit

/// The lengths of a client's steps: typed, or what the height gives.
enum StepLengthForm {
    private static let kind = FieldKind.length(
        .cm, millimetres: 100...3_000, problem: "Not the length of a step: write 75, 75 cm or 0.75 m.")

    /// Empty fields are taken from the height.
    static func open(_ context: inout Context) {
        guard let client = context.client else {
            context.message = .warning("No client is chosen. c chooses one.")
            return
        }
        guard let profile = context.read({ diary in try diary.energyProfile(of: client.id) }) else { return }
        let usual = client.height.flatMap { StepLength(height: $0, sex: client.sex) }
        func help(_ gait: StepLength.Gait) -> String {
            usual.map { "In cm. Empty: \($0[gait].shown(in: .cm)) cm, from the height (Hoeger 2008)" }
                ?? "In cm. Empty: from the height, which is not known yet"
        }
        let fields: [Field<EnergyProfile>] = [
            .optional("walk", "Walking", \.walkStep, kind, help: help(.walk)),
            .optional("run", "Running", \.runStep, kind, help: help(.run)),
            .optional("sprint", "Sprinting", \.sprintStep, kind, help: help(.sprint)),
        ]
        let form = Form(
            "Step lengths of \(client.name)", editing: profile, fields,
            draftKey: "step lengths \(client.id.rawValue)"
        ) { typed, context in
            .done(
                context.save("Saved the step lengths of \(client.name).") { diary in
                    try diary.updateEnergyProfile(from: profile, to: typed, of: client.id)
                })
        }
        context.present(form.restoringDraft(context))
    }
}
