// Lays made-up boxes out and prints the frames, and the styles with which a browser should get the same.
import Foundation

var cases: [BrowserCase] = []
for seed in 1...500 as ClosedRange<UInt64> { cases.append(try FlexCases.make(seed: seed)) }
for seed in 1...2_000 as ClosedRange<UInt64> { cases.append(try GridCases.make(seed: seed)) }
for seed in 1...2_000 as ClosedRange<UInt64> { cases.append(try LaneCases.make(seed: seed)) }
for seed in 1...2_000 as ClosedRange<UInt64> { cases.append(try BoardCases.make(seed: seed)) }
FileHandle.standardOutput.write(try JSONEncoder().encode(cases))
