import FitnessModel
import Testing

@Suite("Finding an activity")
struct ActivitySearchTests {
    private let activities = [
        ("Bicycling", "Cycling, outdoors, general"), ("Bicycling", "Mountain biking, general"),
        ("Bicycling", "Exercise bike, general"), ("Sports", "Golf with a cart"), ("Sports", "Golf"),
        ("Sports", "Mini golf or driving range"), ("Sports", "Football (soccer), casual"),
        ("Walking", "Climbing stairs, slow"), ("Water Activities", "Crawl, slow (27-41 m/min)"),
    ].map { Activity(heading: $0.0, name: $0.1, met: 4000) }

    private func names(_ text: String, uses: [Int] = []) -> [String] {
        ActivitySearch.rank(text, in: activities, uses: uses).map { activities[$0.index].name }
    }

    @Test("The exact name comes first, then names that start with the text, then names with the word")
    func order() {
        #expect(names("golf") == ["Golf", "Golf with a cart", "Mini golf or driving range"])
        #expect(names("GÓLF ") == names("golf"))
        #expect(names("golf cart") == ["Golf with a cart"])
        #expect(names("cart golf") == ["Golf with a cart"])
        #expect(names("soccer") == ["Football (soccer), casual"])
    }

    @Test("Of equally good matches the more frequent comes first; an exact name stays above")
    func uses() {
        #expect(names("golf", uses: [0, 0, 0, 3, 0, 9]).first == "Golf")
        #expect(names("s", uses: [0, 0, 0, 0, 0, 0, 0, 0, 5]).first == "Crawl, slow (27-41 m/min)")
        #expect(
            names("", uses: [0, 2, 0, 0, 5]).prefix(3) == [
                "Golf", "Mountain biking, general", "Cycling, outdoors, general",
            ])
        #expect(names("").count == activities.count)
    }

    @Test("Run and walk find the plain activity first; numbers are in order; frequent ones come first")
    func plain() {
        let activities = [
            "Running up stairs", "Running, 10.8 km/h (6.7 mph)", "Running, 6.4-6.8 km/h (4-4.2 mph)",
            "Running, 9.7-10.1 km/h (6-6.3 mph)", "Running, own pace", "Cross-country running",
        ].map { Activity(heading: "Running", name: $0, met: 9000) }
        func names(_ uses: [Int] = []) -> [String] {
            ActivitySearch.rank("run", in: activities, uses: uses).map { activities[$0.index].name }
        }
        #expect(
            names() == [
                "Running, own pace", "Running, 6.4-6.8 km/h (4-4.2 mph)", "Running, 9.7-10.1 km/h (6-6.3 mph)",
                "Running, 10.8 km/h (6.7 mph)", "Running up stairs", "Cross-country running",
            ])
        #expect(names([0, 4]).first == "Running, 10.8 km/h (6.7 mph)")
    }

    @Test("Synonyms are found")
    func synonyms() {
        #expect(names("bicycle").count == 3)
        #expect(names("swim") == ["Crawl, slow (27-41 m/min)"])
        #expect(names("bike").first == "Exercise bike, general")
    }

    @Test(
        "Misspelt words are corrected, and the correction is shown",
        arguments: ["bycicle", "bicicle", "bycycle", "bycicl"])
    func misspelt(text: String) {
        let matches = ActivitySearch.rank(text, in: activities)
        #expect(matches.count == 3)
        #expect(matches.allSatisfy { $0.correction == "bicycle" })
        #expect(ActivitySearch.rank("golf", in: activities).allSatisfy { $0.correction == nil })
    }

    @Test(
        "Text like nothing known finds nothing",
        arguments: ["xyzzy", "golf xyzzy", "qq", "%_", "🏌️", String(repeating: "a", count: 10_000)])
    func nothing(text: String) {
        #expect(ActivitySearch.rank(text, in: activities).filter { $0.correction == nil }.isEmpty)
    }
}
