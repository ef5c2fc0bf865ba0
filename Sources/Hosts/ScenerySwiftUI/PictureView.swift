#if canImport(SwiftUI)
    import Foundation
    import SceneryScreens
    import SwiftUI

    #if canImport(UIKit)
        import UIKit

        typealias PlatformImage = UIImage
    #else
        import AppKit

        typealias PlatformImage = NSImage
    #endif

    /// The pictures of all screens.
    @MainActor enum Pictures {
        static let shared = PictureStore<PlatformImage> {
            PlatformImage(data: $0)
        } named: {
            PlatformImage(named: $0)
        }
    }

    /// Loads its picture when it appears, and stops when it scrolls off the screen.
    struct PictureView: View {
        private struct LoadedPicture {
            let source: String
            let image: PlatformImage?
        }

        let picture: ScreenImage
        @State private var loaded: LoadedPicture?

        var body: some View {
            // One view with or without the picture, so that its task is one.
            ZStack {
                if let image {
                    Image(platform: image).resizable().scaledToFit()
                        .frame(maxWidth: image.size.width, maxHeight: image.size.height)
                } else {
                    // A view that is not there would never load.
                    Color.clear.frame(height: 1)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(picture.description))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(picture.description.isEmpty)
            .task(id: picture.source) { await load(picture.source) }
        }

        private var image: PlatformImage? {
            loaded?.source == picture.source ? loaded?.image : Pictures.shared.kept(picture.source)
        }

        private func load(_ source: String) async {
            if let kept = Pictures.shared.kept(source) {
                loaded = LoadedPicture(source: source, image: kept)
                return
            }
            let image = await Pictures.shared.picture(at: source)
            if !Task.isCancelled { loaded = LoadedPicture(source: source, image: image) }
        }
    }

    extension Image {
        fileprivate init(platform image: PlatformImage) {
            #if canImport(UIKit)
                self.init(uiImage: image)
            #else
                self.init(nsImage: image)
            #endif
        }
    }
#endif
