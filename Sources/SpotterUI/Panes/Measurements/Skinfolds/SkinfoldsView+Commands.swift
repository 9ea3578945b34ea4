import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SkinfoldsView {
    static let commands: CommandSet<SkinfoldsView> = [
        command("edit", "Edit the cell", hint: "edit", keys: ["Enter", "e"], unless: needsRow) { view, context in
            _ = view.open(&context)
        },
        command("add", "Begin a row of today", hint: "add", keys: ["a"], unless: needsClient) { view, context in
            view.add(&context)
        },
        command("formula", "Choose the formula of body fat", hint: "formula", keys: [", f"], unless: needsClient) {
            view, context in context.present(view.formulaPicker)
        },
        command(
            "sites", "Choose sites, readings and what makes fat of a density", hint: "sites", keys: [", s"],
            unless: needsClient
        ) {
            view, context in if let form = view.settings { context.present(form) }
        },
        command("references", "Set against what folds are ranked", keys: [", r"], unless: needsSex) {
            view, context in if let form = view.referenceForm { context.present(form) }
        },
        command("note", "Write a note on the measurement", keys: ["N"], unless: needsRow) { view, context in
            if let row = view.row { context.present(Self.noteForm(row)) }
        },
        command("delete", "Delete the measurement with its weight (u: undo)", keys: ["d"], unless: needsRow) {
            view, context in view.delete(&context)
        },
    ]

    private static func needsClient(_ view: SkinfoldsView, _ context: Context) -> String? {
        view.client == nil ? "no client is chosen: c chooses one" : nil
    }
    private static func needsRow(_ view: SkinfoldsView, _ context: Context) -> String? {
        needsClient(view, context) ?? (view.row == nil ? "nothing was measured yet: a begins a row" : nil)
    }
    private static func needsSex(_ view: SkinfoldsView, _ context: Context) -> String? {
        needsClient(view, context) ?? (view.client?.sex == nil ? "the profile does not say the sex" : nil)
    }

    /// Goes to the sheet of the current client and begins a row there.
    static func begin(_ context: inout Context) {
        context.go(to: .skinfolds)
        context.update(SkinfoldsView.self) { view, context in
            view.reload(&context)
            view.add(&context)
        }
    }

    /// A new row of today: its height is the last one's, its weight that of today, where there is one. The cursor stands where
    /// typing begins.
    mutating func add(_ context: inout Context) {
        guard let client else { return }
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let today = context.today
        let height = rows.last?.height ?? client.height
        let added = context.write("Tab goes along the sites; 8.2/8.4 are two readings of one.") { diary in
            try diary.measurements.add(
                BodyMeasurement(
                    measurer: try diary.trainers.current()?.id, day: today, minute: now.minuteOfDay, height: height),
                of: client.id)
        }
        guard let added else { return }
        select(added, .day)
        reload(&context)
        column = row?.weight == nil ? .weight : profile.sites.first.map(SkinfoldColumn.site) ?? .weight
        _ = open(&context)
        reveal(context)
    }

    private mutating func delete(_ context: inout Context) {
        guard let row, let index else { return }
        let gone = context.save("Deleted the measurement of \(row.day.short). u: undo.") { diary in
            try diary.measurements.delete(row.id)
        }
        guard gone else { return }
        let next = rows.indices.contains(index + 1) ? index + 1 : index - 1
        selected = rows.indices.contains(next) ? rows[next].id : nil
    }

    /// All formulas, with what each makes of the measurement under the cursor.
    private var formulaPicker: Picker {
        let (client, profile, row) = (client, profile, row)
        let body = row.map { row in
            FoldedBody(
                folds: row.millimetres(by: profile.summary), sex: client?.sex,
                age: client?.birthDay.map { $0.age(on: row.day) }, weight: row.weight)
        }
        let now = try? body?.fat(by: profile.formula, density: profile.density).percent
        return Picker(
            "Body fat by", of: BodyFatFormula.allCases, title: { $0.name },
            detail: { formula in
                guard let body else { return formula == profile.formula ? "now" : "" }
                do throws(BodyFatGap) {
                    let fat = try body.fat(by: formula, density: profile.density)
                    let mark = fat.isOutsideRange ? " !" : ""
                    let other = now.map { formula == profile.formula ? "now" : Self.change(fat.percent - $0) } ?? ""
                    return "\(Self.tenths(fat.percent)) %\(mark)  \(other)"
                } catch { return "lacks \(SkinfoldWording.text(error))" }
            }
        ) { formula, context in
            guard let client else { return }
            var changed = profile
            changed.formula = formula
            context.write("Body fat is by \(formula.name) now.") { diary in
                try diary.updateSkinfoldProfile(from: profile, to: changed, of: client.id)
            }
        }
    }

    /// Which sites are shown, and how they are read.
    private var settings: Form? {
        guard let client else { return nil }
        let known = profile
        let fields: [Field<SkinfoldProfile>] = [
            .custom(
                "sites", "Sites",
                help: "In their order: chin, cheek, ..., lower back. Those left out keep their folds.",
                show: { $0.sites.map(\.name).joined(separator: ", ") }
            ) { text, profile, _ in
                var sites: [SkinfoldSite] = []
                for word in text.split(separator: ",") {
                    let key = SearchKey.fold(String(word)).trimmingBlanks
                    let fitting = SkinfoldSite.allCases.filter { SearchKey.fold($0.name).hasPrefix(key) }
                    guard !key.isEmpty, let site = fitting.first, fitting.count == 1 else {
                        return "\(String(word).trimmingBlanks) is no site."
                    }
                    if !sites.contains(site) { sites.append(site) }
                }
                guard !sites.isEmpty else { return "Name one site at least." }
                profile.sites = sites
                return nil
            },
            .choice(
                "readings", "Several", \.summary, [(.median, "median"), (.mean, "mean")],
                help: "What stands for several readings of a site."),
            .choice(
                "density", "Density", \.density, [(.siri, "Siri"), (.brozek, "Brozek")],
                help: "What makes fat of the density of the body."),
        ]
        return Form("Skinfolds of \(client.name)", editing: known, fields) { changed, context in
            .done(context.save { diary in try diary.updateSkinfoldProfile(from: known, to: changed, of: client.id) })
        }
    }

    private static func noteForm(_ row: BodyMeasurement) -> Form {
        Form("Measurement of \(row.day.long)", editing: row, [.note("note", "Note", \.note)]) { changed, context in
            .done(context.save { diary in try diary.measurements.update(from: row, to: changed) })
        }
    }

    /// The reference of the site under the cursor, or of the first one.
    private var referenceForm: Form? {
        guard let sex = client?.sex else { return nil }
        let site = if case .site(let site) = column { site } else { profile.sites.first ?? .chin }
        let own = reference(site, sex)
        return Form(
            "Reference of \(site.name), \(sex.rawValue)", editing: own,
            [
                .custom(
                    "value", "Millimetres",
                    help: "Spotter's own: \(Self.tenths(SkinfoldRank.reference(site, sex))). Empty takes that again.",
                    show: { $0.map(Self.tenths) ?? "" }
                ) { text, value, _ in
                    if text.isEmpty {
                        value = nil
                        return nil
                    }
                    guard let read = FoldReading(text)?.readings.first, (0.5...99).contains(read) else {
                        return "A reference is 0.5 to 99 mm."
                    }
                    value = read
                    return nil
                }
            ]
        ) { changed, context in
            .done(context.save { diary in try diary.setSkinfoldReference(changed, of: site, sex) })
        }
    }
}
