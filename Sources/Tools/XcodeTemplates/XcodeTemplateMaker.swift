import SceneGenerator
import Styles

/// Converts a style's templates to Xcode's: the whole scene, its tests, and each part alone.
///
/// They are the templates of the command line, rendered with Xcode's placeholders for the name.
public struct XcodeTemplateMaker {
    private let styles: StyleLibrary

    public init(styles: StyleLibrary) {
        self.styles = styles
    }

    /// The templates of every style that makes scenes, in the order of their names.
    ///
    /// - Throws: `StyleError` or `GenerationError` for a style that is wrong.
    public func templates() throws -> [XcodeTemplate] {
        var templates: [XcodeTemplate] = []
        for name in styles.names {
            let style = try styles.style(named: name)
            guard style.product == .scene else { continue }
            templates += try Self.templates(of: style, firstOrder: templates.count + 1)
        }
        return templates
    }

    private static func templates(of style: Style, firstOrder: Int) throws -> [XcodeTemplate] {
        let scene = try PlaceholderScene(
            style, placeholder: XcodePlaceholder.scene, module: XcodePlaceholder.module)
        let sources = scene.files.filter { !$0.isTest }
        let tests = scene.files.filter(\.isTest)
        var parts = [("Scene", "A whole scene: \(style.summary)", sources)]
        if !tests.isEmpty { parts.append(("Scene Tests", "The tests of a scene, for a test target.", tests)) }
        let taken = Set(parts.map(\.0))
        parts += sources.map {
            (
                $0.part.spaced + (taken.contains($0.part.spaced) ? " Part" : ""),
                "The \($0.part.spaced.lowercased()) of a scene alone.", [$0]
            )
        }
        return parts.enumerated().map { index, part in
            XcodeTemplate(
                name: "\(style.name.displayed) \(part.0)", summary: part.1, order: firstOrder + index,
                files: Dictionary(part.2.map { ($0.fileName, $0.xcodeText) }) { first, _ in first })
        }
    }
}

extension PlaceholderScene.File {
    /// Xcode puts all files of a template into one group, so folders are left out.
    fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// In the text the name is part of identifiers, so Xcode converts it to one.
    fileprivate var xcodeText: String {
        text.replacing(XcodePlaceholder.scene, with: XcodePlaceholder.sceneIdentifier)
    }
}

extension String {
    /// `ViewController` → `View Controller`
    fileprivate var spaced: String {
        reduce(into: "") { text, character in
            if character.isUppercase, let last = text.last, last.isLowercase { text.append(" ") }
            text.append(character)
        }
    }

    /// A style's name as people write it: short names are acronyms.
    fileprivate var displayed: String {
        ["vip", "viper", "mvvm"].contains(self) ? uppercased() : prefix(1).uppercased() + dropFirst()
    }
}
