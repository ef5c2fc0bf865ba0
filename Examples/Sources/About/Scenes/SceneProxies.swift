// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryScenes

@MainActor
final class AboutDisplayingProxy<Target: AboutDisplaying>: AboutDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: AboutViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension AboutDisplaying {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any AboutDisplaying {
        guard let crossings = BoundaryCrossings("AboutDisplaying", of: self) else { return self }
        return crossings.kept(AboutDisplayingProxy(self, crossings))
    }
}

@MainActor
final class AboutInteractingProxy<Target: AboutInteracting>: AboutInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func termsTapped() { crossings.call("termsTapped()") { target.termsTapped() } }

    func languageChosen(_ language: String) {
        crossings.call("languageChosen(_:)", language) { target.languageChosen(language) }
    }

    func themeChosen(_ theme: String) { crossings.call("themeChosen(_:)", theme) { target.themeChosen(theme) } }
}

extension AboutInteracting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any AboutInteracting {
        guard let crossings = BoundaryCrossings("AboutInteracting", of: self) else { return self }
        return crossings.kept(AboutInteractingProxy(self, crossings))
    }
}

final class AboutManagingProxy<Target: AboutManaging>: AboutManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func aboutText(in language: AppLanguage) async throws -> String {
        try await crossings.call("aboutText(in:)", language) { try await target.aboutText(in: language) }
    }
}

extension AboutManaging {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any AboutManaging {
        guard let crossings = BoundaryCrossings("AboutManaging", of: self) else { return self }
        return AboutManagingProxy(self, crossings)
    }
}

@MainActor
final class AboutPresentingProxy<Target: AboutPresenting>: AboutPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ about: About) { crossings.call("present(_:)", about) { target.present(about) as Void } }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        crossings.call("present(_:in:)", failure, language) { target.present(failure, in: language) as Void }
    }
}

extension AboutPresenting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any AboutPresenting {
        guard let crossings = BoundaryCrossings("AboutPresenting", of: self) else { return self }
        return crossings.kept(AboutPresentingProxy(self, crossings))
    }
}

@MainActor
final class AboutRoutingProxy<Target: AboutRouting>: AboutRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func openTerms(with preferences: Preferences) {
        crossings.call("openTerms(with:)", preferences) { target.openTerms(with: preferences) }
    }
}

extension AboutRouting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any AboutRouting {
        guard let crossings = BoundaryCrossings("AboutRouting", of: self) else { return self }
        return crossings.kept(AboutRoutingProxy(self, crossings))
    }
}

@MainActor
final class TermsDisplayingProxy<Target: TermsDisplaying>: TermsDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: TermsViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension TermsDisplaying {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TermsDisplaying {
        guard let crossings = BoundaryCrossings("TermsDisplaying", of: self) else { return self }
        return crossings.kept(TermsDisplayingProxy(self, crossings))
    }
}

@MainActor
final class TermsInteractingProxy<Target: TermsInteracting>: TermsInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func webPageTapped() { crossings.call("webPageTapped()") { target.webPageTapped() } }
}

extension TermsInteracting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TermsInteracting {
        guard let crossings = BoundaryCrossings("TermsInteracting", of: self) else { return self }
        return crossings.kept(TermsInteractingProxy(self, crossings))
    }
}

final class TermsManagingProxy<Target: TermsManaging>: TermsManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func terms(in language: AppLanguage) async throws -> Terms {
        try await crossings.call("terms(in:)", language) { try await target.terms(in: language) }
    }

    func webPage(in language: AppLanguage) -> URL {
        crossings.call("webPage(in:)", language) { target.webPage(in: language) }
    }
}

extension TermsManaging {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TermsManaging {
        guard let crossings = BoundaryCrossings("TermsManaging", of: self) else { return self }
        return TermsManagingProxy(self, crossings)
    }
}

@MainActor
final class TermsPresentingProxy<Target: TermsPresenting>: TermsPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ terms: TermsFacts) { crossings.call("present(_:)", terms) { target.present(terms) as Void } }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        crossings.call("present(_:in:)", failure, language) { target.present(failure, in: language) as Void }
    }
}

extension TermsPresenting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TermsPresenting {
        guard let crossings = BoundaryCrossings("TermsPresenting", of: self) else { return self }
        return crossings.kept(TermsPresentingProxy(self, crossings))
    }
}

@MainActor
final class TermsRoutingProxy<Target: TermsRouting>: TermsRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func openWebPage(_ address: URL) {
        crossings.call("openWebPage(_:)", address) { target.openWebPage(address) }
    }
}

extension TermsRouting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TermsRouting {
        guard let crossings = BoundaryCrossings("TermsRouting", of: self) else { return self }
        return crossings.kept(TermsRoutingProxy(self, crossings))
    }
}
