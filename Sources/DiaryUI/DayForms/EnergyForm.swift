import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// How the energy of a client is computed, as a form.
enum EnergyForm {
    /// The settings of the current client.
    static func edit(_ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let today = context.today
        let known = context.read { diary in
            (
                profile: try diary.energy.profile(of: client.id),
                body: try diary.energy.bodyFigures(of: client.id, on: today)
            )
        }
        guard let (profile, body) = known else { return }
        let fields = fields(profile)
        let form = Form(
            "Energy of \(client.name)", editing: profile, fields, draftKey: "energy of \(client.id.rawValue)"
        ) { typed, context in save(typed, from: profile, body, client, &context) }
        context.present(
            form.restoringDraft(context).following(context) { form, context in
                let typed = fields.read(form, into: profile, today: context.today).record
                follow(&form, typed, body, client.unit, context.today)
            })
    }

    private static func fields(_ profile: EnergyProfile) -> [Field<EnergyProfile>] {
        let formulas = BasalFormula.allCases.map {
            (value: BasalFormula?.some($0), word: $0.name)
        }
        let known = Set(ActivityLevel.allCases.map(\.rawValue) + [profile.activityFactor].compactMap { $0 }).sorted()
        let levels = known.map { (value: Int?.some($0), word: Phrase(verbatim: factor($0))) }
        return [
            .choice("formula", "Formula", \.formula, [(nil, "best known")] + formulas),
            .choice("factor", "Activity level (PAL)", \.activityFactor, [(nil, "none")] + levels),
            .choice("counting", "Activities", \.counting, [(.net, "net"), (.gross, "gross")]),
            .choice("table", "Energy from", \.table, [(.met, "MET"), (.classes, "classes")]),
            .choice("unit", "Unit", \.unit, help: "1 kcal is 4.184 kJ."),
        ]
    }

    private static func follow(
        _ form: inout Form, _ profile: EnergyProfile, _ body: BodyFigures, _ mass: MassUnit, _ today: Day
    ) {
        do throws(BasalMetabolism.Missing) {
            let basal = try BasalMetabolism(of: body, profile)
            let resting = EnergyText.text(basal.resting, in: profile.unit)
            let inputs = EnergyWording.inputs(basal, unit: mass, today: today)
            form.setHelp(
                "formula",
                to: profile.formula == nil
                    ? "\(basal.formula.name): \(resting); \(inputs)" : "\(resting); \(inputs)")
            let all = EnergyText.text(basal.energy, in: profile.unit)
            let product: Phrase? = basal.factor.map {
                "\(resting) x \(factor($0)) = \(all), without recorded activity."
            }
            form.setHelp("factor", to: product ?? "Adds nothing: activity is recorded day by day.")
        } catch {
            form.setHelp("formula", to: "Needs \(EnergyWording.needs(error)). \(EnergyWording.remedy(error))")
            form.setHelp("factor", to: "Multiplies the basal metabolism: daily life without recorded activity.")
        }
        switch profile.counting {
        case .net: form.setHelp("counting", to: "net: (MET - 1) x kg x h. Rest counts once, as basal metabolism.")
        case .gross: form.setHelp("counting", to: "gross: MET x kg x h, as tables print it. Rest counts twice.")
        }
        switch profile.table {
        case .met: form.setHelp("table", to: "MET: by the actual body weight.")
        case .classes: form.setHelp("table", to: "classes: the weight counts as 60, 70, 80, 90 or 100 kg.")
        }
    }

    private static func save(
        _ typed: EnergyProfile, from old: EnergyProfile, _ body: BodyFigures, _ client: Client,
        _ context: inout Context
    ) -> Form.Result {
        let message: Message
        do throws(BasalMetabolism.Missing) {
            let basal = try BasalMetabolism(of: body, typed)
            let energy = EnergyText.text(basal.energy, in: typed.unit)
            message = .success("Basal metabolism \(energy) a day, by \(basal.formula.name).")
        } catch {
            message = .warning("Saved. \(EnergyWording.missing(error)). \(EnergyWording.remedy(error))")
        }
        guard context.save(nil, { diary in try diary.energy.updateProfile(from: old, to: typed, of: client.id) }) else {
            return .failed
        }
        context.message = message
        return .saved { _ in }
    }

    private static func factor(_ milli: Int) -> String { NumberFormat.shown(milli, decimals: 3) }
}
