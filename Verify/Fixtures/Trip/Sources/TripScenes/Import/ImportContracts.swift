import Foundation
import Scenery

/// What Import shows and takes, for a screen and a widget alike.
@MainActor protocol ImportViewModeling: ObservableViewModel, Retrying {
    var title: ObservableValue<String> { get }
    var `class`: ObservableValue<String> { get }
    var some: ObservableValue<[Int]> { get }
    var hidden: ObservableValue<String?> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func tagTapped(_ tag: Bool)
    func backTapped()
    func body()
    func classEdited(_ `class`: String)
}

/// Where the content of Import comes from.
@MainActor protocol ImportLoading: Boundary {
    func load() async throws -> ImportContent
}

/// Where Import can lead.
@MainActor protocol ImportNavigating: Boundary {
    func close()
}

/// The facts that Import shows.
struct ImportContent: BusinessModel {
    var title: String = "Import"
    var `class`: String = "Class"
    var some: [Int] = []
    var hidden: URL? = nil
}
