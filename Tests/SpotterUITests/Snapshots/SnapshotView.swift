import DiaryStore
import FitnessModel
import TerminalKit
import Testing

/// Every recorded view, and the keys that lead there.
enum SnapshotView: String, CaseIterable, Sendable {
    case welcome
    case dashboardEmpty = "dashboard-empty"
    case dashboard
    case clientsEmpty = "clients-empty"
    case clients
    case clientsFilter = "clients-filter"
    case clientsNoMatch = "clients-no-match"
    case profile
    case profileNew = "profile-new"
    case clientForm = "client-form"
    case clientFormWrong = "client-form-wrong"
    case phasesEmpty = "phases-empty"
    case phases
    case templates
    case sheetTemplate = "sheet-template"
    case sheetNew = "sheet-new"
    case sheetPlan = "sheet-plan"
    case sheetHistory = "sheet-history"
    case sheetLive = "sheet-live"
    case sheetTyping = "sheet-typing"
    case sheetRestOver = "sheet-rest-over"
    case sheetHandsFree = "sheet-hands-free"
    case sheetMaximised = "sheet-maximised"
    case finishForm = "finish-form"
    case liveElsewhere = "live-elsewhere"
    case exercisesEmpty = "exercises-empty"
    case exercises
    case exerciseForm = "exercise-form"
    case nearMatch = "near-match"
    case importForm = "import-form"
    case unitQuestion = "unit-question"
    case importPreview = "import-preview"
    case palette
    case help
    case prefix
    case theme
    case clientPicker = "client-picker"
    case find
    case history
    case error

    /// The views of a diary without a client or without any records.
    private var isEmptyDiary: Bool {
        switch self {
        case .welcome, .dashboardEmpty, .clientsEmpty, .exercisesEmpty: true
        default: false
        }
    }

    /// The program with this view open.
    func robot(columns: Int, rows: Int) throws -> Robot {
        let isEmpty = isEmptyDiary
        var robot = try Robot(columns: columns, rows: rows, isSetUp: self != .welcome) { diary in
            if !isEmpty { try SampleDiary.fill(diary) }
        }
        try open(&robot)
        return robot
    }

    private func open(_ robot: inout Robot) throws {
        switch self {
        case .welcome, .dashboardEmpty: break
        case .dashboard: robot.press("1")
        case .clientsEmpty, .clients: robot.press("2")
        case .clientsFilter:
            robot.press("2 /")
            robot.type("a")
        case .clientsNoMatch:
            robot.press("2 /")
            robot.type("zzz")
        case .phasesEmpty:
            choose("Olga", &robot)
            robot.press("3")
        case .exercisesEmpty: robot.press("3 ] ]")
        default:
            choose("Jan", &robot)
            try openForClient(&robot)
        }
    }

    private func openForClient(_ robot: inout Robot) throws {
        switch self {
        case .profile: profile(&robot)
        case .profileNew: robot.press("2 g g Enter")
        case .clientForm: robot.press("n c")
        case .clientFormWrong:
            robot.press("n c")
            robot.type("Eva")
            robot.press("Enter")
            robot.type("yesterdat")
            robot.press("C-s")
        case .phases: robot.press("3")
        case .templates: robot.press("3 v")
        case .sheetTemplate: robot.press("3 v Enter")
        case .sheetNew: robot.press("n p")
        case .exercises: robot.press("3 ] ]")
        case .exerciseForm: robot.press("n e")
        case .palette:
            robot.press(":")
            robot.type("ph")
        case .help: robot.press("3 Enter ?")
        case .prefix: robot.press("n")
        case .theme:
            robot.useShippedThemes()
            robot.press("T Down")
        case .clientPicker: robot.press("c")
        case .find:
            robot.press("C-f")
            robot.type("squat")
        case .history: robot.press("U")
        case .error: robot.press("3 Enter N")
        case .importForm, .unitQuestion, .importPreview: try openImport(&robot)
        default: openSheet(&robot)
        }
    }

    private func choose(_ name: String, _ robot: inout Robot) {
        robot.press("c")
        robot.type(name)
        robot.press("Enter")
    }

    private func profile(_ robot: inout Robot) { robot.press("2 Enter") }

    private func openSheet(_ robot: inout Robot) {
        robot.press("3 Enter")
        switch self {
        case .sheetPlan: robot.press("Left Left Left")
        case .sheetHistory: robot.press("Left Down")
        case .nearMatch:
            robot.press("G Down Enter")
            robot.type("Bx squat")
            robot.press("Enter")
        case .sheetHandsFree:
            robot.press("n s")
            robot.press("Enter")
            robot.type("80x3 95x3")
            robot.press("Enter")
        default:
            robot.press("s")
            robot.wait(seconds: 61)
            robot.type("80x3 95x3")
            robot.press("Enter r")
            robot.wait(seconds: 72)
            openLive(&robot)
        }
    }

    private func openLive(_ robot: inout Robot) {
        switch self {
        case .sheetTyping: robot.type("x3 x3 300x3 so-so")
        case .sheetRestOver: robot.wait(seconds: 90)
        case .sheetMaximised: robot.press("+")
        case .finishForm: robot.press("w w")
        case .liveElsewhere: robot.press("q 1")
        default: break
        }
    }
}
