/// The arguments of one call, taken together.
struct MockedArguments {
    let parameters: [MockedParameter]

    init(_ parameters: [MockedParameter]) { self.parameters = parameters }

    var declarations: [String] { parameters.map(\.declaration) }

    var needsHandler: Bool { parameters.contains(where: \.needsHandler) }

    var notedType: String {
        let types = parameters.compactMap(\.noted)
        return types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    var notedValue: String {
        let values = parameters.filter { $0.noted != nil }.map(\.expression)
        return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    }

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
