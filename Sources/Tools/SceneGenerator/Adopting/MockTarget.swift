import FileWriting
import SourceModel

/// What a project's file says about the test target that gets mocks.
struct MockTarget {
    let setup: MockSetup
    /// The target that is tested, whose name its module may have too.
    let app: String
    /// The folders and files of the tests, from the project's folder.
    let tests: ListedTarget
    /// Why the test kit may not fit, `nil` where it does.
    let misfit: String?
    /// Whether everything is there already.
    let isDone: Bool
}

/// Why a project's file is left alone.
struct LeftAlone: Error {
    /// What stands in the way, and what to do about it.
    let reason: String
    /// Lines to add by hand.
    var lines: [String] = []
}

/// A file that describes the targets of an app, and can be given mocks.
protocol MockableProject {
    /// Finds the test target, and what mocks would need.
    ///
    /// - Parameter name: The target that a person named.
    /// - Throws: `LeftAlone`.
    func target(named name: String?) throws(LeftAlone) -> MockTarget

    /// The text of the file with everything that mocks need and that it lacks.
    ///
    /// - Throws: `LeftAlone` where it cannot be added.
    func adding(_ setup: MockSetup, _ package: SceneryPackage) throws(LeftAlone) -> String
}

/// Chooses the test target.
enum TestTargetChoice {
    /// - Parameters:
    ///   - names: The project's targets of unit tests.
    ///   - name: The one that a person named.
    static func choose(from names: [String], named name: String?) throws(LeftAlone) -> String {
        if let name {
            guard names.contains(name) else {
                let known = names.isEmpty ? "it has none" : "use one of \(names.joined(separator: ", "))"
                throw LeftAlone(reason: "the project has no target of unit tests named \"\(name)\"; \(known)")
            }
            return name
        }
        guard let first = names.first else {
            throw LeftAlone(
                reason: "the project has no target of unit tests; add one, then run scenery adopt again")
        }
        guard names.count == 1 else {
            throw LeftAlone(
                reason:
                    "the project has several targets of unit tests: \(names.joined(separator: ", ")); choose one with --target"
            )
        }
        return first
    }
}
