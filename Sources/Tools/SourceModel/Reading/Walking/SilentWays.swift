@_spi(RawSyntax) import SwiftSyntax

/// Looks for the ways through statements on which none of some names is mentioned, if one is on others.
struct SilentWays {
    /// The branch that such a way takes last.
    struct Branch {
        /// The code of the way; `nil` if an `if` has no `else`.
        var code: RawSyntax?
        /// The `if`, `guard`, `switch` or `do`.
        var whole: RawSyntax
        /// What is reported: the code, or the `if` without an `else`, or the `case`.
        var place: RawSyntax
    }

    let names: [String]

    /// Ways that mention no name so far, by the branch that they took last; `nil` for those without any.
    private struct Ways {
        /// Those that go on.
        var open: [Branch?]
        /// Those that have left the code.
        var left: [Branch] = []

        mutating func leave() {
            left += open.compactMap { $0 }
            open = []
        }
    }

    func ends(of statements: RawSyntax) -> [Branch] {
        let ways = ways(through: statements, from: nil)
        // Without a branch, they are only mentioned in code that runs elsewhere.
        return ways.open.contains { $0 == nil } ? [] : ways.left + ways.open.compactMap { $0 }
    }

    private func ways(through list: RawSyntax?, from branch: Branch?) -> Ways {
        var ways = Ways(open: [branch])
        for case let item? in list?.children ?? RawChildren.none {
            guard !ways.open.isEmpty, let statement = item.children[RawChildIndex.Item.item] else { break }
            let inner = statement.kind == .expressionStmt ? statement.children[1] ?? statement : statement
            // It goes on behind the `switch`.
            if inner.kind == .breakStmt { break }
            follow(inner, &ways)
        }
        return ways
    }

    private func follow(_ raw: RawSyntax, _ ways: inout Ways) {
        switch raw.kind {
        case .returnStmt: if mentions(raw) { ways.open = [] } else { ways.leave() }
        case .throwStmt, .continueStmt, .fallThroughStmt: ways.open = []
        case .guardStmt: followGuard(raw, &ways)
        case .ifExpr: followIf(raw, &ways)
        case .switchExpr: followSwitch(raw, &ways)
        case .doStmt: followDo(raw, &ways)
        case .forStmt: followLoop(raw, raw.children[RawChildIndex.For.body], &ways)
        default: if mentions(raw) || Self.stops(raw) { ways.open = [] }
        }
    }

    private func followGuard(_ raw: RawSyntax, _ ways: inout Ways) {
        let children = raw.children
        if children[RawChildIndex.Guard.conditions].map(mentions) ?? false {
            ways.open = []
            return
        }
        guard let block = children[RawChildIndex.Guard.body] else { return }
        let branch = Branch(code: block, whole: raw, place: block)
        ways.left += self.ways(through: block.children[RawChildIndex.CodeBlock.statements], from: branch).left
    }

    private func followIf(_ raw: RawSyntax, _ ways: inout Ways) {
        var arms: [Ways] = []
        var next: RawSyntax? = raw
        while let current = next {
            let children = current.children
            if children[RawChildIndex.If.conditions].map(mentions) ?? false {
                ways.open = []
                return
            }
            arms.append(arm(children[RawChildIndex.If.body], of: current, at: current))
            next = nil
            if let other = children[RawChildIndex.If.elseBody] {
                if other.kind == .ifExpr {
                    next = other
                } else {
                    arms.append(arm(other, of: current, at: other))
                }
            } else {
                arms.append(Ways(open: [Branch(code: nil, whole: raw, place: current)]))
            }
        }
        join(arms, behind: raw, &ways)
    }

    private func arm(_ block: RawSyntax?, of whole: RawSyntax, at place: RawSyntax) -> Ways {
        ways(
            through: block?.children[RawChildIndex.CodeBlock.statements],
            from: Branch(code: block, whole: whole, place: place))
    }

    private func followSwitch(_ raw: RawSyntax, _ ways: inout Ways) {
        let children = raw.children
        if children[RawChildIndex.Switch.subject].map(mentions) ?? false {
            ways.open = []
            return
        }
        var arms: [Ways] = []
        for case let element? in children[RawChildIndex.Switch.cases]?.children ?? RawChildren.none {
            guard element.kind == .switchCase else {
                ways.open = []
                return
            }
            arms.append(
                self.ways(
                    through: element.children[RawChildIndex.SwitchCase.statements],
                    from: Branch(code: element, whole: raw, place: element)))
        }
        join(arms, behind: raw, &ways)
    }

    /// A `return` inside leaves the whole code.
    private func followLoop(_ raw: RawSyntax, _ block: RawSyntax?, _ ways: inout Ways) {
        ways.left +=
            self.ways(through: block?.children[RawChildIndex.CodeBlock.statements], from: nil).left
        if mentions(raw) { ways.open = [] }
    }

    private func followDo(_ raw: RawSyntax, _ ways: inout Ways) {
        let children = raw.children
        var arms = [
            self.ways(
                through: children[RawChildIndex.DoStatement.body]?.children[
                    RawChildIndex.CodeBlock.statements],
                from: nil)
        ]
        for case let clause? in children[RawChildIndex.DoStatement.catches]?.children ?? RawChildren.none {
            arms.append(arm(clause.children[RawChildIndex.Catch.body], of: raw, at: clause))
        }
        let before = ways.open
        join(arms, behind: raw, &ways)
        // Its own code is no branch.
        ways.open = ways.open.flatMap { $0 == nil ? before : [$0] }
    }

    /// Goes on behind a statement with the ways through its parts.
    private func join(_ arms: [Ways], behind raw: RawSyntax, _ ways: inout Ways) {
        ways.left += arms.flatMap(\.left)
        if arms.allSatisfy(\.open.isEmpty) {
            ways.open = []
        } else if mentions(raw) {
            ways.open = arms.flatMap(\.open)
        }
    }

    private func mentions(_ raw: RawSyntax) -> Bool {
        if let text = raw.tokenText { return names.contains(String(syntaxText: text)) }
        return raw.children.contains { child in
            guard let child, child.byteLength > 0 else { return false }
            return mentions(child)
        }
    }

    /// Whether a statement ends the app: `fatalError()`
    private static func stops(_ raw: RawSyntax) -> Bool {
        guard raw.kind == .functionCallExpr, let name = raw.firstToken?.rawText else { return false }
        return name.isWord("fatalError") || name.isWord("preconditionFailure") || name.isWord("exit")
    }
}
