import ArchitectureRules
import Foundation
import SourceModel
import Styles
import TextFormats

/// What a client opened, and what it was told.
struct EditorSession {
    private(set) var unit = ColumnUnit.utf16
    private(set) var texts = OpenTexts()
    private(set) var workspaces: [Workspace] = []
    private var watchesFiles = false
    /// The diagnostics that the client shows, by file.
    private var shown: [FileAddress: JSONText] = [:]
    /// The files that the client has opened, as it spells their addresses.
    private var spelled: Set<FileAddress> = []
    /// The last message about a folder as a whole, so that it is said once.
    private var said = ""

    init() {}

    /// - Parameter parameters: Those of `initialize`.
    init(_ parameters: JSONValue, defaultFolder: URL) {
        let capabilities = parameters["capabilities"]
        let encodings = capabilities?["general"]?["positionEncodings"]?.list?.compactMap(\.string) ?? []
        unit = encodings.contains(ColumnUnit.utf8.rawValue) ? .utf8 : .utf16
        watchesFiles =
            capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
        var folders = (parameters["workspaceFolders"]?.list ?? []).compactMap { FileAddress($0["uri"]) }
        if folders.isEmpty { folders = [FileAddress(parameters["rootUri"])].compactMap { $0 } }
        if folders.isEmpty { folders = [FileAddress(path: defaultFolder.path(percentEncoded: false))] }
        workspaces = folders.map { Workspace(folder: URL(filePath: $0.path, directoryHint: .isDirectory)) }
    }

    /// Asks the client to tell of files that others change.
    func watchFiles(_ send: (String) -> Void) {
        guard watchesFiles else { return }
        let patterns: [JSONText] = ["**/*.swift", "**/scenery.yml", "**/.scenery/**", "**/*.pbxproj"].map {
            .object([("globPattern", .string($0))])
        }
        let registration: JSONText = .object([
            ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
            ("registerOptions", .object([("watchers", .list(patterns))])),
        ])
        send(
            Outgoing.request(
                "client/registerCapability", .object([("registrations", .list([registration]))]), id: "files")
        )
    }

    // MARK: Texts

    mutating func take(_ message: Message) {
        let document = message.parameters["textDocument"]
        let address = FileAddress(document?["uri"])
        switch (message.method, address) {
        case ("textDocument/didOpen", let address?):
            spelled.update(with: address)
            texts.open(document?["text"]?.string ?? "", at: address)
            read(address)
        case ("textDocument/didChange", let address?):
            if texts.change(address, message.parameters["contentChanges"]?.list ?? [], unit) != nil {
                read(address)
            }
        case ("textDocument/didClose", let address?):
            texts.close(address)
            read(address)
        case ("textDocument/didSave", let address?): if affectsFileList(address) { forget() }
        case ("workspace/didChangeWatchedFiles", _): watched(message.parameters["changes"]?.list ?? [])
        default: break
        }
    }

    /// Whether saving a file may change which files the project has, or how they are checked: `scenery.yml`, manifests, and files
    /// that no project knows yet.
    private func affectsFileList(_ address: FileAddress) -> Bool {
        guard address.path.hasSuffix(".swift"), !address.path.hasSuffix("/Package.swift") else { return true }
        return workspaces.allSatisfy { workspace in
            address.path(in: workspace.root).map { workspace.project?.contains($0) != true } ?? true
        }
    }

    private mutating func watched(_ changes: [JSONValue]) {
        for change in changes {
            guard let address = FileAddress(change["uri"]) else { continue }
            // 2: its content changed. Anything else changes the list of files.
            if change["type"]?.integer == 2, !affectsFileList(address) {
                if texts.all[address] == nil { read(address) }
            } else {
                return forget()
            }
        }
    }

    private mutating func read(_ address: FileAddress) {
        for index in workspaces.indices {
            guard let path = address.path(in: workspaces[index].root) else { continue }
            workspaces[index].read(texts.text(of: address), of: path)
        }
    }

    private mutating func forget() { for index in workspaces.indices { workspaces[index].forget() } }

    /// Brings the findings of all folders up to date.
    ///
    /// - Returns: Whether anything was checked.
    mutating func check() -> Bool {
        var checked = false
        for index in workspaces.indices where workspaces[index].check(texts.all) { checked = true }
        return checked
    }

    mutating func otherRoles(in workspace: Int, line: Int, of path: String) -> [FileLocation] {
        workspaces[workspace].otherRoles(line: line, of: path)
    }

    /// The address of a file by its path in a project.
    func address(in workspace: Workspace) -> (String) -> FileAddress {
        let (root, spelled) = (workspace.root, spelled)
        return { path in
            let address = FileAddress(path: root.appending(path: path).path(percentEncoded: false))
            return spelled.firstIndex(of: address).map { spelled[$0] } ?? address
        }
    }

    // MARK: Diagnostics

    var writer: DiagnosticWriter { DiagnosticWriter(unit: unit, texts: texts) }

    /// Shows the client what is found now: one message for each file whose diagnostics changed, those of the files that were
    /// edited first.
    ///
    /// - Parameter isInterrupted: Whether another message waits, so that what is found is old before it is shown.
    mutating func publish(isInterrupted: @escaping @Sendable () -> Bool, _ send: (String) -> Void) {
        var checked = false
        for index in workspaces.indices {
            if let found = workspaces[index].checkChanged() { show(found, in: workspaces[index], send) }
            if workspaces[index].check(texts.all, isInterrupted: isInterrupted) { checked = true }
        }
        guard checked else { return }
        let current = diagnostics()
        let gone = shown.keys.filter { current[$0] == nil }
        let all = current.merging(gone.map { ($0, .list([])) }) { $1 }
        for message in Self.messages(all, instead: shown) { send(message) }
        shown = current
        for message in folderMessages() { send(message) }
    }

    /// Shows what is found in some files.
    private mutating func show(
        _ found: [String: [Finding]], in workspace: Workspace, _ send: (String) -> Void
    ) {
        let address = address(in: workspace)
        var new: [FileAddress: JSONText] = [:]
        for (path, findings) in found {
            new[address(path)] = writer.diagnostics(of: findings, in: address(path), address)
        }
        for message in Self.messages(new, instead: shown) { send(message) }
        shown.merge(new) { $1 }
    }

    /// A message for each file whose diagnostics are not those that are shown.
    private static func messages(_ new: [FileAddress: JSONText], instead shown: [FileAddress: JSONText])
        -> [String]
    {
        new.sorted { $0.key.path < $1.key.path }.filter { $0.value != shown[$0.key] ?? .list([]) }.map {
            let parameters: JSONText = .object([("uri", .string($0.key.uri)), ("diagnostics", $0.value)])
            return Outgoing.notification("textDocument/publishDiagnostics", parameters)
        }
    }

    private func diagnostics() -> [FileAddress: JSONText] {
        var all: [FileAddress: JSONText] = [:]
        for workspace in workspaces {
            let address = address(in: workspace)
            for (path, findings) in Dictionary(grouping: workspace.outcome.findings, by: \.location.path) {
                all[address(path)] = writer.diagnostics(of: findings, in: address(path), address)
            }
            for (path, problems) in Dictionary(grouping: workspace.outcome.problems, by: \.file)
            where !path.isEmpty {
                all[address(path)] = .list(problems.map(writer.diagnostic))
            }
        }
        return all
    }

    /// A problem that lies in no file is a message; it is repeated only after it was gone.
    private mutating func folderMessages() -> [String] {
        let problems = workspaces.flatMap(\.outcome.problems).filter(\.file.isEmpty).map(\.message)
        let text = problems.joined(separator: "\n")
        guard text != said else { return [] }
        said = text
        guard !text.isEmpty else { return [] }
        let parameters: JSONText = .object([("type", .number(1)), ("message", .string("scenery: \(text)"))])
        return [Outgoing.notification("window/showMessage", parameters)]
    }
}
