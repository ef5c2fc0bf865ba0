import SourceModel

// `self`, and the variables that are other names for it.

extension CodeContext {
    /// Whether a name is the object whose code this is: `self`, or a variable that keeps it.
    func isSelf(_ name: String, at location: FileLocation) -> Bool {
        name == "self" || body.local(name, visibleAt: location)?.isSelf == true
    }

    /// The names after the object: `view.title` for `self.view.title`, `view.title` and `strongSelf.view.title`.
    func withoutSelf(_ names: [String], at location: FileLocation) -> [String] {
        guard let first = names.first, isSelf(first, at: location) else { return names }
        return Array(names.dropFirst().drop { $0 == "self" })
    }
}

extension BodyFact {
    /// Whether `self` is the object in a closure, rather than a weak capture of a closure around it.
    func isSelf(at closure: Int) -> Bool {
        var outer = closures[closure].closure
        while let index = outer, index < closures.count {
            let around = closures[index]
            if around.captures.contains(where: { $0.name == "self" && $0.ownership != .strong }) {
                return unwrapsSelf(around: closure, in: index)
            }
            outer = around.closure
        }
        return true
    }

    /// Whether the object is kept by what a closure calls it, although a closure around captures it weakly: `guard let self` makes
    /// it a variable that nested closures keep.
    private func unwrapsSelf(around closure: Int, in outer: Int) -> Bool {
        let location = closures[closure].location
        return locals.contains { local in
            guard local.isSelf, let home = local.closure, isClosure(home, in: outer),
                !isClosure(home, in: closure),
                isVisible(local, at: location)
            else { return false }
            if local.name == "self" { return true }
            let isWeak = closures[closure].captures.contains {
                $0.name == local.name && $0.ownership != .strong
            }
            return !isWeak && names(local.name, in: closure)
        }
    }

    private func isVisible(_ local: LocalFact, at location: FileLocation) -> Bool {
        local.lastLine >= location.line
            && (local.location.line, local.location.column) < (location.line, location.column)
    }

    private func names(_ name: String, in closure: Int) -> Bool {
        let isIn = { (index: Int?) in isClosure(index, in: closure) }
        return calls.contains { $0.callee.names.first == name && isIn($0.closure) }
            || uses.contains { $0.chain.names.first == name && isIn($0.closure) }
            || assignments.contains { $0.target.names.first == name && isIn($0.closure) }
    }
}
