import SourceModel

/// The files that people write for the app itself: no tests, no generated files, no command line tools.
struct AppFiles {
    let all: [FileFacts]
    private let scopes: [String: Scope]

    init(_ model: ProjectModel) {
        let tools = CommandLineTools(model)
        var all: [FileFacts] = []
        var scopes: [String: Scope] = [:]
        for (number, module) in model.modules.enumerated() where !module.isTest {
            for (index, file) in module.files.enumerated()
            where !file.isGenerated && !file.isForTests && !tools.contains(module: number, file: file) {
                all.append(file)
                scopes[file.path] = Scope(module: number, file: index)
            }
        }
        self.all = all
        self.scopes = scopes
    }

    /// - Parameter file: One of these.
    func scope(of file: FileFacts) -> Scope { scopes[file.path] ?? Scope(module: 0, file: 0) }
}
