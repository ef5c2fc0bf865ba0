/// A member where its declaration keeps it: what is asked for is copied, and not all its names and types.
///
/// To be asked only by the function that it is handed to. The properties are those of `MemberFact`.
public struct MemberInPlace {
    private let fact: UnsafePointer<MemberFact>

    /// - Parameter index: An index of `members`, which outlive the value.
    init(_ members: UnsafeBufferPointer<MemberFact>, at index: Int) {
        precondition(members.indices.contains(index))
        // The base address is there, as the members have an element.
        fact = UnsafePointer(members.baseAddress! + index)
    }

    public var kind: MemberFact.Kind { fact.pointee.kind }
    public var name: String { fact.pointee.name }
    public var modifiers: [String] { fact.pointee.modifiers }
    public var ownership: MemberFact.Ownership { fact.pointee.ownership }
    public var isLet: Bool { fact.pointee.isLet }
    public var isStored: Bool { fact.pointee.isStored }
    public var parameters: [ParameterFact] { fact.pointee.parameters }
    public var type: TypeFact? { fact.pointee.type }
    public var initialType: TypeFact? { fact.pointee.initialType }
    public var conditions: [String] { fact.pointee.conditions }
    public var isStatic: Bool { MemberFact.areStatic(modifiers) }

    public var traits: BodyTraits {
        note()
        return fact.pointee.code.traits
    }

    public func bodyMayName(_ names: NameQuery) -> Bool {
        note()
        return fact.pointee.code.mayName(names)
    }

    private func note() {
        if !fact.pointee.code.isNone { CodeTracking.note(fact.pointee.code.file) }
    }
}
