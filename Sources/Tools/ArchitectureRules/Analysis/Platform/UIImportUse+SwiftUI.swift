import SourceModel

// Whether a file needs SwiftUI. Much of it are members of types of the standard library, so only a file counts whose names are all
// known.

extension UIImportUse.Judge {
    func needsNoSwiftUI(_ foreign: Set<String>, _ names: FileNames, _ file: FileFacts) -> Bool {
        // The project may have a type of the same name somewhere else.
        let elsewhere = names.outer.subtracting(names.bound).subtracting(Self.declared(in: file))
        guard elsewhere.isDisjoint(with: PlatformNames.swiftUI),
            names.attributes.isDisjoint(with: PlatformNames.swiftUIAttributes),
            PlatformNames.swiftUIMembers.allSatisfy({ names.firstLabels[$0.key]?.contains($0.value) != true }
            ),
            names.implicit.isDisjoint(with: PlatformNames.swiftUIStatics),
            names.firstLabels.values.allSatisfy({ $0.isDisjoint(with: PlatformNames.swiftUILabels) }),
            names.attributes.allSatisfy(isPlainAttribute), !modifiesViews(names)
        else { return false }
        let prefixes = Self.prefixes(of: file)
        return foreign.allSatisfy { name in
            name.first?.isUppercase != true && name.first != "#" || PlatformNames.plainMacros.contains(name)
                || Self.known.contains(where: { $0.contains(name) })
                || prefixes.contains(where: name.hasPrefix)
        }
    }

    private static func declared(in file: FileFacts) -> Set<String> {
        Set(file.declarations.filter { $0.kind != .extension }.map(\.name) + file.aliases.map(\.name))
    }

    /// Whether it calls what SwiftUI adds to all views: `header.padding(.top, 8)`.
    private func modifiesViews(_ names: FileNames) -> Bool {
        names.calledPlainly.union(names.firstLabels.keys).contains {
            PlatformNames.swiftUIModifiers.contains($0) && !declares($0)
        }
    }

    func needsWithoutSwiftUI(_ foreign: Set<String>, _ names: FileNames, _ file: FileFacts) -> [String] {
        let imported = Set(file.imports.map(\.module))
        var needed: [String] = []
        if !foreign.isDisjoint(with: PlatformNames.combine) || names.attributes.contains("Published") {
            needed.append("Combine")
        }
        if !foreign.isDisjoint(with: PlatformNames.foundation) { needed.append("Foundation") }
        if names.attributes.contains("Observable") { needed.append("Observation") }
        return needed.filter { !imported.contains($0) }
    }

    private static let known = [
        PlatformNames.standard, PlatformNames.foundation, PlatformNames.combine, PlatformNames.logs,
    ]

    private func isPlainAttribute(_ name: String) -> Bool {
        name.first?.isUppercase != true || PlatformNames.plainAttributes.contains(name)
            || PlatformNames.observing.contains(name)
    }

    /// How the names of frameworks' types begin that the file imports besides: `CLLocation`.
    private static func prefixes(of file: FileFacts) -> [String] {
        file.imports.compactMap { frameworkPrefixes[$0.module] }
    }

    private static let frameworkPrefixes = [
        "AVFoundation": "AV", "CoreBluetooth": "CB", "CoreData": "NS", "CoreLocation": "CL",
        "HealthKit": "HK", "UserNotifications": "UN", "StoreKit": "SK", "EventKit": "EK", "Contacts": "CN",
        "Network": "NW", "LocalAuthentication": "LA", "CloudKit": "CK", "Security": "Sec",
    ]
}
