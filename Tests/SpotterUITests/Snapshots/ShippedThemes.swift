import Foundation
import SpotterCore
import TerminalKit

@testable import SpotterShell
@testable import SpotterUI

/// The themes of the repository.
enum ShippedThemes {
    static let library: ThemeLibrary = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../themes").standardizedFileURL
        return ThemeLibrary.load(directories: [folder.path])
    }()
}

extension Robot {
    /// Starts the program again with the themes of the repository, which are not loaded otherwise.
    mutating func useShippedThemes() {
        let services = Services(
            diary: diary, now: { Self.start }, timeZone: .gmt,
            settings: .inMemory(commands: CommandTable.all, themes: ShippedThemes.library))
        app = AppState(services: services, size: app.context.size)
    }
}
