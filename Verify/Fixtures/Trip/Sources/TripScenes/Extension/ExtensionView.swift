#if canImport(SwiftUI)
import Scenery
import SwiftUI

/// What Extension looks like. It knows no logic: the display model has what it shows and takes what a person does.
struct ExtensionView: View {
    let display: ExtensionDisplay

    var body: some View {
        List {
            failure
            Button("Reload") { display.reloadTapped() }
            Button("Close") { display.closeTapped() }
        }
        .navigationTitle(display.shown.title ?? "")
        .overlay { if display.isBusy { ProgressView() } }
        .onAppear { display.context.appear() }
        .onDisappear { display.context.disappear() }
    }

    /// Shown until the person dismisses it or tries again.
    @ViewBuilder private var failure: some View {
        if let error = display.error {
            Text(error.title).font(.title3)
            Text(error.message)
            if let retryTitle = error.retryTitle { Button(retryTitle) { display.retry() } }
            Button(error.dismissTitle) { display.error = nil }
        }
    }
}
#endif
