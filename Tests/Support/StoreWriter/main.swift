import Foundation
import SceneryManagers
import SceneryStores

// Writes to a store until it is killed, or as often as it is told, and prints the number of each write once it is
// acknowledged:
//
//     StoreWriter FILE FIRST-NUMBER [COUNT]
//
// Number n goes to key n % 50; its model is the number, and a text of about 1 kB made of it.
let arguments = CommandLine.arguments
guard arguments.count >= 3, let first = Int(arguments[2]) else {
    FileHandle.standardError.write(Data("usage: StoreWriter FILE FIRST-NUMBER [COUNT]\n".utf8))
    exit(64)
}
let end = arguments.count > 3 ? Int(arguments[3]).map { first + $0 } : nil
let store = try SQLiteStore<Int, [String]>(file: URL(filePath: arguments[1]))
var number = first
while number != end {
    let model = ["\(number)", String(repeating: "\(number) ", count: 1_000 / ("\(number)".count + 1))]
    try store.save(StoredModel(model: model, loadedAt: .seconds(1)), for: number % 50)
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    number += 1
}
