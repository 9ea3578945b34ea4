import DiaryExchange
import FitnessModel
import Testing

@Suite("FitNotes body tracker")
struct FitNotesBodyTests {
    private static let text = """
        Date,Time,Measurement,Value,Unit,Comment
        2026-03-11,07:05:10,Bodyweight,181.5,lbs,
        2026-03-11,07:06:00,Body Fat,22.3,%,
        2026-03-12,08:00:00,Waist,33.5,in,after holiday
        2026-03-12,08:00:30,Left Bicep,38,cm,
        2026-03-12,08:00:40,Right Thigh,60,cm,
        2026-03-12,08:00:50,Left Forearm,30.5,cm,
        2026-03-12,08:00:55,Resting Heart Rate,52,bpm,
        2026-03-12,08:00:56,Triceps,11,mm,
        2026-03-12,08:00:57,Waist,34,in,
        2026-03-13,,Bodyweight,82,kgs,light

        """

    @Test("Values of one minute are one measurement; body fat joins the weight of its day")
    func groups() throws {
        let log = try bodyLog(Self.text)
        #expect(log.issues.isEmpty)
        #expect(log.format == .fitNotesBody)
        #expect(log.rowsRead == 10)
        #expect(log.drafts.count == 4)
        #expect(log.drafts[0].weighIn?.fatPerMille == 223)
        #expect(log.drafts[0].isWeighInAlone && log.drafts[0].measurement.weight == Mass(181.5, .lb))
        let second = log.drafts[1].measurement
        #expect(second.minute == 480)
        #expect(
            second.measures == [.waist: "33.5 in", .leftArm: "38", .rightThigh: "60", .pulse: "52"])
        #expect(second.own == [try own("Left Forearm (cm)"): "30.5"])
        #expect(second.folds == [.triceps: "11"])
        #expect(second.note == "Waist: after holiday")
        #expect(log.drafts[2].measurement.measures == [.waist: "34 in"])
        #expect(log.drafts[3].measurement.note == "Bodyweight: light")
    }

    @Test("An unreadable row is reported with its position")
    func issues() throws {
        let log = try bodyLog(
            """
            Date,Time,Measurement,Value,Unit
            2026-03-11,07:05,Bodyweight,many,kgs
            2026-03-11,07:05,Bodyweight,80,stones
            2026-03-11,07:05,,80,kgs
            2026-03-11,late,Neck,38,cm

            """)
        #expect(
            log.remarks == [
                "Line 2, Value: \"many\" is not a number.", "Line 4, Measurement: the value is missing. Fill it in.",
                "Line 5, Time: \"late\" is not a time of day. The line was read without it.",
            ])
        // Stones are not a supported unit of weight, so the value is stored unchanged.
        #expect(log.drafts.first?.measurement.own == [try own("Bodyweight (stones)"): "80"])
    }
}
