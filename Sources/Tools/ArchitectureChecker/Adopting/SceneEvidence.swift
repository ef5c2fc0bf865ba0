import SourceModel

/// What the code says of one possible scene: the types that share the first part of their names.
struct SceneEvidence {
    /// The types by role: those whose names end in one.
    var types: [String: [(suffix: String, declaration: DeclarationFact)]] = [:]
    /// Names of the members of each role's types, extensions included.
    var held: [String: Set<String>] = [:]
    /// Protocols whose names begin with the scene's.
    var protocols: Set<String> = []

    func has(_ role: String, _ suffixes: String...) -> Bool {
        (types[role] ?? []).contains { suffixes.isEmpty || suffixes.contains($0.suffix) }
    }

    /// Whether a type of the role holds a property whose name or type speaks of one of these words.
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

    /// The style the scene is written in; `nil` for what is no scene, or of none we know.
    ///
    /// VIP and VIPER share their names, so what counts is who holds whom.
    var style: String? {
        if isRIB { return "ribs" }
        if has("logic", "Interaction"),
            has("presentation", "Renderable") || has("builder") || speaks("Rendering")
        {
            return "simple"
        }
        let hasPresenter = has("presentation", "Presenter")
        // A view model with an interactor and no presenter is MVVM over use cases.
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

    /// A struct of values alone, or a protocol of such structs, is a view model of VIP or a cell; one that is held, or is
    /// a class, is of MVVM.
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
    /// Whether it has nothing but properties of plain types: no methods, no closures, nothing that can be observed.
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
