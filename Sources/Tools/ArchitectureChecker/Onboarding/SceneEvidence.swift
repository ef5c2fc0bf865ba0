import SourceModel

/// The evidence for one possible scene: the types whose names share a first part.
struct SceneEvidence {
    /// The types by the role that their names end in.
    var types: [String: [(suffix: String, declaration: DeclarationFact)]] = [:]
    /// Names of the members of each role's types, extensions included.
    var held: [String: Set<String>] = [:]
    /// Protocols whose names start with the scene's name.
    var protocols: Set<String> = []

    func has(_ role: String, _ suffixes: String...) -> Bool {
        (types[role] ?? []).contains { suffixes.isEmpty || suffixes.contains($0.suffix) }
    }

    /// Whether a type of the role stores a property whose name or type contains one of these words.
    func holds(_ role: String, _ words: String...) -> Bool {
        (held[role] ?? []).contains { held in words.contains { held.contains($0) } }
    }

    private func inherits(_ role: String, _ names: String...) -> Bool {
        (types[role] ?? []).contains { _, declaration in
            declaration.inherited.contains { type in names.contains { type.text.hasPrefix($0) } }
        }
    }

    private func speaks(_ endings: String...) -> Bool {
        protocols.contains { name in endings.contains { name.hasSuffix($0) } }
    }

    /// The style of the scene; `nil` if it is not a scene, or not of a known style.
    ///
    /// VIP and VIPER share their names, so the references between the roles decide.
    var style: String? {
        if isRIB { return "ribs" }
        if has("logic", "Interaction"),
            has("presentation", "Renderable") || has("builder") || speaks("Rendering")
        {
            return "simple"
        }
        let hasPresenter = has("presentation", "Presenter")
        // A view model with an interactor and without a presenter is MVVM over use cases.
        if !hasPresenter, has("presentation", "ViewModel", "VM") { return isMVVM ? "mvvm" : nil }
        return has("logic", "Interactor") || hasPresenter && has("navigation") ? loop : nil
    }

    private var isRIB: Bool {
        inherits("logic", "PresentableInteractor", "RIBs.")
            || inherits("navigation", "ViewableRouter", "LaunchRouter")
            || (has("logic", "Interactor") && has("builder", "Builder") && speaks("Buildable", "Listener"))
            || (has("navigation", "Router") && inherits("navigation", "Router<"))
    }

    private var loop: String? {
        let vip = count([
            holds("view", "interactor", "businesslogic", "interacting"),
            holds("logic", "presenter", "presentationlogic", "presenting")
                && !holds("presentation", "interactor"),
            speaks(
                "DisplayLogic", "Displaying", "BusinessLogic", "PresentationLogic", "DataPassing", "DataStore"
            ),
        ])
        let viper = count([
            holds("view", "presenter", "eventhandler", "output", "eventlistener"),
            holds("presentation", "interactor"),
            holds("presentation", "router", "wireframe", "navigator"),
            has("navigation", "Wireframe", "WireFrame"),
            speaks(
                "InteractorInput", "InteractorOutput", "InteractorInputProtocol", "InteractorOutputProtocol",
                "ViewInput", "ViewOutput", "ModuleInput", "EventListening", "CommandListening"),
        ])
        if vip == viper {
            return vip == 0 || !has("presentation") ? nil : (has("builder", "Configurator") ? "vip" : "viper")
        }
        return vip > viper ? "vip" : "viper"
    }

    /// A struct of values, or a protocol of such structs, is a view model of VIP or of a cell; a stored one, or a
    /// class, is one of MVVM.
    private var isMVVM: Bool {
        (types["presentation"] ?? []).contains { _, declaration in
            declaration.kind == .class
                || declaration.kind == .protocol && has("view") && !declaration.listsValues
                || declaration.kind == .actor
                || declaration.attributes.contains { $0.hasPrefix("@Observable") }
        } || holds("view", "viewmodel")
    }

    private func count(_ signs: [Bool]) -> Int { signs.count { $0 } }
}

extension DeclarationFact {
    /// Whether it has only properties of plain types: no methods, no closures, nothing observable.
    fileprivate var listsValues: Bool {
        !members.isEmpty && members.allSatisfy { $0.kind == .property && $0.type.map(Self.isValue) == true }
    }

    private static func isValue(_ type: TypeFact) -> Bool {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .prefixed(_, let inner),
            .array(let inner):
            isValue(inner)
        case .dictionary(let key, let value): isValue(key) && isValue(value)
        case .named(_, let name, let arguments):
            arguments.isEmpty
                || ["Array", "Set", "Dictionary", "Optional"].contains(name) && arguments.allSatisfy(isValue)
        default: false
        }
    }
}
