// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable import About
import Foundation
import Scenery
import SceneryTestKit
import Settings

@MainActor
final class AboutDisplayingMock: AboutDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("AboutDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("AboutDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<AboutViewModel, Void, Never>("AboutDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutDisplayingMock", [onShowError, onShowActivity, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: AboutViewModel) { onShow.call(viewModel) }
}

@MainActor
final class AboutInteractingMock: AboutInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("AboutInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("AboutInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("AboutInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("AboutInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("AboutInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("AboutInteracting.retry()")
    nonisolated let onTermsTapped = Stub<Void, Void, Never>("AboutInteracting.termsTapped()")
    nonisolated let onLanguageChosen = Stub<String, Void, Never>("AboutInteracting.languageChosen(_:)")
    nonisolated let onThemeChosen = Stub<String, Void, Never>("AboutInteracting.themeChosen(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onTermsTapped, onLanguageChosen, onThemeChosen,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func termsTapped() { onTermsTapped.call() }
    func languageChosen(_ language: String) { onLanguageChosen.call(language) }
    func themeChosen(_ theme: String) { onThemeChosen.call(theme) }
}

final class AboutManagingMock: AboutManaging, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onAboutTextIn = AsyncStub<AppLanguage, String, any Error>("AboutManaging.aboutText(in:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutManagingMock", [onAboutTextIn], fileID, filePath, line, column)
    }

    func aboutText(in language: AppLanguage) async throws -> String { try await onAboutTextIn.call(language) }
}

@MainActor
final class AboutPresentingMock: AboutPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<About, Void, Never>("AboutPresenting.present(_:)")
    nonisolated let onPresentIn = Stub<(ContentFailure, AppLanguage), Void, Never>("AboutPresenting.present(_:in:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutPresentingMock", [onPresent, onPresentIn], fileID, filePath, line, column)
    }

    func present(_ about: About) { onPresent.call(about) }
    func present(_ failure: ContentFailure, in language: AppLanguage) { onPresentIn.call((failure, language)) }
}

@MainActor
final class AboutRoutingMock: AboutRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenTermsWith = Stub<Preferences, Void, Never>("AboutRouting.openTerms(with:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AboutRoutingMock", [onOpenTermsWith], fileID, filePath, line, column)
    }

    func openTerms(with preferences: Preferences) { onOpenTermsWith.call(preferences) }
}

@MainActor
final class TermsDisplayingMock: TermsDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("TermsDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("TermsDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<TermsViewModel, Void, Never>("TermsDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TermsDisplayingMock", [onShowError, onShowActivity, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: TermsViewModel) { onShow.call(viewModel) }
}

@MainActor
final class TermsInteractingMock: TermsInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("TermsInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("TermsInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("TermsInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("TermsInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("TermsInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("TermsInteracting.retry()")
    nonisolated let onWebPageTapped = Stub<Void, Void, Never>("TermsInteracting.webPageTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TermsInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onWebPageTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func webPageTapped() { onWebPageTapped.call() }
}

final class TermsManagingMock: TermsManaging, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onTermsIn = AsyncStub<AppLanguage, Terms, any Error>("TermsManaging.terms(in:)")
    let onWebPageIn = Stub<AppLanguage, URL, Never>("TermsManaging.webPage(in:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TermsManagingMock", [onTermsIn, onWebPageIn], fileID, filePath, line, column)
    }

    func terms(in language: AppLanguage) async throws -> Terms { try await onTermsIn.call(language) }
    func webPage(in language: AppLanguage) -> URL { onWebPageIn.call(language) }
}

@MainActor
final class TermsPresentingMock: TermsPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<TermsFacts, Void, Never>("TermsPresenting.present(_:)")
    nonisolated let onPresentIn = Stub<(ContentFailure, AppLanguage), Void, Never>("TermsPresenting.present(_:in:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TermsPresentingMock", [onPresent, onPresentIn], fileID, filePath, line, column)
    }

    func present(_ terms: TermsFacts) { onPresent.call(terms) }
    func present(_ failure: ContentFailure, in language: AppLanguage) { onPresentIn.call((failure, language)) }
}

@MainActor
final class TermsRoutingMock: TermsRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenWebPage = Stub<URL, Void, Never>("TermsRouting.openWebPage(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TermsRoutingMock", [onOpenWebPage], fileID, filePath, line, column)
    }

    func openWebPage(_ address: URL) { onOpenWebPage.call(address) }
}
