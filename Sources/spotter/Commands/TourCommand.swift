import ArgumentParser

/// `spotter tour`.
struct TourCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tour", abstract: "Try the program out: twelve steps on sample clients.",
        discussion: "The sample diary is in memory. No file is made or changed, neither your diary nor another one.")

    @OptionGroup var look: LookOptions

    func run() throws {
        var program = Program(
            paths: PlaceOptions.paths(), theme: look.theme, isWithoutMouse: look.isWithoutMouse, isASCII: look.isASCII)
        program.isTour = true
        try program.run()
    }
}
