import SourceModel

/// The topics of broadcasts and of the notification center, and the types that notify or observe them.
struct MessageGraph {
    private static let notifying: Set = ["notify", "notifyOnMain", "notifyAndWait", "notifyAndRemember"]
    private static let observing: Set = ["register", "messages", "stream", "observe"]
    private static let posting: Set = ["post"]
    private static let listening: Set = ["addObserver", "publisher", "notifications"]

    let input: GraphInput

    private struct Message {
        let topic: String
        let isNotifying: Bool
        let location: FileLocation
    }

    func graph() -> Graph {
        let faults = FaultIndex(input.findings)
        var nodes: [GraphNode] = []
        var edges: [GraphEdge] = []
        for type in input.model.types where !input.model.modules[type.module].isTest {
            for message in messages(in: type) {
                nodes.append(
                    GraphNode(
                        id: "type:\(type.qualifiedName)", label: type.qualifiedName, kind: "type",
                        location: type.location,
                        findings: faults.rules(in: type)))
                nodes.append(GraphNode(id: message.topic, label: message.topic, kind: "topic"))
                let ends = ("type:\(type.qualifiedName)", message.topic)
                edges.append(
                    GraphEdge(
                        from: message.isNotifying ? ends.0 : ends.1,
                        to: message.isNotifying ? ends.1 : ends.0,
                        kind: message.isNotifying ? "notifies" : "observes",
                        findings: faults.rules(at: message.location)))
            }
        }
        return Graph(kind: .messages, title: "messages", nodes: nodes, edges: edges)
    }

    private func messages(in type: TypeEntity) -> [Message] {
        type.members.compactMap(\.fact.body).flatMap { body in
            body.calls.compactMap { call in
                guard let name = call.callee.names.last else { return nil }
                // A table registers its cells, and a container what it makes.
                if name == "register", !call.arguments.contains(where: { $0.label == "for" }) { return nil }
                if Self.notifying.contains(name) || Self.observing.contains(name) {
                    return topic(of: call, in: body).map {
                        Message(
                            topic: $0, isNotifying: Self.notifying.contains(name), location: call.location)
                    }
                }
                guard Self.posting.contains(name) || Self.listening.contains(name), isCentre(call) else {
                    return nil
                }
                return notification(of: call).map {
                    Message(topic: $0, isNotifying: Self.posting.contains(name), location: call.location)
                }
            }
        }
    }

    /// The protocol of `notify(Topic.self)` or `register(self, for: (any Topic).self)`.
    private func topic(of call: CallFact, in body: BodyFact) -> String? {
        for argument in call.arguments {
            if case .chain(let chain) = argument.value, chain.root == .name, chain.names.count > 1,
                chain.names.last == "self"
            {
                return chain.names.dropLast().joined(separator: ".")
            }
        }
        for use in body.types
        where use.location.line == call.location.line && use.location.column >= call.location.column {
            if case .prefixed("any", let inner) = use.type { return inner.text }
        }
        return nil
    }

    private func isCentre(_ call: CallFact) -> Bool {
        call.callee.names.contains("NotificationCenter") || call.callee.names.contains("notificationCenter")
    }

    /// The name of `post(name: .rideDidChange)`, `addObserver(forName:)`, `publisher(for:)`.
    private func notification(of call: CallFact) -> String? {
        for argument in call.arguments where ["name", "forName", "for", "named"].contains(argument.label) {
            if case .chain(let chain) = argument.value {
                return "Notification \(chain.names.last.map { ".\($0)" } ?? "")"
            }
        }
        return nil
    }
}
