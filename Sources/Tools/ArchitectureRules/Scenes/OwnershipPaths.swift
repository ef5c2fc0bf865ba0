import SourceModel
import Styles

/// Says whether one role of a scene keeps another alive, by what the style says and the code does not deny.
struct OwnershipPaths {
    let project: CheckedProject

    /// Whether `owner` owns `owned` in the scene of a player, directly or through roles between.
    func leads(from owner: String, to owned: String, inSceneOf player: Player) -> Bool {
        var seen: Set<String> = [owner]
        var waiting = [owner]
        while let role = waiting.popLast() {
            for reference in player.style.references where reference.from == role && reference.hold == .owns {
                guard !seen.contains(reference.to), holds(reference, inSceneOf: player) else { continue }
                if reference.to == owned { return true }
                seen.insert(reference.to)
                waiting.append(reference.to)
            }
        }
        return false
    }

    /// What the code says of a reference: stored strongly, or, where nothing is stored, at least named.
    private func holds(_ reference: Reference, inSceneOf player: Player) -> Bool {
        let owners = project.types(playing: reference.from, inSceneOf: player)
        let held = owners.flatMap { project.holdings[$0.id] }.filter {
            project.heldRole(of: $0.target, inSceneOf: player) == reference.to
        }
        if !held.isEmpty { return held.contains(where: \.isStrong) }
        guard !reference.isOptional else { return false }
        return owners.contains { owner in
            project.model.references(from: owner).contains {
                project.role(of: $0.to, inSceneOf: player) == reference.to
            }
        }
    }
}
