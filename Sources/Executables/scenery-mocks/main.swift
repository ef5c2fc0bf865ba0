import Foundation
import MockGenerator

let outcome = PlannedMocks.run(Array(CommandLine.arguments.dropFirst()))
for message in outcome.messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
exit(outcome.exitCode)
