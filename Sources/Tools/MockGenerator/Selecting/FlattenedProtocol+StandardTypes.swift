import SourceModel

/// Associated types of the standard library that a protocol constrains, and members that a superclass has already.
extension FlattenedProtocol {
    /// Uses the types that a protocol demands of collections and numbers, which are fixed otherwise.
    mutating func completeStandardTypes(_ seen: Set<String>, _ fixed: inout [String: TypeFact]) {
        if seen.contains("Collection"), let slice = fixed["SubSequence"] { addSlices(slice, seen) }
        if seen.contains("Collection"), fixed["Iterator"] == nil,
            open.contains(where: { $0.name == "Iterator" && $0.bounds.isEmpty })
        {
            // The default of the protocol needs a `makeIterator()` of its own.
            fixed["Iterator"] = .named(base: nil, name: "IndexingIterator", arguments: [.name("Self")])
        }
        useOwnIterators(seen, fixed)
        let isConstrained = fixed["Magnitude"] != nil || open.contains { $0.name == "Magnitude" }
        guard seen.contains("Numeric"), isConstrained else { return }
        // A mock is its own magnitude: it meets whatever the protocol demands of it.
        let isOwn = fixed["Magnitude"] == nil
        let magnitude = fixed["Magnitude"] ?? .name("Self")
        fixed["Magnitude"] = magnitude
        if !open.contains(where: { $0.name == "Magnitude" }) { open.append(("Magnitude", [])) }
        for position in requirements.indices
        where requirements[position].name == "magnitude" && requirements[position].kind == .property {
            requirements[position].type = magnitude
        }
        guard isOwn || magnitude == .name("Self"), !standard.contains("Comparable") else { return }
        standard.formUnion(["Comparable", "Equatable"])
        addedParents.append("nonisolated Comparable")
    }

    /// Sequences whose iterators have to meet a constraint return one of that type.
    private mutating func useOwnIterators(_ seen: Set<String>, _ fixed: [String: TypeFact]) {
        for (sequence, iterator, maker) in [
            ("Sequence", "Iterator", "makeIterator"), ("AsyncSequence", "AsyncIterator", "makeAsyncIterator"),
        ] where seen.contains(sequence) {
            let isOpen = fixed[iterator] == nil
            if isOpen, !open.contains(where: { $0.name == iterator }) { continue }
            for position in requirements.indices
            where requirements[position].name == maker && requirements[position].parameters.isEmpty {
                requirements[position].type = fixed[iterator] ?? .name(iterator)
            }
            guard isOpen, let position = open.firstIndex(where: { $0.name == iterator }) else { continue }
            if open[position].bounds.isEmpty { open[position].bounds = [.name("\(iterator)Protocol")] }
            let element = TypeFact.named(base: .name(iterator), name: "Element", arguments: [])
            constraints.append(ConstraintFact(element, "==", .name("Element")))
        }
    }

    /// The subscript of a collection whose slices are not those of the standard library.
    private mutating func addSlices(_ slice: TypeFact, _ seen: Set<String>) {
        guard !open.contains(where: { $0.name == "SubSequence" }) else { return }
        open.append(("SubSequence", []))
        var requirement = RequirementFact(
            property: "subscript", type: .name("SubSequence"), location: fact.location)
        requirement.kind = .subscript
        requirement.isSettable = seen.contains("MutableCollection")
        requirement.modifiers = ["nonisolated"]
        requirement.parameters = [
            ParameterFact(
                label: "bounds", type: .named(base: nil, name: "Range", arguments: [.name("Index")]),
                isVariadic: false, attributes: [])
        ]
        requirements.append(requirement)
    }

    /// Lets the class override what `NSObject` implements itself.
    mutating func overrideObjectMembers() {
        // A proxy overrides the members of the module's own base classes itself.
        guard let superclass, superclass.isObject || product == .mocks && superclass.isBelowObject else {
            return
        }
        for position in requirements.indices {
            let requirement = requirements[position]
            guard !requirement.isStatic, Self.objectMembers.contains(requirement.signature) else { continue }
            requirements[position].modifiers.append(RequirementFact.overridesObject)
        }
    }

    private static let objectMembers: Set<String> = [
        "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    ]
}

extension RequirementFact {
    /// Marks a member of a mock that `NSObject` has too. Members of other base classes may be written with `override`.
    static let overridesObject = "override NSObject"
}

extension BaseClass {
    /// Whether one of its superclasses is `NSObject`.
    var isBelowObject: Bool {
        chain.last?.inherited.first.map { ["NSObject", "Foundation.NSObject"].contains($0.text) } ?? false
    }
}
