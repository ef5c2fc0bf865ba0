import ArchitectureRules
import SourceModel
import Styles

/// What `scenery init` proposes for a code base: its styles, its layers and a commented `scenery.yml`.
public struct ConfigurationProposal: Sendable {
    /// The styles of the code.
    public let recognition: StyleRecognition
    /// The layers that the code observes without an exception, the outermost first; empty if there are fewer than two.
    public let layers: [[String]]
    private let areModules: Bool
    private let styles: [Style]

    /// - Parameter project: A context with all known styles.
    public init(_ project: ProjectContext) {
        recognition = StyleRecognition(project)
        styles = project.styles
        let graph = PartGraph(project)
        let layers = graph.areFeatures ? [] : graph.layers()
        self.layers = layers.count > 1 && layers.count <= Self.mostLayers ? layers : []
        areModules = graph.areModules
    }

    /// More layers than these are of no help.
    private static let mostLayers = 12

    /// For each proposed style that has no rules of its own, which rules check its scenes.
    var generalRules: [String] {
        recognition.found.compactMap { found in
            styles.first { $0.name == found.style }.flatMap(GeneralRules.note)
        }
    }

    /// The text of the `scenery.yml`.
    public var text: String {
        """
        # The configuration of scenery for this project. Every key is optional; docs/checking.md documents all of them.

        \(styleLines)

        # Files are found through Package.swift, Xcode projects or folders; tests are recognized by their folder or target.
        # sources:
        #   include: [App, Modules]
        #   exclude: ["**/Generated/**"]

        # Rules can be turned off, or be warnings. scenery explain lists them.
        # rules:
        #   view-branches-on-model: warning
        #   router-decides: off

        \(layerLines)

        # What these files may not do, with the reason that findings show.
        # forbid:
        #   quiet-logic:
        #     from: { roles: logic }
        #     calls: [print, NSLog]
        #     reason: log through the injected logger

        """
    }

    private var styleLines: String {
        guard !recognition.found.isEmpty else {
            return """
                # No style was recognized; the style of each scene is inferred from its code. Name yours if there is one.
                # styles:
                #   vip: {}
                """
        }
        let counts = recognition.found.map { "\($0.style) (\($0.scenes))" }.joined(separator: ", ")
        var lines = ["# Recognized from \(recognition.scenes) scenes: \(counts)."]
        if let main = recognition.main,
            styles.contains(where: { $0.name == main.style && $0.product == .scene })
        {
            lines.append("style: \(main.style)")
        }
        lines += generalRules.map { "# " + $0 + "." }
        lines.append("styles:")
        lines += recognition.found.map { "  \($0.style): {}" }
        if !recognition.rare.isEmpty {
            lines.append("  # Too few scenes to propose the style; list it, and they are checked.")
            lines += recognition.rare.map { "  # \($0.style): {}  # scenes: \($0.scenes)" }
        }
        return lines.joined(separator: "\n")
    }

    private var layerLines: String {
        guard !layers.isEmpty else {
            return """
                # Layers, the outermost first: each may depend on those below it.
                # layers:
                #   rings:
                #     reason: the core does not depend on the layers around it
                #     order:
                #       - { name: app, files: "App/**" }
                #       - { name: core, files: "Core/**" }
                """
        }
        var lines = [
            "# Layers as the code observes them today, the outermost first: each may depend on those below it.",
            "# Give them the names and the order that you want.",
            "layers:", "  rings:", "    reason: inner layers do not depend on outer layers",
            "    order:",
        ]
        for (name, parts) in zip(LayerNames(layers).all, layers) {
            // A folder's name without a slash would select folders of this name anywhere.
            let list = parts.map { areModules || $0.contains("/") ? "\"\($0)\"" : "\"\($0)/**\"" }
            lines.append(
                "      - { name: \(Self.scalar(name)), \(areModules ? "modules" : "files"): [\(list.joined(separator: ", "))] }"
            )
        }
        return lines.joined(separator: "\n")
    }

    /// In quotation marks if YAML would read it as something else than text.
    private static func scalar(_ name: String) -> String {
        let isWord =
            name.first?.isLetter == true
            && !["true", "false", "null", "yes", "no", "on", "off"].contains(name)
        return isWord ? name : "\"\(name)\""
    }
}
