import ArchitectureRules
import Styles

/// The configuration of the checker in `scenery.yml`.
///
/// The generator reads `app`, `style` and `hosts` of the same file, the plugin for mocks `mocks`. Everything has a
/// default, so a project without the file can be checked too.
public struct CheckConfiguration: Sendable, Equatable {
    public static let fileName = "scenery.yml"
    /// The path of the baseline unless the configuration says otherwise.
    public static let defaultBaseline = "scenery-baseline.yml"

    /// Which files are read.
    public struct Sources: Sendable, Equatable {
        /// Globs and folders; empty for what `Package.swift` and the Xcode projects name.
        public var include: [Pattern] = []
        public var exclude: [Pattern] = []
        /// The lines of `include`, to name one that matches nothing.
        public var lines: [Int?] = []
    }

    /// A style of the project's scenes.
    public struct UsedStyle: Sendable, Equatable {
        public var name: String
        /// Suffixes of type names that differ from the style's own, by role.
        public var suffixes: [String: String] = [:]
        public var line: Int?
    }

    /// Whether and how a rule runs.
    public enum Setting: Equatable, Sendable {
        case off
        case severity(Severity)
    }

    /// The name of an app that `scenery new` created.
    public var app: String?
    /// The only styles of the scenes, in the order of the file; empty to infer the style of each scene.
    public var styles: [UsedStyle] = []
    public var sources = Sources()
    /// The settings of our rules, by id.
    public var rules: [String: Setting] = [:]
    /// The project's own rules, in the order of the file.
    public var customRules: [CustomRule] = []
    /// The folder of the package that has the project's rules in Swift, relative to the project's folder.
    public var swiftRules: String?
    /// The file of the baseline, relative to the project's folder; it may be missing unless it is named here.
    public var baseline: String?

    public init() {}
}
