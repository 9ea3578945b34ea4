package import DiaryStore
package import FitnessModel

/// Texts about a client's wellbeing.
package enum WellbeingText {
    /// "slept 5:40", "soreness 3 of 4", "energy 2 of 4": the ratings of a check-in.
    package static func ratings(_ one: CheckIn) -> [String] {
        [
            one.sleep.map { "slept \($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" },
            one.soreness.map { "soreness \($0) of 4" }, one.energy.map { "energy \($0) of 4" },
        ].compactMap(\.self)
    }

    /// "2 worn out, slept 5:40": a check-in in one line.
    package static func line(_ one: CheckIn) -> String { ([one.words] + ratings(one)).joined(separator: ", ") }

    /// "41 check-ins and 12 notes.": the records under a consent.
    package static func held(_ traces: ForgottenClient) -> String {
        let kinds = [
            ("check_in", "check-in"), ("wellbeing_note", "note"), ("answer_set", "questionnaire"),
            ("practice", "practice"),
            ("programme", "programme"),
        ]
        let held = kinds.compactMap { table, noun in traces.rows[table].map { Count.text($0, noun) } }
        return held.isEmpty ? "Nothing but the consent." : held.joined(separator: ", ") + "."
    }

    /// "2.5" of tenths.
    package static func level(_ tenths: Int) -> String { NumberFormat.shown(tenths, decimals: 1) }
}
