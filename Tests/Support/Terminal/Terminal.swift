import CVTerm
import Foundation

/// A terminal emulated by libvterm, fed with the program's output.
public final class Terminal {
    /// The number of columns.
    public private(set) var columns: Int
    /// The number of rows.
    public private(set) var rows: Int
    /// The private modes (`ESC [ ? n h`) that are on: 1049 alternate screen, 25 cursor, 1000 and 1006 mouse, 2004
    /// paste, 1004 focus.
    public private(set) var modes = PrivateModes()
    /// The complete output of the program, to search for sequences.
    public private(set) var output: [UInt8] = []
    private var input: [UInt8] = []
    private let emulator: OpaquePointer
    private let screen: OpaquePointer

    /// Creates an empty terminal.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        emulator = vterm_new(Int32(rows), Int32(columns))
        vterm_set_utf8(emulator, 1)
        screen = vterm_obtain_screen(emulator)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit { vterm_free(emulator) }

    /// Processes output of the program.
    public func feed(_ bytes: [UInt8]) {
        output += bytes
        modes.read(bytes)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { _ = vterm_input_write(emulator, $0.baseAddress, $0.count) }
        }
    }

    /// Returns the pending input for the program and clears it: keys, mouse, and replies to queries.
    public func takeInput() -> [UInt8] {
        collect()
        defer { input = [] }
        return input
    }

    /// Collects input from the emulator. Its buffer is small and drops excess input, so this is called after every few
    /// keys.
    private func collect() {
        var bytes = [CChar](repeating: 0, count: 4096)
        while case let count = vterm_output_read(emulator, &bytes, bytes.count), count > 0 {
            input += bytes[..<count].map { UInt8(bitPattern: $0) }
        }
    }

    /// Changes the size of the screen.
    public func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        vterm_set_size(emulator, Int32(rows), Int32(columns))
    }

    /// The cell at a position; column and row count from 0.
    public func cell(column: Int, row: Int) -> Cell {
        var raw = VTermScreenCell()
        vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &raw)
        return Cell(raw)
    }

    /// A row as text, without trailing blanks.
    public func line(_ row: Int) -> String {
        var text = ""
        var column = 0
        while column < columns {
            let cell = cell(column: column, row: row)
            text += cell.text.isEmpty ? " " : cell.text
            column += max(1, cell.width)
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }

    /// All rows.
    public var lines: [String] { (0..<rows).map(line) }
    /// All rows as one text.
    public var text: String { lines.joined(separator: "\n") }
    /// Whether a row contains this text.
    public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// The position of the cursor; column and row count from 0.
    public var cursor: (column: Int, row: Int) {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
        return (Int(position.col), Int(position.row))
    }

    /// Types text, character by character.
    public func type(_ text: String, _ modifiers: Modifiers = []) {
        for scalar in text.unicodeScalars {
            vterm_keyboard_unichar(emulator, scalar.value, modifiers.raw)
            collect()
        }
    }

    /// Presses a key without a character.
    public func press(_ key: Key, _ modifiers: Modifiers = []) {
        vterm_keyboard_key(emulator, key.raw, modifiers.raw)
        collect()
    }

    /// Pastes text, with paste brackets if the program has enabled them.
    public func paste(_ text: String) {
        vterm_keyboard_start_paste(emulator)
        type(text)
        vterm_keyboard_end_paste(emulator)
    }

    /// Presses and releases a mouse button (1 left, 2 middle, 3 right, 4 wheel up, 5 wheel down).
    public func click(column: Int, row: Int, button: Int = 1) {
        vterm_mouse_move(emulator, Int32(row), Int32(column), VTERM_MOD_NONE)
        vterm_mouse_button(emulator, Int32(button), true, VTERM_MOD_NONE)
        vterm_mouse_button(emulator, Int32(button), false, VTERM_MOD_NONE)
        collect()
    }
}

extension [UInt8] {
    /// Whether the bytes contain `text`.
    public func containsText(_ text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
