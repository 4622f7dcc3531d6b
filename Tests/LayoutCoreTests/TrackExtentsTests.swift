import Testing

@testable import LayoutCore

@Suite struct TrackExtentsTests {
  @Test func slice_keepsWhatIsInTheRows_numberedFromTheFirst() {
    let tracks = TrackExtents(
      rows: [
        .init(index: 2, extent: 20), .init(index: 5, extent: 50), .init(index: 9, extent: 90),
      ],
      columns: [.init(index: 1, extent: 10)], hiddenRows: IndexRuns([0, 3, 4, 5, 8, 9]),
      hiddenColumns: IndexRuns([7]))
    let slice = tracks.slice(ofRows: 4..<9)
    #expect(slice.rows == [.init(index: 1, extent: 50)])
    #expect(slice.hiddenRows == IndexRuns([0, 1, 4]))
    #expect(slice.columns == tracks.columns && slice.hiddenColumns == tracks.hiddenColumns)
    #expect(tracks.slice(ofRows: 6..<8).hiddenRows.isEmpty)
  }

  @Test func diagnostics_areMovedToTheSectionsOfTheWhole() {
    var found = LayoutDiagnostics()
    found.note(LayoutDiagnostic(.element(.cell(section: 1, item: 4)), .negative))
    found.note(LayoutDiagnostic(.section(0, parameter: "columns"), .zero))
    found.note(LayoutDiagnostic(.environment, .negative))
    #expect(
      found.inSections(from: 5).entries.map { $0.subject } == [
        .element(.cell(section: 6, item: 4)), .section(5, parameter: "columns"), .environment,
      ])
  }
}
