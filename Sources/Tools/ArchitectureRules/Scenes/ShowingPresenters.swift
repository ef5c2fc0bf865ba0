import SourceModel

/// Classes with the name of a presenter that show something themselves and prepare nothing for a view: they are the delegate of
/// a picker, lay views out, or are what another framework calls a presenter.
enum ShowingPresenters {
    private static let delegates: Set<String> = [
        "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate", "PHPickerViewControllerDelegate",
        "MFMailComposeViewControllerDelegate", "MFMessageComposeViewControllerDelegate",
        "CNContactPickerDelegate",
        "SFSafariViewControllerDelegate", "UIAdaptivePresentationControllerDelegate",
        "QLPreviewControllerDelegate",
    ]

    private static let layout: Set<String> = ["addSubview", "makeKeyAndVisible"]
    private static let layoutNames = NameQuery(layout, isConstant: true)

    static func contains(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        guard type.name.hasSuffix("Presenter") else { return false }
        if isForeign(type, in: model) { return true }
        if hasView(type, in: model) { return false }
        if !model.inheritedNames(of: type).isDisjoint(with: delegates) { return true }
        return type.members { $0.traits.contains(.calls) && $0.bodyMayName(layoutNames) }.contains { member in
            member.fact.body?.calls.contains { $0.callee.names.last.map(layout.contains) == true } == true
        }
    }

    /// Whether it refers to a view of the project, so that it is the presenter of that view.
    private static func hasView(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        type.members { $0.kind == .property && $0.isStored && $0.ownership != .strong }.contains { member in
            member.fact.type.flatMap { model.type($0, in: model.scope(of: member)) } != nil
        }
    }

    /// Whether it inherits from a presenter with the prefix of another framework: `OCMessagePresenter`.
    private static func isForeign(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        guard type.isClass, let first = type.declaration.inherited.first?.bareName,
            first.hasSuffix("Presenter"),
            model.type(named: first) == nil
        else { return false }
        return first.prefix(2).allSatisfy(\.isUppercase) && first.camelCaseWords[0].count > 1
    }
}
