import Foundation

extension PtyProcess {
    /// The state of the program's threads at one moment.
    public struct Activity: Equatable, Sendable {
        /// Whether no thread is running, runnable or waiting for the disk.
        public fileprivate(set) var isAsleep = true
        /// The number of context switches so far. If it is equal at two moments, no thread ran between them.
        public fileprivate(set) var switches = 0
        /// The context switches of the main thread only. libdispatch checks its own threads once a second as long as
        /// the program runs.
        public fileprivate(set) var mainSwitches = 0
    }

    /// The state of its threads, from `/proc`; nil if that is not available or the program has ended.
    public var activity: Activity? {
        let tasks = "/proc/\(identifier)/task"
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks), !threads.isEmpty else {
            return nil
        }
        var activity = Activity()
        for thread in threads {
            // A thread that has ended in the meantime is idle.
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

    /// Whether the program has read all input. Polling the terminal also waits for input that the kernel has not
    /// delivered yet.
    public var hasReadInput: Bool {
        let line = open(device, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard line >= 0 else { return true }
        defer { close(line) }
        var watched = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) == 0
    }

    /// Passes the program's output on until it has read all input, has written everything and sleeps, or has ended. (A
    /// lone Esc counts as read while the program still waits for the rest of a sequence.) Returns false after
    /// `patience`.
    public func settle(within patience: Duration, output: ([UInt8]) -> Void) -> Bool {
        #if !os(Linux)
            // Without /proc a pause in the output has to suffice.
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
