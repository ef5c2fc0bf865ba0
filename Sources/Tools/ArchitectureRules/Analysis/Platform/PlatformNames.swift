/// Names of the platform's modules, as far as they tell which modules a file needs.
enum PlatformNames {
    /// Types and functions of the standard library.
    static let standard = words(
        """
        Actor Any AnyObject AnyClass AnyHashable AnyKeyPath Array ArraySlice AsyncSequence AsyncStream \
        AsyncThrowingStream BinaryFloatingPoint BinaryInteger Bool CancellationError CaseIterable Character \
        CheckedContinuation Clock ClosedRange CodingKey Codable Collection Comparable ContinuousClock \
        CustomDebugStringConvertible CustomStringConvertible Decodable Decoder Dictionary Double Duration Encodable Encoder Equatable Error ExpressibleByStringLiteral Float Float32 Float64 \
        FloatingPoint Hashable Hasher Identifiable Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath MainActor Mirror \
        Never Numeric ObjectIdentifier Optional OptionSet PartialRangeFrom Range RawRepresentable \
        ReferenceWritableKeyPath Result Self Sendable Sequence Set SignedInteger StaticString String StringProtocol \
        Substring Task UInt UInt16 UInt32 UInt64 UInt8 UnsignedInteger Void WritableKeyPath abs assert assertionFailure \
        debugPrint dump fatalError max min precondition preconditionFailure print self super swap type zip
        """)

    /// Members of the standard library's types that no extension of Foundation shares a name with.
    static let standardMembers = words(
        """
        allCases allSatisfy append compactMap count description dropFirst dropLast endIndex enumerated failure filter first \
        flatMap forEach hashValue indices init insert isEmpty joined keys last lowercased map mapValues max min none \
        prefix rawValue reduce remove removeAll removeFirst removeLast removeValue reversed self shuffled some sort \
        sorted startIndex success suffix uppercased values
        """)

    /// Foundation and what it re-exports.
    static let foundation = words(
        """
        Bundle ByteCountFormatter CGFloat Calendar CharacterSet CocoaError ComparisonResult CustomNSError Data Date \
        DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal DispatchGroup \
        DispatchQueue DispatchSemaphore DispatchTime DispatchTimeInterval DispatchWorkItem FileHandle FileManager \
        Formatter HTTPCookie HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter IndexPath IndexSet InputStream \
        JSONDecoder JSONEncoder JSONSerialization Locale LocalizedError Measurement MeasurementFormatter NSArray \
        NSCache NSCalendar NSCoder NSCoding NSCopying NSCountedSet NSData NSDate NSDecimalNumber NSDictionary NSError \
        NSErrorDomain NSHomeDirectory NSKeyValueChangeKey NSKeyValueObservation NSKeyedArchiver NSKeyedUnarchiver \
        NSLocale NSLocalizedString NSLock NSLog NSMakeRange NSMutableArray NSMutableCopying NSMutableData \
        NSMutableDictionary NSMutableSet NSMutableString NSNotFound NSNotification NSNull NSNumber NSObject \
        NSObjectProtocol NSOrderedSet NSPredicate NSRange NSRecursiveLock NSRegularExpression \
        NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSortDescriptor NSString NSTemporaryDirectory \
        NSTextCheckingResult NSTimeZone NSURL NSUUID NSValue Notification NotificationCenter NumberFormatter Operation \
        BlockOperation OperationQueue OutputStream PersonNameComponents ProcessInfo Progress PropertyListDecoder \
        PropertyListEncoder PropertyListSerialization RelativeDateTimeFormatter RunLoop Scanner Selector Stream Thread \
        TimeInterval TimeZone Timer URL URLAuthenticationChallenge URLCache URLComponents URLCredential URLError \
        URLQueryItem URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionDelegate \
        URLSessionTask URLSessionUploadTask URLSessionDownloadTask UUID UserDefaults XMLParser XMLParserDelegate
        """)

    /// Names of UIKit without its prefix.
    static let uiKit = words(
        """
        NSCollectionLayoutDimension NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSection \
        NSCollectionLayoutSize NSDataAsset NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSLayoutAnchor \
        NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
        NSMutableParagraphStyle NSParagraphStyle NSShadow NSTextAlignment NSTextAttachment NSTextContainer \
        NSTextStorage NSUnderlineStyle
        """)

    /// Views of UIKit, and what controls them.
    static let uiKitViews = words(
        """
        UIAlertController UIButton UICollectionView UICollectionViewCell UIImageView UILabel UINavigationController \
        UIScrollView UIStackView UITabBarController UITableView UITableViewCell UITextField UITextView UIView \
        UIViewController UIWindow
        """)

    /// Macros that need no module but Foundation.
    static let plainMacros = words(
        "#column #file #fileID #filePath #function #keyPath #line #selector #warning #error")

    /// Attributes of UIKit and of Interface Builder.
    static let uiKitAttributes = words(
        "IBAction IBDesignable IBInspectable IBOutlet IBSegueAction UIApplicationMain NSUIApplicationMain")

    /// Attributes that need no module.
    static let plainAttributes = words(
        """
        MainActor Sendable autoclosure available discardableResult dynamicMemberLookup escaping frozen inlinable inline \
        preconcurrency propertyWrapper resultBuilder testable unknown usableFromInline warn_unqualified_access
        """)

    /// Members that UIKit adds to types of Foundation, or that only its types have.
    static let uiKitMembers = words(
        """
        addSubview affineTransform boundingRect cgAffineTransformValue cgPointValue cgRectValue cgSizeValue \
        cgVectorValue item navigationController popViewController presentingViewController pushViewController \
        rootViewController row section tabBarController uiEdgeInsetsValue uiOffsetValue viewControllers
        """)

    /// Types and functions of SwiftUI whose names no other common framework has.
    static let swiftUI = words(
        """
        Alignment Angle Animation AnyShapeStyle AnyTransition AnyView Binding Color ColorScheme DismissAction \
        DynamicTypeSize EdgeInsets EditMode Font Gradient GridItem HorizontalAlignment Image LinearGradient LocalizedStringKey \
        NavigationPath NSColor NSFont NSImage OpenURLAction PresentationDetent RedactionReasons ScenePhase ScrollViewProxy Shape \
        ShapeStyle Text TextAlignment Transaction UIColor UIFont UIHostingController UIImage UnitPoint VerticalAlignment View \
        ViewBuilder withAnimation withTransaction
        """)

    /// Static members of SwiftUI's types, which code may use without naming these: `.red`, `.headline`.
    static let swiftUIStatics = words(
        """
        accentColor black blue body brown caption caption2 center clear cyan footnote gray green headline indigo largeTitle \
        leading mint orange pink primary purple red secondary subheadline teal title title2 title3 trailing white yellow
        """)

    /// First labels of initializers of SwiftUI's types.
    static let swiftUILabels = words("systemName systemImage hex verbatim")

    /// Combine, Observation and the logs of the system.
    static let combine = words(
        """
        AnyCancellable AnyPublisher AnySubscriber Cancellable CurrentValueSubject Deferred Empty Fail Future Just \
        ObservableObject ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Subject \
        Subscriber Subscribers Subscription
        """)
    static let logs = words("Logger OSLog OSLogType OSSignposter")

    /// Attributes of what SwiftUI observes, which do not need it.
    static let observing = words("Published Observable ObservationIgnored ObservationTracked")

    /// Those that animate a change.
    static let swiftUIAnimations = words("Animation Transaction withAnimation withTransaction")

    /// Attributes of SwiftUI.
    static let swiftUIAttributes = words(
        """
        AppStorage Binding Environment EnvironmentObject FetchRequest FocusState GestureState Namespace ObservedObject \
        ScaledMetric SceneStorage State StateObject ViewBuilder
        """)

    /// What SwiftUI adds to all views, and hardly anything else has.
    static let swiftUIModifiers = words(
        """
        clipShape cornerRadius environmentObject foregroundColor foregroundStyle fullScreenCover listRowInsets navigationTitle onAppear \
        onTapGesture padding
        """)

    /// Members that SwiftUI adds to collections, with their first labels.
    static let swiftUIMembers = ["move": "fromOffsets", "remove": "atOffsets"]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
