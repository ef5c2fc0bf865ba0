import Backend
import Foundation

do {
    let configuration = try BackendConfiguration(arguments: Array(CommandLine.arguments.dropFirst()))
    try await Backend(configuration).runUntilSignal { url in
        print("listening on \(url)")
        fflush(nil)
    }
} catch let error as BackendError {
    FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
    if case .usage = error { exit(64) }
    exit(2)
} catch {
    FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
    exit(2)
}
