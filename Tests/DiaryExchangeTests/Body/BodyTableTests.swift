import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Measurements with a day on each line")
struct BodyTableTests {
    @Test("Weights are read with a comma, a point and a unit of their own")
    func weights() throws {
        let log = try bodyLog(
            "Date;Weight [kg];Body fat %\n2026-03-11;82,4;\n"
                + "12.03.2026;82.1;22,3 %\n2026-03-13;180 lb;\n")
        #expect(log.remarks == [])
        #expect(log.drafts.map(\.measurement.weight) == [Mass(82.4, .kg), Mass(82.1, .kg), Mass(180, .lb)])
        #expect(log.drafts.map(\.fatPerMille) == [nil, 223, nil])
        #expect(log.drafts.allSatisfy { $0.isWeighInAlone })
        #expect(log.drafts.map(\.measurement.day.iso) == ["2026-03-11", "2026-03-12", "2026-03-13"])
    }

    @Test("Spotter's own table of weights is read back, also with the headings of earlier versions")
    func ownWeights() throws {
        for average in ["7-day average", "7-day mean"] {
            let log = try bodyLog(
                "Day,Time,Weight (kg),\(average),Body fat (%),Lean mass\n2026-03-01,06:55,82.000,82.0,15.2,69.5\n"
                    + "2026-03-12,,81.450,81.7,,\n")
            #expect(log.drafts.map(\.measurement.weight) == [Mass(82, .kg), Mass(grams: 81_450)], "\(average)")
            #expect(log.drafts.map(\.fatPerMille) == [152, nil] && log.drafts.allSatisfy(\.isWeighInAlone))
            #expect(log.rowIssues.map(\.column) == [average] && log.rowIssues.map(\.reason) == [.computed])
        }
        for average in ["Weight, 7-day avg. (kg)", "Weight, 7-day mean (kg)"] {
            let log = try bodyLog("day,Weight (kg),\"\(average)\"\n2026-03-12,81.450,81.700\n")
            #expect(log.drafts.map(\.measurement.weight) == [Mass(grams: 81_450)], "\(average)")
            #expect(log.drafts.allSatisfy { $0.isWeighInAlone }, "\(average)")
        }
    }

    @Test("Folds are read by full and short name, exactly as typed, without calculated columns")
    func folds() throws {
        let log = try bodyLog(
            """
            Date\tAge\tHeight\tWeight kg\tLean\tFat %\tChin\tChest/Pec\tTri\tSubsc\tCalf\tLower back\tSUM\tBMI\tRank chin\tNote
            12.3.2026\t41\t180\t82,4\t70\t15\t8,2/8.4\t9\t11\t-\t7.5\t12\t45\t25.4\t3\tafter rest
            """)
        #expect(
            log.drafts == [
                BodyDraft(
                    try measured {
                        $0.height = Length(millimetres: 1800)
                        $0.weight = Mass(82.4, .kg)
                        $0.folds = [
                            .chin: "8,2/8.4", .chest: "9", .triceps: "11", .calf: "7.5", .lowerBack: "12",
                        ]
                        $0.note = "after rest"
                    })
            ])
        let left = log.rowIssues.filter { $0.reason == .computed }.map(\.column)
        #expect(left == ["Age", "Lean", "Fat %", "SUM", "BMI", "Rank chin"])
        #expect(log.issues.allSatisfy { !$0.isLoss })
        #expect(
            log.remarks.contains(
                "Line 1, Calf: read as a fold in mm (Calf). If it is a girth, add cm to the title."))
    }

    @Test(
        "A chest is a fold or a girth by its unit, its neighbours or its numbers",
        arguments: [
            ("Chest mm", "9", true), ("Chest (cm)", "101", false), ("Chest in", "40", false),
            ("Chin,Chest", "8,9", true), ("Waist,Chest", "80,101", false), ("Chin,Waist,Chest", "8,80,9", true),
            ("Chin,Waist,Chest", "8,80,101", false), ("Weight kg,Chest", "80,101", false),
            ("Weight kg,Chest", "80,9", true), ("Chest/Pec,Chest", "9,101", false),
        ])
    func chest(titles: String, values: String, isFold: Bool) throws {
        let log = try bodyLog("Date,\(titles)\n2026-03-12,\(values)\n")
        let measurement = try #require(log.drafts.first?.measurement)
        #expect((measurement.measures[.chest] == nil) == isFold)
        #expect(titles.contains("/") || (measurement.folds[.chest] != nil) == isFold)
        #expect(log.issues.allSatisfy { !$0.isLoss })
    }

    @Test("Girths with sides and units, heart rate and blood pressure are read, also from two columns")
    func girths() throws {
        let log = try bodyLog(
            "Date,Time,Waist (in),Left arm,R thigh cm,Calf cm,Resting HR,BP,Height\n"
                + "2026-03-12,07:05,33.5,38,60,39,52,120/80,\"5'11\"\"\"\n")
        let measurement = try #require(log.drafts.first?.measurement)
        #expect(measurement.minute == 425)
        #expect(
            measurement.measures == [
                .waist: "33.5 in", .leftArm: "38", .rightThigh: "60", .pulse: "52", .pressure: "120/80",
            ])
        #expect(measurement.own == [try own("Calf (cm)"): "39"])
        #expect(measurement.height == Length(millimetres: 1803))
        let parted = try bodyLog("Date,Systolic,Diastolic\n2026-03-12,120,80\n2026-03-13,118,\n").drafts
        #expect(parted.map { $0.measurement[measure: .pressure] } == ["120/80", ""])
        #expect(parted.last?.measurement.own == [try own("Systolic (mmHg)"): "118"])
    }

    @Test("An unknown title is a custom measure, or part of the note if it has words")
    func unknown() throws {
        let log = try bodyLog(
            "Date,Weight kg,Grip [kg],Mood,Comment\n2026-03-12,82,48.5,fine,\"first\nsecond\"\n2026-03-13,81,,,\n")
        let measurement = try #require(log.drafts.first?.measurement)
        #expect(measurement.own == [try own("Grip (kg)"): "48.5"])
        #expect(measurement.note == "first\nsecond\nMood: fine")
        #expect(log.drafts.map(\.isWeighInAlone) == [false, true])
    }

    @Test("GoldenCheetah's zeros are ignored, fat mass becomes a share, bone and muscle mass are stored")
    func goldenCheetah() throws {
        let log = try bodyLog(
            """
            date,weightkg,fatkg,boneskg,musclekg,leankg,fatpercent,comment
            2026-03-11,82.4,0,0,0,0,0,
            2026-03-12,80,16,3.2,38,64,0,scale
            2026-03-13,80,0,0,0,0,21.5,""
            """)
        #expect(log.format == .goldenCheetah)
        #expect(log.drafts.map(\.fatPerMille) == [nil, 200, 215])
        #expect(log.drafts.map(\.isWeighInAlone) == [true, false, true])
        #expect(
            log.drafts[1].measurement.own == [try own("Bone mass (kg)"): "3.2", try own("Muscle mass (kg)"): "38"])
        #expect(log.drafts[1].measurement.note == "scale")
        #expect(log.issues.isEmpty)
    }

    @Test("MyFitnessPal names no unit, so it is asked for with a suggestion")
    func myFitnessPal() throws {
        let file = importFile("\u{FEFF}Date,Body Fat %,Weight,Neck\r\n2026-03-11,22.3,182.4,\r\n2026-03-12,,181,15\r\n")
        let format = try ImportFormat.sniff(file)
        guard case .massUnit(let guess) = try #require(format.questions(about: file).first) else { return }
        #expect(guess?.unit == .lb)
        #expect(guess?.wording.text == "2 weights are typical in lb, 0 in kg")
        #expect(throws: ImportError.massUnitNeeded(name: "test.csv")) { try format.read(file) }
        let log = try bodyLog(file, unit: .lb)
        #expect(log.drafts.map(\.measurement.weight) == [Mass(182.4, .lb), Mass(181, .lb)])
        #expect(log.drafts.map(\.isWeighInAlone) == [true, false])
        let withUnit = importFile("Date,Weight\n2026-03-11,82 kg\n")
        #expect(try ImportFormat.sniff(withUnit).questions(about: withUnit).isEmpty)
    }

    @Test("Body fat without a weight is stored as a measure")
    func fatAlone() throws {
        let log = try bodyLog("Date,Body fat %,Weight kg\n2026-03-12,22.3,\n")
        #expect(log.drafts.first?.measurement.own == [try own("Body fat (%)"): "22.3"])
    }

    @Test("A number over twelve decides the order of dates for the whole file")
    func provenDates() throws {
        let rows = "3/12/2026,80\n3/13/2026,81\n"
        let log = try bodyLog("Date,Weight kg\n\(rows)")
        #expect(log.drafts.map(\.measurement.day.iso) == ["2026-03-12", "2026-03-13"])
        #expect(log.issues.isEmpty)
        let short = try bodyLog("Date,Weight kg\n22/10/20,80\n1/11/20,81\n", dates: .monthFirst)
        #expect(short.drafts.map(\.measurement.day.iso) == ["2020-10-22", "2020-11-01"])
    }

    @Test("Otherwise ascending days decide, then the settings; the choice is reported once")
    func openDates() throws {
        let weekly = "Date,Weight kg\n01/05/2026,80\n01/12/2026,81\n02/02/2026,82\n"
        let log = try bodyLog(weekly)
        #expect(log.drafts.map(\.measurement.day.iso) == ["2026-01-05", "2026-01-12", "2026-02-02"])
        #expect(
            log.remarks == [
                "Line 2, Date: \"01/05/2026\" was read as 5 Jan 2026, and the other dates in the same order."
                    + " Set `dates` in the settings, or write 2026-03-12."
            ])
        for (order, day) in [(DateOrder.dayFirst, "2026-05-01"), (.monthFirst, "2026-01-05")] {
            #expect(
                try bodyLog("Date,Weight kg\n01/05/2026,80\n", dates: order).drafts.map(\.measurement.day.iso) == [day])
        }
    }

    @Test("In a file with both orders, days that could be two are rejected")
    func contradictingDates() throws {
        let log = try bodyLog("Date,Weight kg\n13/2/2026,80\n2/14/2026,81\n3/4/2026,82\n5/5/2026,83\n")
        #expect(log.drafts.map(\.measurement.day.iso) == ["2026-02-13", "2026-02-14", "2026-05-05"])
        #expect(log.rowIssues.map(\.reason) == [.dateAmbiguous("3/4/2026")])
    }

    @Test("Every unreadable line is reported with its position and a correction; only that line is lost")
    func issues() throws {
        let log = try bodyLog(
            """
            Date,Time,Weight kg,Chin,Waist,Height,Body fat %
            soon,,80,,,,
            2026-03-01,,heavy,,,,
            2026-03-02,,8000,,,,
            2026-03-03,,80,thick,,,
            2026-03-04,,80,8,1200,,
            2026-03-05,,80,8,80,18,
            2026-03-06,,80,8,80,180,223
            2026-03-07,25:99,80,82,300,180,22.3
            yesterday,,80,,,,
            12 mar,,80,,,,
            2026-03-08,,80
            """ + "\n")
        #expect(log.drafts.count == 1)
        #expect(
            log.remarks == [
                "Line 2, Date: \"soon\" is not a date: write 2026-03-12 18:30:00.",
                "Line 3, Weight kg: \"heavy\" is not a number.",
                "Line 4, Weight kg: \"8000\" is not between 2 and 700 kg. Correct it.",
                "Line 5, Chin: \"thick\" is not a fold. Write millimetres: 8.2, or several readings, 8.2/8.4/8.3.",
                "Line 6, Waist: \"1200\" is not a value for Waist. Write it as 38.5 or 15 in.",
                "Line 7, Height: \"18\" is not a height. Write it as 180 or 1.80 m.",
                "Line 8, Body fat %: \"223\" is not between 1 and 90 %. Correct it.",
                "Line 9, Time: \"25:99\" is not a time of day. The line was read without it.",
                "Line 9, Chin: \"82\" mm is unlikely for a fold; 8.2 may be meant. It was read as written.",
                "Line 9, Waist: \"300\" is unusual for Waist. It was read as written.",
                "Line 10, Date: \"yesterday\" is not a date: write 2026-03-12 18:30:00.",
                "Line 11, Date: \"12 mar\" is not a date: write 2026-03-12 18:30:00.",
                "Line 12: 3 columns where the header has 7.",
            ])
    }

    @Test("If no day can be read, each line says so")
    func noDays() throws {
        let log = try bodyLog("Date,Waist\nsoon,80\nlater,81\n")
        #expect(log.drafts.isEmpty)
        #expect(log.issues.count == 2)
    }

    @Test(
        "Other files are not files of measurements",
        arguments: [
            "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2026-03-12,Squat,Legs,100,5,,,\n",
            "Date,Meal,Weight,Calories\n2026-03-12,Lunch,80,400\n", "Date,Steps\n2026-03-12,4000\n",
            "timestamp,heart_rate,cadence\n2026-03-12,60,90\n", "Name,Weight\nJan,80\n",
            "Day,Übung,Weight\nDay A,Kniebeuge,80\n", "Day,Lift,Weight\nDay A,Squat,80\n",
        ])
    func foreign(text: String) {
        let file = importFile(text)
        #expect((try? ImportFormat.sniff(file))?.name != .bodyCSV)
    }
}
