// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Foundation
import Scenery
import SceneryScenes
import Settings

@MainActor
final class AboutDisplayingProxy<Target: AboutDisplaying>: AboutDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AboutDisplaying {
        guard let crossings = CrossingReporter("AboutDisplaying", of: self) else { return self }
        return crossings.kept(AboutDisplayingProxy(self, crossings))
    }
}

/// The members of ``AboutDisplaying``, for tests that expect crossings.
enum AboutDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("AboutDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("AboutDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<AboutViewModel> { CrossingMember("AboutDisplaying.show(_:)") }
}

@MainActor
final class AboutInteractingProxy<Target: AboutInteracting>: AboutInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AboutInteracting {
        guard let crossings = CrossingReporter("AboutInteracting", of: self) else { return self }
        return crossings.kept(AboutInteractingProxy(self, crossings))
    }
}

/// The members of ``AboutInteracting``, for tests that expect crossings.
enum AboutInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("AboutInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("AboutInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("AboutInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("AboutInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("AboutInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("AboutInteracting.retry()") }
    nonisolated static var termsTapped: CrossingMember<Void> { CrossingMember("AboutInteracting.termsTapped()") }
    nonisolated static var languageChosen: CrossingMember<String> { CrossingMember("AboutInteracting.languageChosen(_:)") }
    nonisolated static var themeChosen: CrossingMember<String> { CrossingMember("AboutInteracting.themeChosen(_:)") }
}

final class AboutManagingProxy<Target: AboutManaging>: AboutManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func aboutText(in language: AppLanguage) async throws -> String {
        try await crossings.call("aboutText(in:)", language) { try await target.aboutText(in: language) }
    }
}

extension AboutManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AboutManaging {
        guard let crossings = CrossingReporter("AboutManaging", of: self) else { return self }
        return AboutManagingProxy(self, crossings)
    }
}

/// The members of ``AboutManaging``, for tests that expect crossings.
enum AboutManagingCrossing {
    nonisolated static var aboutTextIn: CrossingMember<AppLanguage> { CrossingMember("AboutManaging.aboutText(in:)") }
}

@MainActor
final class AboutPresentingProxy<Target: AboutPresenting>: AboutPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ about: About) { crossings.call("present(_:)", about) { target.present(about) as Void } }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        crossings.call("present(_:in:)", failure, language) { target.present(failure, in: language) as Void }
    }
}

extension AboutPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AboutPresenting {
        guard let crossings = CrossingReporter("AboutPresenting", of: self) else { return self }
        return crossings.kept(AboutPresentingProxy(self, crossings))
    }
}

/// The members of ``AboutPresenting``, for tests that expect crossings.
enum AboutPresentingCrossing {
    nonisolated static var present: CrossingMember<About> { CrossingMember("AboutPresenting.present(_:)") }
    nonisolated static var presentIn: CrossingMember<(ContentFailure, AppLanguage)> { CrossingMember("AboutPresenting.present(_:in:)") }
}

@MainActor
final class AboutRoutingProxy<Target: AboutRouting>: AboutRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openTerms(with preferences: Preferences) {
        crossings.call("openTerms(with:)", preferences) { target.openTerms(with: preferences) }
    }
}

extension AboutRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AboutRouting {
        guard let crossings = CrossingReporter("AboutRouting", of: self) else { return self }
        return crossings.kept(AboutRoutingProxy(self, crossings))
    }
}

/// The members of ``AboutRouting``, for tests that expect crossings.
enum AboutRoutingCrossing {
    nonisolated static var openTermsWith: CrossingMember<Preferences> { CrossingMember("AboutRouting.openTerms(with:)") }
}

@MainActor
final class TermsDisplayingProxy<Target: TermsDisplaying>: TermsDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TermsDisplaying {
        guard let crossings = CrossingReporter("TermsDisplaying", of: self) else { return self }
        return crossings.kept(TermsDisplayingProxy(self, crossings))
    }
}

/// The members of ``TermsDisplaying``, for tests that expect crossings.
enum TermsDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("TermsDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("TermsDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<TermsViewModel> { CrossingMember("TermsDisplaying.show(_:)") }
}

@MainActor
final class TermsInteractingProxy<Target: TermsInteracting>: TermsInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TermsInteracting {
        guard let crossings = CrossingReporter("TermsInteracting", of: self) else { return self }
        return crossings.kept(TermsInteractingProxy(self, crossings))
    }
}

/// The members of ``TermsInteracting``, for tests that expect crossings.
enum TermsInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("TermsInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("TermsInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("TermsInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("TermsInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("TermsInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("TermsInteracting.retry()") }
    nonisolated static var webPageTapped: CrossingMember<Void> { CrossingMember("TermsInteracting.webPageTapped()") }
}

final class TermsManagingProxy<Target: TermsManaging>: TermsManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TermsManaging {
        guard let crossings = CrossingReporter("TermsManaging", of: self) else { return self }
        return TermsManagingProxy(self, crossings)
    }
}

/// The members of ``TermsManaging``, for tests that expect crossings.
enum TermsManagingCrossing {
    nonisolated static var termsIn: CrossingMember<AppLanguage> { CrossingMember("TermsManaging.terms(in:)") }
    nonisolated static var webPageIn: CrossingMember<AppLanguage> { CrossingMember("TermsManaging.webPage(in:)") }
}

@MainActor
final class TermsPresentingProxy<Target: TermsPresenting>: TermsPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ terms: TermsFacts) { crossings.call("present(_:)", terms) { target.present(terms) as Void } }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        crossings.call("present(_:in:)", failure, language) { target.present(failure, in: language) as Void }
    }
}

extension TermsPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TermsPresenting {
        guard let crossings = CrossingReporter("TermsPresenting", of: self) else { return self }
        return crossings.kept(TermsPresentingProxy(self, crossings))
    }
}

/// The members of ``TermsPresenting``, for tests that expect crossings.
enum TermsPresentingCrossing {
    nonisolated static var present: CrossingMember<TermsFacts> { CrossingMember("TermsPresenting.present(_:)") }
    nonisolated static var presentIn: CrossingMember<(ContentFailure, AppLanguage)> { CrossingMember("TermsPresenting.present(_:in:)") }
}

@MainActor
final class TermsRoutingProxy<Target: TermsRouting>: TermsRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openWebPage(_ address: URL) {
        crossings.call("openWebPage(_:)", address) { target.openWebPage(address) }
    }
}

extension TermsRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TermsRouting {
        guard let crossings = CrossingReporter("TermsRouting", of: self) else { return self }
        return crossings.kept(TermsRoutingProxy(self, crossings))
    }
}

/// The members of ``TermsRouting``, for tests that expect crossings.
enum TermsRoutingCrossing {
    nonisolated static var openWebPage: CrossingMember<URL> { CrossingMember("TermsRouting.openWebPage(_:)") }
}
