/// Further delegates and data sources of Apple's frameworks, as `knownDelegates`.
let moreKnownDelegates = """

    @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
    @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UITabBarDelegate: NSObjectProtocol {}
    @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
    @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}
    @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
    @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
    @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
    @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
    @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}
    @MainActor public protocol NSWindowDelegate: NSObjectProtocol {}
    @MainActor public protocol NSMenuDelegate: NSObjectProtocol {}
    @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
    @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
    @MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
    @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
    @MainActor public protocol NSTableViewDataSource: NSObjectProtocol {}
    @MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
    @MainActor public protocol NSOutlineViewDataSource: NSObjectProtocol {}
    public protocol NSTextStorageDelegate: NSObjectProtocol {}
    public protocol XMLParserDelegate: NSObjectProtocol {}
    public protocol StreamDelegate: NSObjectProtocol {}
    public protocol NSCacheDelegate: NSObjectProtocol {}
    public protocol FileManagerDelegate: NSObjectProtocol {}
    public protocol NSXPCListenerDelegate: NSObjectProtocol {}
    public protocol NSFetchRequestResult: NSObjectProtocol {}
    public protocol NSUserActivityDelegate: NSObjectProtocol {}
    public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
    public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
    public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
    public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
    public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
    public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
    public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
    public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
    public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}
    public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
    public protocol CBPeripheralDelegate: NSObjectProtocol {}
    public protocol SKRequestDelegate: NSObjectProtocol {}
    public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {}
    public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
    public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
    public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
    public protocol CNContactPickerDelegate: NSObjectProtocol {}
    public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
    public protocol QLPreviewControllerDelegate: NSObjectProtocol {}
    public protocol CAAnimationDelegate: NSObjectProtocol {}
    public protocol CALayerDelegate: NSObjectProtocol {}
    public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
    public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
    public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}
    public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
    public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
    @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
        func numberOfComponents(in pickerView: UIPickerView) -> Int
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
            -> UIViewController?
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
            -> UIViewController?
    }
    @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }
    @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
    @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
    }
    @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
            -> [UIDragItem]
    }
    @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    }
    @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    public protocol MKAnnotation: NSObjectProtocol { var coordinate: CLLocationCoordinate2D { get } }
    public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
            from connections: [AVCaptureConnection], error: (any Error)?)
    }
    public protocol CBCentralManagerDelegate: NSObjectProtocol {
        func centralManagerDidUpdateState(_ central: CBCentralManager)
    }
    public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    }
    public protocol SKPaymentTransactionObserver: NSObjectProtocol {
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    }
    public protocol SKProductsRequestDelegate: SKRequestDelegate {
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }
    public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }
    public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
        func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
        func photoLibraryDidChange(_ changeInstance: PHChange)
    }
    public protocol PHPickerViewControllerDelegate: AnyObject {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
    public protocol QLPreviewControllerDataSource: AnyObject {
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    public protocol CXProviderDelegate: NSObjectProtocol { func providerDidReset(_ provider: CXProvider) }
    public protocol CXCallObserverDelegate: NSObjectProtocol {
        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
    }

    """
