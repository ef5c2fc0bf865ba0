import SceneryScreens

/// Everything that is to stand on the terminal at one moment.
struct Frame: Sendable, Equatable {
    struct Caret: Sendable, Equatable {
        var row: Int
        var column: Int
    }

    var size: TerminalSize
    /// At most as many as the terminal has rows.
    var lines: [Line]
    /// Where a focused field's caret stands; `nil` hides the cursor.
    var caret: Caret?
    /// Light or dark, where the screen asks for one.
    var appearance: Appearance?
}

/// Columns and rows of a terminal, 1 at least.
struct TerminalSize: Sendable, Equatable {
    var columns: Int
    var rows: Int

    init(columns: Int, rows: Int) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
    }
}
