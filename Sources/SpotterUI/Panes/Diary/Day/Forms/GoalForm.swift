import DiaryStore
import FitnessModel
import ViewKit

/// What the balance of a client's days should lead to, as a form.
enum GoalForm {
    /// A goal, and the two shares as they are typed.
    private struct Draft: Sendable {
        var goal: EnergyGoal
        var food: Int?
        var activity: Int?

        init(_ goal: EnergyGoal) { (self.goal, food, activity) = (goal, goal.foodShare, 100 - goal.foodShare) }

        /// The rate; an empty field is none.
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
        let known = context.read { diary in
            (goals: try diary.energyGoals.list(of: client.id), profile: try diary.energyProfile(of: client.id))
        }
        guard let known else { return }
        let unit = known.profile.unit
        var goal = known.goals.last { $0.start <= day } ?? EnergyGoal(start: day)
        goal.start = day
        let (draft, fields, mass) = (Draft(goal), fields(unit), client.unit)
        let form = Form(
            "Goal of \(client.name)", editing: draft, fields, draftKey: "energy goal of \(client.id.rawValue)",
            check: mistake
        ) { draft, context in save(draft.typed, client, unit, known: known.goals, &context) }
        context.present(
            form.restoringDraft(context).following(context) { form, context in
                share(&form)
                let typed = fields.read(form, into: draft, today: context.today).record.typed
                follow(&form, typed, unit: unit, mass: mass)
            })
    }

    private static func fields(_ unit: EnergyUnit) -> [Field<Draft>] {
        [
            .choice("direction", "Weight", \.goal.direction, help: "What should happen to the body weight."),
            .optional("rate", "Rate a day", \.rate, .energy(unit), isProposed: true),
            .optional("food", "By food, %", \.food, .whole(0...100), isProposed: true),
            .optional("activity", "By activity, %", \.activity, .whole(0...100), isProposed: true),
            .value(
                "start", "From", \.goal.start, .day, missing: "From which day does it count?", isProposed: true,
                help: "The first day for which it counts, until another goal begins."),
        ]
    }

    /// The two shares make a hundred: typing one sets the other.
    private static func share(_ form: inout Form) {
        for (typed, other) in [("food", "activity"), ("activity", "food")] where form.isTyping(in: typed) {
            if let share = Int(form.text(typed)), (0...100).contains(share) { form.set(other, to: "\(100 - share)") }
        }
    }

    /// The help says what the numbers come to.
    private static func follow(_ form: inout Form, _ typed: EnergyGoal, unit: EnergyUnit, mass: MassUnit) {
        switch typed.direction {
        case .maintain:
            for id in ["rate", "food", "activity"] { form.setHelp(id, to: "Counts to lose or to gain only.") }
        case .lose:
            let month = EnergyWording.monthly(typed.rate, unit: mass)
            form.setHelp("rate", to: "About \(month), at 7700 kcal a kg. Running coach takes 485 kcal.")
            let less = EnergyText.text(.zero - typed.foodPart, in: unit)
            let more = EnergyText.text(typed.activityPart, in: unit)
            form.setHelp("food", to: "Eat \(less) less; the other share is done by activity.")
            form.setHelp("activity", to: "Do \(more) of activity; the other share is done by food.")
        case .gain:
            let month = EnergyWording.monthly(typed.rate, unit: mass)
            form.setHelp("rate", to: "About \(month), at 7700 kcal a kg, eaten on top of what is spent.")
            for id in ["food", "activity"] { form.setHelp(id, to: "Gaining is done by food alone: no share counts.") }
        }
    }

    /// What a single field cannot know.
    private static func mistake(_ draft: Draft, _ context: Context) -> (field: String, words: String)? {
        if draft.goal.direction != .maintain, draft.goal.rate == .zero {
            return ("rate", "How much a day? Such as 485, or maintain above.")
        }
        let (food, activity) = (draft.food ?? 0, draft.activity ?? 0)
        guard draft.goal.direction == .lose, food + activity != 100 else { return nil }
        return ("food", "\(food) % by food and \(activity) % by activity are not 100 %.")
    }

    private static func save(
        _ goal: EnergyGoal, _ client: Client, _ unit: EnergyUnit, known: [EnergyGoal], _ context: inout Context
    ) -> Form.Result {
        if let wrong = outOfReach(goal, client, unit, &context) { return wrong }
        let said = "From \(goal.start.short): \(EnergyWording.goal(goal, unit: unit))."
        let shown = known.first { $0.start == goal.start }
        return .done(
            context.save(said) { diary in try diary.energyGoals.set(goal, of: client.id, replacing: shown) })
    }

    /// A limit below zero cannot be met.
    private static func outOfReach(
        _ goal: EnergyGoal, _ client: Client, _ unit: EnergyUnit, _ context: inout Context
    ) -> Form.Result? {
        let day = context.read { diary in try diary.energyDay(of: client.id, on: goal.start) }
        guard let basal = try? day?.basal.get().energy else { return nil }
        guard DayBalance(basal: basal, intake: .zero, activity: .zero, goal: goal).isOutOfReach else { return nil }
        let (less, spent) = (EnergyText.text(.zero - goal.foodPart, in: unit), EnergyText.text(basal, in: unit))
        return .wrong(field: "rate", "\(less) less than \(spent) is less than nothing: lower it.")
    }
}
