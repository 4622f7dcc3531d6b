import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct BundledDataTests {
  @Test func paintings_areAllRead() throws {
    let paintings = try BundledData.paintings()
    #expect(paintings.count == 80)
    #expect(try BundledData.rows(of: "paintings.csv").count == 80)
    let known = paintings.first { $0.title == "The Starry Night" }
    #expect(known?.artist == "Vincent van Gogh")
    #expect(known?.size == LayoutSize(width: 92.1, height: 73.7))
    #expect(known?.dimensions == "73.7 × 92.1 cm")
    #expect(paintings.allSatisfy { $0.colors.count == 3 })
    #expect(Set(paintings.map { $0.title + $0.artist }).count == 80)
    #expect(paintings.map { $0.year } == paintings.map { $0.year }.sorted())
  }

  @Test func elements_areAllReadAndInOrder() throws {
    let elements = try BundledData.elements()
    #expect(elements.map { $0.number } == Array(1...118))
    #expect(Set(elements.map { $0.symbol }).count == 118)
    #expect(elements.map { $0.period } == elements.map { $0.period }.sorted())
    let counts = (1...7).map { period in elements.count { $0.period == period } }
    #expect(counts == [2, 8, 8, 18, 18, 32, 32])
    // Weights grow with the number, but for a few pairs that are known for it.
    let swapped = zip(elements, elements.dropFirst()).filter { ($0.mass ?? 0) > ($1.mass ?? 0) }
    #expect(swapped.map { $0.0.symbol } == ["Ar", "Co", "Te", "Th", "U", "Pu", "Bh"])
    let gold = elements[78]
    #expect([gold.symbol, gold.name, gold.weight, gold.block] == ["Au", "Gold", "196.97", "d"])
    #expect(gold.group == 11)
  }

  @Test func timeZones_areGroupedByRegion() throws {
    let groups = TimeZones.groups(of: try BundledData.rows(of: "time-zones.csv"))
    #expect(
      groups.map { $0.title } == [
        "Africa", "America", "Antarctica", "Asia", "Atlantic Ocean", "Australia", "Europe",
        "Indian Ocean", "Pacific Ocean",
      ])
    #expect(groups.map { $0.rows.count } == [13, 21, 5, 25, 8, 9, 20, 3, 18])
    let kolkata = try #require(groups[3].rows.first { $0.title == "Kolkata" })
    #expect(
      kolkata
        == RowGroup.Row(
          title: "Kolkata", subtitle: "India", detail: "17:30", note: "UTC+5:30", clock: 1050))
    #expect(groups[8].rows.last?.note == "tomorrow · UTC+14")
    #expect(groups[8].rows.last?.detail == "2:00")
    #expect(groups[0].footer == "13 zones, from UTC to UTC+3")
  }
}
