import FitnessModel

extension DiaryAccess {
    /// Puts appointments of another calendar into the diary, as one change. What is there in this version is passed over, also where
    /// it was changed here since; what is there in another version is changed, but keeps what the trainer said of it:
    /// what became of it, its sheet, its client, the repetitions that he moved, left out or ended.
    ///
    /// - Parameters:
    ///   - label: what undo names, such as "Import calendar.ics".
    ///   - progress: told the done part, 0...1, now and then; its false cancels, and nothing is changed.
    @discardableResult
    public func importAppointments(
        _ drafts: [AppointmentDraft], label: String, progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> [AppointmentMatch] {
        try change(Label.name(label)) { change in
            change.numberDensely()
            let work = try AppointmentImport(change)
            var matches: [AppointmentMatch] = []
            for (number, draft) in drafts.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(drafts.count)) { throw CancellationError() }
                let plan = try work.plan(draft, change.db)
                matches.append(plan.match)
                if plan.match.kind != .known { try change.carryOut(plan) }
            }
            return matches
        }
    }

    /// What the same import would do. Nothing is changed.
    public func importPreview(_ drafts: [AppointmentDraft]) throws(StoreError) -> [AppointmentMatch] {
        let work = try AppointmentImport(self)
        return try read { db in try drafts.map { try work.plan($0, db).match } }
    }
}

extension Change {
    fileprivate func carryOut(_ plan: AppointmentPlan) throws {
        let id = try plan.known?.id ?? insert(plan.new)
        if let known = plan.known { try update(from: known, to: plan.new) }
        for (old, new) in plan.repetitions {
            switch (old, new) {
            case (let old?, let new?): try update(from: old, to: new)
            case (let old?, nil): try delete(old.id)
            case (nil, var new?):
                new.repetition = new.repetition.map { Appointment.Repetition(of: id, on: $0.day) }
                _ = try insert(new)
            case (nil, nil): break
            }
        }
    }
}
