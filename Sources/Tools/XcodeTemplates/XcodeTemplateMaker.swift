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
        let scenes = try ViewKind.kinds(of: style).map { view in
            Variant(
                view: view.displayed,
                files: try PlaceholderScene(
                    style, placeholder: XcodePlaceholder.scene, module: XcodePlaceholder.module, view: view
                ).files)
        }
        let files = scenes.first?.files ?? []
        var parts = [
            Part("Scene", "A whole scene: \(style.summary)", scenes.map { $0.filter { !$0.isTest } })
        ]
        if files.contains(where: \.isTest) {
            parts.append(
                Part(
                    "Scene Tests", "The tests of a scene, for a test target.",
                    scenes.map { $0.filter(\.isTest) }))
        }
        let taken = Set(parts.map(\.name))
        let shared = Set(files.map(\.part))
        parts += files.filter { !$0.isTest }.map { file in
            Part(
                file.part.spaced + (taken.contains(file.part.spaced) ? " Part" : ""),
                "The \(file.part.spaced.lowercased()) of a scene alone.",
                scenes.map {
                    $0.filter {
                        // What only one kind of view has belongs to the view.
                        !$0.isTest && ($0.part == file.part || file.isView && !shared.contains($0.part))
                    }
                })
        }
        return parts.enumerated().map { index, part in
            part.template(named: "\(style.name.displayed) \(part.name)", order: firstOrder + index)
        }
    }
}

/// The files of a scene with one kind of view.
private struct Variant {
    let view: String
    let files: [PlaceholderScene.File]

    func filter(_ isIncluded: (PlaceholderScene.File) -> Bool) -> Variant {
        Variant(view: view, files: files.filter(isIncluded))
    }

    /// The texts by name.
    var texts: [String: String] {
        Dictionary(files.map { ($0.fileName, $0.xcodeText) }) { first, _ in first }
    }
}

/// What one template makes, in each of the kinds of view.
private struct Part {
    let name: String
    let summary: String
    let variants: [Variant]

    init(_ name: String, _ summary: String, _ variants: [Variant]) {
        self.name = name
        self.summary = summary
        self.variants = variants
    }

    private var symbol: String {
        switch name {
        case "Scene": XcodeTemplate.sceneSymbol
        case "Scene Tests": XcodeTemplate.testsSymbol
        default: XcodeTemplate.partSymbol
        }
    }

    /// There is a choice only where it makes a difference.
    func template(named name: String, order: Int) -> XcodeTemplate {
        let texts = variants.map(\.texts)
        guard let first = texts.first, texts.contains(where: { $0 != first }) else {
            return XcodeTemplate(
                name: name, summary: summary, symbol: symbol, order: order, files: texts.first ?? [:])
        }
        var files: [String: String] = [:]
        for variant in variants {
            for (file, text) in variant.texts { files["\(variant.view)/\(file)"] = text }
        }
        return XcodeTemplate(
            name: name, summary: summary, symbol: symbol, order: order, files: files,
            views: variants.map(\.view))
    }
}

extension ViewKind {
    /// What the dialog says, and how the folder with its files is named.
    fileprivate var displayed: String {
        switch self {
        case .screen: "Screen"
        case .uikit: "UIKit"
        case .swiftui: "SwiftUI"
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
