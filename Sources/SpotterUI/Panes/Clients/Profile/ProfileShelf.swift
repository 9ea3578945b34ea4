import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// Profiles that were read for the place beside a list, as long as nothing changed.
struct ProfileShelf: Sendable {
    /// What they were read and laid out for.
    private struct Reading: Hashable {
        let revision: Int
        let generation: Int
        let today: Day
        /// Four weeks go on by the clock.
        let minute: Int
        let area: Rect

        init(_ context: Context, _ area: Rect) {
            (revision, generation, today) = (context.recordRevision, context.diary.generation, context.today)
            minute = Int(context.now.timeIntervalSince1970 / 60)
            self.area = area
        }
    }

    /// So many are kept.
    static let most = 40

    private var reading: Reading?
    /// The one that was asked for last stands last.
    private var profiles: [ProfileView] = []

    /// Whether what was read holds in this area.
    func isCurrent(_ context: Context, area: Rect) -> Bool { reading == Reading(context, area) }

    /// Whether the profile need not be read.
    func has(_ client: Identifier<Client>, _ context: Context, area: Rect) -> Bool {
        isCurrent(context, area: area) && profiles.contains { $0.id == client }
    }

    /// The profile of a client, read where it is not known yet.
    mutating func profile(of client: Identifier<Client>, _ context: inout Context, area: Rect) -> ProfileView {
        let wanted = Reading(context, area)
        if wanted != reading { (reading, profiles) = (wanted, []) }
        if let place = profiles.firstIndex(where: { $0.id == client }) {
            profiles.append(profiles.remove(at: place))
            return profiles[profiles.count - 1]
        }
        var read = ProfileView(client)
        context.diary.readTogether { read.reload(&context, area: area) }
        // One that could not be read is asked for again.
        guard read.profile != nil else { return read }
        profiles.append(read)
        if profiles.count > Self.most { profiles.removeFirst() }
        return read
    }
}
