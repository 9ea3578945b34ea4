import FitnessModel
import Foundation
import Phrases
import Testing
import ViewKit

@testable import SpotterCore
@testable import SpotterUI

@Suite("The table of settings")
struct SettingTableTests {
    @Test("Each has its own key, name and sentence, on one line in the detail")
    func distinct() {
        #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.name.text)).count == Setting.all.count)
        for setting in Setting.all {
            #expect(setting.sentence.text.hasSuffix(".") && setting.sentence.text.count <= 130, "\(setting.key)")
            #expect(setting.problem(with: setting.standardText, in: ConfigFile()) == nil, "\(setting.key)")
        }
    }

    @Test("The manual lists every setting in its file, with its default if possible")
    func manual() throws {
        let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/manual.md").standardizedFileURL
        let text = try String(contentsOf: docs, encoding: .utf8)
        let parts = text.components(separatedBy: "**`config.toml`**")
        let block = try #require(parts.last?.components(separatedBy: "```").dropFirst().first)
        let file = String(block.dropFirst("toml".count))
        let config = ConfigFile(file)
        #expect(config.problems.isEmpty)
        let example: Set<String> = ["theme", "unit", "backups"]
        for setting in Setting.all {
            #expect(config.line(of: setting.key) != nil, "\(setting.key) is not in the manual")
            if !example.contains(setting.key) {
                #expect(setting.text(in: config) == setting.standardText, "the default of \(setting.key)")
            }
        }
    }

    @Test("New settings are read, and wrong ones reported", arguments: ["sunday", "saturday", "monday"])
    func weekStart(word: String) {
        #expect(ConfigFile("week-start = \"\(word)\"").weekStart.rawValue == word)
        #expect(
            ConfigFile("week-start = \"tuesday\"").problems.first?.text.contains("week-start must be one of") == true)
    }

    @Test("Energy, last time, suggestions, appointments and the set of keys")
    func others() {
        let config = ConfigFile(
            """
            energy-unit = "kJ"
            energy-counting = "gross"
            ghosts = "phase"
            suggestions = false
            raise-after = 2
            exercise-library = false
            appointment-minutes = 45
            key-preset = "vim"
            """)
        #expect(config.problems.isEmpty)
        #expect(config.energy == EnergyProfile(counting: .gross, unit: .kJ))
        #expect(config.ghosts == .phase && !config.suggestions.isOn && config.suggestions.raiseAfter == 2)
        #expect(!config.exerciseLibrary)
        #expect(config.appointmentMinutes == 45 && config.keyPreset == .vim)
    }
}

@Suite("Sets of keys")
struct KeyPresetTests {
    @Test("No set runs two commands of one view with one key", arguments: KeyPreset.allCases)
    func clashes(preset: KeyPreset) {
        let commands = preset.applied(to: CommandTable.all)
        for scope in CommandTable.scopes {
            let keys = commands.filter { $0.scope == scope }.flatMap { command in command.keys.map { (command.id, $0) }
            }
            for (index, key) in keys.enumerated() {
                for other in keys[(index + 1)...] where other.0 != key.0 {
                    #expect(!key.1.collides(with: other.1), "\(scope.title): \(key), \(other)")
                }
            }
        }
    }

    @Test("The default set matches the declared keys, and no set leaves a command without keys")
    func complete() {
        for preset in KeyPreset.allCases {
            for (before, after) in zip(CommandTable.all, preset.applied(to: CommandTable.all)) {
                #expect(before.keys.isEmpty == after.keys.isEmpty, "\(after.id)")
                if preset == .standard { #expect(before.keys == after.keys) }
            }
        }
    }

    @Test("Every difference belongs to a command")
    func used() {
        for (preset, differences) in KeyPreset.differences {
            let keys = Set(CommandTable.all.flatMap(\.keys))
            #expect(
                differences.without.isSubset(of: keys) && keys.isSuperset(of: differences.instead.keys), "\(preset)")
            for command in differences.besides.keys { #expect(CommandTable.command(command) != nil, "\(command)") }
        }
    }

    @Test("Arrows keeps the letters free, vim asks twice, and the key file takes precedence over both")
    func keySets() throws {
        let arrows = KeyMap(commands: KeyPreset.arrows.applied(to: CommandTable.all))
        #expect(arrows.keys(of: "move.up") == ["Up"] && arrows.keys(of: "move.first") == ["Home"])
        let vim = KeyPreset.vim.applied(to: CommandTable.all)
        #expect(KeyMap(commands: vim).keys(of: "clients.delete") == ["d d"])
        let file = KeyFile("[keys]\n\"clients.delete\" = \"D\"", commands: vim)
        #expect(KeyMap(commands: vim, changes: file.changes).keys(of: "clients.delete") == ["D"])
    }
}
