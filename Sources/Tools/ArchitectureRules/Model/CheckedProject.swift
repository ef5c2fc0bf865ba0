import SourceModel
import Styles

/// All that rules look at: the facts of a project, its styles and scenes, and what the engine knows beside.
///
/// It is made once a check; what several rules need is worked out when it is made.
public struct CheckedProject: Sendable {
    public let model: ProjectModel
    /// The styles the project uses.
    public let styles: [Style]
    public let scenes: SceneMap
    /// The project's layers, innermost first; empty where it names none.
    public let layers: [Layer]
    /// Files that a tool wrote and would now write otherwise.
    public let staleFiles: [StaleFile]
    /// Suppressions that kept no finding quiet; known only after all other rules have run.
    public let unusedSuppressions: [UnusedSuppression]

    /// - Parameters:
    ///   - styles: Those the project says it uses; where it says nothing, all that are known.
    ///   - suffixes: The project's own endings of role names, which come before the styles'.
    public init(
        model: ProjectModel, styles: [Style], suffixes: SuffixOverrides = [:], layers: [Layer] = [],
        staleFiles: [StaleFile] = [], unusedSuppressions: [UnusedSuppression] = []
    ) {
        self.model = model
        self.styles = styles
        self.scenes = SceneMap(model: model, styles: styles, suffixes: suffixes)
        self.layers = layers
        self.staleFiles = staleFiles
        self.unusedSuppressions = unusedSuppressions
    }
}

/// Endings of role names, by style and role: `["vip": ["view": ["Screen"]]]`.
public typealias SuffixOverrides = [String: [String: [String]]]
