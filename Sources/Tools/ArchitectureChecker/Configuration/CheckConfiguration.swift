import ArchitectureRules
import Styles

/// What `scenery.yml` says to the checker.
///
/// The generator reads `app`, `style` and `hosts` of the same file, the plugin for mocks `mocks`. Everything has a default, so a project
/// without the file can be checked too.
public struct CheckConfiguration: Sendable, Equatable {
    public static let fileName = "scenery.yml"
    /// Where the baseline lies unless the configuration says otherwise.
    public static let defaultBaseline = "scenery-baseline.yml"

    /// Which files are read.
    public struct Sources: Sendable, Equatable {
        /// Globs and folders; empty for what `Package.swift` and the Xcode projects name.
        public var include: [Pattern] = []
        public var exclude: [Pattern] = []
        /// The lines of `include`, to name one that matches nothing.
        public var lines: [Int?] = []
    }

    /// A style that the project's scenes are written in.
    public struct UsedStyle: Sendable, Equatable {
        public var name: String
        /// What the names of a role's types end in, where they differ from the style's own, by role.
        public var suffixes: [String: String] = [:]
        public var line: Int?
    }

    /// How a rule runs here.
    public enum Setting: Equatable, Sendable {
        case off
        case severity(Severity)
    }

    /// The name of an app made by `scenery new`.
    public var app: String?
    /// The only styles scenes are written in, in the order of the file; empty to tell each scene's from the code.
    public var styles: [UsedStyle] = []
    public var sources = Sources()
    /// What the project says of our rules, by id.
    public var rules: [String: Setting] = [:]
    /// The rules of the project's own, in the order of the file.
    public var contracts: [Contract] = []
    /// The file of the baseline, from the project's folder; it need not exist unless it is named here.
    public var baseline: String?

    public init() {}
}
