package import DiaryStore
package import FitnessModel

/// The texts for a client's wellbeing.
package enum WellbeingText {
    /// The optional values of a check-in: "slept 5:40", "soreness 3 of 4", "energy 2 of 4".
    package static func ratings(_ one: CheckIn) -> [String] {
        [
            one.sleep.map { "slept \($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" },
            one.soreness.map { "soreness \($0) of 4" }, one.energy.map { "energy \($0) of 4" },
        ].compactMap(\.self)
    }

    /// "2 worn out, slept 5:40": a check-in in one line.
    package static func line(_ one: CheckIn) -> String { ([one.words] + ratings(one)).joined(separator: ", ") }

    /// The records that are deleted with a consent: "41 check-ins, 12 notes."
    package static func held(_ traces: ForgottenClient) -> String {
        let kinds = [
            ("check_in", "check-in"), ("wellbeing_note", "note"), ("answer_set", "questionnaire"),
            ("practice", "practice"),
            ("programme", "programme"),
        ]
        let held = kinds.compactMap { table, noun in traces.rows[table].map { Count.text($0, noun) } }
        return held.isEmpty ? "Only the consent." : held.joined(separator: ", ") + "."
    }

    /// "2.5"; the argument is in tenths.
    package static func level(_ tenths: Int) -> String { NumberFormat.shown(tenths, decimals: 1) }
}
