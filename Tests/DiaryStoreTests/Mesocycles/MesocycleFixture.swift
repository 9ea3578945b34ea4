import DiaryStore
import FitnessModel
import Testing

/// The diary of `DiaryFixture` with three templates and a mesocycle template of them, four weeks each.
struct MesocycleFixture {
    let base: DiaryFixture
    let templates: [Identifier<Phase>]
    let plan: Identifier<Mesocycle>

    var diary: Diary { base.diary }

    init() throws {
        let base = try DiaryFixture()
        self.base = base
        templates = try ["Base", "Build", "Peak"].map { name in
            let phase = try base.diary.phases.add(named: name, client: nil)
            try base.diary.phaseRows.add(
                to: phase, exercise: base.squat, prescription: Prescription(label: "A", sets: "4"))
            return phase
        }
        plan = try base.diary.mesocycles.add(
            Mesocycle(id: .unsaved, name: "Autumn", description: "for the league"), phases: templates)
    }

    /// The parts as text: the name of the phase or "-", and the days.
    func texts(_ id: Identifier<Mesocycle>) throws -> [String] {
        try diary.mesocycles.content(id).parts.map { "\($0.phase?.name ?? "-") \($0.part.days)" }
    }

    /// The start days of the phases in order.
    func starts(_ id: Identifier<Mesocycle>) throws -> [String] {
        try diary.mesocycles.content(id).parts.compactMap { $0.phase?.start?.iso }
    }

    func part(_ index: Int, of id: Identifier<Mesocycle>) throws -> Identifier<MesocyclePart> {
        try diary.mesocycles.content(id).parts[index].id
    }

    /// Changes the length of the part at this index, and its note if one is given.
    func setDays(_ days: Int, note: String? = nil, part index: Int, of id: Identifier<Mesocycle>) throws {
        let old = try diary.mesocycles.content(id).parts[index].part
        try diary.mesocycleParts.update(
            from: old, to: MesocyclePart(id: old.id, phase: old.phase, days: days, note: note ?? old.note))
    }
}
