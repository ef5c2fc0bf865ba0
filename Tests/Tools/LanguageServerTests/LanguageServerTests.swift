import Foundation
import Testing

@testable import LanguageServer

@Suite("The language server") struct LanguageServerTests {
    private let path = SceneFiles.presenterPath

    private func started(encodings: [String] = ["utf-16"], _ files: [String: String] = SceneFiles.all) throws
        -> EditorClient
    {
        let client = try EditorClient(files)
        try client.start(encodings: encodings)
        return client
    }

    @Test("a fault shows while it is typed, before the file is saved, and goes when it is corrected")
    func typing() throws {
        let client = try started()
        try client.open(path, SceneFiles.presenter)
        #expect(client.codes(path) == [])
        let word: [String: Any] = [
            "start": ["line": 1, "character": 4], "end": ["line": 1, "character": 9],
        ]
        try client.change(path, [["range": word, "text": ""]])
        #expect(client.codes(path) == ["back-reference-strong"])
        let start = client.shown(path).first?["range"]?["start"]
        #expect(start?["line"]?.integer == 1 && start?["character"]?.integer == 4)
        #expect(client.shown(path).first?["source"]?.string == "scenery")
        try client.change(path, [["range": NSNull(), "text": SceneFiles.presenter]])
        #expect(client.codes(path) == [])
        let onDisk = try String(contentsOf: client.root.appending(path: path), encoding: .utf8)
        #expect(onDisk == SceneFiles.presenter, "the server writes nothing")
    }

    @Test(
        "where an edit changes what a file declares, its findings come first and those of other files after")
    func order() throws {
        let client = try started()
        let boundaries = "Sources/App/AboutBoundaries.swift"
        let text = SceneFiles.all[boundaries] ?? ""
        try client.open(boundaries, text)
        try client.open(path, SceneFiles.strong)
        let before = client.published.count
        // The presenter is no longer one: the other file has no finding any more, and the new class drops an error.
        let other =
            SceneFiles.strong.replacing("AboutPresenter", with: "AboutHelper")
            + "func drop() { do { try save() } catch {} }\n"
        try client.change(path, [["text": other]], isInterrupted: true)
        #expect(
            Array(client.published.dropFirst(before)) == [client.uri(path)], "the check of the others stopped"
        )
        #expect(client.codes(path) == ["error-dropped"])
        try client.change(path, [["text": SceneFiles.presenter]])
        #expect(client.codes(path) == [])
    }

    @Test(
        "what an edit in one file means for another one shows there, whether it changes declarations or code")
    func others() throws {
        var files = SceneFiles.all
        files[path] = SceneFiles.strong
        let client = try started(files)
        let view = "Sources/App/AboutViewController.swift"
        try client.open(view, SceneFiles.view)
        #expect(client.codes(path) == ["back-reference-strong"])
        try client.change(
            view, [["text": SceneFiles.view.replacing("var interactor", with: "weak var interactor")]])
        #expect(!client.codes(path).contains("back-reference-strong"), "the view does not own its scene")
        try client.change(view, [["text": SceneFiles.view]])
        #expect(client.codes(path) == ["back-reference-strong"])
        let ending = SceneFiles.view.replacing(
            "(error: String) {}", with: "(error: String) { interactor = nil }")
        try client.change(view, [["text": ending]])
        let changed = client.codes(path)
        let fresh = try EditorClient(files.merging([view: ending]) { $1 })
        try fresh.start()
        #expect(changed == fresh.codes(path), "only code differs")
    }

    @Test("findings of files that nobody opened show too, and a closed file is again that of the disk")
    func disk() throws {
        var files = SceneFiles.all
        files[path] = SceneFiles.strong
        let client = try started(files)
        #expect(client.codes(path) == ["back-reference-strong"])
        try client.open(path, SceneFiles.presenter)
        #expect(client.codes(path) == [])
        try client.notify("textDocument/didClose", ["textDocument": client.document(path)])
        #expect(client.codes(path) == ["back-reference-strong"])
    }

    @Test(
        "an open file keeps the address that the client gave it, also where others would spell it another way"
    )
    func spelling() throws {
        let client = try started()
        let uri = client.uri(path).replacingOccurrences(of: "Presenter", with: "%50resenter")
        try client.notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": SceneFiles.strong]])
        let published = client.received.last { $0["method"]?.string == "textDocument/publishDiagnostics" }
        #expect(published?["params"]?["uri"]?.string == uri)
        let place = ["line": 1, "character": 0]
        let actions = try client.request(
            "textDocument/codeAction",
            ["textDocument": ["uri": uri], "range": ["start": place, "end": place]])
        #expect(actions.list?.first?["edit"]?["changes"]?[uri] != nil)
    }

    @Test(
        "a fix changes the text as scenery check --fix does, in the columns of the client",
        arguments: ["utf-8", "utf-16"])
    func fix(_ encoding: String) throws {
        let client = try started(encodings: [encoding])
        let text = "/* é😀 */ " + SceneFiles.strong
        try client.open(path, text)
        let line = try #require(client.shown(path).first?["range"]?["start"]?["line"]?.integer)
        let place = ["line": line, "character": 0]
        let actions = try client.request(
            "textDocument/codeAction",
            [
                "textDocument": client.document(path), "range": ["start": place, "end": place],
                "context": ["diagnostics": []],
            ])
        let action = try #require(actions.list?.first)
        #expect(action["kind"]?.string == "quickfix")
        let edits = try #require(action["edit"]?["changes"]?[client.uri(path)]?.list)
        #expect(edits.count == 1)
        let range: [String: Any] = [
            "start": numbers(edits.first?["range"]?["start"]), "end": numbers(edits.first?["range"]?["end"]),
        ]
        try client.change(path, [["range": range, "text": edits.first?["newText"]?.string ?? ""]])
        #expect(client.codes(path) == [])
    }

    private func numbers(_ position: JSONValue?) -> [String: Int] {
        ["line": position?["line"]?.integer ?? -1, "character": position?["character"]?.integer ?? -1]
    }

    @Test("pointing at a finding explains its rule, and pointing elsewhere nothing")
    func hover() throws {
        let client = try started()
        try client.open(path, SceneFiles.strong)
        let there = try client.request(
            "textDocument/hover",
            ["textDocument": client.document(path), "position": ["line": 1, "character": 8]])
        #expect(there["contents"]?["value"]?.string?.hasPrefix("**back-reference-strong**: ") == true)
        #expect(there["contents"]?["kind"]?.string == "markdown")
        let elsewhere = try client.request(
            "textDocument/hover",
            ["textDocument": client.document(path), "position": ["line": 0, "character": 0]])
        #expect(elsewhere == .null)
    }

    @Test("from a role one goes to the other roles of its scene, and to their boundaries")
    func roles() throws {
        let client = try started()
        let found = try client.request(
            "textDocument/implementation",
            ["textDocument": client.document(path), "position": ["line": 2, "character": 0]])
        let files = Set((found.list ?? []).compactMap { $0["uri"]?.string })
        #expect(
            files.isSuperset(
                of: ["Sources/App/AboutViewController.swift", "Sources/App/AboutInteractor.swift"].map(
                    client.uri)))
        #expect(!files.contains(client.uri(path)))
    }

    @Test(
        "scenery.yml counts when it is saved: what is wrong in it shows there, and the check goes on when it is right"
    )
    func configuration() throws {
        let client = try started()
        try client.write("styles: { vip: {} }\nforbd: {}\n", to: "scenery.yml")
        try client.notify("textDocument/didSave", ["textDocument": client.document("scenery.yml")])
        #expect(client.shown("scenery.yml").first?["message"]?.string?.contains("forbd") == true)
        #expect(client.shown("scenery.yml").first?["range"]?["start"]?["line"]?.integer == 1)
        try client.write("styles: { vip: {} }\nrules: { back-reference-strong: off }\n", to: "scenery.yml")
        try client.notify("textDocument/didSave", ["textDocument": client.document("scenery.yml")])
        #expect(client.shown("scenery.yml").isEmpty)
        try client.open(path, SceneFiles.strong)
        #expect(client.codes(path) == [])
    }

    @Test("a file that is new on the disk, changed by others, or gone, counts when the client reports it")
    func watchedFiles() throws {
        let client = try started()
        #expect(client.received.contains { $0["method"]?.string == "client/registerCapability" })
        try client.write(SceneFiles.strong, to: path)
        try client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": client.uri(path), "type": 2]]])
        #expect(client.codes(path) == ["back-reference-strong"])
        let view = "Sources/App/AboutViewController.swift"
        try FileManager.default.removeItem(at: client.root.appending(path: view))
        try client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": client.uri(view), "type": 3]]])
        #expect(!client.codes(path).contains("back-reference-strong"), "nobody owns the presenter any more")
    }

    @Test("a folder without Swift files is said once, and checked when there is one")
    func emptyFolder() throws {
        let client = try started(["scenery.yml": ""])
        try client.notify("textDocument/didSave", ["textDocument": client.document("scenery.yml")])
        let messages = client.received.filter { $0["method"]?.string == "window/showMessage" }
        #expect(messages.count == 1)
        #expect(messages.first?["params"]?["message"]?.string?.contains("no Swift file") == true)
    }

    @Test("requests out of order, of unknown methods or without their parameters get the protocol's errors")
    func errors() throws {
        let client = try EditorClient(SceneFiles.all)
        #expect(try client.request("textDocument/hover")["code"]?.integer == -32_002)
        try client.start()
        #expect(try client.request("textDocument/rename")["code"]?.integer == -32_601)
        #expect(try client.request("textDocument/hover")["code"]?.integer == -32_602)
        #expect(
            try client.request("textDocument/codeAction", ["textDocument": client.document(path)])["code"]?
                .integer == -32_602)
        try client.send(raw: "{")
        #expect(client.received.last?["error"]?["code"]?.integer == -32_700)
        #expect(try client.request("shutdown") == .null)
        #expect(try client.request("textDocument/hover")["code"]?.integer == -32_600)
        try client.notify("exit")
        #expect(client.exitCode == 0)
    }

    @Test("an editor that leaves without shutdown ends the server with 1")
    func exit() throws {
        let client = try started()
        try client.notify("exit")
        #expect(client.exitCode == 1)
    }

    @Test("text that is no address, an unopened file and a broken change do no harm")
    func nonsense() throws {
        let client = try started()
        try client.open("Sources/App/New.swift", "final class")
        try client.notify(
            "textDocument/didOpen", ["textDocument": ["uri": "untitled:Untitled-1", "text": "x"]])
        try client.change("Sources/App/AboutInteractor.swift", [["text": "x"]])
        try client.open(path, SceneFiles.presenter)
        try client.change(path, [["range": ["start": 3], "text": "x"]])
        try client.change(
            path,
            [
                [
                    "range": ["start": ["line": 5, "character": 0], "end": ["line": 1, "character": 0]],
                    "text": "",
                ]
            ])
        #expect(client.codes(path) == [])
    }
}
