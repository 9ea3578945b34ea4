import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Common tasks take few keys")
struct KeystrokeTests {
    /// Where a task starts, and how to check that it is complete.
    struct Proof: Sendable {
        var prepare: @Sendable (inout Robot) -> Void = { _ in }
        let isDone: @Sendable (Robot) throws -> Bool
    }

    private static let proofs: [String: Proof] = [
        "Start the next session of the client under the cursor": Proof { robot in
            try robot.diary.sessions.live().count == 1
        },
        "On a live sheet: log last time's set": Proof(prepare: { $0.press("s") }) { robot in
            let live = try robot.diary.sessions.live()
            let sheet = try robot.diary.phases.sheet(live[0].session.phase ?? Identifier(rawValue: 0))
            return sheet.rows.contains { sheet.cell($0.id, column: 4)?.text == "80x3" }
        },
        "From a sheet: open the previous phase next to this one": Proof(prepare: { $0.press("3 Enter") }) { robot in
            robot.sees("[Jan: P5 | P6]")
        },
        "From a sheet: the chart of this exercise": Proof(prepare: { $0.press("3 Enter") }) { robot in
            robot.sees("[Chart]") && robot.sees("e1RM by Epley")
        },
        "Assign the first template to the current client": Proof { robot in
            let jan = try robot.diary.clients.list().first { $0.name == "Jan Stencel" }
            let phases = try jan.map { try robot.diary.phases.list(.client($0.id)) } ?? []
            return phases.contains { $0.name == "Hypertrophy A" }
        },
        "Assign the first template to three clients": Proof { robot in
            let owners = try robot.diary.clients.list().filter { client in
                try robot.diary.phases.list(.client(client.id)).contains { $0.name == "Hypertrophy A" }
            }
            return owners.count == 3
        },
        "New mesocycle from three phases": Proof { robot in
            let jan = try robot.diary.clients.list().first { $0.name == "Jan Stencel" }
            let plans = try jan.map { try robot.diary.mesocycles.list(.client($0.id)) } ?? []
            return plans.contains { $0.parts.count == 3 }
        },
        "Start a session without a plan": Proof { robot in
            try robot.diary.sessions.live().contains { $0.session.phase == nil }
        },
        "On a live sheet: write the suggested warm-ups": Proof(prepare: { $0.press("s") }) { robot in
            try liveTexts(robot).contains { $0.hasPrefix("w") }
        },
        "On a live sheet: count a set of five by hand": Proof(prepare: { $0.press("s") }) { robot in
            try liveTexts(robot).contains("80x5")
        },
        "In all live sessions: log a set of the other client": Proof(prepare: { robot in
            try? SessionDiary.many(["Tom Grant"], robot.diary)
            robot.press("s O")
        }) { robot in
            let tom = try robot.diary.sessions.live().first { $0.clientName == "Tom Grant" }
            return try tom.map { try robot.diary.sessions.sheet($0.id).rows.map(\.row.text) } == ["80x5"]
        },
        "The progress of the current client": Proof { robot in robot.sees("Streak") },
        "A new sheet of six exercises that the client knows": Proof { robot in
            let jan = try SampleDay.client(in: robot.diary)
            guard let newest = try robot.diary.phases.list(.client(jan)).first else { return false }
            let sheet = try robot.diary.phases.sheet(newest.id)
            return sheet.sessions.isEmpty
                && sheet.rows.map(\.row.exerciseName) == [
                    "Box squat, banded", "Broad jump", "Seated row, neutral", "Incline press 75° DB", "Trap-3 raise",
                    "Plank",
                ]
        },
        "The same with last time's targets": Proof { robot in
            let jan = try SampleDay.client(in: robot.diary)
            let phases = try robot.diary.phases.list(.client(jan))
            guard phases.count > 1 else { return false }
            let (new, old) = (try robot.diary.phases.sheet(phases[0].id), try robot.diary.phases.sheet(phases[1].id))
            func targets(_ sheet: PhaseSheet) -> [String: [String]] {
                let prescriptions = sheet.rows.map { row in
                    let prescription = row.row.prescription
                    return (
                        row.row.exerciseName,
                        [
                            prescription.tempo, prescription.reps, prescription.sets, prescription.rest,
                            prescription.micro,
                        ]
                    )
                }
                return Dictionary(prescriptions) { first, _ in first }
            }
            let (now, before) = (targets(new), targets(old))
            return new.sessions.isEmpty && now.count == 6 && now.allSatisfy { before[$0] == $1 && $1[1] != "" }
        },
        "On a sheet of six exercises: next week's loads": Proof(prepare: { $0.press("3 Enter") }) { robot in
            let planned = robot.app.sheet?.grid.sheet.lines.map {
                $0.planned(robot.app.sheet?.grid.cursor.field.column ?? 0)
            }
            return planned?.first == "85x5*3" && planned?.allSatisfy { !$0.isEmpty } == true
        },
        "On a sheet: a wave of four weeks": Proof(prepare: { robot in
            guard let old = try? robot.diary.phases.list(.client(SampleDay.client(in: robot.diary))).first?.phase else {
                return
            }
            var longer = old
            longer.sessionCount = 8
            try? robot.diary.phases.update(from: old, to: longer)
            robot.press("3 Enter")
        }) { robot in robot.app.sheet?.grid.sheet.lines.first?.ahead.count == 4 },
        "From the profile: a measurement of thirteen folds and the weight": Proof(prepare: { robot in
            robot.press("2 Enter")
        }) { robot in
            let row = try robot.diary.measurements.list(of: #require(robot.app.context.client?.id)).last
            return row?.folds.count == 13 && row?[fold: .biceps] == "4.2" && row?.weight == Mass(82, .kg)
        },
        "From the skinfolds: compare this measurement with the previous one": Proof(prepare: measure) { robot in
            robot.sees("Chin fold, mm") && robot.sees("-1.0")
        },
        "From the skinfolds: the chart of body fat": Proof(prepare: measure) { robot in
            robot.sees("[Charts]") && robot.sees("Body fat (%)")
        },
    ].merging(diaryProofs) { first, _ in first }
        .merging(dayProofs) { first, _ in first }
        .merging(wellbeingProofs) { first, _ in first }

    /// Two measurements of the client, on their sheet.
    private static func measure(_ robot: inout Robot) {
        guard let client = robot.app.context.client else { return }
        var known = client
        (known.sex, known.birthDay) = (.male, Day(iso: "1996-05-01"))
        try? robot.diary.clients.update(from: client, to: known)
        for (offset, chin) in [(-28, "9"), (0, "8")] {
            var row = BodyMeasurement(day: Robot.today.adding(days: offset), weight: Mass(82, .kg))
            for site in SkinfoldSite.usual { row[fold: site] = chin }
            _ = try? robot.diary.measurements.add(row, of: client.id)
        }
        robot.press("5 ]")
    }

    /// The cells of the live session.
    private static func liveTexts(_ robot: Robot) throws -> [String] {
        guard let live = try robot.diary.sessions.live().first else { return [] }
        return try robot.diary.sessions.sheet(live.id).rows.map(\.row.text)
    }

    @Test("The keys of the page work, and their number is as stated", arguments: Way.all)
    func way(_ way: Way) throws {
        let proof = try #require(Self.proofs[way.name], "no proof for this way")
        #expect(way.keys.count == way.strokes)
        #expect(way.strokes <= way.limit)
        var robot = try Robot { try SampleDiary.fill($0) }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 1")
        proof.prepare(&robot)
        #expect(try !proof.isDone(robot), "done before a key was pressed")
        for key in way.keys { robot.app.handle(.key(key)) }
        #expect(try proof.isDone(robot), "not done:\n\(robot.screen)")
    }

    @Test("The page lists every tested task")
    func complete() { #expect(Set(Way.all.map(\.name)) == Set(Self.proofs.keys)) }
}
