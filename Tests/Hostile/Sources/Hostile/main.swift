// Feeds every layout nonsense: see the README beside the sources.
import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  switch options.role {
  case .one(let number):
    Limits.startClock()
    var single = HostileCase(seed: options.seed, number: number, isDescribed: true)
    let finding = single.finding()
    print(finding ?? "nothing is wrong with this case")
    exit(finding == nil ? 0 : 1)
  case .worker(let range, let file):
    guard let progress = Progress(path: file) else { exit(70) }
    Limits.boundAddressSpace()
    for number in range {
      progress.current = number
      Limits.startClock()
      var current = HostileCase(seed: options.seed, number: number)
      if let finding = current.finding() {
        print("case \(number): \(finding)")
        exit(65)
      }
      if Limits.peakBytes > Limits.bytes {
        print("case \(number): \(Limits.peakBytes >> 20) MB of memory")
        exit(65)
      }
    }
    progress.current = range.upperBound
  case .supervisor:
    let failures = try Supervisor(options).run()
    exit(failures == 0 ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(64)
}
