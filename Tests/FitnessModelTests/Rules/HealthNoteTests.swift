import FitnessModel
import Testing

@Suite("Health notes against exercises")
struct HealthNoteTests {
    @Test(
        "Forbidden words and parts of the body match the name or the muscles",
        arguments: [
            ("left knee taped, no box jumps", "Box jump", "no box jumps"),
            ("left knee taped, no box jumps", "Back squat", "left knee taped"),
            ("shoulder, nothing overhead", "Military press", "nothing overhead"),
            ("shoulder, nothing overhead", "Bench press", "shoulder"),
            ("Nothing overhead!", "Push press", "Nothing overhead"),
            ("Avoid heavy deadlifts", "Romanian deadlift", "Avoid heavy deadlifts"),
            ("no running or jumping", "Broad jump", "no running or jumping"),
            ("No lunges, squats", "Air squat", "no squats"),
            ("lower back sore", "Deadlift", "lower back sore"),
            ("Épaule ok; WRIST broken 2024", "Power clean", "WRIST broken 2024"),
            ("left knee taped\nno jumps", "Jumping jacks", "no jumps"),
        ])
    func warns(note: String, exercise: String, words: String) {
        #expect(HealthNote(note).warning(against: exercise) == words)
    }

    @Test(
        "Unaffected exercises get no warning",
        arguments: [
            ("", "Back squat"), ("  ,; . ", "Back squat"), ("left knee taped, no box jumps", "Seated row"),
            ("no box jumps", "Box squat"), ("nothing overhead", "Leg press"), ("nothing overhead", "Bench press"),
            ("no", "Back squat"), ("no knee pain", "Back squat"), ("back to full training", "Deadlift"),
            ("no problems with the left knee", "Back squat"), ("allergic to nuts", "Deadlift"),
        ])
    func quiet(note: String, exercise: String) {
        #expect(HealthNote(note).warning(against: exercise) == nil)
    }

    @Test("Directly trained muscles are matched, and tags like words of the name")
    func libraryWords() {
        let note = HealthNote("right knee operated, no jumps")
        #expect(note.warning(against: "Leg extension", muscles: [.quadriceps: .direct]) == "right knee operated")
        #expect(note.warning(against: "Hip thrust", muscles: [.glutes: .direct, .quadriceps: .indirect]) == nil)
        #expect(note.warning(against: "Burpee", tags: ["jump", "home"]) == "no jumps")
        #expect(HealthNote("no shoulder work").warning(against: "Fly", muscles: [.shoulders: .direct]) != nil)
    }

    @Test("Any text is read without trapping")
    func anyText() {
        for text in ["no", ",", "no ,", "'", "no 'a", "👩‍👩‍👧 no 🏋🏽‍♀️", String(repeating: "no knee, ", count: 2_000)] {
            #expect(HealthNote(text).warning(against: "zzz") == nil)
        }
    }
}
