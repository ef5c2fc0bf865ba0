import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ValueFabricator {
    /// Types of Foundation and Dispatch whose instances are made in one way on all systems.
    static let foundation: [ObjectIdentifier: @Sendable () -> Any] =
        [collections, formatters, running, loading, errors].reduce([:]) { all, more in
            all.merging(more) { first, _ in first }
        }

    private static let collections: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(DispatchData.self): { DispatchData.empty },
        ObjectIdentifier(NSArray.self): { NSArray() },
        ObjectIdentifier(NSAttributedString.self): { NSAttributedString(string: "") },
        ObjectIdentifier(NSData.self): { NSData() },
        ObjectIdentifier(NSDate.self): { NSDate(timeIntervalSince1970: 0) },
        ObjectIdentifier(NSDictionary.self): { NSDictionary() },
        ObjectIdentifier(NSMutableArray.self): { NSMutableArray() },
        ObjectIdentifier(NSMutableAttributedString.self): { NSMutableAttributedString(string: "") },
        ObjectIdentifier(NSMutableData.self): { NSMutableData() },
        ObjectIdentifier(NSMutableDictionary.self): { NSMutableDictionary() },
        ObjectIdentifier(NSMutableSet.self): { NSMutableSet() },
        ObjectIdentifier(NSMutableString.self): { NSMutableString(string: "") },
        ObjectIdentifier(NSNull.self): { NSNull() },
        ObjectIdentifier(NSSet.self): { NSSet() },
        ObjectIdentifier(NSUUID.self): { NSUUID() },
        ObjectIdentifier(Scanner.self): { Scanner(string: "") },
        ObjectIdentifier(String.Index.self): { "".startIndex },
        ObjectIdentifier(String.UTF8View.self): { "".utf8 },
        ObjectIdentifier(String.UTF16View.self): { "".utf16 },
        ObjectIdentifier(String.UnicodeScalarView.self): { "".unicodeScalars },
    ]

    private static let formatters: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(ByteCountFormatter.self): { ByteCountFormatter() },
        ObjectIdentifier(ISO8601DateFormatter.self): { ISO8601DateFormatter() },
        ObjectIdentifier(PropertyListDecoder.self): { PropertyListDecoder() },
        ObjectIdentifier(PropertyListEncoder.self): { PropertyListEncoder() },
        ObjectIdentifier(UnitLength.self): { UnitLength.meters },
        ObjectIdentifier(UnitMass.self): { UnitMass.kilograms },
        ObjectIdentifier(UnitTemperature.self): { UnitTemperature.celsius },
        ObjectIdentifier(UnitDuration.self): { UnitDuration.seconds },
        ObjectIdentifier(UnitSpeed.self): { UnitSpeed.metersPerSecond },
    ]

    private static let running: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(BlockOperation.self): { BlockOperation {} },
        ObjectIdentifier(DispatchQoS.self): { DispatchQoS.default },
        ObjectIdentifier((any DispatchSourceTimer).self): { idleTimer },
        ObjectIdentifier(DispatchWallTime.self): { DispatchWallTime.now() },
        ObjectIdentifier(InputStream.self): { InputStream(data: Data()) },
        ObjectIdentifier(NSCondition.self): { NSCondition() },
        ObjectIdentifier(NSConditionLock.self): { NSConditionLock(condition: 0) },
        ObjectIdentifier(OutputStream.self): { OutputStream(toMemory: ()) },
        ObjectIdentifier(Pipe.self): { Pipe() },
        ObjectIdentifier(RunLoop.self): { RunLoop.main },
        ObjectIdentifier(Thread.self): { Thread {} },
        ObjectIdentifier(Timer.self): { Timer(timeInterval: 1, repeats: false) { _ in } },
    ]

    private static let loading: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(HTTPCookieStorage.self): { HTTPCookieStorage.shared },
        ObjectIdentifier(URLCache.self): { URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) },
        ObjectIdentifier(URLCredential.self): { URLCredential(user: "", password: "", persistence: .none) },
        // Tasks wait until they are resumed.
        ObjectIdentifier(URLSessionDataTask.self): { URLSession.shared.dataTask(with: nowhere) },
        ObjectIdentifier(URLSessionDownloadTask.self): { URLSession.shared.downloadTask(with: nowhere) },
        ObjectIdentifier(URLSessionTask.self): { URLSession.shared.dataTask(with: nowhere) },
        ObjectIdentifier(URLSessionUploadTask.self): {
            URLSession.shared.uploadTask(with: URLRequest(url: nowhere), from: Data())
        },
    ]

    private static let errors: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(CancellationError.self): { CancellationError() },
        ObjectIdentifier(CocoaError.self): { CocoaError(.featureUnsupported) },
        ObjectIdentifier(DecodingError.self): {
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "placeholder"))
        },
        ObjectIdentifier(EncodingError.self): {
            EncodingError.invalidValue((), .init(codingPath: [], debugDescription: "placeholder"))
        },
        ObjectIdentifier(NSError.self): { NSError(domain: "placeholder", code: 0) },
        ObjectIdentifier(URLError.self): { URLError(.unknown) },
    ]

    /// One that was never started may not be released.
    private static var idleTimer: any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource()
        timer.activate()
        return timer
    }
}

#if os(macOS) || os(Linux) || os(Windows)
    extension ValueFabricator {
        /// What only systems with processes have.
        static let processes: [ObjectIdentifier: @Sendable () -> Any] = [
            ObjectIdentifier(Host.self): { Host(name: "localhost") },
            ObjectIdentifier(Process.self): { Process() },
        ]
    }
#else
    extension ValueFabricator {
        static let processes: [ObjectIdentifier: @Sendable () -> Any] = [:]
    }
#endif

#if !canImport(ObjectiveC)
    extension NSCache: FabricatedFromParts {
        static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
            NSCache<KeyType, ObjectType>()
        }
    }
#endif
