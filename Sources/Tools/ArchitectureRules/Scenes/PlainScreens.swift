import SourceModel
import Styles

extension ProjectContext {
    /// How many view controllers of UIKit play no role and store none: screens as in MVC. Base classes do not count.
    public var plainScreens: Int {
        let suffixes = Set(
            styles.flatMap(\.roles).filter { ["logic", "presentation"].contains($0.name) }.flatMap(\.suffixes)
        ).filter { $0.count > Self.shortestSuffix }
        return model.types.count { type in
            type.isClass && !type.isLocal && scenes.part(of: type.id) == nil
                && !StandIns.contains(type, in: model)
                && model.conformers(of: type).isEmpty
                && model.inheritedNames(of: type).contains {
                    $0.hasPrefix("UI") && $0.hasSuffix("Controller")
                }
                && !storesName(type, endingIn: suffixes)
        }
    }

    private func storesName(_ type: TypeEntity, endingIn suffixes: Set<String>) -> Bool {
        type.members(where: { $0.kind == .property && $0.isStored }).contains { member in
            let names = (member.fact.type ?? member.fact.initialType)?.namedParts.map(\.name) ?? []
            return names.contains { name in suffixes.contains { name.hasSuffix($0) } }
        }
    }

    /// Shorter suffixes end many other names: `VM`.
    private static var shortestSuffix: Int { 2 }
}
