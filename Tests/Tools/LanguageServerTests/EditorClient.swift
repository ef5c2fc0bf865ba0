import Foundation
import Testing

@testable import LanguageServer

/// An editor with a project on the disk. It keeps what the server shows.
final class EditorClient {
    let root: URL
    private(set) var received: [JSONValue] = []
    private var server: LanguageServer
    private var outgoing: Outbox
    private var number = 0

    /// What the server sent and nobody has read.
    private final class Outbox {
        var buffer = MessageBuffer()
    }

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appending(
            path: "editor-\(UUID().uuidString)", directoryHint: .isDirectory)
        let outbox = Outbox()
        outgoing = outbox
        server = LanguageServer(version: "1", defaultFolder: root) { outbox.buffer.append($0.utf8) }
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var exitCode: Int32? { server.exitCode }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func uri(_ path: String) -> String { root.appending(path: path).absoluteString }

    func document(_ path: String) -> [String: Any] { ["uri": uri(path)] }

    /// Sends a body as it is.
    func send(raw: String) throws {
        server.receive(Array(raw.utf8))
        try take()
    }

    /// - Parameter isInterrupted: Whether more messages wait.
    func notify(_ method: String, _ parameters: [String: Any] = [:], isInterrupted: Bool = false) throws {
        try send(raw: text(["jsonrpc": "2.0", "method": method, "params": parameters]))
        server.publish { isInterrupted }
        try take()
    }

    /// - Returns: The result, or the error.
    func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> JSONValue {
        number += 1
        try send(raw: text(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters]))
        let answer = try #require(received.last { $0["id"]?.integer == number })
        return answer["result"] ?? answer["error"] ?? .null
    }

    /// Starts a session and shows the project.
    func start(encodings: [String] = ["utf-16"]) throws {
        let capabilities: [String: Any] = [
            "general": ["positionEncodings": encodings],
            "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
        ]
        _ = try request("initialize", ["rootUri": root.absoluteString, "capabilities": capabilities])
        try notify("initialized")
    }

    func open(_ path: String, _ text: String) throws {
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri(path), "languageId": "swift", "version": 1, "text": text]])
    }

    func change(_ path: String, _ changes: [[String: Any]], isInterrupted: Bool = false) throws {
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": uri(path), "version": 2], "contentChanges": changes],
            isInterrupted: isInterrupted)
    }

    /// The files whose diagnostics the server has sent, in this order.
    var published: [String] {
        received.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
            .compactMap { $0["params"]?["uri"]?.string }
    }

    /// The diagnostics that the editor shows for a file now.
    func shown(_ path: String) -> [JSONValue] {
        received.last {
            $0["method"]?.string == "textDocument/publishDiagnostics"
                && $0["params"]?["uri"]?.string == uri(path)
        }?["params"]?["diagnostics"]?.list ?? []
    }

    func codes(_ path: String) -> [String] { shown(path).compactMap { $0["code"]?.string } }

    private func text(_ value: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    private func take() throws {
        while let body = try outgoing.buffer.next() {
            received.append(try JSONDecoder().decode(JSONValue.self, from: Data(body)))
        }
    }
}

/// The files of a project with one scene, which is in order.
enum SceneFiles {
    static let view = """
        final class AboutViewController: AboutDisplaying {
            var interactor: (any AboutInteracting)?
            func show(error: String) {}
        }

        """
    static let presenter = """
        final class AboutPresenter: AboutPresenting {
            weak var view: (any AboutDisplaying)?
            func present(error: any Error) { view?.show(error: "é😀\\(error)") }
        }

        """
    static let strong = presenter.replacing("weak ", with: "")

    static let all = [
        "scenery.yml": "styles: { vip: {} }\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])

        """,
        "Sources/App/AboutBoundaries.swift": """
        protocol AboutInteracting: AnyObject { func closeTapped() }
        protocol AboutPresenting: AnyObject { func present(error: any Error) }
        protocol AboutDisplaying: AnyObject { func show(error: String) }

        """,
        "Sources/App/AboutViewController.swift": view,
        "Sources/App/AboutConfigurator.swift": """
        enum AboutConfigurator {
            static func build() -> AboutViewController {
                let view = AboutViewController()
                let interactor = AboutInteractor()
                let presenter = AboutPresenter()
                view.interactor = interactor
                interactor.presenter = presenter
                presenter.view = view
                return view
            }
        }

        """,
        "Sources/App/AboutInteractor.swift": """
        final class AboutInteractor: AboutInteracting {
            var presenter: (any AboutPresenting)?
            func closeTapped() {}
        }

        """,
        presenterPath: presenter,
    ]
    static let presenterPath = "Sources/App/AboutPresenter.swift"
}
