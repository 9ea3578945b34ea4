import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases

/// The JSON of a session: the original texts, and the sets parsed from them.
struct SessionJSON: Encodable, Sendable {
    let client, day, title, unit, note: String
    let phase: String?
    let session: Int?
    let started, ended: String?
    let rpe: Double?
    let exercises: [Exercise]

    struct Exercise: Encodable, Sendable {
        let exercise, label, tempo, reps, sets, rest, intensity: String
        /// The original texts of the load cell and of its plan.
        let done, planned, note: String
        let performed: [Performed]
    }

    struct Performed: Encodable, Sendable {
        /// The number of the set, from 1, counting warm-ups.
        let set: Int
        let warmUp, failure: Bool
        let rpe: Double?
        let parts: [Part]
        /// The times measured by a stopwatch.
        let started: String?
        let seconds: Double?
        let repSeconds: [Double]?
    }

    struct Part: Encodable, Sendable {
        /// "first", "drop", "pause", "otherSide".
        let follows: String
        /// The weight in the session's unit; added to the body weight if `bodyWeight` is true.
        let weight: Double?
        let bodyWeight: Bool
        let reps: Int?
        let seconds, metres: Double?
    }

    init(_ sheet: SessionSheet, _ marks: [Identifier<SessionRow>: [Int: SetMark]], _ zone: TimeZone) {
        let own = sheet.session
        (client, day, title) = (sheet.clientName, own.day.iso, Language.english.text(sheet.title))
        (unit, note, phase, session) = (sheet.unit.rawValue, own.note, sheet.phaseName, own.column)
        (started, ended) = (own.startedAt?.isoText(in: zone), own.endedAt?.isoText(in: zone))
        rpe = own.effort.map { Double($0.rpeTenths) / 10 }
        exercises = sheet.rows.map { Exercise($0, marks[$0.id] ?? [:], sheet.unit, zone) }
    }
}

extension SessionJSON.Exercise {
    fileprivate init(_ row: SessionSheetRow, _ marks: [Int: SetMark], _ unit: MassUnit, _ zone: TimeZone) {
        let prescription = row.row.prescription
        (exercise, label, tempo) = (row.row.exerciseName, prescription.label, prescription.tempo)
        (reps, sets, rest, intensity) = (prescription.reps, prescription.sets, prescription.rest, prescription.micro)
        (done, planned, note) = (row.row.text, row.row.planned, row.row.note)
        performed = LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets.enumerated().map { index, set in
            SessionJSON.Performed(set, number: index + 1, marks[index + 1], unit, zone)
        }
    }
}

extension SessionJSON.Performed {
    fileprivate init(_ done: PerformedSet, number: Int, _ mark: SetMark?, _ unit: MassUnit, _ zone: TimeZone) {
        (set, warmUp, failure) = (number, done.isWarmUp, done.toFailure)
        rpe = done.effort.map { Double($0.rpeTenths) / 10 }
        parts = done.parts.map { SessionJSON.Part($0, unit) }
        started = mark?.began.isoText(in: zone)
        seconds = mark.map { Double($0.milliseconds) / 1000 }
        repSeconds = mark.map { $0.repTimes.map { Double($0) / 1000 } }
    }
}

extension SessionJSON.Part {
    fileprivate init(_ part: PerformedSet.Part, _ unit: MassUnit) {
        follows = "\(part.link)"
        switch part.resistance {
        case .none: (weight, bodyWeight) = (nil, false)
        case .load(let mass): (weight, bodyWeight) = (Double(mass.text(in: unit)), false)
        case .bodyWeight(let added): (weight, bodyWeight) = (Double(added.text(in: unit)), true)
        }
        reps = part.reps
        switch part.work {
        case .reps: (seconds, metres) = (nil, nil)
        case .time(let milliseconds): (seconds, metres) = (Double(milliseconds) / 1000, nil)
        case .distance(let length): (seconds, metres) = (nil, Double(length.millimetres) / 1000)
        }
    }
}
