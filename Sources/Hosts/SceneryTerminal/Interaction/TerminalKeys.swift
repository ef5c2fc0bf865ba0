import SceneryScreens

// What each key does. Field first: a focused field takes what can be typed and what moves its caret.

extension TerminalModel {
    /// Handles one key and returns what is to be done for it, in order.
    mutating func press(_ key: Key) -> [TerminalEffect] {
        message = nil
        if let effects = pressInField(key) { return effects }
        switch key {
        case .up: moveVertically(by: -1)
        case .down: moveVertically(by: 1)
        case .left, .right: moveHorizontally(key)
        case .tab: moveStop(by: 1)
        case .backTab: moveStop(by: -1)
        case .home: moveToEdge(first: true)
        case .end: moveToEdge(first: false)
        case .pageUp: movePage(by: -1)
        case .pageDown: movePage(by: 1)
        case .enter, .text(" "): return activate()
        case .escape: return leave()
        case .control("c"), .control("q"), .text("q"): return [.quit]
        case .control("z"): return [.suspend]
        case .control("l"): return [.redraw]
        case .text, .paste, .backspace, .delete, .control, .unknown: break
        }
        return []
    }

    /// What enter or the space bar does to what has the focus.
    private func activate() -> [TerminalEffect] {
        switch focus {
        case .tab(let index): return [.selectTab(index)]
        case .back: return [.goBack]
        case .answer(let button): return [.send(ScreenInput("", .answer(button)))]
        case .option(let element, let option): return [.send(ScreenInput(element, .choose(option)))]
        case .element(let id):
            guard case .toggle(let toggle)? = display.screen[id]?.content else {
                return [.send(ScreenInput(id))]
            }
            return [.send(ScreenInput(id, .set(!toggle.isOn)))]
        case nil: return []
        }
    }

    /// Escape closes a dialog that has a way out, else goes back. A dialog of real choices stays.
    private func leave() -> [TerminalEffect] {
        guard let dialog = display.screen.dialog else { return display.back == nil ? [] : [.goBack] }
        return dialog.cancelButton.map { [.send(ScreenInput("", .answer($0.id)))] } ?? []
    }
}

// MARK: - Fields

extension TerminalModel {
    /// `nil` for a key that is not the field's.
    private mutating func pressInField(_ key: Key) -> [TerminalEffect]? {
        guard let (id, field) = focusedField else { return nil }
        var line = editors[id]?.line ?? LineEditor(field.text)
        let before = line.text
        if key == .enter { return [.send(ScreenInput(id, .submit(before)))] }
        guard line.takes(key) else { return nil }
        editors[id] = FieldEditor(line: line, revision: field.revision)
        return line.text == before ? [] : [.send(ScreenInput(id, .edit(line.text)))]
    }
}

extension LineEditor {
    /// Applies a key of editing; `false` for any other. Control and letters are those of readline.
    fileprivate mutating func takes(_ key: Key) -> Bool {
        switch key {
        case .text(let scalar): insert(String(Character(scalar)))
        case .paste(let text): insert(Self.oneLine(text))
        case .left: left()
        case .right: right()
        case .home, .control("a"): home()
        case .end, .control("e"): end()
        case .backspace: backspace()
        case .delete, .control("d"): delete()
        case .control("u"): deleteToStart()
        case .control("k"): deleteToEnd()
        case .control("w"): deleteWord()
        default: return false
        }
        return true
    }

    /// Pasted text for a field of one line: line breaks and tabs become spaces, those at the end go,
    /// other control characters are dropped.
    private static func oneLine(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        var lastWasReturn = false
        for scalar in text.unicodeScalars {
            defer { lastWasReturn = scalar == "\r" }
            switch scalar {
            case "\n" where lastWasReturn: break
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": scalars.append(" ")
            default: if scalar.properties.generalCategory != .control { scalars.append(scalar) }
            }
        }
        var line = String(scalars)
        let endsWithBreak = text.unicodeScalars.last.map { $0 == "\n" || $0 == "\r" } == true
        if endsWithBreak { while line.last == " " { line.removeLast() } }
        return line
    }
}
