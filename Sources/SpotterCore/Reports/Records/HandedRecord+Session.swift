import DiaryExchange
public import DiaryStore
public import FitnessModel
public import Foundation

extension HandedRecord {
    /// One session: what was asked, done and noted, and the times of the sets that were counted.
    ///
    /// - Parameter zone: in which clocks are read.
    /// - Throws: `missing`.
    public static func session(
        _ id: Identifier<TrainingSession>, in diary: Diary, zone: TimeZone
    ) throws(StoreError) -> HandedRecord {
        let sheet = try diary.sessions.sheet(id)
        return HandedRecord(sheet, marks: try diary.sessions.marks(of: id), zone: zone)
    }

    /// A session that was read.
    package init(_ sheet: SessionSheet, marks: [Identifier<SessionRow>: [Int: SetMark]], zone: TimeZone) {
        let day = sheet.session.day
        self.init(
            name: "\(sheet.clientName) \(day.iso) session", title: "the session of \(day.short)",
            page: {
                ReportPage(
                    title: "\(sheet.clientName), \(sheet.title), \(day.dated)", name: sheet.clientName,
                    head: ["\(sheet.title) · \(day.long)", sheet.facts(in: zone)].filter { !$0.isEmpty },
                    sections: [sheet.exercises, sheet.times(marks, zone), sheet.remark].compactMap(\.self))
            },
            csv: {
                let document = PhaseDocument(sheet, marks: marks, zone: zone)
                return PhaseFormat.sets.write(document, spelling: .terminal(ascii: false))
            },
            csvHelp: "Every set that can be read, with weight, reps, RPE and measured times in columns of their own.",
            json: SessionJSON(sheet, marks, zone), gpx: nil, gpxHelp: "")
    }
}

extension SessionSheet {
    /// "09:00 to 10:05 · RPE 8 · 15 sets".
    fileprivate func facts(in zone: TimeZone) -> String {
        let clock = [session.startedAt, session.endedAt].compactMap { $0.map { TimeOfDay($0, in: zone).text } }
        let sets = rows.reduce(0) { sum, row in
            sum + LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets.count { !$0.isWarmUp }
        }
        let effort = session.effort.map { "RPE \(NumberFormat.shown($0.rpeTenths, decimals: 1))" }
        return [clock.joined(separator: " to "), effort ?? "", Count.text(sets, "set")].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    fileprivate var exercises: ReportSection {
        guard !rows.isEmpty else {
            return ReportSection(title: "Exercises", parts: [.text("No exercise is in this session.")])
        }
        let columns: [ReportTable.Column] = [
            .init(""), .init("Exercise"), .init("Tempo"), .init("Reps"), .init("Sets"), .init("Rest"),
            .init("Intensity"), .init("Planned"), .init("Done (\(unit.rawValue))"), .init("Note"),
        ]
        let lines = rows.map { row in
            let asked = row.row.prescription
            return [
                asked.label, row.row.exerciseName, asked.tempo, asked.reps, asked.sets, asked.rest, asked.micro,
                row.row.planned, row.row.text, row.row.note,
            ]
        }
        return ReportSection(
            title: "Exercises", parts: [.table(ReportTable(columns, lines).withoutEmptyColumns)])
    }

    /// The sets that were counted; nil where none was.
    fileprivate func times(_ marks: [Identifier<SessionRow>: [Int: SetMark]], _ zone: TimeZone) -> ReportSection? {
        var lines: [[String]] = []
        for row in rows {
            let sets = LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets
            for (number, mark) in (marks[row.id] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let set = sets.indices.contains(number - 1) ? sets[number - 1] : nil
                let mean = mark.millisecondsPerRep(count: set?.repsOfAllParts)
                lines.append([
                    row.row.exerciseName, set.map { LoadCell.render([$0], unit: unit) } ?? "",
                    TimeOfDay(mark.began, in: zone).text, SetTimeText.clock(mark.milliseconds),
                    mean.map(SetTimeText.seconds) ?? "", SetTimeText.tempo(row.row.prescription.tempo) ?? "",
                ])
            }
        }
        let columns: [ReportTable.Column] = [
            .init("Exercise"), .init("Set"), .init("Start"), .init("Time", isNumber: true),
            .init("Rep (s)", isNumber: true), .init("Tempo"),
        ]
        guard !lines.isEmpty else { return nil }
        return ReportSection(title: "Times", parts: [.table(ReportTable(columns, lines).withoutEmptyColumns)])
    }

    fileprivate var remark: ReportSection? {
        session.note.trimmingBlanks.isEmpty ? nil : ReportSection(title: "Note", parts: [.text(session.note)])
    }
}
