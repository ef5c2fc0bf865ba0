import Scenery

/// Lets the banner know what happens at the doors, and the doors what happens in the banner.
final class PodBayDoorsMediator: PodBayDoorsMediating {
    private(set) weak var interaction: (any PodBayDoorsInteracting)?
    private(set) weak var banner: (any BannerInteracting)?

    func use(_ interaction: any PodBayDoorsInteracting) { self.interaction = interaction }
    func use(_ banner: any BannerInteracting) { self.banner = banner }

    func didHappen(_ event: MissionEvent) { banner?.didHappen(event) }
    func didChangeTrust() { interaction?.didChangeTrust() }
}
