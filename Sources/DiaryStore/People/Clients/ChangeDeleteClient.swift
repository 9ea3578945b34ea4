import FitnessModel
import GRDB

extension Change {
    /// Deletes a client's row and all that refers to it, children before parents.
    func deleteAll(of client: Identifier<Client>) throws {
        let phases = "(SELECT id FROM phase WHERE client = ?)"
        let sessions = "(SELECT id FROM session WHERE client = ?)"
        let mesocycles = "(SELECT id FROM mesocycle WHERE client = ?)"
        let runs = "(SELECT id FROM run WHERE client = ?)"
        let rows = "(SELECT id FROM session_row WHERE session IN \(sessions))"
        let appointments = "(SELECT id FROM appointment WHERE client = ?)"
        let diary = [
            "appointment", "recurring_plan", "practice", "wellbeing_note", "check_in", "answer_set", "programme",
            "consent", "notice_seen",
            "food_entry", "activity_entry", "run", "energy_profile", "energy_goal", "nutrient_target", "diary_day",
            "measurement", "skinfold_profile", "measure_profile", "body_goal", "weigh_in",
        ]
        let answered = "WHERE answer_set IN (SELECT id FROM answer_set WHERE client = ?)"
        let measured = "measurement_value WHERE measurement IN (SELECT id FROM measurement WHERE client = ?)"
        let done = "plan_done WHERE plan IN (SELECT id FROM recurring_plan WHERE client = ?)"
        try db.run("UPDATE appointment SET series = NULL, series_day = NULL WHERE series IN \(appointments)", client)
        try db.run("UPDATE appointment SET session = NULL WHERE session IN \(sessions)", client)
        let parts = [
            done, "run_lap WHERE run IN \(runs)", "run_track WHERE run IN \(runs)", measured, "answer \(answered)",
            "score \(answered)",
        ]
        let weeks = [
            "programme_week", "week_rating", "week_goal", "day_times", "day_activity", "week_meaning", "exit_rating",
        ].map { "\($0) WHERE programme IN (SELECT id FROM programme WHERE client = ?)" }
        try db.run("DELETE FROM study_code WHERE consent IN (SELECT id FROM consent WHERE client = ?)", client)
        for part in parts + weeks + diary.map({ "\($0) WHERE client = ?" }) {
            try db.run("DELETE FROM \(part)", client)
        }
        try db.run("DELETE FROM notice_seen WHERE notice IN (SELECT id FROM notice WHERE client = ?)", client)
        try db.run("DELETE FROM notice WHERE client = ?", client)
        try deleteFoods(of: client)
        let training = [
            "DELETE FROM session_expenditure WHERE session IN \(sessions)",
            "DELETE FROM performed_set WHERE session_row IN \(rows)",
            "DELETE FROM set_mark WHERE session_row IN \(rows)",
            "DELETE FROM session_row WHERE session IN \(sessions)",
            "DELETE FROM session WHERE client = ?",
            "DELETE FROM mesocycle_part WHERE mesocycle IN \(mesocycles)",
            "DELETE FROM mesocycle_category WHERE mesocycle IN \(mesocycles)",
            "DELETE FROM mesocycle WHERE client = ?",
            "UPDATE session SET routine = NULL WHERE routine IN \(phases)",
            "UPDATE appointment SET phase = NULL WHERE phase IN \(phases)",
            "UPDATE recurring_plan SET phase = NULL WHERE phase IN \(phases)",
            "DELETE FROM planned_cell WHERE phase_row IN (SELECT id FROM phase_row WHERE phase IN \(phases))",
            "DELETE FROM phase_row WHERE phase IN \(phases)",
            "DELETE FROM phase_category WHERE phase IN \(phases)",
            "DELETE FROM phase WHERE client = ?",
            "DELETE FROM session_package WHERE client = ?",
            "DELETE FROM client_category WHERE client = ?",
            "DELETE FROM client WHERE id = ?",
        ]
        for sql in training { try db.run(sql, client) }
    }
}
