import DiaryStore
import FitnessModel
import ViewKit

/// What the balance of a client's days should lead to, as a form.
enum GoalForm {
    private static let directions = EnergyGoal.Direction.allCases.map(\.rawValue)

    /// The goal that counts on a day; saved, it counts from the day in the last field.
    static func edit(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let known = context.read { diary in
            (goal: try diary.energyGoal(of: client.id, on: day), profile: try diary.energyProfile(of: client.id))
        }
        guard let known else { return }
        let unit = known.profile.unit
        let goal = known.goal ?? EnergyGoal(start: day)
        let draft = "energy goal of \(client.id.rawValue)"
        let form = Form("Goal of \(client.name)", fields: fields(goal, day, unit), draftKey: draft) { form, context in
            save(form, goal, client, unit, &context)
        }
        let mass = client.unit
        context.present(
            form.restoringDraft(context).following(context) { form, _ in follow(&form, goal, unit: unit, mass: mass) })
    }

    private static func fields(_ goal: EnergyGoal, _ day: Day, _ unit: EnergyUnit) -> [FormField] {
        [
            FormField(
                "direction", "Weight", .choice(directions), value: goal.direction.rawValue,
                help: "What should happen to the body weight."),
            FormField(
                "rate", "Rate a day", .energy(unit), value: EnergyText.typed(goal.rate, in: unit), isProposed: true),
            FormField("food", "By food, %", .whole(0...100), value: "\(goal.foodShare)", isProposed: true),
            FormField(
                "activity", "By activity, %", .whole(0...100), value: "\(100 - goal.foodShare)", isProposed: true),
            FormField(
                "start", "From", .day, value: day.iso, isProposed: true,
                help: "The first day for which it counts, until another goal begins."),
        ]
    }

    /// The two shares make a hundred: typing one sets the other. The help says what the numbers come to.
    private static func follow(_ form: inout Form, _ goal: EnergyGoal, unit: EnergyUnit, mass: MassUnit) {
        for (typed, other) in [("food", "activity"), ("activity", "food")] where form.isTyping(in: typed) {
            if let share = Int(form.text(typed)), (0...100).contains(share) { form.set(other, to: "\(100 - share)") }
        }
        let typed = read(form, goal, unit)
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

    private static func read(_ form: Form, _ goal: EnergyGoal, _ unit: EnergyUnit) -> EnergyGoal {
        var typed = goal
        typed.direction = EnergyGoal.Direction(rawValue: form.text("direction")) ?? goal.direction
        // What the form shows is rounded: an untouched rate stays as it is.
        if form.text("rate") != EnergyText.typed(goal.rate, in: unit) {
            typed.rate = Energy.read(form.text("rate"), unit: unit) ?? .zero
        }
        typed.foodShare = Int(form.text("food")) ?? goal.foodShare
        return typed
    }

    private static func save(
        _ form: Form, _ goal: EnergyGoal, _ client: Client, _ unit: EnergyUnit, _ context: inout Context
    ) -> Form.Result {
        var typed = read(form, goal, unit)
        if typed.direction != .maintain, typed.rate == .zero {
            return .wrong(field: "rate", "How much a day? Such as 485, or maintain above.")
        }
        let (food, activity) = (Int(form.text("food")) ?? 0, Int(form.text("activity")) ?? 0)
        if typed.direction == .lose, food + activity != 100 {
            return .wrong(field: "food", "\(food) % by food and \(activity) % by activity are not 100 %.")
        }
        guard let start = Day.read(form.text("start"), today: context.today) else {
            return .wrong(field: "start", "From which day does it count?")
        }
        typed.start = start
        if let wrong = outOfReach(typed, client, unit, &context) { return wrong }
        let saved = typed
        let said = "From \(start.short): \(EnergyWording.goal(saved, unit: unit))."
        let written = context.write(said) { diary in try diary.setEnergyGoal(saved, of: client.id) }
        return written == nil ? .failed : .saved { _ in }
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
