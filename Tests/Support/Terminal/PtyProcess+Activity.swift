import Foundation

extension PtyProcess {
    /// What the program's threads do at one moment.
    public struct Activity: Equatable, Sendable {
        /// None of them runs, is about to, or waits for the disk.
        public fileprivate(set) var isAsleep = true
        /// How often they gave up the processor so far: equal at two moments, nothing ran between them.
        public fileprivate(set) var switches = 0
        /// The main thread alone. libdispatch looks at its own threads once a second for as long as the program lives.
        public fileprivate(set) var mainSwitches = 0
    }

    /// What its threads do, as the kernel says under `/proc`; nil where it does not, or when the program has ended.
    public var activity: Activity? {
        let tasks = "/proc/\(identifier)/task"
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks), !threads.isEmpty else {
            return nil
        }
        var activity = Activity()
        for thread in threads {
            // A thread that ended meanwhile does nothing.
            guard let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8) else {
                continue
            }
            var switches = 0
            for line in status.split(separator: "\n") {
                let words = line.split(whereSeparator: \.isWhitespace)
                guard words.count > 1 else { continue }
                if words[0] == "State:" { activity.isAsleep = activity.isAsleep && words[1] == "S" }
                if words[0].hasSuffix("voluntary_ctxt_switches:") { switches += Int(words[1]) ?? 0 }
            }
            activity.switches += switches
            if thread == String(identifier) { activity.mainSwitches = switches }
        }
        return activity
    }

    /// Whether the program has read all that was typed. Polling the line also waits for what the kernel has not handed
    /// over to it yet.
    public var hasReadInput: Bool {
        let line = open(device, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard line >= 0 else { return true }
        defer { close(line) }
        var watched = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) == 0
    }

    /// Hands on what the program writes until it has read all that was typed, has written everything and sleeps, or has
    /// ended. (A lone Esc counts as read while the program still waits for what may follow.) False after `patience`.
    public func settle(within patience: Duration, output: ([UInt8]) -> Void) -> Bool {
        #if !os(Linux)
            // Without /proc silence has to do.
            while let bytes = read(timeout: .milliseconds(100)), !bytes.isEmpty { output(bytes) }
            return true
        #endif
        let end = ContinuousClock.now + patience
        while exitStatus() == nil {
            while let bytes = read(timeout: .zero), !bytes.isEmpty { output(bytes) }
            if let before = activity, before.isAsleep, hasReadInput {
                let more = read(timeout: .zero) ?? []
                if more.isEmpty, activity == before { return true }
                output(more)
            }
            guard ContinuousClock.now < end else { return false }
            poll(nil, 0, 1)
        }
        return true
    }
}
