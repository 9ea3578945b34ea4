import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// How the sheet is set up.
extension BodySheetView {
    /// All formulas, with what each makes of the measurement under the cursor.
    var formulaPicker: Picker {
        let (client, course) = (client, course)
        let profile = course?.profile ?? SkinfoldProfile()
        let body = row.map { row in
            FoldedBody(
                folds: row.millimetres(by: profile.summary), sex: client?.sex,
                age: client?.birthDay.map { $0.age(on: row.day) }, weight: row.weight)
        }
        let now = try? body?.fat(by: profile.formula, density: profile.density).percent
        return Picker(
            "Body fat formula (! outside its range)", of: BodyFatFormula.allCases, title: { $0.name },
            detail: { formula -> Phrase in
                guard let body else { return formula == profile.formula ? "now" : "" }
                do throws(BodyFatGap) {
                    let fat = try body.fat(by: formula, density: profile.density)
                    let mark = fat.isOutsideRange ? " !" : ""
                    let isNow = formula == profile.formula
                    let other: Phrase = now.map { isNow ? "now" : "\(BodyText.change(fat.percent - $0))" } ?? ""
                    return "\(BodyText.tenths(fat.percent)) %\(mark)  \(other)"
                } catch {
                    let missing = BodyText.text(error)
                    return "needs \(missing)"
                }
            }
        ) { formula, context in
            guard let client else { return }
            var changed = profile
            changed.formula = formula
            context.write("Body fat formula: \(formula.name).") { diary in
                try diary.skinfolds.updateProfile(from: profile, to: changed, of: client.id)
            }
        }
    }

    /// The form of the shown columns and how they are read.
    var columnsForm: Form? {
        switch sheet {
        case .folds: sitesForm
        case .girths: measuresForm
        }
    }

    private var sitesForm: Form? {
        guard let client, let known = course?.profile else { return nil }
        let fields: [Field<SkinfoldProfile>] = [
            .custom(
                "sites", "Sites",
                help: "In order: chin, cheek, ..., lower back. Hidden sites keep their folds.",
                show: { $0.sites.map(\.name.text).joined(separator: ", ") }
            ) { text, profile, _ in
                switch Self.read(text, of: SkinfoldSite.allCases, names: { [$0.name, $0.short] }) {
                case .failure(let problem): return problem.message
                case .success(let sites):
                    guard !sites.isEmpty else { return "Type at least one site." }
                    profile.sites = sites
                    return nil
                }
            },
            .choice(
                "readings", "Several", \.summary, [(.median, "median"), (.mean, "average")],
                help: "How several readings of a site become one value."),
            .choice(
                "density", "Density", \.density, DensityFormula.allCases.map { ($0, $0.name) },
                help: "How body density becomes body fat."),
        ]
        return Form("Skinfolds of \(client.name)", editing: known, fields) { changed, context in
            .done(context.save { diary in try diary.skinfolds.updateProfile(from: known, to: changed, of: client.id) })
        }
    }

    private var measuresForm: Form? {
        guard let client else { return nil }
        let known = profile
        let fields: [Field<MeasureProfile>] = [
            .custom(
                "measures", "Measures", help: "In order: neck, ..., pulse, BP. Hidden measures keep their values.",
                show: { $0.measures.map(\.name.text).joined(separator: ", ") }
            ) { text, profile, _ in
                switch Self.read(text, of: BodyMeasure.allCases, names: { [$0.name, $0.short] }) {
                case .failure(let problem): return problem.message
                case .success(let measures):
                    profile.measures = measures
                    return nil
                }
            },
            .custom(
                "own", "Custom", help: "Other measures with their units: Grip (kg), Jump (cm), Push-ups.",
                show: { $0.own.map(\.text).joined(separator: ", ") }
            ) { text, profile, _ in
                var own: [OwnMeasure] = []
                for word in text.split(separator: ",") where !String(word).trimmingBlanks.isEmpty {
                    guard let measure = OwnMeasure(String(word)) else {
                        let name = String(word).trimmingBlanks
                        return name.count > OwnMeasure.longest - 1
                            ? "A name has at most \(OwnMeasure.longest) letters." : "Not a name: Grip (kg), Push-ups."
                    }
                    if !own.contains(measure) { own.append(measure) }
                }
                profile.own = own
                return nil
            },
        ]
        return Form("Measures of \(client.name)", editing: known, fields) { changed, context in
            .done(context.save { diary in try diary.measureProfiles.update(from: known, to: changed, of: client.id) })
        }
    }

    /// The error in a list of names.
    private struct Unknown: Error {
        let message: Phrase
    }

    /// Reads names, or the beginnings of them, in the current language or in English, separated by commas.
    private static func read<Value: Equatable>(
        _ text: String, of all: [Value], names: (Value) -> [Phrase]
    ) -> Result<[Value], Unknown> {
        let known = all.map { value in
            let texts = names(value).flatMap { [$0.text, Language.english.text($0)] }
            return (value: value, keys: texts.map { SearchKey.fold($0) })
        }
        var found: [Value] = []
        for part in text.split(separator: ",") {
            let word = String(part).trimmingBlanks
            let key = SearchKey.fold(word)
            guard !key.isEmpty else { continue }
            let exact = known.filter { $0.keys.contains(key) }
            let fitting = exact.isEmpty ? known.filter { $0.keys.contains { $0.hasPrefix(key) } } : exact
            guard let value = fitting.first?.value else { return .failure(Unknown(message: "Unknown: \(word).")) }
            guard fitting.count == 1 else {
                let several = fitting.prefix(3).compactMap { names($0.value).first }
                return .failure(Unknown(message: "\(word): which one, \(list: several)?"))
            }
            if !found.contains(value) { found.append(value) }
        }
        return .success(found)
    }

    static func noteForm(_ row: BodyMeasurement) -> Form {
        Form("Measurement of \(row.day.long)", editing: row, [.note("note", "Note", \.note)]) { changed, context in
            .done(context.save { diary in try diary.measurements.update(from: row, to: changed) })
        }
    }

    /// The reference of the site under the cursor, or of the first one.
    var referenceForm: Form? {
        guard let course, let sex = course.client.sex else { return nil }
        let site = if case .site(let site) = column { site } else { course.profile.sites.first ?? .chin }
        let own = course.references[site]
        return Form(
            sex == .female ? "Reference of \(site.name), female" : "Reference of \(site.name), male", editing: own,
            [
                .custom(
                    "value", "Millimetres",
                    help:
                        "Default: \(BodyText.tenths(SkinfoldRank.reference(site, sex))). Leave it empty to use that.",
                    show: { $0.map(BodyText.tenths) ?? "" }
                ) { text, value, _ in
                    if text.isEmpty {
                        value = nil
                        return nil
                    }
                    guard let read = FoldReading(text)?.readings, read.count == 1, (0.5...99).contains(read[0]) else {
                        return "A reference is 0.5 to 99 mm."
                    }
                    value = read[0]
                    return nil
                }
            ]
        ) { changed, context in
            .done(context.save { diary in try diary.skinfolds.setReference(changed, of: site, sex) })
        }
    }

    /// The card of the site under the cursor.
    var siteCard: SiteCard? {
        guard let course, case .site(let site) = column else { return nil }
        return SiteCard(site, of: course.client, reference: course.references[site])
    }
}

/// Texts about formulas and their missing inputs.
enum BodyText {
    /// "Tri, Quad and the date of birth in the profile".
    static func text(_ gap: BodyFatGap) -> Phrase {
        if gap.sex { return "the sex in the profile" }
        var parts: [Phrase] = gap.sites.map(\.short)
        if gap.age { parts.append("the date of birth in the profile") }
        if gap.weight { parts.append("the weight") }
        return "\(and: parts)"
    }

    /// "12.3".
    static func tenths(_ value: Double) -> String { BodyQuantity.sum.shown(value) }

    /// "+0.4", "-0.4", "=".
    static func change(_ value: Double) -> String { BodyQuantity.fat.change(value) }
}

/// A site: the formulas that use it, its ranking, and claims about it.
struct SiteCard: Overlay {
    let title: Phrase
    let facts: [(Phrase, Phrase)]

    init(_ site: SkinfoldSite, of client: Client, reference: Double?) {
        title = site.name
        let formulas = client.sex.map { sex in
            BodyFatFormula.allCases.filter { $0.sites(for: sex).contains(site) }.map(\.name)
        }
        let ranked: Phrase? = client.sex.map { sex in
            reference.map { "against \(BodyText.tenths($0)) mm, your value" }
                ?? "against \(BodyText.tenths(SkinfoldRank.reference(site, sex))) mm, the default; , r sets another"
        }
        facts = [
            ("Formulas", formulas.map { $0.isEmpty ? "none use it" : "\(and: $0)" } ?? ""),
            ("Ranked", ranked ?? "the sex is missing in the profile"),
            ("Claimed", site.claim.map { "\($0) (Poliquin's BioSignature)." } ?? "nothing known."),
            ("", site.claim == nil ? "" : "This claim has not been validated. Do not base health advice on it."),
        ]
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> { .close }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 66)
        let lines = facts.reduce(0) { $0 + max(1, TextWidth.wrap($1.1.text, width: width - 14).count) }
        let box = body.centred(Size(columns: width, rows: min(body.height, lines + 2)))
        screen.popup(box, title: title)
        screen.facts(facts, in: box.inset(by: 1).inset(columns: 1))
    }
}
