import SourceModel

/// A file that people write for the app itself: no tests, no generated files, no command line tools.
struct AppFile {
    let facts: FileFacts
    let scope: Scope

    static func all(in model: ProjectModel) -> [AppFile] {
        let tools = CommandLineTools(model)
        return model.modules.enumerated().filter { !$0.element.isTest }.flatMap { number, module in
            module.files.enumerated().compactMap { index, facts in
                guard !facts.isGenerated, !facts.isForTests, !tools.contains(module: number, file: facts)
                else {
                    return nil
                }
                return AppFile(facts: facts, scope: Scope(module: number, file: index))
            }
        }
    }
}
