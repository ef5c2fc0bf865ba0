import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func zeroVector<Vector: SIMD>(_ type: Vector.Type) -> Any { Vector() }

extension ValueFabricator {
    /// A value of a type of the standard library, Dispatch or Foundation whose parts depend on each other: it is made
    /// as a person makes one.
    func known(_ type: Any.Type, at path: ValuePath) -> Any? {
        if let whole = type as? any FabricatedFromParts.Type { return whole.fabricated(by: self, at: path) }
        if let vector = type as? any SIMD.Type { return zeroVector(vector) }
        return Self.knownTypes[ObjectIdentifier(type)]?()
    }

    private static let knownTypes: [ObjectIdentifier: @Sendable () -> Any] =
        [values, references, network, pointers, foundation, processes, scenery].reduce([:]) { all, more in
            all.merging(more) { first, _ in first }
        }

    private static let values: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(AnyHashable.self): { AnyHashable(0) },
        ObjectIdentifier(AttributedString.self): { AttributedString() },
        ObjectIdentifier(Calendar.self): { Calendar(identifier: .gregorian) },
        ObjectIdentifier(CharacterSet.self): { CharacterSet() },
        ObjectIdentifier(ContinuousClock.self): { ContinuousClock() },
        ObjectIdentifier(ContinuousClock.Instant.self): { ContinuousClock.now },
        ObjectIdentifier(DateComponents.self): { DateComponents() },
        ObjectIdentifier(DateInterval.self): {
            DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)
        },
        ObjectIdentifier(DispatchTime.self): { DispatchTime.now() },
        ObjectIdentifier(IndexPath.self): { IndexPath() },
        ObjectIdentifier(IndexSet.self): { IndexSet() },
        ObjectIdentifier(Mirror.self): { Mirror(reflecting: ()) },
        ObjectIdentifier(Notification.self): { Notification(name: Notification.Name("")) },
        ObjectIdentifier(Notification.Name.self): { Notification.Name("") },
        ObjectIdentifier(ObjectIdentifier.self): { ObjectIdentifier(NSObject.self) },
        ObjectIdentifier(PersonNameComponents.self): { PersonNameComponents() },
        ObjectIdentifier(SuspendingClock.self): { SuspendingClock() },
        ObjectIdentifier(SuspendingClock.Instant.self): { SuspendingClock.now },
        ObjectIdentifier(TaskPriority.self): { TaskPriority.medium },
        ObjectIdentifier(URLComponents.self): { URLComponents() },
        ObjectIdentifier(URLQueryItem.self): { URLQueryItem(name: "", value: nil) },
        ObjectIdentifier(Unicode.Scalar.self): { Unicode.Scalar(97 as UInt8) },
    ]

    private static let references: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(Bundle.self): { Bundle.main },
        ObjectIdentifier(DateFormatter.self): { DateFormatter() },
        ObjectIdentifier(DispatchGroup.self): { DispatchGroup() },
        ObjectIdentifier(DispatchQueue.self): { DispatchQueue(label: "placeholder") },
        ObjectIdentifier(DispatchSemaphore.self): { DispatchSemaphore(value: 1) },
        ObjectIdentifier(DispatchWorkItem.self): { DispatchWorkItem {} },
        ObjectIdentifier(FileHandle.self): { FileHandle.nullDevice },
        // scenery:ignore disk-at-the-edge because it is handed to the code under test and not used here
        ObjectIdentifier(FileManager.self): { FileManager.default },
        ObjectIdentifier(JSONDecoder.self): { JSONDecoder() },
        ObjectIdentifier(JSONEncoder.self): { JSONEncoder() },
        ObjectIdentifier(MainActor.self): { MainActor.shared },
        ObjectIdentifier(NSLock.self): { NSLock() },
        ObjectIdentifier(NSNumber.self): { NSNumber(value: 0) },
        ObjectIdentifier(NSObject.self): { NSObject() },
        ObjectIdentifier(NSRecursiveLock.self): { NSRecursiveLock() },
        ObjectIdentifier(NSString.self): { NSString() },
        ObjectIdentifier(NotificationCenter.self): { NotificationCenter() },
        ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
        ObjectIdentifier(Operation.self): { Operation() },
        ObjectIdentifier(OperationQueue.self): { OperationQueue() },
        ObjectIdentifier(ProcessInfo.self): { ProcessInfo.processInfo },
        ObjectIdentifier(Progress.self): { Progress(totalUnitCount: 0) },
        ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
    ]

    private static let network: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(HTTPURLResponse.self): { response as Any },
        ObjectIdentifier(URLRequest.self): { URLRequest(url: nowhere) },
        ObjectIdentifier(URLResponse.self): {
            URLResponse(url: nowhere, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        },
        ObjectIdentifier(URLSession.self): { URLSession.shared },
        ObjectIdentifier(URLSessionConfiguration.self): { URLSessionConfiguration.ephemeral },
    ]

    /// They lead to zeros, which are never given back: nobody knows how long a pointer is used.
    private static let pointers: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(OpaquePointer.self): { OpaquePointer(zeros()) },
        ObjectIdentifier(UnsafeMutableRawBufferPointer.self): {
            UnsafeMutableRawBufferPointer(start: nil, count: 0)
        },
        ObjectIdentifier(UnsafeMutableRawPointer.self): { zeros() },
        ObjectIdentifier(UnsafeRawBufferPointer.self): { UnsafeRawBufferPointer(start: nil, count: 0) },
        ObjectIdentifier(UnsafeRawPointer.self): { UnsafeRawPointer(zeros()) },
    ]

    static let nowhere = URL(filePath: "/nowhere")
    private static var response: HTTPURLResponse? {
        HTTPURLResponse(url: nowhere, statusCode: 200, httpVersion: nil, headerFields: nil)
    }

    private static func zeros() -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 4096)
        return memory
    }
}
