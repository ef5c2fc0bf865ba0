import ArchitectureChecker
import FileWriting
import SceneGenerator
import SceneGraphs
import Styles
import XcodeTemplates

/// Why a command could not run: one line for each reason.
struct FailureReasons {
    let lines: [String]

    /// - Returns: `nil` for an error that none of our tools throws.
    init?(_ error: any Error) {
        switch error {
        case GenerationError.badConfiguration(let problems), StyleError.invalid(let problems),
            CheckError.badConfiguration(let problems):
            lines = problems.map(\.description)
        case is GenerationError, is StyleError, is CheckError, is FileWritingError, is GraphError,
            is XcodeTemplateError:
            lines = ["\(error)"]
        default: return nil
        }
    }
}
