extension Candidates {
  /// The layouts of other projects; none in this repository.
  static let peers: [(scene: Scene, make: Make)] = []
}
