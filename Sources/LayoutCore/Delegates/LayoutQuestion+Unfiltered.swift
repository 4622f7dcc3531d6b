extension LayoutQuestion where Answer == Int? {
  /// The question for the number of a section in the whole collection.
  ///
  /// The answer is nil if nothing is hidden. An engine passes only the visible sections to a
  /// strategy. If the number of a section matters to a strategy, the strategy must ask for it.
  ///
  /// The answers can change in an update without any other change, because hidden sections are
  /// inserted, removed or moved. A strategy that asks must ask again in each update. A mixed
  /// layout updates a block for that only if its layout is composite.
  public static var unfilteredSection: Self {
    Self("Layout.unfilteredSection", about: .section)
  }

  /// The question for the number of sections of the whole collection.
  ///
  /// The answer is nil if nothing is hidden. The question is asked about section 0.
  public static var unfilteredSectionCount: Self {
    Self("Layout.unfilteredSectionCount", about: .section)
  }
}
