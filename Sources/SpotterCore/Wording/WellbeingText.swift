package import DiaryStore
package import FitnessModel
package import Phrases

/// The texts for a client's wellbeing.
package enum WellbeingText {
    /// The optional values of a check-in: "slept 5:40", "soreness 3 of 4", "energy 2 of 4".
    package static func ratings(_ one: CheckIn) -> [Phrase] {
        let ratings: [Phrase?] = [
            one.sleep.map { "slept \($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" },
            one.soreness.map { "soreness \($0) of 4" }, one.energy.map { "energy \($0) of 4" },
        ]
        return ratings.compactMap(\.self)
    }

    /// "2 worn out, slept 5:40": a check-in in one line.
    package static func line(_ one: CheckIn) -> Phrase { ([one.wording] + ratings(one)).joined(separator: ", ") }

    /// The records that are deleted with a consent: "41 check-ins, 12 notes."
    package static func held(_ traces: ForgottenClient) -> Phrase {
        let held: [Phrase?] = [
            traces.rows["check_in"].map { "\($0, one: "check-in", other: "check-ins")" },
            traces.rows["wellbeing_note"].map { "\($0, one: "note", other: "notes")" },
            traces.rows["answer_set"].map { "\($0, one: "questionnaire", other: "questionnaires")" },
            traces.rows["practice"].map { "\($0, one: "practice", other: "practices")" },
            traces.rows["programme"].map { "\($0, one: "programme", other: "programmes")" },
        ]
        let kinds = held.compactMap(\.self)
        return kinds.isEmpty ? "Only the consent." : "\(list: kinds)."
    }

    /// "2.5"; the argument is in tenths.
    package static func level(_ tenths: Int) -> String { NumberFormat.shown(tenths, decimals: 1) }
}
