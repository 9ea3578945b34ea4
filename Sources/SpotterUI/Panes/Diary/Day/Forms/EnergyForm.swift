import DiaryStore
import FitnessModel
import ViewKit

/// How the energy of a client is computed, as a form.
enum EnergyForm {
    private static let best = "best known"
    private static let noFactor = "none"
    private static let factors = [1200, 1375, 1550, 1725, 1900]

    /// The settings of the current client.
    static func edit(_ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let today = context.today
        let known = context.read { diary in
            (
                profile: try diary.energyProfile(of: client.id),
                body: try diary.bodyFigures(of: client.id, on: today)
            )
        }
        guard let known else { return }
        let draft = "energy of \(client.id.rawValue)"
        let form = Form("Energy of \(client.name)", fields: fields(known.profile), draftKey: draft) { form, context in
            save(form, known.profile, known.body, client, &context)
        }
        let (profile, body) = known
        context.present(
            form.restoringDraft(context).following(context) { form, context in
                let typed = read(form, profile)
                follow(&form, typed, body, client.unit, context.today)
            })
    }

    private static func fields(_ profile: EnergyProfile) -> [FormField] {
        let formulas = [best] + BasalFormula.allCases.map(\.name)
        let known = profile.activityFactor.map { [$0] } ?? []
        let levels = [noFactor] + Set(factors + known).sorted().map(factor)
        return [
            FormField("formula", "Formula", .choice(formulas), value: profile.formula?.name ?? best),
            FormField("factor", "Daily life", .choice(levels), value: profile.activityFactor.map(factor) ?? noFactor),
            FormField("counting", "Activities", .choice(["net", "gross"]), value: profile.counting.rawValue),
            FormField("table", "Energy from", .choice(["MET", "classes"]), value: profile.table.label),
            FormField(
                "unit", "Unit", .choice(EnergyUnit.allCases.map(\.rawValue)), value: profile.unit.rawValue,
                help: "1 kcal is 4.184 kJ."),
        ]
    }

    private static func follow(
        _ form: inout Form, _ profile: EnergyProfile, _ body: BodyFigures, _ mass: MassUnit, _ today: Day
    ) {
        do throws(BasalMetabolism.Missing) {
            let basal = try BasalMetabolism(of: body, profile)
            let resting = EnergyText.text(basal.resting, in: profile.unit)
            let name = profile.formula == nil ? "\(basal.formula.name): " : ""
            form.setHelp(
                "formula", to: "\(name)\(resting); \(EnergyWording.inputs(basal, unit: mass, today: today))")
            let all = EnergyText.text(basal.energy, in: profile.unit)
            let product = basal.factor.map { "\(resting) x \(factor($0)) = \(all): what is not recorded as activity." }
            form.setHelp("factor", to: product ?? "Nothing is added: what was done is recorded day by day.")
        } catch {
            form.setHelp("formula", to: "Needs \(EnergyWording.needs(error)): \(EnergyWording.remedy(error)).")
            form.setHelp("factor", to: "Multiplies the basal metabolism, for what is not recorded as activity.")
        }
        switch profile.counting {
        case .net: form.setHelp("counting", to: "net: (MET - 1) x kg x h. The rest counts once, as basal metabolism.")
        case .gross: form.setHelp("counting", to: "gross: MET x kg x h, as tables print it. The rest counts twice.")
        }
        switch profile.table {
        case .met: form.setHelp("table", to: "MET: by the body weight as it is.")
        case .classes: form.setHelp("table", to: "classes: the weight counts as 60, 70, 80, 90 or 100 kg.")
        }
    }

    private static func read(_ form: Form, _ profile: EnergyProfile) -> EnergyProfile {
        var typed = profile
        let formula = form.text("formula")
        typed.formula = BasalFormula.allCases.first { $0.name == formula }
        let level = form.text("factor")
        typed.activityFactor = (factors + [profile.activityFactor].compactMap { $0 }).first { factor($0) == level }
        typed.counting = EnergyProfile.Counting(rawValue: form.text("counting")) ?? profile.counting
        typed.table = EnergyProfile.Table.allCases.first { $0.label == form.text("table") } ?? profile.table
        typed.unit = EnergyUnit(rawValue: form.text("unit")) ?? profile.unit
        return typed
    }

    private static func save(
        _ form: Form, _ profile: EnergyProfile, _ body: BodyFigures, _ client: Client, _ context: inout Context
    ) -> Form.Result {
        let typed = read(form, profile)
        let said: Message
        do throws(BasalMetabolism.Missing) {
            let basal = try BasalMetabolism(of: body, typed)
            let energy = EnergyText.text(basal.energy, in: typed.unit)
            said = .success("Basal metabolism \(energy) a day, by \(basal.formula.name).")
        } catch {
            said = .warning("Saved. \(EnergyWording.missing(error)): \(EnergyWording.remedy(error)).")
        }
        guard context.save(nil, { diary in try diary.setEnergyProfile(typed, of: client.id) }) else {
            return .failed
        }
        context.message = said
        return .saved { _ in }
    }

    private static func factor(_ milli: Int) -> String { DecimalText.write(milli, decimals: 3) }
}

extension EnergyProfile.Table {
    fileprivate var label: String { self == .met ? "MET" : "classes" }
}
