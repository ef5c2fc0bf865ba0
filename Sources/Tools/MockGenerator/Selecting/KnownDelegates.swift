/// Delegates and data sources of Apple's frameworks that protocols commonly refine, with the members that they require. Most
/// require none: optional members are the business of a class that implements them.
///
/// As Apple's documentation declares them. Only uses plain syntax, as `knownSource` does.
let knownDelegates = """

    @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
    @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
    @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
    @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
    @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
    @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
    @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
    @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {}
    @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
    @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
    @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
    @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
    @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
    @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {}
    public protocol CLLocationManagerDelegate: NSObjectProtocol {}
    public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
    public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
    public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
    public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    public protocol URLSessionTaskDelegate: URLSessionDelegate, Sendable {}
    public protocol URLSessionDataDelegate: URLSessionTaskDelegate, Sendable {}
    @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
    }
    @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
        func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }

    """
