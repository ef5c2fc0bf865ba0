@_spi(RawSyntax) import SwiftSyntax

// What other files need to know about the declarations of a file, which `ReadingDepth.declarations` gives. Bodies are not
// walked: types inside them cannot be named from another file.

extension FactsWalker {
    mutating func walkDeclarations(of file: RawSyntax) {
        guard let statements = file.children[RawChildIndex.File.statements] else { return }
        outerDeclarations(in: statements)
    }

    private mutating func outerDeclarations(in list: RawSyntax) {
        for case let item? in list.children {
            guard let raw = item.children[RawChildIndex.Item.item] else { continue }
            outerDeclaration(raw)
        }
    }

    private mutating func outerDeclaration(_ raw: RawSyntax) {
        switch raw.kind {
        case .structDecl: outerNominal(raw, .struct)
        case .classDecl: outerNominal(raw, .class)
        case .enumDecl: outerNominal(raw, .enum)
        case .actorDecl: outerNominal(raw, .actor)
        case .protocolDecl: facts.protocols.append(protocolFact(raw))
        case .extensionDecl:
            let children = raw.children
            let type = children[RawChildIndex.Extension.type].map { text($0) } ?? ""
            noteMark(
                raw, "extension", (scope + [type]).joined(separator: "."),
                children[RawChildIndex.Extension.type])
            outerMembers(of: children[RawChildIndex.Extension.members], scope: type)
        case .ifConfigDecl:
            eachClause(of: raw) { walker, elements in
                guard elements.kind == .codeBlockItemList || elements.kind == .memberBlockItemList else {
                    return
                }
                walker.outerDeclarations(in: elements)
            }
        case .importDecl, .typeAliasDecl: _ = typeDeclaration(raw)
        default: break
        }
    }

    private mutating func outerNominal(_ raw: RawSyntax, _ kind: NominalFact.Kind) {
        let children = raw.children
        let name = name(children[RawChildIndex.Nominal.name])
        let members = children[RawChildIndex.Nominal.members]
        noteMark(
            raw, kind.rawValue, (scope + [name]).joined(separator: "."), children[RawChildIndex.Nominal.name])
        facts.types.append(
            NominalFact(
                kind: kind, name: name, scope: scope,
                attributes: texts(children[RawChildIndex.Nominal.attributes]),
                inherited: inherited(children[RawChildIndex.Nominal.inheritance]),
                initializers: kind == .class ? initializers(in: members) : [],
                members: readsClassMembers ? classMembers(of: raw) : nil))
        outerMembers(of: members, scope: name)
    }

    /// Notes a declaration whose comments mention mocks.
    private mutating func noteMark(_ raw: RawSyntax, _ kind: String, _ name: String, _ nameNode: RawSyntax?) {
        let comment = comment(of: raw, name: nameNode)
        guard comment.utf8.count > 4, comment.contains("ock") else { return }
        facts.marks.append(MarkFact(kind: kind, name: name, comment: comment, location: location(of: raw)))
    }

    private mutating func outerMembers(of block: RawSyntax?, scope name: String) {
        guard let list = block?.children[RawChildIndex.MemberBlock.members] else { return }
        scope.append(name)
        nested(()) { $0.outerDeclarations(in: list) }
        scope.removeLast()
    }

    private mutating func initializers(in block: RawSyntax?) -> [RequirementFact] {
        var found: [RequirementFact] = []
        for case let item? in block?.children[RawChildIndex.MemberBlock.members]?.children ?? RawChildren.none
        {
            guard let raw = item.children[RawChildIndex.Item.item], raw.kind == .initializerDecl else {
                continue
            }
            found += requirements(raw)
        }
        return found
    }
}
