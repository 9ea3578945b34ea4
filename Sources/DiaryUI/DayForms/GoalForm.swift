import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// The form of a client's energy goal and of the activity level that its limits start with.
enum GoalForm {
    /// A goal, the two shares as they are typed, and how the energy is computed.
    private struct Draft: Sendable {
        var goal: EnergyGoal
        var profile: EnergyProfile
        var food: Int?
        var activity: Int?

        init(_ goal: EnergyGoal, _ profile: EnergyProfile) {
            (self.goal, self.profile) = (goal, profile)
            (food, activity) = (goal.foodShare, 100 - goal.foodShare)
        }

        /// The rate; nil for an empty field.
        var rate: Energy? {
            get { goal.rate }
            set { goal.rate = newValue ?? .zero }
        }

        var typed: EnergyGoal {
            var typed = goal
            typed.foodShare = food ?? goal.foodShare
            return typed
        }
    }

    /// The goal that counts on a day; saved, it counts from the day in the last field.
    static func edit(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let today = context.today
        let read = context.read { diary in
            (
                goals: try diary.energyGoals.list(of: client.id),
                profile: try diary.energy.profile(of: client.id),
                basis: GoalBasis(
                    body: try diary.energy.bodyFigures(of: client.id, on: day),
                    review: try diary.energy.review(of: client.id, from: today, through: today, today: today))
            )
        }
        guard let (goals, profile, basis) = read else { return }
        let known = goals.last { $0.start <= day }
        var goal = known ?? EnergyGoal(start: day)
        goal.start = day
        var proposed = profile
        // Propose the usual level first: the bare basal metabolism is too low a limit.
        var unset = context.diary.standardEnergy
        unset.unit = profile.unit
        if known == nil, profile == unset {
            proposed.activityFactor = ActivityLevel.usual.rawValue
        }
        let (draft, mass) = (Draft(goal, proposed), client.unit)
        let fields = fields(profile.unit, basis.levels(profile))
        var form = Form(
            "Goal of \(client.name)", editing: draft, fields, draftKey: "energy goal of \(client.id.rawValue)",
            check: { draft, _ in
                mistake(draft) ?? basis.outOfReach(draft.typed, draft.profile).map { (field: "rate", message: $0) }
            },
            confirmations: { draft, _ in draft.goal.rate == known?.rate ? [] : confirmations(about: draft, basis, mass)
            }
        ) { draft, context in save(draft, from: profile, replacing: goals, client, basis, &context) }
        form.answer = { form in
            let draft = fields.read(form, into: draft, today: today).record
            return basis.answer(draft.typed, draft.profile)
        }
        context.present(
            form.restoringDraft(context).following(context) { form, context in
                share(&form)
                let typed = fields.read(form, into: draft, today: context.today).record.typed
                follow(&form, typed, unit: profile.unit, mass: mass)
            })
    }

    private static func fields(_ unit: EnergyUnit, _ levels: [(value: Int?, word: Phrase)]) -> [Field<Draft>] {
        [
            .choice(
                "direction", "Weight", \.goal.direction, EnergyGoal.Direction.allCases.map { ($0, $0.choice) },
                help: "What should happen to the body weight."),
            .optional("rate", "Daily deficit / surplus", \.rate, .energy(unit), isProposed: true),
            .optional("food", "From eating less, %", \.food, .whole(0...100), isProposed: true),
            .optional("activity", "From activity, %", \.activity, .whole(0...100), isProposed: true),
            .choice(
                "level", "Activity level (PAL)", \.profile.activityFactor, levels,
                help: "Daily life without recorded activity; training and runs are added to it."),
            .value(
                "start", "From", \.goal.start, .day, missing: "From which day?", isProposed: true,
                help: "The first day of the goal. It ends when another one starts."),
        ]
    }

    /// The two shares make a hundred: typing one sets the other.
    private static func share(_ form: inout Form) {
        for (typed, other) in [("food", "activity"), ("activity", "food")] where form.isTyping(in: typed) {
            if let share = Int(form.text(typed)), (0...100).contains(share) { form.set(other, to: "\(100 - share)") }
        }
    }

    /// Updates the help with the resulting values; shows shares only if they count.
    private static func follow(_ form: inout Form, _ typed: EnergyGoal, unit: EnergyUnit, mass: MassUnit) {
        for id in ["food", "activity"] { form.hide(id, typed.direction != .lose) }
        switch typed.direction {
        case .maintain: form.setHelp("rate", to: "Only for losing or gaining weight.")
        case .lose:
            let month = EnergyWording.monthly(typed.rate, unit: mass)
            form.setHelp("rate", to: "About \(month), at 7700 kcal a kg. Running coach uses 485 kcal.")
            let less = EnergyText.text(.zero - typed.foodPart, in: unit)
            let more = EnergyText.text(typed.activityPart, in: unit)
            form.setHelp("food", to: "Eat \(less) less; activity makes the other share.")
            form.setHelp("activity", to: "Do \(more) of activity; eating less makes the other share.")
        case .gain:
            let month = EnergyWording.monthly(typed.rate, unit: mass)
            form.setHelp("rate", to: "About \(month), at 7700 kcal a kg, eaten above expenditure.")
        }
    }

    /// Errors that concern several fields.
    private static func mistake(_ draft: Draft) -> (field: String, message: Phrase)? {
        if draft.goal.direction != .maintain, draft.goal.rate == .zero {
            return ("rate", "How much a day? Write 485, or choose maintain above.")
        }
        let (food, activity) = (draft.food ?? 0, draft.activity ?? 0)
        guard draft.goal.direction == .lose, food + activity != 100 else { return nil }
        return ("food", "\(food) % from eating less and \(activity) % from activity do not make 100 %.")
    }

    /// A confirmation for a rate that is hard to sustain; the usual one was proposed.
    private static func confirmations(about draft: Draft, _ basis: GoalBasis, _ unit: MassUnit) -> [Form.Confirmation] {
        let (goal, rate) = (draft.typed, draft.goal.rate)
        guard rate != EnergyGoal.usualRate, goal.isUnlikelyRate(base: basis.base(draft.profile)) else { return [] }
        let (daily, monthly) = (EnergyText.text(rate, in: draft.profile.unit), EnergyWording.monthly(rate, unit: unit))
        return [Form.Confirmation(field: "rate", about: rate, "\(daily) a day is about \(monthly).")]
    }

    private static func save(
        _ draft: Draft, from profile: EnergyProfile, replacing known: [EnergyGoal], _ client: Client,
        _ basis: GoalBasis, _ context: inout Context
    ) -> Form.Result {
        let (goal, unit) = (draft.typed, profile.unit)
        let shown = known.first { $0.start == goal.start }
        let isSaved = context.save(nil) { diary in
            try diary.change { change in
                try change.energyGoals.set(goal, of: client.id, replacing: shown)
                try change.energy.updateProfile(from: profile, to: draft.profile, of: client.id)
            }
        }
        guard isSaved else { return .failed }
        let message = EnergyWording.goal(goal, unit: unit)
        let low = basis.floor(goal, draft.profile)
        context.message = low.map { .warning("\(message) \($0).") } ?? .success(message)
        return .saved { _ in }
    }
}
