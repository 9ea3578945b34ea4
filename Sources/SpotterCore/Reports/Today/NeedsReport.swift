package import DiaryStore
package import FitnessModel
package import Foundation

/// All items of the attention list that the settings enable: those due by date first, then those that can wait.
package struct NeedsReport: Sendable {
    package let needs: [Need]

    /// The number of past days in which open appointments are listed.
    private static let openDays = 14

    /// Collects the items of all clients.
    ///
    /// - Parameter overview: An overview that was read with the same rules.
    package init(
        _ diary: Diary, _ overview: Overview, today: Day, zone: TimeZone, rules: AttentionRules,
        formula: StrengthFormula
    ) throws(StoreError) {
        var needs: [Need] = []
        if rules.openAppointments {
            let past = today.adding(days: -Self.openDays)...today.adding(days: -1)
            needs += try diary.appointments.list(in: past, zone: zone).compactMap { Need(open: $0, today: today) }
        }
        if rules.plans {
            let due = try diary.recurringPlans.statuses(isOn: true).filter { $0.overdue(on: today) != nil }
            needs += due.map { Need($0, today: today) }
        }
        if rules.wellbeing {
            needs += try diary.dashboard.clientsWoundUp(since: today.adding(days: -2)).map {
                Need(woundUp: $0, today: today)
            }
        }
        if rules.programmes {
            // At noon of the given day, regardless of the clock.
            let noon = today.instant(at: TimeOfDay(hour: 12, minute: 0) ?? TimeOfDay(Date(), in: zone), in: zone)
            for running in try diary.programmes.running(at: noon, in: zone) {
                needs += running.status.needs(lastCheckIn: running.lastCheckIn).map { Need($0, running) }
            }
        }
        needs += overview.shortPackages.map { Need($0) }
        if let days = rules.expiryDays {
            let expiring = try diary.dashboard.packagesExpiring(in: today...today.adding(days: days), today: today)
            needs += expiring.map { Need(expiring: $0, today: today) }
        }
        needs += overview.finishedPhases.map { Need($0) }
        if let days = rules.measurementDays {
            let late = try diary.dashboard.clientsToMeasure(since: today.adding(days: 1 - days))
            needs += late.map { Need(measured: $0, today: today) }
        }
        needs += overview.absent.map { Need(absent: $0, today: today) }
        if let days = rules.birthdayDays {
            for one in try diary.dashboard.birthdays(in: today...today.adding(days: days)) {
                let born = try diary.clients.get(one.client).birthDay
                needs.append(Need(birthday: one, born: born, today: today))
            }
        }
        if rules.records {
            let yesterday = today.adding(days: -1)
            for client in try diary.dashboard.clientsTrained(on: yesterday) {
                let unit = try diary.clients.get(client.client).unit
                let found = try diary.figures.records(
                    of: client.client, days: yesterday...yesterday, formula: formula)
                // Each exercise is listed once, with its first record.
                var named: Set<Identifier<Exercise>> = []
                needs += found.filter { named.insert($0.exercise).inserted }.map { Need($0, of: client, unit: unit) }
            }
        }
        self.needs = needs
    }
}
