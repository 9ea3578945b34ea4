import DiaryStore
import FitnessModel
import Testing

/// Concurrent changes of a client's energy settings.
extension MeanwhileTests {
    @Test("Changing the unit in one window keeps the formula and step length chosen in the other")
    func profile() throws {
        let read = try one.energy.profile(of: jan)
        try two.energy.updateProfile(from: read, to: EnergyProfile(formula: .katch), of: jan)
        try one.energy.updateProfile(from: read, to: EnergyProfile(unit: .kJ), of: jan)
        let steps = EnergyProfile(walkStep: Length(millimetres: 700))
        try two.energy.updateProfile(from: read, to: steps, of: jan)
        let now = EnergyProfile(formula: .katch, unit: .kJ, walkStep: Length(millimetres: 700))
        #expect(try one.energy.profile(of: jan) == now)
    }

    @Test("A conflict in one field of the profile names the field and writes nothing")
    func sameField() throws {
        let read = try one.energy.profile(of: jan)
        try two.energy.updateProfile(from: read, to: EnergyProfile(formula: .katch), of: jan)
        let before = try TableDump(one)
        let typed = EnergyProfile(formula: .cunningham, unit: .kJ)
        #expect(
            throws: StoreError.changedMeanwhile(record: .ofClient(.energyProfile, "Jan Novák"), fields: ["formula"])
        ) { try one.energy.updateProfile(from: read, to: typed, of: jan) }
        #expect(try TableDump(one) == before)
        try one.energy.updateProfile(from: read, to: EnergyProfile(formula: .katch), of: jan)
        #expect(try TableDump(one) == before)
    }

    @Test("Marking a day as complete keeps the other window's note; a second note is rejected")
    func day() throws {
        let read = try one.diaryDays.get(of: jan, on: today)
        try two.diaryDays.update(from: read, to: DiaryDay(day: today, note: "ill"), of: jan)
        try one.diaryDays.update(from: read, to: DiaryDay(day: today, isComplete: true), of: jan)
        let both = DiaryDay(day: today, note: "ill", isComplete: true)
        #expect(try one.diaryDays.get(of: jan, on: today) == both)
        #expect(
            throws: StoreError.changedMeanwhile(record: .ofClient(.diaryDay, "Jan Novák", day: today), fields: ["note"])
        ) { try one.diaryDays.update(from: read, to: DiaryDay(day: today, note: "a feast"), of: jan) }
        // Only the mark is deleted; the row remains for the note.
        try one.diaryDays.update(from: DiaryDay(day: today, isComplete: true), to: DiaryDay(day: today), of: jan)
        #expect(try one.diaryDays.get(of: jan, on: today) == DiaryDay(day: today, note: "ill"))
    }

    @Test("Targets of different nutrients are both stored; a conflict names the kind of day")
    func targets() throws {
        try two.nutrientTargets.update(to: [.training: NutrientTarget(kind: .training, protein: 160_000)], of: jan)
        try one.nutrientTargets.update(to: [.training: NutrientTarget(kind: .training, fat: 60_000)], of: jan)
        let both = [DiaryDay.Kind.training: NutrientTarget(kind: .training, protein: 160_000, fat: 60_000)]
        #expect(try one.nutrientTargets.get(of: jan) == both)
        let before = try TableDump(one)
        #expect(
            throws: StoreError.changedMeanwhile(
                record: .ofClient(.nutrientTarget, "Jan Novák"), fields: ["training protein_mg"])
        ) {
            try one.nutrientTargets.update(
                to: [
                    .training: NutrientTarget(kind: .training, protein: 120_000),
                    .rest: NutrientTarget(kind: .rest, fibre: 30_000),
                ], of: jan)
        }
        #expect(try TableDump(one) == before)
        // Deleting all targets that were read leaves those that another window added in the meantime.
        let read = [DiaryDay.Kind.training: NutrientTarget(kind: .training, protein: 160_000)]
        try one.nutrientTargets.update(from: read, to: [:], of: jan)
        #expect(try one.nutrientTargets.get(of: jan) == [.training: NutrientTarget(kind: .training, fat: 60_000)])
    }
}
