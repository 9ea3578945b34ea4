// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The libraries below the front end.
let libraries: [Target.Dependency] = [
    "FitnessModel", "DiaryStore", "DiaryExchange", "Phrases", "TerminalKit", "ViewKit", "SpotterCore",
]
/// The rooms of the front end.
let rooms: [Target.Dependency] = ["SpotterShell", "BodyUI", "WellbeingUI", "TrainingUI", "DiaryUI", "PeopleUI"]

/// How the program is linked: `make` names a folder of archives that the linker takes in place of shared libraries, and of ICU's
/// table with the time zones alone.
let archives = Context.environment["SPOTTER_ARCHIVES"] ?? ""
let linking: [LinkerSetting] =
    archives.isEmpty
    ? []
    : [
        .unsafeFlags([
            "\(archives)/zones.o", "-L\(archives)", "-Xlinker", "--no-pie", "-Xlinker", "--no-export-dynamic",
            "-Xlinker", "--icf=safe",
        ])
    ]

let package = Package(
    name: "Spotter",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "spotter", targets: ["spotter"])],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .target(
            name: "CCurses",
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("tinfo", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]),
        .systemLibrary(name: "CSQLiteSession", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "CEmbedded", exclude: ["catalogue", "library", "po", "schema"]),
        .target(name: "CSecret", linkerSettings: [.linkedLibrary("crypt", .when(platforms: [.linux]))]),

        .target(name: "FitnessModel", swiftSettings: strict),
        .target(
            name: "DiaryStore", dependencies: ["FitnessModel", "CSQLiteSession", "CEmbedded", "CSecret", grdb],
            swiftSettings: strict),
        .target(name: "DemoDiary", dependencies: ["FitnessModel", "DiaryStore", "CEmbedded"], swiftSettings: strict),
        .target(name: "DiaryExchange", dependencies: ["FitnessModel", "CExpat", "CZlib"], swiftSettings: strict),
        .target(name: "CWidth"),
        .target(name: "Phrases", swiftSettings: strict),
        .target(name: "TerminalKit", dependencies: ["CWidth", "Phrases"], swiftSettings: strict),
        .target(name: "CursesTerminal", dependencies: ["TerminalKit", "CCurses"], swiftSettings: strict),
        .target(name: "ViewKit", dependencies: ["FitnessModel", "Phrases", "TerminalKit"], swiftSettings: strict),
        .target(
            name: "SpotterCore",
            dependencies: ["FitnessModel", "DiaryStore", "DiaryExchange", "Phrases", "TerminalKit", "ViewKit"],
            swiftSettings: strict),
        // The rooms of the front end: each uses the shell, and those that are named.
        .target(name: "SpotterShell", dependencies: libraries + ["DemoDiary"], swiftSettings: strict),
        .target(name: "BodyUI", dependencies: libraries + ["SpotterShell"], swiftSettings: strict),
        .target(name: "WellbeingUI", dependencies: libraries + ["SpotterShell"], swiftSettings: strict),
        .target(name: "TrainingUI", dependencies: libraries + ["SpotterShell", "BodyUI"], swiftSettings: strict),
        .target(name: "DiaryUI", dependencies: libraries + ["SpotterShell", "BodyUI"], swiftSettings: strict),
        .target(
            name: "PeopleUI",
            dependencies: libraries + ["SpotterShell", "BodyUI", "WellbeingUI", "TrainingUI", "DiaryUI"],
            swiftSettings: strict),
        .target(name: "SpotterUI", dependencies: libraries + rooms, swiftSettings: strict),
        .executableTarget(
            name: "spotter",
            dependencies: libraries + rooms + ["DemoDiary", "CursesTerminal", "SpotterUI", arguments, logging],
            swiftSettings: strict, linkerSettings: linking),

        // What only tests and measurements use.
        .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
        .target(
            name: "TestSupport", dependencies: ["CVTerm", "DiaryStore", "FitnessModel", "Phrases", grdb],
            path: "Tests/Support",
            swiftSettings: strict),
        .executableTarget(
            name: "terminal-probe", dependencies: ["CursesTerminal", "TerminalKit"], path: "Tests/TerminalProbe",
            swiftSettings: strict),
        .executableTarget(
            name: "spotter-phrases", dependencies: ["Phrases"], path: "Tests/PhraseTool", exclude: ["places"],
            swiftSettings: strict),
        .executableTarget(name: "bare-curses", dependencies: ["CCurses"], path: "Tests/Benchmarks/BareCurses"),
        .executableTarget(
            name: "spotter-bench",
            dependencies: libraries + rooms + ["SpotterUI", "TestSupport", "CVTerm"],
            path: "Tests/Benchmarks/Bench", swiftSettings: strict),

        .testTarget(name: "ArchitectureTests", swiftSettings: strict),
        .testTarget(
            name: "FitnessModelTests", dependencies: ["FitnessModel", "Phrases", "SpotterCore", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DiaryStoreTests",
            dependencies: [
                "DiaryStore", "DemoDiary", "FitnessModel", "SpotterCore", "CSQLiteSession", "TestSupport", grdb,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "DiaryExchangeTests",
            dependencies: ["DiaryExchange", "FitnessModel", "Phrases", "SpotterCore", "TestSupport"],
            exclude: ["Export/__snapshots__", "Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "TerminalKitTests", dependencies: ["TerminalKit", "CWidth", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CursesTerminalTests",
            dependencies: ["CursesTerminal", "TerminalKit", "TestSupport", "terminal-probe"], swiftSettings: strict),
        .testTarget(name: "PhrasesTests", dependencies: ["Phrases", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ViewKitTests", dependencies: ["ViewKit", "TerminalKit"], swiftSettings: strict),
        .testTarget(
            name: "SpotterUITests",
            dependencies: libraries + rooms + ["DemoDiary", "SpotterUI", "TestSupport", "CExpat", grdb],
            exclude: [
                "Reports/__snapshots__", "Snapshots/__snapshots__", "Snapshots/untranslated.txt",
            ], swiftSettings: strict),
        .testTarget(
            name: "SpotterCommandTests",
            dependencies: [
                "spotter", "FitnessModel", "DiaryStore", "DemoDiary", "DiaryExchange", "Phrases", "SpotterCore",
                "TerminalKit", "TestSupport", grdb, logging,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: libraries + rooms + ["spotter", "DemoDiary", "SpotterUI", "TestSupport", "CVTerm", grdb],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
