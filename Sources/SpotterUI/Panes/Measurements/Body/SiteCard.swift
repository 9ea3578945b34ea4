import FitnessModel
import TerminalKit
import ViewKit

/// What is known of a site: which formulas take it, against what it is ranked, and what is claimed of it.
struct SiteCard: Overlay {
    let title: String
    let facts: [(String, String)]

    init(_ site: SkinfoldSite, of client: Client, reference: Double?) {
        title = site.name
        let formulas = client.sex.map { sex in
            BodyFatFormula.allCases.filter { $0.sites(for: sex).contains(site) }.map(\.name)
        }
        let ranked = client.sex.map { sex in
            reference.map { "\(BodyWording.tenths($0)) mm, your own value" }
                ?? "\(BodyWording.tenths(SkinfoldRank.reference(site, sex))) mm, Spotter's own; , r writes another"
        }
        facts = [
            ("Formulas", formulas.map { $0.isEmpty ? "none takes it" : BodyWording.joined($0) } ?? ""),
            ("Ranked", ranked.map { "against \($0)" } ?? "not without the sex in the profile"),
            ("Claimed", site.claim.map { "\($0) (Poliquin's BioSignature)." } ?? "nothing that we know of."),
            ("", site.claim == nil ? "" : "A claim that nobody has validated; no ground for advice about health."),
        ]
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> { .close }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 66)
        let lines = facts.reduce(0) { $0 + max(1, TextWidth.wrap($1.1, width: width - 14).count) }
        let box = body.centred(Size(columns: width, rows: min(body.height, lines + 2)))
        screen.popup(box, title: title)
        screen.facts(facts, in: box.inset(by: 1).inset(columns: 1))
    }
}
