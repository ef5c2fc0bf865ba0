/// A manager that a scene asks for data.
struct NeededManager: Sendable, Equatable {
    /// `Ride`: the model, and what the manager's types start with.
    let model: String
    /// `ride`
    let variable: String
    /// Whether its protocol still has `get…() async throws` with a titled model, so that a scene
    /// can ask it without knowing more.
    var isAskable = true
    /// Whether its protocol is a boundary, so that a builder can hand it on traced.
    var isTraceable = true

    /// - Parameter text: `RideManager`, `RideManaging` or `Ride`.
    init(_ text: String) throws(GenerationError) {
        let name = try SceneName(text, subject: "a manager's name")
        var model = name.type
        for ending in ["Manager", "Managing"] where model.hasSuffix(ending) && model != ending {
            model.removeLast(ending.count)
        }
        if let owner = ReservedTypes.owner(of: model) {
            throw .badValue(
                "a manager of \"\(model)\" would make a model of that name, which \(owner) has already; "
                    + "choose another, for example \(model)Record")
        }
        self.model = model
        variable = try NameWords(model, subject: "a manager's name").lowerCamel
        if let taken = MemberNames.owner(of: variable) {
            throw .badValue(
                "a manager's model cannot be named \"\(variable)\", since \(taken); choose another")
        }
    }

    /// The model's name as a value, as it is written in code.
    var id: String { Identifier.escaped(variable) }
    var contract: String { "\(model)Managing" }
    var manager: String { "\(model)Manager" }
    var property: String { "\(variable)Manager" }

    /// A model for tests.
    var sample: String { "\(model)(title: \"some \(variable)\")" }

    /// The manager that a test of a whole scene gives it.
    var testDouble: String { isAskable ? "\(manager) { \(sample) }" : "\(manager)()" }

    /// One that has nothing to give.
    var failingDouble: String { isAskable ? "\(manager) { throw Offline() }" : "\(manager)()" }

    var context: [String: Any] {
        [
            "model": model, "variable": variable, "id": id, "contract": contract,
            "manager": manager, "property": property, "isAskable": isAskable,
        ]
    }
}
