extension ProjectModel {
    /// The model with the new facts of one file: the same as a new model, and much cheaper, because everything stays that names
    /// of types mean.
    ///
    /// - Parameters:
    ///   - modules: The facts of all files, of which only one is new.
    ///   - module: The module of that file, as an index into `modules`.
    ///   - file: The file, as an index into the module's files.
    /// - Returns: `nil` if the file has other types, aliases or imports than before.
    /// - Complexity: linear in the number of types, by little each.
    public func replacing(module: Int, file: Int, in modules: [ModuleFacts]) -> ProjectModel? {
        let (old, new) = (self.modules[module].files[file], modules[module].files[file])
        guard new.change(since: old) < .types else { return nil }
        var index = index
        index.replaceGlobals(of: old, with: new, module: module, file: file)
        index.replaceAliases(of: old, with: new, module: module, file: file)
        let replaced = { (part: TypeEntity.Part) in
            guard part.module == module, part.file == file else { return part }
            return TypeEntity.Part(
                fact: new.declarations[part.index], module: module, file: file, index: part.index)
        }
        var types = types
        let changed = types.indices.filter { id in
            types[id].parts.contains { $0.module == module && $0.file == file }
        }
        for id in changed {
            types[id] = TypeEntity(
                id: id, moduleName: types[id].moduleName, parts: types[id].parts.map(replaced),
                isGenerated: types[id].isGenerated)
        }
        for id in Set(changed.flatMap { index.reach(from: $0, index.subtypes) }) {
            index.ancestors[id] = index.ancestors[id].map { types[$0.id] }
        }
        return ProjectModel(
            replacing: self, modules: modules, types: types,
            foreignExtensions: foreignExtensions.map(replaced), index: index)
    }
}

extension NameIndex {
    /// Keeps the order of files.
    fileprivate mutating func replaceGlobals(of old: FileFacts, with new: FileFacts, module: Int, file: Int) {
        for name in Set(old.globals.map(\.name)) {
            globals[name]?.removeAll { $0.module == module && $0.file == file }
            if globals[name]?.isEmpty == true { globals[name] = nil }
        }
        for (number, fact) in new.globals.enumerated() {
            var all = globals[fact.name] ?? []
            let place = all.firstIndex { ($0.module, $0.file) > (module, file) } ?? all.endIndex
            all.insert(Global(module: module, file: file, index: number), at: place)
            globals[fact.name] = all
        }
    }

    /// They stand for the same, but may be in other lines.
    fileprivate mutating func replaceAliases(of old: FileFacts, with new: FileFacts, module: Int, file: Int) {
        for (before, after) in zip(old.aliases, new.aliases) where before != after {
            let name = (before.scope + [before.name]).joined(separator: ".")
            let place = aliases[module][name]?.firstIndex { $0.file == file && $0.fact == before }
            if let place { aliases[module][name]?[place].fact = after }
        }
    }
}
