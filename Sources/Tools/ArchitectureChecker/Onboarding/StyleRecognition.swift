import ArchitectureRules
import SourceModel
import Styles

/// The styles of a code base: those of the scenes that the checker looks at.
public struct StyleRecognition: Sendable, Equatable {
    public struct Found: Sendable, Equatable {
        /// The name of the style: `vip`, `viper`, `mvvm`, `simple`, `ribs`, `mvp`, `reactorkit` or `tca`.
        public var style: String
        /// How many scenes have the style.
        public var scenes: Int
    }

    /// The style of most scenes first; without styles of less than a fifth of the scenes.
    public let found: [Found]
    /// The other styles, which are too rare to be proposed.
    public let rare: [Found]
    /// The scenes in each folder, by style.
    public let folders: [StyleFolder]
    /// The number of scenes of any style, components not included.
    public let scenes: Int
    /// The number of view controllers of UIKit that are in no scene and store no role of one.
    public let plainScreens: Int

    /// The style that most screens have; `nil` if three in four screens, or more, are in no scene.
    public var main: Found? { scenes * 3 < plainScreens ? nil : found.first }

    /// - Parameter project: A context with all known styles.
    public init(_ project: ProjectContext) {
        let all = RecognizedScene.all(in: project)
        let styles = Dictionary(grouping: all, by: \.style).map { Found(style: $0, scenes: $1.count) }
            .sorted { ($1.scenes, $0.style) < ($0.scenes, $1.style) }
        scenes = all.count
        plainScreens = project.plainScreens
        found = styles.filter { $0.scenes * Self.rarest >= all.count }
        rare = styles.filter { $0.scenes * Self.rarest < all.count }
        folders = StyleFolder.all(of: all)
    }

    /// A style is proposed if at least one in this many scenes has it.
    private static let rarest = 5
}
