/// What the server sends a page: how far it has handled the page's input, then what changed.
///
/// A JSON array: the number of the last input that was handled, then one array an operation, its
/// kind first. `[7,["t","count","8"]]` sets a text.
struct ServerMessage: Sendable, Equatable {
    enum Operation: Sendable, Equatable {
        case patch(Patch)
        /// Opens a web page.
        case open(WebLink)
        /// Everything inside the page's form, for a page that was away. `version` names it.
        case everything(Element, version: String)
    }

    /// The number of the page's last input that was handled.
    var handled: Int
    var operations: [Operation]

    /// A bare number: the page's input up to it is saved, so the page need not keep it.
    static func saved(upTo number: Int) -> [UInt8] { Array("\(number)".utf8) }

    var bytes: [UInt8] {
        var json = JSONBytes()
        json.array { json in
            json.number(handled)
            for operation in operations { json.array { operation.write(to: &$0) } }
        }
        return json.bytes
    }
}

extension ServerMessage.Operation {
    fileprivate func write(to json: inout JSONBytes) {
        switch self {
        case .patch(let patch): patch.write(to: &json)
        case .open(let link):
            json.string("o")
            json.string(link.text)
        case .everything(let form, let version):
            json.string("R")
            json.string(version)
            json.string(utf8: form.content.html)
        }
    }
}

extension Patch {
    fileprivate func write(to json: inout JSONBytes) {
        switch self {
        case .text(let target, let text): write("t", target, to: &json) { $0.string(text) }
        case .attributes(let target, let changes):
            write("a", target, to: &json) { Self.write(changes, to: &$0) }
        case .value(let target, let typed): write("v", target, to: &json) { Self.write(typed, to: &$0) }
        case .typed(let target, let typed): write("y", target, to: &json) { Self.write(typed, to: &$0) }
        case .replace(let target, let node):
            write("r", target, to: &json) { $0.string(utf8: HTMLWriter.html([node])) }
        case .contents(let target, let content):
            write("c", target, to: &json) { $0.string(utf8: content.html) }
        case .remove(let key):
            json.string("-")
            json.string(key)
        case .insert(let target, let node, let before):
            write("+", target, to: &json) { json in
                json.array { json in
                    json.string(utf8: HTMLWriter.html([node]))
                    if let before { json.string(before) }
                }
            }
        case .move(let target, let key, let before):
            write(">", target, to: &json) { json in
                json.array { json in
                    json.string(key)
                    if let before { json.string(before) }
                }
            }
        }
    }

    /// The kind, the key, the value, then the path where there is one.
    private func write(
        _ kind: String, _ target: Target, to json: inout JSONBytes, value: (inout JSONBytes) -> Void
    ) {
        json.string(kind)
        json.string(target.key)
        value(&json)
        for index in target.path { json.number(index) }
    }

    private static func write(_ changes: [Change], to json: inout JSONBytes) {
        json.object { json in
            for change in changes {
                json.name(change.name)
                if let text = change.text { json.string(text) } else { json.null() }
            }
        }
    }

    private static func write(_ typed: TypedText, to json: inout JSONBytes) {
        json.array { json in
            json.string(typed.text)
            json.number(typed.revision)
        }
    }
}

extension Element.Content {
    var html: [UInt8] {
        switch self {
        case .none: return []
        case .nodes(let nodes): return HTMLWriter.html(nodes)
        case .text(let text):
            var writer = HTMLWriter()
            writer.text(text)
            return writer.bytes
        }
    }
}
