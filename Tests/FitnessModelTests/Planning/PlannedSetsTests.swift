import FitnessModel
import Testing

@Suite("Sets planned per muscle group")
struct PlannedSetsTests {
    private func planned(_ rows: [PlannedSets.Row], sessions: Int) -> PlannedSets {
        var plan = PlannedSets()
        for row in rows { plan.add(row, sessions: sessions) }
        return plan
    }

    @Test("A set counts fully for directly trained muscles and half for others, once per session")
    func roles() {
        let press = PlannedSets.Row(sets: "4", muscles: [.chest: .direct, .triceps: .indirect])
        let dip = PlannedSets.Row(sets: "3", muscles: [.triceps: .direct])
        let plan = planned([press, dip], sessions: 6)
        #expect(plan.sets(of: .chest).text == "24")
        #expect(plan.sets(of: .triceps).text == "30")
        #expect(plan.total.text == "42")
        #expect(plan.groups.map(\.group) == [.chest, .triceps])
    }

    @Test("A range remains a range, and half sets are exact")
    func ranges() {
        var plan = PlannedSets()
        plan.add(PlannedSets.Row(sets: "3-4", muscles: [.biceps: .indirect]), sessions: 3)
        #expect(plan.sets(of: .biceps).text == "4.5-6")
        #expect(plan.total.text == "9-12")
    }

    @Test("Rows without a readable number of sets are named, not counted")
    func unread() {
        let rows = ["", "many", "3"].map { PlannedSets.Row(sets: $0) }
        let plan = planned(rows, sessions: 12)
        #expect(plan.unreadRows == 2)
        #expect(plan.total.text == "36")
        #expect(plan.ungrouped.text == "36")
        #expect(plan.groups.isEmpty)
    }

    @Test("A phase without sessions plans nothing")
    func none() {
        #expect(planned([PlannedSets.Row(sets: "3", muscles: [.back: .direct])], sessions: 0) == PlannedSets())
    }
}
