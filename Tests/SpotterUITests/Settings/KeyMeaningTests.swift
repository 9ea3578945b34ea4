import TerminalKit
import Testing
import ViewKit

@testable import SpotterUI
@testable import TrainingUI

/// The keys of the views, without forms and choosers, where text is typed.
@Suite("A key means the same in every view")
struct KeyMeaningTests {
    /// The meaning of a key, or of the first of several, for all commands that have it.
    private struct Meaning {
        let words: String
        let commands: Set<CommandID>

        init(_ words: String, _ commands: String) {
            self.words = words
            self.commands = Set(commands.split(separator: " ").map { CommandID(rawValue: String($0)) })
        }
    }

    /// Keys that several commands have.
    private static let meanings: [String: Meaning] = [
        "(": Meaning(
            "the month before",
            """
            day.month-before review.month-before
            """),
        ")": Meaning(
            "the month after",
            """
            day.month-after review.month-after
            """),
        "*": Meaning(
            "mark a range",
            """
            sheet.range range.drop
            """),
        "+": Meaning(
            "more room",
            """
            maximise sheet.maximise board.whole
            """),
        ",": Meaning(
            "how it is set up",
            """
            programme.leave \
            wellbeing.withdraw wellbeing.hand-over hand-over.code wellbeing.questions \
            clients.order clients.categories phases.order phases.categories exercises.order exercises.categories \
            mesocycles.order mesocycles.categories machines.order machines.categories machines.plates machines.places sheet.place body.formula body.columns body.references charts.goal day.goal day.acknowledge day.targets day.settings day.unit runs.steps settings records.categories
            """),
        ".": Meaning(
            "back to now",
            """
            wellbeing.this-week \
            day.today review.now \
            calendar.today
            """),
        "/": Meaning(
            "find by typing",
            """
            reading.filter profile.find \
            clients.filter phases.filter exercises.filter mesocycles.filter machines.filter board.pick \
            library.filter-foods activities.filter catalogue.filter charts.find settings.filter keys.filter records.filter
            """),
        "=": Meaning(
            "against what stands above: filled from it, or compared with it",
            """
            sheet.fill range.fill body.compare
            """),
        "A": Meaning(
            "give to a client",
            """
            phases.assign sheet.assign mesocycles.assign mesocycle.assign machines.exercise library.eat-food \
            activities.today
            """),
        "a": Meaning(
            "add",
            """
            contacts.add reading.add notices.add \
            programme.add week.add \
            wellbeing.add answers.add \
            clients.add profile.new-phase profile.template profile.new-mesocycle profile.new-package profile.new-measurement body.add phases.add \
            sheet.add-row session.add-exercise exercises.add mesocycles.add mesocycle.add mesocycle.pause \
            machines.add places.add questions.add progress.add-badge day.add-food day.add-activity day.add-run day.quick-add day.weigh-in \
            day.repeat weights.add runs.add run.distance run.steps library.add-food activities.add catalogue.take \
            dashboard.add calendar.add recurring.add profile.new-appointment profile.new-recurring keys.add
            """),
        "b": Meaning(
            "the Board",
            """
            board board.close
            """),
        "Backspace": Meaning(
            "empty",
            """
            sheet.clear-cell range.clear settings.reset keys.reset
            """),
        "C": Meaning(
            "sort into categories",
            """
            clients.categorize phases.categorize exercises.categorize mesocycles.categorize mesocycle.categorize \
            machines.categorize records.categorize
            """),
        "C-x": Meaning(
            "cut out",
            """
            sheet.cut range.cut
            """),
        "d": Meaning(
            "delete",
            """
            contacts.delete reading.delete notices.delete \
            week.delete \
            wellbeing.delete answers.delete \
            clients.delete profile.delete phases.delete sheet.delete-row session.remove-exercise \
            exercises.delete mesocycles.delete mesocycle.remove machines.delete places.delete questions.delete body.delete progress.delete-badge day.delete \
            weights.delete runs.delete run.delete library.delete-food activities.delete \
            dashboard.delete calendar.delete recurring.delete settings.reset keys.reset records.delete
            """),
        "Delete": Meaning(
            "empty",
            """
            sheet.clear-cell range.clear
            """),
        "Down": Meaning(
            "move",
            """
            move.down row.down
            """),
        "E": Meaning(
            "edit what the view is about",
            """
            programme.edit \
            sheet.phase mesocycle.edit day.body
            """),
        "e": Meaning(
            "edit what the cursor is on",
            """
            contacts.edit reading.edit page.edit notices.edit \
            wellbeing.edit questions.edit answers.edit \
            clients.edit profile.edit phases.edit sheet.edit exercises.edit exercise.edit mesocycles.edit \
            mesocycle.edit-part machines.edit places.edit body.edit progress.edit-badge day.edit weights.edit runs.edit run.edit \
            run.edit-live library.open-food activities.edit cockpit.edit \
            dashboard.edit calendar.edit recurring.edit settings.edit keys.edit
            """),
        "Enter": Meaning(
            "open",
            """
            contacts.open reading.open notices.edit \
            programme.open week.answer \
            wellbeing.edit questions.edit answers.edit \
            records.open dashboard.open clients.open profile.open phases.open sheet.edit exercises.open exercise.open-session \
            mesocycles.open mesocycle.open machines.edit places.edit body.edit progress.open day.edit weights.edit runs.open \
            library.open-food activities.edit review.open cockpit.open catalogue.open \
            calendar.open recurring.open settings.edit keys.edit
            """),
        "Esc": Meaning(
            "one level back",
            """
            back range.drop
            """),
        "f": Meaning(
            "narrow",
            """
            clients.category phases.category exercises.narrow mesocycles.category machines.category charts.period progress.period \
            runs.kind activities.heading catalogue.narrow records.narrow
            """),
        "F": Meaning(
            "take all that stands in grey",
            """
            log.fill-cell target.take-row
            """),
        "g": Meaning(
            "go to",
            """
            client.programme \
            move.first body.chart session.times exercises.video exercise.video day.weights day.go-to run.day review.go-to \
            dashboard.calendar dashboard.recurring client.history
            """),
        "h": Meaning(
            "move",
            """
            move.left day.before review.before
            """),
        "i": Meaning(
            "what is known",
            """
            sheet.session body.site day.explain contacts.technical
            """),
        "J": Meaning(
            "merge",
            """
            exercises.merge exercise.merge
            """),
        "j": Meaning(
            "move",
            """
            move.down row.down
            """),
        "k": Meaning(
            "move",
            """
            move.up row.up
            """),
        "l": Meaning(
            "move",
            """
            move.right day.after review.after
            """),
        "Left": Meaning(
            "move",
            """
            move.left day.before review.before
            """),
        "M": Meaning(
            "make a template",
            """
            phases.make-template mesocycles.make-template mesocycle.make-template
            """),
        "m": Meaning(
            "move",
            """
            sheet.move-row row.put session.move-exercise mesocycle.move \
            dashboard.move calendar.move
            """),
        "N": Meaning(
            "write a note",
            """
            dashboard.notices \
            sheet.cell-note body.note day.note
            """),
        "n": Meaning(
            "new",
            """
            new.feedback \
            new.client new.phase new.template new.routine new.mesocycle new.exercise new.run new.timed-run new.session \
            new.food new.activity new.weigh-in new.measurement new.check-in new.machine \
            new.appointment
            """),
        "Right": Meaning(
            "move",
            """
            move.right day.after review.after
            """),
        "Space": Meaning(
            "mark",
            """
            clients.mark phases.mark exercises.mark mesocycles.mark machines.mark charts.beside records.mark
            """),
        "s": Meaning(
            "start a session",
            """
            session.start dashboard.start calendar.start
            """),
        "t": Meaning(
            "table or chart",
            """
            exercise.table progress.table charts.table run.table
            """),
        "Up": Meaning(
            "move",
            """
            move.up row.up
            """),
        "v": Meaning(
            "next view",
            """
            phases.templates exercise.next-view mesocycles.templates board.figure run.next-view library.section \
            review.span exercises.library catalogue.own \
            calendar.scale settings.keys keys.settings records.view
            """),
        "w": Meaning(
            "finish",
            """
            log.finish run.end sheet.result
            """),
        "R": Meaning(
            "open or begin again what is over",
            """
            log.reopen run.reset
            """),
        "X": Meaning(
            "export",
            """
            sheet.export body.export exercise.export progress.export charts.export run.export runs.export records.export review.export profile.report calendar.export
            """),
        "x": Meaning(
            "dealt with: fully logged, done, missed",
            """
            wellbeing.seen \
            day.complete review.complete \
            dashboard.settle calendar.settle recurring.done
            """),
        "Y": Meaning(
            "copy to the clipboard",
            """
            contacts.copy technical.copy \
            sheet.copy range.copy
            """),
        "y": Meaning(
            "duplicate",
            """
            profile.duplicate phases.duplicate sheet.duplicate-row exercises.duplicate mesocycles.duplicate \
            mesocycle.repeat machines.duplicate day.copy library.duplicate-food activities.duplicate \
            dashboard.copy calendar.copy
            """),
        "Z": Meaning(
            "show what is archived",
            """
            clients.show-archived phases.show-archived exercises.show-archived mesocycles.show-archived \
            machines.show-archived places.show-archived questions.show-archived library.show-archived-foods activities.show-archived catalogue.show-archived
            """),
        "z": Meaning(
            "put away, or switched off",
            """
            clients.archive profile.archive phases.archive exercises.archive mesocycles.archive machines.archive places.archive questions.archive \
            library.archive-food activities.archive catalogue.archive \
            recurring.switch
            """),
        "{": Meaning(
            "the one before",
            """
            wellbeing.before \
            board.older progress.previous-item compare.earlier day.week-before run.figure-before exercise.figure-before \
            calendar.earlier
            """),
        "}": Meaning(
            "the one after",
            """
            wellbeing.after \
            exercise.figure board.newer progress.next-item compare.later day.week-after run.figure \
            calendar.later
            """),
    ]

    /// Keys of a command that mean something else elsewhere.
    private static let exceptions: [(keys: Set<String>, commands: Set<CommandID>, reason: String)] = [
        (
            ["f", "t", "C", "M", "r", ".", "Space"],
            [
                "log.fill-set", "log.take-suggestion", "log.count", "log.intervals", "log.rest", "log.repeat-set",
                "log.next",
            ], "a live sheet has no list, chart or month, and is used with one hand, since the first version"
        ),
        (["f"], ["target.take"], "takes what stands in grey, as in the load columns; a sheet has no list to narrow"),
        (["C-o"], ["sheet.notes"], "where text is written, as in a note of a form; a list to choose from elsewhere"),
        (["+", "-"], ["mesocycle.longer", "mesocycle.shorter", "run.step-back"], "one more, one less"),
        (["Enter", "Space"], ["run.lap", "run.step"], "the big keys of a stopwatch and of a counter"),
        (
            ["Tab", "S-Tab"], ["board.side", "cockpit.next", "cockpit.previous"],
            "the other side is the Board's next pane, the next session the cockpit's"
        ),
        (["Backspace"], ["run.step-back"], "erases the last"),
        (["r"], ["wellbeing.relax"], "how somebody is has no recipes"),
        (["PgDn", "PgUp"], ["week.next", "week.before"], "a page is what the week has of a screen"),
        (["p"], ["wellbeing.programme"], "the programme; nothing that could be paused runs here"),
        (["O"], ["programme.open-early"], "opens what is closed; the cockpit is one level back"),
        (["L"], ["wellbeing.read"], "how somebody is has no rows to label"),
        (
            ["y"], ["contacts.copy", "technical.copy"],
            "what is called or told is copied to the clipboard, never doubled"
        ),
        (["Enter"], ["week-summary.close"], "what was read to its end leads back; nothing in it opens"),
        (["Enter", "Esc"], ["row.put"], "accepts and leaves, as in a dialog"),
    ]

    private static let commands = CommandTable.all.filter { $0.scope != .dialog }

    /// The commands by the first of their keys, without the exceptions.
    private static let byKey: [String: Set<CommandID>] = {
        var found: [String: Set<CommandID>] = [:]
        for command in commands {
            for key in command.keys.map({ $0.keys[0].name }) {
                let isExcepted = exceptions.contains { $0.keys.contains(key) && $0.commands.contains(command.id) }
                if !isExcepted { found[key, default: []].insert(command.id) }
            }
        }
        return found
    }()

    @Test("All commands of a key do the same for their view")
    func oneMeaning() {
        for (key, commands) in Self.byKey where commands.count > 1 {
            let meaning = Self.meanings[key]
            let others = commands.subtracting(meaning?.commands ?? [])
            #expect(others.isEmpty, "\(key): \(meaning?.words ?? "no meaning") is not \(others.map(\.rawValue))")
        }
    }

    @Test("The table names only commands with their key, and only real exceptions")
    func current() {
        for (key, meaning) in Self.meanings {
            #expect(meaning.commands == Self.byKey[key], "\(key): \(meaning.words)")
        }
        for exception in Self.exceptions {
            let having = Self.commands.filter { command in
                command.keys.contains { exception.keys.contains($0.keys[0].name) }
            }
            #expect(exception.commands.isSubset(of: having.map(\.id)), "\(exception.reason)")
        }
    }

    @Test("Arrows and h, j, k, l move the cursor, a row, or the day")
    func motion() {
        let steps: Set<CommandID> = ["day.before", "day.after", "review.before", "review.after"]
        for command in Self.commands where command.keys.contains(where: { Self.arrows.contains($0.description) }) {
            #expect(command.scope == .list || command.scope == .moving || steps.contains(command.id), "\(command.id)")
        }
    }

    private static let arrows: Set<String> = ["Up", "Down", "Left", "Right", "h", "j", "k", "l"]
}
