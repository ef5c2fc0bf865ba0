/// The arguments of one call, taken together.
struct MockedArguments {
    let parameters: [MockedParameter]
    /// The type that what is noted has together.
    let notedType: String
    /// What is noted, as one value.
    let notedValue: String
    let needsHandler: Bool

    init(_ parameters: [MockedParameter]) {
        self.parameters = parameters
        needsHandler = parameters.contains { $0.needsHandler }
        var (types, values, count) = ("", "", 0)
        for place in parameters.indices {
            guard let type = parameters[place].noted else { continue }
            if count > 0 {
                types += ", "
                values += ", "
            }
            types += type
            values += parameters[place].expression
            count += 1
        }
        notedType = count == 0 ? "Void" : count == 1 ? types : .chained("(", types, ")")
        notedValue = count == 1 ? values : .chained("(", values, ")")
    }

    var declarations: [String] { parameters.map(\.declaration) }

    /// Statements that come before the call is noted.
    var preparation: [String] { parameters.compactMap(\.preparation) }

    // MARK: For a closure of the member's own type

    private var handled: [MockedParameter] { parameters.filter { $0.handlerType != nil } }

    func handlerType(isAsync: Bool, failure: String, result: String) -> String {
        let thrown = failure == "Never" ? "" : failure.hasPrefix("any ") ? " throws" : " throws(\(failure))"
        let types = handled.compactMap(\.handlerType).joined(separator: ", ")
        // Called on the caller's actor, nothing that belongs to it is sent anywhere.
        return
            "\(isAsync ? "nonisolated(nonsending) " : "")(\(types))\(isAsync ? " async" : "")\(thrown) -> \(result)"
    }

    var handlerArguments: String { handled.map(\.handlerArgument).joined(separator: ", ") }

    /// Statements around the call of the handler.
    var handlerPreparation: [String] { handled.compactMap(\.handlerPreparation) }
}
