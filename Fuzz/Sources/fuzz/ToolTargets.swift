import Foundation

@testable import FileWriting
@testable import SceneGenerator
@testable import SourceOutlines
@testable import Styles

extension FuzzTarget {
    /// A Swift file, read without the parser.
    static let outlines = FuzzTarget(name: "outlines", maximumLength: 8192) { bytes in
        guard let outline = SourceOutline(bytes) else { return }
        for (index, declaration) in outline.declarations.enumerated() {
            require(declaration.range.upperBound <= bytes.count, "a declaration ends in its file")
            require(
                declaration.range.contains(declaration.headEnd)
                    || declaration.headEnd == declaration.range.upperBound, "its head is in it")
            require(declaration.parent < index, "a declaration follows the one around it")
            _ = outline.qualifiedName(of: index)
        }
        for needed in [Set(outline.declarations.indices), protocols(of: outline)] {
            _ = PlainDeclarations(of: bytes, path: "A.swift", outline: outline, needed: needed)
            _ = Skeleton(of: bytes, outline: outline, needed: needed).text.count
        }
    }

    private static func protocols(of outline: SourceOutline) -> Set<Int> {
        Set(outline.declarations.indices.filter { outline.declarations[$0].kind == .protocol })
    }

    /// A `style.yml`.
    static let styles = FuzzTarget(name: "yaml", maximumLength: 4096) { bytes in
        let loader = StyleLoader(
            folder: "styles/own", files: ["style.yml": bytes.text, "A.stencil": "{{ scene }}"])
        do throws(StyleError) { _ = try loader.load() } catch {
            require(!error.description.isEmpty, "a style that is refused says why")
        }
    }

    /// A template, rendered with some values.
    static let templates = FuzzTarget(name: "templates", maximumLength: 1024) { bytes in
        let style = Style(
            name: "own", summary: "", product: .component, roles: [], references: [], payloads: [],
            builder: nil,
            events: [],
            templates: [Template(file: "A.stencil", makes: "A.swift", location: .sources, text: bytes.text)],
            includes: ["A.stencil": bytes.text, "B.stencil": "{{ scene }}"], origin: "styles/own")
        let values: [String: Any] = [
            "scene": "Ride", "name": "ride", "isAsync": true,
            "events": [["name": "goTapped", "isFirst": true], ["name": "reloadTapped", "isFirst": false]],
        ]
        do throws(GenerationError) { _ = try TemplateRenderer(style).render(values) } catch {
            require(!error.description.isEmpty, "a template that is refused says why")
        }
    }
}
