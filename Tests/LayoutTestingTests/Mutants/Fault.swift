import LayoutTesting

/// A small mistake in a strategy, and the law that finds it.
enum Fault: String, CaseIterable, Sendable {
  // What there is.
  case losesTheLastItem, listsTheFirstTwice, countsOneTooMany
  // Frames.
  case dividesByZero, lengthsGoNegative, contentForgetsTheLastInset, cellsAreUnderBars
  case edgesBetweenPixels, growsIntoNeighbours
  // Queries.
  case touchingEdgesCount, searchBeginsTooLate, searchEndsTooEarly, missesPins
  case answersBackToFront, ordersByPlace, remembersByRectangle
  // Single elements.
  case indexOffByOne, hasGhosts, singlePinsDoNotMove
  // Preparing.
  case dependsOnChance, asksTwice, asksBeyondTheEnd, keepsSilent, allowsAnEndBeforeItsStart
  // Groups.
  case lastIsMiddle, singleIsTop
  // Axes and directions.
  case ignoresDirection, mirrorsTwice, otherAxisIsShifted
  // Changes.
  case updateDoesNothing, updateTakesOnlyCounts, updateForgetsTheLastChange
  case updateLosesAllDiagnostics, updateLosesOneDiagnostic
  case cellsTremble, cellsKeepTheirNumbers, pinsAreDenied, pinsAreForgotten, doesNotRestAtTheEnd
  // Pins.
  case secondHeaderRests, pinsAreBehindCells, nothingIsObscured, nothingSticks
  // Descriptions.
  case scrollsAcross, scrollsInSecret, cellsBelongToSections, headersDependOnOtherSections

  /// The law that must find the mistake; other laws may find it too.
  var law: LayoutLaw {
    switch self {
    case .losesTheLastItem, .listsTheFirstTwice, .countsOneTooMany: .everyElementOnce
    case .dividesByZero, .lengthsGoNegative: .finiteFrames
    case .contentForgetsTheLastInset, .cellsAreUnderBars: .insideContent
    case .edgesBetweenPixels: .pixelEdges
    case .growsIntoNeighbours: .noOverlap
    case .touchingEdgesCount, .searchBeginsTooLate, .searchEndsTooEarly, .missesPins,
      .remembersByRectangle:
      .queryEqualsBruteForce
    case .answersBackToFront, .ordersByPlace: .inOrder
    case .indexOffByOne, .hasGhosts, .singlePinsDoNotMove: .attributesAgree
    case .dependsOnChance: .deterministic
    case .asksTwice, .asksBeyondTheEnd: .asksOnce
    case .keepsSilent, .allowsAnEndBeforeItsStart: .badDataIsDiagnosed
    case .lastIsMiddle, .singleIsTop: .positionsAgree
    case .ignoresDirection, .mirrorsTwice: .rightToLeftMirrors
    case .otherAxisIsShifted: .transposes
    case .updateDoesNothing, .updateTakesOnlyCounts: .updateEqualsFresh
    case .updateForgetsTheLastChange: .engineEqualsFresh
    case .cellsTremble: .anchorsHold
    case .cellsKeepTheirNumbers: .motionsConnect
    case .pinsAreDenied: .deltasAddUp
    case .pinsAreForgotten: .followersAreReported
    case .doesNotRestAtTheEnd: .restingOffsetsHold
    case .updateLosesAllDiagnostics: .diagnosticsSurvive
    case .updateLosesOneDiagnostic: .diagnosticsAreCurrent
    case .secondHeaderRests: .pinsHold
    case .pinsAreBehindCells: .pinsCover
    case .nothingIsObscured, .nothingSticks: .edgesAreObscured
    case .scrollsAcross, .scrollsInSecret: .scrollingIsDescribed
    case .cellsBelongToSections, .headersDependOnOtherSections: .identityHolds
    }
  }
}
