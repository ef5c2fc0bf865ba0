import Foundation

/// `SCENERY_FUZZ=TARGET fuzz OPTIONS` runs libFuzzer over a target; `fuzz --list` lists them.
@main
enum FuzzCommand {
    static func main() throws {
        if CommandLine.arguments.dropFirst().first == "--list" {
            for target in FuzzTarget.all { print(target.name, target.maximumLength) }
            return
        }
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        try warmUp()
        exit(
            runFuzzer(&count, &arguments) { bytes, count in
                chosen.run(UnsafeBufferPointer(start: bytes, count: count))
                return 0
            })
    }
}

private let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["SCENERY_FUZZ"] ?? ""
    if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
    print("SCENERY_FUZZ is \"\(name)\", which is no target; fuzz --list lists them")
    exit(2)
}()

/// Reads the seeds once before libFuzzer measures: what Foundation loads at the first use, as its data of dates, may take more
/// than a second on a slow machine and is no parser's time.
private func warmUp() throws {
    let folder = URL(filePath: "Corpora/\(chosen.name)")
    for seed in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        try Data(contentsOf: seed).withUnsafeBytes { chosen.run($0.bindMemory(to: UInt8.self)) }
    }
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer's loop (LLVM documentation, "Using libFuzzer as a library").
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<Arguments?>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
