public import FitnessModel
import GRDB

extension Appointment.State {
    /// The action of a change into this state.
    fileprivate var action: ChangeKind.Action {
        switch self {
        case .planned: .plan
        case .done: .finish
        case .cancelled: .cancel
        case .missed: .miss
        }
    }
}

extension Appointments {
    /// Adds an appointment or a series; its own id is ignored.
    @discardableResult
    public func add(_ appointment: Appointment) throws(StoreError) -> Identifier<Appointment> {
        try access.change { change in
            try change.name(.add, appointment, appointment.isSeries ? .ofSeries : [:])
            return try change.insert(appointment)
        }
    }

    /// Writes the differences between the old and the new appointment.
    ///
    /// - Parameters:
    ///   - old: the stored appointment, or an occurrence of a series.
    ///   - scope: the occurrences to change. Resolved ones stay as they are.
    /// - Throws: `changedMeanwhile`, `missing`.
    public func update(
        from old: Appointment, to new: Appointment, scope: Appointment.Scope = .this
    ) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, new)
            guard let repetition = old.repetition, scope != .this else {
                _ = try change.write(old, as: new)
                return
            }
            let series: Appointment = try change.changeable(repetition.series)
            let begins = scope == .all || repetition.day <= series.day
            try begins
                ? change.edit(series, like: old, new)
                : change.part(series, at: repetition.day, like: old, new)
        }
    }

    /// Sets the outcome of an appointment.
    ///
    /// - Parameter charged: whether a missed one counts against the session pack.
    public func set(
        _ state: Appointment.State, charged: Bool = false, _ old: Appointment
    ) throws(StoreError) {
        try access.change { change in
            try change.name(state.action, old)
            var new = old
            (new.state, new.isCharged) = (state, charged && state == .missed)
            _ = try change.write(old, as: new)
        }
    }

    /// Deletes an appointment, or occurrences of a series. Resolved ones stay, as single appointments.
    public func delete(_ old: Appointment, scope: Appointment.Scope = .this) throws(StoreError) {
        try access.change { change in
            guard let repetition = old.repetition else {
                try change.name(.delete, old)
                if old.isSeries { try change.deleteRepetitions(of: old.id, from: .earliest) }
                return try change.delete(old.id)
            }
            let series: Appointment = try change.changeable(repetition.series)
            if scope == .this {
                try change.name(.delete, old)
                if !old.isUnwritten { try change.delete(old.id) }
                try change.update(series.id) { $0.leftOut.insert(repetition.day) }
            } else if scope == .all || repetition.day <= series.day {
                try change.name(.delete, old, .ofSeries)
                try change.deleteRepetitions(of: series.id, from: .earliest)
                try change.delete(series.id)
            } else {
                try change.name(.delete, old, .ofSeries.with([.source: repetition.day.iso]))
                try change.deleteRepetitions(of: series.id, from: repetition.day)
                try change.end(series, before: repetition.day)
            }
        }
    }
}

extension Change {
    /// Writes an appointment; an occurrence without a row gets one.
    func write(_ old: Appointment, as new: Appointment) throws -> Identifier<Appointment> {
        guard let repetition = old.repetition, old.isUnwritten else {
            try update(from: old, to: new)
            return old.id
        }
        let series: Appointment = try changeable(repetition.series)
        let taken = try db.count(
            "SELECT count(*) FROM appointment WHERE series = ? AND series_day = ?", series.id, repetition.day)
        guard series.has(repetition.day), taken == 0 else {
            throw StoreError.changedMeanwhile(
                record: old.called, fields: ["series"])
        }
        var own = new
        // The name that another calendar gave stays with the series.
        (own.rule, own.leftOut, own.uid) = ("", [], nil)
        return try insert(own)
    }

    /// Changes all planned occurrences of a series like one of them.
    ///
    /// - Throws: `refused` if it moves and its rule cannot move along.
    fileprivate func edit(_ series: Appointment, like old: Appointment, _ new: Appointment) throws {
        var changed = series.taking(old, new)
        let days = old.day.days(until: new.day)
        if days != 0 {
            changed.day = series.day.adding(days: days)
            changed.leftOut = Set(series.leftOut.map { $0.adding(days: days) })
            if let rule = series.recurrence, old.rule == new.rule {
                guard rule.isSimple else { throw StoreError.refused(.seriesCannotMove) }
                changed.rule = rule.moved(days: days).text
            }
        }
        try update(from: series, to: changed)
        let shift = "UPDATE appointment SET series_day = ? WHERE id = ?"
        // From the far end on, so that no two have the same day in between.
        let own = try repetitions(of: series.id, from: .earliest)
        for one in days > 0 ? own.reversed() : own {
            if one.state == .planned, one.id != old.id {
                var plain = one.taking(old, new)
                // Occurrences at the rule's day move along; individually moved ones stay.
                if one.day == one.repetition?.day { plain.day = one.day.adding(days: days) }
                try update(from: one, to: plain)
            }
            if days != 0, let day = one.repetition?.day { try db.run(shift, day.adding(days: days), one.id) }
        }
        // The changed one is now at the rule's day.
        if !old.isUnwritten {
            let own: Appointment = try changeable(old.id)
            var plain = own.taking(old, new)
            plain.day = new.day
            try update(from: own, to: plain)
        }
    }

    /// Ends a series before a day, and starts another one there, like the changed occurrence of that day.
    fileprivate func part(_ series: Appointment, at day: Day, like old: Appointment, _ new: Appointment) throws {
        var rest = series.taking(old, new)
        rest.day = day
        rest.rule = series.rest(from: day, by: rest.rule)
        rest.leftOut = series.leftOut.filter { $0 >= day }
        rest.uid = nil
        let id = try insert(rest)
        try db.run("UPDATE appointment SET series = ? WHERE series = ? AND series_day >= ?", id, series.id, day)
        try end(series, before: day)
        rest.id = id
        var (from, to) = (old, new)
        from.repetition = Appointment.Repetition(of: id, on: day)
        to.repetition = from.repetition
        // A typed rule is used as it is; an existing one moves along.
        (from.rule, to.rule) = (old.rule == new.rule ? rest.rule : "", rest.rule)
        if old.isUnwritten { (from.id, to.id) = (id, id) }
        try edit(rest, like: from, to)
    }

    /// Lets a series end before a day.
    fileprivate func end(_ series: Appointment, before day: Day) throws {
        try update(series.id) { one in
            one.rule = series.recurrence?.ending(before: day).text ?? series.rule
            one.leftOut = series.leftOut.filter { $0 < day }
        }
    }

    /// The occurrences with rows of their own, by their day.
    private func repetitions(of series: Identifier<Appointment>, from day: Day) throws -> [Appointment] {
        try db.list(Condition("a.series = ? AND a.series_day >= ?", series, day), order: "a.series_day")
    }

    /// Deletes planned and cancelled occurrences; resolved ones become single.
    fileprivate func deleteRepetitions(of series: Identifier<Appointment>, from day: Day) throws {
        let these = "series = ? AND series_day >= ?"
        try db.run("DELETE FROM appointment WHERE \(these) AND state IN ('planned', 'cancelled')", series, day)
        try db.run("UPDATE appointment SET series = NULL, series_day = NULL WHERE \(these)", series, day)
    }
}

extension Appointment {
    /// The rule of a series from one of its days on, possibly replaced by another rule: a count becomes the number of
    /// remaining occurrences.
    fileprivate func rest(from day: Day, by changed: String) -> String {
        guard let rest = recurrence?.beginning(on: day, from: self.day) else { return changed }
        guard changed != rule, var other = Recurrence(changed) else { return changed == rule ? rest.text : changed }
        if let count = rest.count, other.count == recurrence?.count { other.count = count }
        return other.text
    }

    /// Itself with what differs between two others, but their days.
    fileprivate func taking(_ old: Appointment, _ new: Appointment) -> Appointment {
        var taken = self
        func take<Value: Equatable>(_ path: WritableKeyPath<Appointment, Value>) {
            if old[keyPath: path] != new[keyPath: path] { taken[keyPath: path] = new[keyPath: path] }
        }
        take(\.client)
        take(\.title)
        take(\.minute)
        take(\.minutes)
        take(\.zone)
        take(\.place)
        take(\.note)
        take(\.phase)
        if isSeries { take(\.rule) }
        return taken
    }
}
