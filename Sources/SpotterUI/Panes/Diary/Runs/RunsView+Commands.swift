import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openRun: Self = "runs.open"
    static let addRun: Self = "runs.add"
    static let watchRun: Self = "runs.watch"
    static let editListedRun: Self = "runs.edit"
    static let deleteListedRun: Self = "runs.delete"
    static let nextRunKind: Self = "runs.kind"
    static let stepLengths: Self = "runs.steps"
}

extension RunsView {
    private static func needsOne(_ state: AppState) -> String? {
        state.diary.runs.list.selected == nil ? "no run is chosen" : nil
    }
    private static func needsLive(_ state: AppState) -> String? {
        state.context.watches.isEmpty ? "no run goes on: a begins one" : nil
    }

    static let commands: [Command] =
        [
            Command(.openRun, "Open the run", hint: "open", in: .runs, keys: ["Enter"], unless: needsOne),
            Command(.addRun, "New run: now, with a goal, or written afterwards", hint: "new", in: .runs, keys: ["a"]),
            Command(
                .watchRun, "Show the run that goes on", hint: "watch", in: .runs, keys: ["w"], unless: needsLive),
            Command(.editListedRun, "Edit the run", hint: "edit", in: .runs, keys: ["e"], unless: needsOne),
            Command(
                .deleteListedRun, "Delete the run (undo brings it back)", in: .runs, keys: ["d"], unless: needsOne),
            Command(
                .nextRunKind, "Show all kinds, only runs, walks or rides", hint: "kind", in: .runs, keys: ["v"]),
            Command(.stepLengths, "Enter the length of a step", in: .runs, keys: ["L"]),
        ] + RunView.commands + LiveRunView.commands

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        switch place {
        case .list: performInList(command, count: count, context: &context)
        case .run:
            if command == .back || command == .leave {
                close(&context)
            } else {
                room.perform(command, count: count, context: &context)
            }
        case .live:
            if command == .back || command == .leave {
                close(&context)
            } else {
                live.perform(command, count: count, context: &context)
            }
        }
    }

    /// Back to the list; a run that goes on goes on.
    private mutating func close(_ context: inout Context) -> Bool {
        if place == .live { context.message = .plain("The run goes on: w shows it again.") }
        place = .list
        context.isStale = true
        return true
    }

    private mutating func performInList(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if list.perform(command, count: count, height: rows(Frame(context.size).body, context).height) {
            reload(&context)
            return true
        }
        switch command {
        case .addRun: RunStart.choose(day: context.today, &context)
        case .watchRun:
            let watch = context.watch(of: context.client?.id) ?? context.watches.first
            if let watch { open(watch.id, context: &context) }
        case .nextRunKind:
            let all: [Run.Kind?] = [nil] + Run.Kind.allCases.map { $0 }
            kind = all[((all.firstIndex(of: kind) ?? 0) + 1) % all.count]
            list.rewind()
            reload(&context)
        case .stepLengths: StepLengthForm.open(&context)
        default:
            guard let run = list.selected else { return false }
            switch command {
            case .openRun: open(run.id, context: &context)
            case .editListedRun: RunForm.edit(run, &context)
            case .deleteListedRun: RunActions.delete(run, &context)
            default: return false
            }
        }
        return true
    }
}
