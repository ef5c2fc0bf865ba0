#if canImport(SwiftUI)
import Scenery
import SwiftUI

/// What Import looks like. It knows no logic: the display model has what it shows and takes what a person does.
struct ImportView: View {
    let display: ImportDisplay
    @State private var classEditedText = ""

    var body: some View {
        List {
            failure
            if let text = display.shown.`class` { Text(text) }
            if let text = display.shown.some { Text(text) }
            if let text = display.shown.hidden { Text(text) }
            Button("Tag") { display.tagTapped(true) }
            Button("Back") { display.backTapped() }
            Button("Body") { display.body() }
            classEditedField
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

    private var classEditedField: some View {
        TextField("Class", text: $classEditedText)
            .onChange(of: classEditedText) { _, text in display.classEdited(text) }
    }
}
#endif
