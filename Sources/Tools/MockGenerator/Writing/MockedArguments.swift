/// All arguments of one call.
struct MockedArguments {
    let parameters: [MockedParameter]
    /// The type of all recorded arguments together.
    let recordedType: String
    /// The recorded arguments as one expression.
    let recordedValue: String
    let needsHandler: Bool

    init(_ parameters: [MockedParameter]) {
        self.parameters = parameters
        needsHandler = parameters.contains { $0.needsHandler }
        var (types, values, count) = ("", "", 0)
        for position in parameters.indices {
            guard let type = parameters[position].recorded else { continue }
            if count > 0 {
                types += ", "
                values += ", "
            }
            types += type
            values += parameters[position].expression
            count += 1
        }
        recordedType = count == 0 ? "Void" : count == 1 ? types : .chained("(", types, ")")
        recordedValue = count == 1 ? values : .chained("(", values, ")")
    }

    var declarations: [String] { parameters.map(\.declaration) }

    /// Statements before the call is recorded.
    var preparation: [String] { parameters.compactMap(\.preparation) }

    // MARK: Handlers

    private var handled: [MockedParameter] { parameters.filter { $0.handlerType != nil } }

    func handlerType(isAsync: Bool, failure: String, result: String) -> String {
        let thrown = failure == "Never" ? "" : failure.hasPrefix("any ") ? " throws" : " throws(\(failure))"
        let types = handled.compactMap(\.handlerType).joined(separator: ", ")
        // The handler runs on the caller's actor, so that nothing is sent.
        return
            "\(isAsync ? "nonisolated(nonsending) " : "")(\(types))\(isAsync ? " async" : "")\(thrown) -> \(result)"
    }

    var handlerArguments: String { handled.map(\.handlerArgument).joined(separator: ", ") }

    /// Statements around the call of the handler.
    var handlerPreparation: [String] { handled.compactMap(\.handlerPreparation) }
}
