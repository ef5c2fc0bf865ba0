import SourceModel

/// Classes of Apple's frameworks that protocols commonly require, with the initializers that a subclass calls or declares again.
///
/// As Apple's documentation declares them. Their other members are unknown.
enum KnownClasses {
    /// A class by its name, with or without its module.
    static func named(_ name: String) -> NominalFact? {
        let name = name.withoutSystemModule ?? name
        return names.contains(name) ? all[name] : nil
    }

    /// Read without the parser, whose start takes longer than most runs need.
    static let names = Set(
        source.split(separator: "\n").compactMap { line in
            line.split { " :".contains($0) }.drop { $0 != "class" }.dropFirst().first.map(String.init)
        })

    static let all = Dictionary(
        SwiftReader.read(SourceFile(path: knownProtocols.path, text: source), depth: .declarations)
            .types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let source = """
        @MainActor open class UIResponder: NSObject { init() {} }
        @MainActor open class UIViewController: UIResponder {
            init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UINavigationController: UIViewController {
            init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UITabBarController: UIViewController {
            init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UITableViewController: UIViewController {
            init(style: UITableView.Style) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UICollectionViewController: UIViewController {
            init(collectionViewLayout: UICollectionViewLayout) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UIView: UIResponder {
            init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UIControl: UIView {
            init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UITableViewCell: UIView {
            init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UITableViewHeaderFooterView: UIView {
            init(reuseIdentifier: String?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UICollectionReusableView: UIView {
            init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class UICollectionViewCell: UICollectionReusableView {
            init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class NSResponder: NSObject {
            init() {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class NSViewController: NSResponder {
            init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class NSView: NSResponder {
            init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
        }
        @MainActor open class NSWindowController: NSResponder {
            init(window: NSWindow?) {}
            required init?(coder: NSCoder) {}
        }
        open class NSManagedObject: NSObject {
            init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?) {}
        }
        open class Operation: NSObject { init() {} }
        """
}

/// Parents that no mock can have, with the reasons and what to do instead.
enum UnmockableParents {
    /// The reason, in words that follow "refines "P", "; `nil` if a mock may refine the protocol.
    static func reason(_ name: String) -> String? {
        if views.contains(name) {
            return "which SwiftUI accepts only from structs and enums, and a mock is a class: "
                + "use a struct of your own in the test"
        }
        if numbers.contains(name) {
            return "whose members compute with each other, so that answers to single calls make no number: "
                + "use a concrete type such as Int or Double in the test"
        }
        if name == "StringProtocol" {
            return "which only String and Substring may conform to: use one of them in the test"
        }
        return nil
    }

    private static let views: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
    ]

    private static let numbers: Set<String> = [
        "FloatingPoint", "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "SignedInteger",
        "UnsignedInteger",
    ]
}

extension ProtocolIndex {
    /// A class of the sources, or a known one of a framework.
    func findClass(_ name: String, in scope: [String]) -> NominalFact? {
        if let type = findType(name, in: scope) { return type.kind == .class ? type : nil }
        guard findAlias(name, in: scope) == nil else { return nil }
        return KnownClasses.named(name)
    }
}
