// What robots are made of. Each step waits for what it needs, so that no test waits for time.

extension AppDriver {
    // MARK: Doing

    /// Presses the button or chooses the row of this title.
    public func tap(_ title: String) async throws { try await perform(.tap(title)) }

    /// Presses the button of this title, unless what is shown fulfils a condition without that.
    public func tap(_ title: String, unless isDone: @Sendable (Shown) -> Bool) async throws {
        try await eventually("a way to do \(Act.tap(title))", else: await report()) {
            if isDone(try await look()) { return true }
            return try await attempt(.tap(title))
        }
    }

    /// Replaces what the field of this label holds.
    public func type(_ text: String, into field: String) async throws {
        try await perform(.type(text, field: field))
    }

    /// Presses return in the field of this label, after typing `text` if there is one.
    public func submit(_ field: String, _ text: String? = nil) async throws {
        if let text { try await type(text, into: field) }
        try await perform(.submit(field: field))
    }

    /// Chooses an option of a picker, or a pin of a map.
    public func choose(_ option: String, in picker: String) async throws {
        try await perform(.choose(option, from: picker))
    }

    /// Turns the switch of this title.
    public func toggle(_ title: String) async throws { try await perform(.toggle(title)) }

    /// Goes back, or closes the sheet.
    public func back() async throws { try await perform(.back) }

    // MARK: Seeing

    /// Waits until all of these can be read.
    public func sees(_ texts: String...) async throws {
        for text in texts { try await waits("\"\(text)\"") { $0.says(text) } }
    }

    /// Waits until this can no longer be read.
    public func seesNo(_ text: String) async throws {
        try await waits("the end of \"\(text)\"") { !$0.says(text) }
    }

    public func seesTitle(_ title: String) async throws {
        try await waits("the title \"\(title)\"") { $0.isTitled(title) }
    }

    /// Waits for a dialog that says all of these.
    public func seesDialog(_ texts: String...) async throws {
        try await waits("a dialog with \(texts)") { shown in texts.allSatisfy(shown.dialogSays) }
    }

    public func seesNoDialog() async throws {
        try await waits("the end of the dialog") { $0.dialog == nil }
    }

    /// Waits until the option, pin, row or switch of this title is chosen.
    public func seesChosen(_ title: String) async throws {
        try await waits("\"\(title)\" chosen") { $0.hasChosen(title) }
    }

    /// Waits for the indicator, or for its end.
    public func isBusy(_ isBusy: Bool = true) async throws {
        try await waits(isBusy ? "the indicator" : "the end of the indicator") { $0.isBusy == isBusy }
    }

    /// Waits until the screen reads right to left, or left to right.
    public func readsRightToLeft(_ isRightToLeft: Bool = true) async throws {
        try await waits("a screen that reads \(isRightToLeft ? "right to left" : "left to right")") {
            $0.readsRightToLeft == isRightToLeft
        }
    }

    /// Waits until what is shown fulfils a condition.
    ///
    /// - Parameter what: What is waited for, for the message of a failure.
    public func waits(_ what: String, until condition: @Sendable (Shown) -> Bool) async throws {
        try await eventually(what, else: await report()) { condition(try await look()) }
    }

    private func perform(_ act: Act) async throws {
        try await eventually("a way to do \(act)", else: await report()) { try await attempt(act) }
    }

    /// What a failure shows.
    private func report() async -> String {
        do {
            let complaints = try await complaints()
            let lines = try await look().lines.filter { !$0.isEmpty }
            return (["the screen shows:"] + lines + complaints.map { "complaint: \($0)" }).joined(
                separator: "\n")
        } catch {
            return "the screen cannot be seen: \(error)"
        }
    }
}
