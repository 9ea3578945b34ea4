import FitnessModel
import Testing

/// One small artificial file for every layout of Strong. All contain the same three sets of two exercises: a squat of
/// 100 kg for five, a squat of 102.5 kg for three at RPE 8.5, and a plank of 60 seconds.
struct StrongFixture: CustomTestStringConvertible {
    let name: String
    /// Whether the layout lacks the unit, so that the user must choose it.
    let asksForUnit: Bool
    let text: String

    var testDescription: String { name }

    static let headerA =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

    static let all = [layoutA, withoutDuration, withoutNotes, semicolons, unitsAndCommas, numbered, german]

    static let layoutA = StrongFixture(
        name: "A", asksForUnit: true,
        text: """
            \(headerA)
            2026-03-12 18:30:00,"Legs",1h 5m,"Squat (Barbell)",1,100.0,5,0,0,"Slow down","Good day",
            2026-03-12 18:30:00,"Legs",1h 5m,"Squat (Barbell)",2,102.5,3,0,0,"","Good day",8.5
            2026-03-12 18:30:00,"Legs",1h 5m,"Plank",1,0,0,0,60,"","Good day",
            """)

    static let withoutDuration = StrongFixture(
        name: "A without duration", asksForUnit: true,
        text: """
            Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-03-12 18:30:00,Legs,Squat (Barbell),1,100,5,0,0,Slow down,Good day,
            2026-03-12 18:30:00,Legs,Squat (Barbell),2,102.5,3,0,0,,Good day,8.5
            2026-03-12 18:30:00,Legs,Plank,1,0,0,0,60,,Good day,

            """)

    static let withoutNotes = StrongFixture(
        name: "A without notes", asksForUnit: true,
        text: """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE
            2026-03-12 6:30:00\u{202F}PM,"Legs",1h 5m,"Squat (Barbell)",1,100.0,5.0,0,0.0,
            2026-03-12 6:30:00\u{202F}PM,"Legs",1h 5m,"Squat (Barbell)",2,102.5,3.0,0,0.0,8.5
            2026-03-12 6:30:00\u{202F}PM,"Legs",1h 5m,"Plank",1,0.0,0.0,0,60.0,

            """)

    static let semicolons = StrongFixture(
        name: "B", asksForUnit: false,
        text: """
            Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;\
            Notes;Workout Notes;Workout Duration
            2026-03-12 18:30:00;"Legs";"Squat (Barbell)";1;100;kg;5;;;;0;"Slow down";"Good day";1h 5m
            2026-03-12 18:30:00;"Legs";"Squat (Barbell)";2;225.974;lbs;3;8.5;;;0;"";"Good day";1h 5m
            2026-03-12 18:30:00;"Legs";"Plank";1;;;0;;;;60;"";"Good day";1h 5m

            """)

    static let unitsAndCommas = StrongFixture(
        name: "B with commas", asksForUnit: false,
        text: """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,\
            Seconds,Notes,Workout Notes
            2026-03-12 18:30:00,Legs,1h 5m,Squat (Barbell),1,100,kg,5,,,,0,Slow down,Good day
            2026-03-12 18:30:00,Legs,1h 5m,Squat (Barbell),2,102.5,kg,3,8.5,,,0,,Good day
            2026-03-12 18:30:00,Legs,1h 5m,Plank,1,,,0,,,,60,,Good day

            """)

    static let numbered = StrongFixture(
        name: "C", asksForUnit: false,
        text: """
            "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";\
            "Distance (meters)";"Seconds";"Notes";"Workout Notes"
            "7";"2026-03-12 18:30:00";"Legs";"3900";"Squat (Barbell)";"1";"100.0";"5";"";"0";"0";"Slow down";"Good day"
            "7";"2026-03-12 18:30:00";"Legs";"3900";"Squat (Barbell)";"2";"102.5";"3";"8.5";"0";"0";"";"Good day"
            "7";"2026-03-12 18:30:00";"Legs";"3900";"Plank";"1";"0.0";"0";"";"0";"60";"";"Good day"

            """)

    static let german = StrongFixture(
        name: "German", asksForUnit: true,
        text: """
            Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;RPE;Entfernung;Sekunden;Notizen;\
            Workout-Notizen;Workout-Dauer
            12.03.2026 18:30:00;Legs;Squat (Barbell);1;100;5;;0;0;Slow down;Good day;1h 5m
            12.03.2026 18:30:00;Legs;Squat (Barbell);2;102,5;3;8,5;0;0;;Good day;1h 5m
            12.03.2026 18:30:00;Legs;Plank;1;0;0;;0;60;;Good day;1h 5m

            """)
}
