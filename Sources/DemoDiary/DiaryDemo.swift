package import DiaryStore
package import FitnessModel
package import Foundation

extension Diary {
    /// Fills an empty diary with made-up clients who have trained for years. Not journaled: undo stops here.
    ///
    /// - Parameter progress: called with the written share, 0...1; returning false stops, and nothing is written.
    /// - Throws: `notEmpty` if the diary has any record; `cancelled`.
    package func fillWithDemo(_ plan: DemoPlan, progress: (Double) -> Bool = { _ in true }) throws(StoreError) {
        if try gym.isMissing() { try gym.setUp(gym: "Gym 20", trainer: "Eva") }
        try catalogue.fill()
        try populate { change in
            var random = DemoRandom(seed: plan.seed)
            let writer = try DemoWriter(change, plan: plan)
            let categories = try ["Team", "Rehab", "Online"].map { name in
                try writer.change.categories.add(.client, named: name, forWholeGym: true)
            }
            try Self.addTemplates(to: writer, random: &random)
            for number in 0..<plan.clients {
                var own = random.fork()
                var person = DemoPerson(number: number, plan: plan, random: &own)
                person.client.id = try writer.change.clients.add(
                    person.client, categories: [own.one(of: categories)])
                var career = DemoCareer(person, writer: writer, random: own)
                try career.write()
                var habits = DemoHabits(person, number: number, writer: writer)
                try habits?.write()
                var measured = DemoMeasurements(person, number: number, writer: writer)
                try measured?.write()
                try DemoAppointments(person, number: number, writer: writer).write()
                if number % 2 == 0 {
                    var checkIns = DemoCheckIns(person, number: number, writer: writer)
                    try checkIns.write()
                    try DemoFourWeeks(person, number: number, writer: writer)?.write()
                }
                guard progress(Double(number + 1) / Double(plan.clients)) else { throw StoreError.cancelled }
            }
            let notice = Notice(
                text: "The gym is closed on Sunday. Relaxing at home counts as well.",
                from: plan.today.adding(days: -1),
                until: plan.today.adding(days: 6))
            _ = try writer.change.notices.add(notice)
            try change.markAsDemo()
        }
    }

    /// A diary in memory with a few sample clients up to a day, to try the program out; nothing of it reaches a
    /// file.
    package static func tour(
        today: Day, questionnaires: [Questionnaire], clock: DiaryClock = .system
    ) throws(StoreError) -> Diary {
        let diary = try inMemory(options: DiaryOptions(clock: clock, isConfined: true))
        try diary.fillWithDemo(DemoPlan(clients: 3, today: today, questionnaires: questionnaires))
        return diary
    }

    private static func addTemplates(to writer: DemoWriter, random: inout DemoRandom) throws {
        try writer.addRoutine(named: "Half an hour")
        let phases = try DemoScheme.all.map { scheme in
            let sheet = DemoSheet(
                name: "\(scheme.name) A", scheme: scheme, columns: 6, from: writer.exercises, random: &random)
            return (id: try writer.add(sheet, client: nil, start: nil).id, days: 28)
        }
        try writer.addMesocycle(
            Mesocycle(
                id: .unsaved, name: "Half a year",
                description: "from general strength to the season, four weeks each"), phases: phases)
    }
}

extension Diary {
    /// Writes the demo diary to a path: a new file is there whole or not at all, also when the program is killed.
    ///
    /// - Throws: `notEmpty` when a file is there that holds anything.
    package static func writeDemo(
        _ plan: DemoPlan, to place: URL, options: DiaryOptions = DiaryOptions()
    ) throws(StoreError) {
        try create(at: place, options: options) { diary throws(StoreError) in try diary.fillWithDemo(plan) }
    }
}
