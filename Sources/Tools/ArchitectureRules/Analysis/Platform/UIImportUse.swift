import SourceModel

/// What a file uses of UIKit or SwiftUI, as far as its names tell.
enum UIImportUse: Equatable {
    /// It uses a name of the framework.
    case name(String)
    /// It uses nothing of UIKit, and needs these modules in its place; none if it needs nothing from outside.
    case nothing(needs: [String])
    /// All that it uses are pictures, which it only stores or passes on.
    case pictures(String)
    /// It only animates what changes, or moves elements as a list of SwiftUI says.
    case animation(String)
    case unclear

    /// Decides whether files use the framework, by the names that the project declares itself.
    struct Judge {
        private let types: Set<String>
        private let members: Set<String>
        /// What other names for types of UIKit stand for: `typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Row>`.
        private let aliases: [String: String]
        /// Static members that the project adds to types of UIKit, and to no other: `extension UIColor { static var accent }`.
        private let extensions: Set<String>

        init(_ project: ProjectContext) {
            var types = Set(project.model.types.map(\.name))
            var members: Set<String> = []
            for module in project.model.modules {
                types.insert(module.name)
                for file in module.files {
                    types.formUnion(file.aliases.map(\.name))
                    for member in file.globals { members.insert(member.name) }
                    for declaration in file.declarations {
                        if declaration.kind != .extension { types.insert(declaration.name) }
                        types.formUnion(declaration.generics.map(\.name))
                        for member in declaration.members { members.insert(member.name) }
                    }
                }
            }
            self.types = types
            self.members = members
            let files = project.model.modules.flatMap(\.files)
            aliases = Dictionary(
                files.flatMap(\.aliases).compactMap { alias in
                    alias.type.bareName.flatMap { Self.isUIKit($0) ? (alias.name, $0) : nil }
                }, uniquingKeysWith: { first, _ in first })
            var added: [Bool: Set<String>] = [:]
            for declaration in files.flatMap(\.declarations) {
                let isOfUIKit = declaration.kind == .extension && Self.isUIKit(declaration.name)
                let names = declaration.members.filter { $0.isStatic || $0.kind == .enumCase }.map(\.name)
                added[isOfUIKit, default: []].formUnion(names)
            }
            extensions = (added[true] ?? []).subtracting(added[false] ?? [])
        }

        /// The first view of UIKit that the code of a type names, or a controller of one.
        func view(in type: TypeEntity) -> String? {
            type.parts.lazy.compactMap { part in
                let names = FileNames(part.fact)
                return names.whole.filter { PlatformNames.uiKitViews.contains($0) && !isOwn($0, names) }.min()
            }.first
        }

        func use(in file: FileFacts) -> UIImportUse {
            guard file.problems.isEmpty else { return .unclear }
            let names = FileNames(file)
            if let attribute = names.attributes.filter(PlatformNames.uiKitAttributes.contains).min() {
                return .name("@\(attribute)")
            }
            let foreign = names.outer.filter { !isOwn($0, names) }
            if let use = Self.use(of: foreign.filter(Self.isUIKit), names) { return use }
            // What has another name's type needs no import, but to make it.
            let made = names.calledPlainly.union(names.firstLabels.keys)
            if let name = made.compactMap({ aliases[$0] }).min() { return .name(name) }
            if !names.implicit.isDisjoint(with: extensions) { return .unclear }
            if isUnclear(foreign, names, file) { return .unclear }
            return .nothing(needs: needs(foreign, names, file))
        }

        /// What a file that imports SwiftUI uses of it.
        func useOfSwiftUI(in file: FileFacts) -> UIImportUse {
            let names = FileNames(file)
            let attribute = names.attributes.filter {
                PlatformNames.swiftUIAttributes.contains($0) && !types.contains($0)
            }.min()
            if let attribute { return .name("@\(attribute)") }
            let foreign = names.outer.filter { !isOwn($0, names) }
            let used = foreign.filter(PlatformNames.swiftUI.contains)
            if let use = Self.use(of: used.subtracting(PlatformNames.swiftUIAnimations), names) { return use }
            if let name = used.min() { return .animation(name) }
            let member = PlatformNames.swiftUIMembers.sorted { $0.key < $1.key }.first {
                names.firstLabels[$0.key]?.contains($0.value) == true && !members.contains($0.key)
            }
            if let member { return .animation("\(member.key)(\(member.value):)") }
            guard file.problems.isEmpty, needsNoSwiftUI(foreign, names, file) else { return .unclear }
            return .nothing(needs: needsWithoutSwiftUI(foreign, names, file))
        }

        private static func use(of used: Set<String>, _ names: FileNames) -> UIImportUse? {
            guard let first = used.min() else { return nil }
            let areCarried =
                used.isSubset(of: pictures) && names.read.isDisjoint(with: used)
                && names.calledPlainly.isDisjoint(with: used)
                && used.allSatisfy { naming.isSuperset(of: names.firstLabels[$0] ?? []) }
            return areCarried ? .pictures(first) : .name(first)
        }

        private static let pictures: Set<String> = ["UIImage", "NSImage", "Image"]
        /// What the initializers of pictures are told that take one of the app or the system by its name.
        private static let naming: Set<String> = [
            "named", "systemName", "imageLiteralResourceName", "resource",
        ]

        func declares(_ member: String) -> Bool { members.contains(member) }

        private func isOwn(_ name: String, _ names: FileNames) -> Bool {
            types.contains(name) || members.contains(name) || names.bound.contains(name)
                || name.hasPrefix("$")
                || name.isEmpty
        }

        private static func isUIKit(_ name: String) -> Bool {
            PlatformNames.uiKit.contains(name)
                || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
                    && name.dropFirst(3).first?.isLowercase == true
        }

        /// Whether some name may come from UIKit, or from a module that UIKit re-exports and Foundation does not.
        private func isUnclear(_ foreign: Set<String>, _ names: FileNames, _ file: FileFacts) -> Bool {
            if names.attributes.contains(where: { isForeignWrapper($0) && !hasOthers(file) }) { return true }
            if names.outer.contains("IndexPath"), !names.members.isDisjoint(with: Self.partsOfIndexPath) {
                return true
            }
            let extended = names.members.union(names.firstLabels["IndexPath"] ?? [])
            if extended.contains(where: { PlatformNames.uiKitMembers.contains($0) && !members.contains($0) })
            {
                return true
            }
            return foreign.contains { name in
                if Self.isKnown(name) || PlatformNames.plainMacros.contains(name) { return false }
                if Self.reexported.contains(where: name.hasPrefix) { return true }
                // `kCAFillModeForwards`
                if name.first == "k", name.dropFirst().first?.isUppercase == true { return true }
                // Anything else may come from another module that the file imports.
                return name.first?.isUppercase == true && !hasOthers(file)
            }
        }

        /// UIKit extends Foundation's type by them.
        private static let partsOfIndexPath: Set<String> = ["row", "section", "item"]

        /// Whether it is an attribute with the name of a type, such as `@Published`, that the project does not declare.
        private func isForeignWrapper(_ attribute: String) -> Bool {
            attribute.first?.isUppercase == true && !types.contains(attribute)
                && !PlatformNames.plainAttributes.contains(attribute)
        }

        private static func isKnown(_ name: String) -> Bool {
            PlatformNames.standard.contains(name) || PlatformNames.foundation.contains(name)
                || isCoreGraphics(name)
        }

        private static func isCoreGraphics(_ name: String) -> Bool {
            name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true && name != "CGFloat"
        }

        private static let reexported = ["#", "NS", "CA", "CI", "CT", "OS", "os_", "UT"]

        /// Whether it imports a module other than UIKit and Foundation.
        private func hasOthers(_ file: FileFacts) -> Bool {
            file.imports.contains { $0.module != "UIKit" && $0.module != "Foundation" }
        }

        private func needs(_ foreign: Set<String>, _ names: FileNames, _ file: FileFacts) -> [String] {
            let imported = Set(file.imports.map(\.module))
            var needed: [String] = []
            if foreign.contains(where: Self.isCoreGraphics), !imported.contains("CoreGraphics") {
                needed.append("CoreGraphics")
            }
            if !isPlain(foreign, names), !imported.contains("Foundation") { needed.append("Foundation") }
            return needed
        }

        /// Whether the standard library and the project explain every name.
        private func isPlain(_ foreign: Set<String>, _ names: FileNames) -> Bool {
            foreign.isSubset(of: PlatformNames.standard)
                && names.attributes.isSubset(of: PlatformNames.plainAttributes)
                && names.members.allSatisfy {
                    members.contains($0) || types.contains($0) || PlatformNames.standardMembers.contains($0)
                        || names.bound.contains($0) || Int($0) != nil
                }
                && (names.firstLabels["String"] ?? []).isSubset(of: ["describing", "reflecting", "repeating"])
        }
    }
}
