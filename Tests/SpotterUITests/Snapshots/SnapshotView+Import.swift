import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

extension SnapshotView {
    private static let csv = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-03-02 18:30:00,"Legs",1h 5m,"Box squat, banded",1,100.0,5,0,0,"Slow down","Good day",
        2026-03-02 18:30:00,"Legs",1h 5m,"Box squat, banded",2,102.5,3,0,0,"","Good day",8.5
        not a date,"Legs",1h 5m,"Leg curl",1,40.0,10,0,0,"","",
        2026-03-04 18:30:00,"Pull",45m,"Deadlift (Barbell)",1,140.0,5,0,0,"","",
        2026-03-04 18:30:00,"Pull",45m,"Plank",1,0,0,0,60,"","",
        """

    /// The folder is the same on every machine, because the screen shows its path. The file is written once: a file in
    /// progress would appear in the list of names.
    private static let folder: Result<String, any Error> = Result {
        let folder = URL(fileURLWithPath: "/tmp/spotter-snapshot")
        let file = folder.appendingPathComponent("strong.csv")
        if (try? String(contentsOf: file, encoding: .utf8)) != csv {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(csv.utf8).write(to: file)
        }
        return folder.path + "/"
    }

    /// Opens this view of the import.
    func openImport(_ robot: inout Robot) throws {
        let folder = try Self.folder.get()
        robot.press("I")
        robot.press("C-u")
        robot.type(self == .importForm ? folder : folder + "strong.csv")
        guard self != .importForm else { return }
        robot.press("Enter")
        robot.app.handle(.wake)
        guard self != .unitQuestion else { return }
        robot.press("Enter")
        robot.app.handle(.wake)
    }
}
