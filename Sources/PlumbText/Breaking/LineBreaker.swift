/// Finds where a line may or must end, character by character, by the rules of Unicode Standard Annex 14,
/// with rule LB20a of its later versions: a hyphen that begins a word stays with it.
///
/// Numbers follow the pair form of rule LB25. Scripts that need a dictionary (Thai, Lao, Khmer, Burmese) break only
/// at spaces and marks of their own.
struct LineBreaker {
  enum Boundary {
    case prohibited, allowed, mandatory
  }

  /// Class of the last character that counts: marks take that of their base (LB9), spaces are skipped.
  private var base: LineBreakClass?
  private var baseIsEastAsian = false
  /// Class of the very last character, a mark or a space included.
  private var last: LineBreakClass?
  private var followsSpace = false
  private var isAfterHebrewHyphen = false
  private var isAfterInitialHyphen = false
  private var regionalIndicatorCount = 0

  /// Takes the next character and says whether a line may end before it. Before the first it may not (LB2).
  mutating func boundary(before scalar: Unicode.Scalar) -> Boundary {
    if isInsideWord, scalar.isBasicLetter { return .prohibited }
    let (next, isEastAsian) = LineBreakTable.lookUp(scalar)
    let result = decide(next, isEastAsian)
    let startsWord = startsWord
    advance(next, isEastAsian)
    if next != .combiningMark, next != .zeroWidthJoiner {
      isAfterInitialHyphen = startsWord && (next == .hyphen || scalar == "\u{2010}")
    }
    return result
  }

  /// Whether another letter changes nothing, and no line may end before it (LB28).
  private var isInsideWord: Bool {
    last == .alphabetic && base == .alphabetic && !baseIsEastAsian && !followsSpace && !isAfterHebrewHyphen
      && !isAfterInitialHyphen && regionalIndicatorCount == 0
  }

  private mutating func advance(_ next: LineBreakClass, _ isEastAsian: Bool) {
    switch next {
    case .combiningMark, .zeroWidthJoiner:
      if base == nil || followsSpace || isHardBreak(last) || last == .zeroWidthSpace {
        base = .alphabetic  // LB10: a mark without a base is a letter
        baseIsEastAsian = false
        isAfterHebrewHyphen = false
        regionalIndicatorCount = 0
      }
      followsSpace = false
    case .space:
      followsSpace = true
    default:
      isAfterHebrewHyphen =
        (next == .hyphen || next == .breakAfter) && base == .hebrewLetter && !followsSpace
      regionalIndicatorCount = next == .regionalIndicator ? regionalIndicatorCount + 1 : 0
      base = next
      baseIsEastAsian = isEastAsian
      followsSpace = false
    }
    last = next
  }

  /// Whether a hyphen that comes now would begin a word (LB20a).
  private var startsWord: Bool {
    switch last {
    case nil, .space, .zeroWidthSpace, .contingentBreak, .glue: true
    default: isHardBreak(last)
    }
  }

  private func isHardBreak(_ value: LineBreakClass?) -> Bool {
    switch value {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  private func decide(_ next: LineBreakClass, _ isEastAsian: Bool) -> Boundary {
    guard let last else { return .prohibited }
    // LB4, LB5, LB6
    if last == .carriageReturn, next == .lineFeed { return .prohibited }
    if isHardBreak(last) { return .mandatory }
    if isHardBreak(next) { return .prohibited }
    // LB7, LB8, LB8a
    if next == .space || next == .zeroWidthSpace { return .prohibited }
    guard let base else {
      // Only spaces so far.
      return next == .closePunctuation || next == .closeParenthesis || next == .exclamation
        || next == .infixNumeric || next == .breakSymbols || next == .wordJoiner ? .prohibited : .allowed
    }
    if base == .zeroWidthSpace { return .allowed }
    if last == .zeroWidthJoiner { return .prohibited }
    if next == .combiningMark || next == .zeroWidthJoiner {
      return followsSpace ? .allowed : .prohibited  // LB9, LB10 and LB18
    }
    return pair(base, next, isEastAsian) ? .allowed : .prohibited
  }

  /// Rules LB11 to LB31 for a base and what follows, with or without spaces between.
  private func pair(_ before: LineBreakClass, _ after: LineBreakClass, _ isEastAsian: Bool) -> Bool {
    if after == .wordJoiner || (before == .wordJoiner && !followsSpace) { return false }  // LB11
    if before == .glue, !followsSpace { return false }  // LB12
    if after == .glue, !followsSpace, before != .breakAfter, before != .hyphen { return false }  // LB12a
    switch after {  // LB13
    case .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric, .breakSymbols: return false
    default: break
    }
    if before == .openPunctuation { return false }  // LB14
    if before == .quotation, after == .openPunctuation { return false }  // LB15
    // LB16
    if before == .closePunctuation || before == .closeParenthesis, after == .nonstarter { return false }
    if before == .breakBoth, after == .breakBoth { return false }  // LB17
    if followsSpace { return true }  // LB18
    if before == .quotation || after == .quotation { return false }  // LB19
    if before == .contingentBreak || after == .contingentBreak { return true }  // LB20
    if isAfterInitialHyphen, after == .alphabetic || after == .hebrewLetter { return false }  // LB20a
    switch after {  // LB21, LB22
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if before == .breakBefore { return false }
    if isAfterHebrewHyphen { return false }  // LB21a
    if before == .breakSymbols, after == .hebrewLetter { return false }  // LB21b
    return
      !(joinsWords(before, after) || joinsNumbers(before, after) || joinsHangul(before, after)
      || joinsBrackets(before, after, isEastAsian) || joinsEmoji(before, after))
  }

  /// LB23, LB23a, LB24, LB28, LB29.
  private func joinsWords(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    let fromLetter = before == .alphabetic || before == .hebrewLetter
    let toLetter = after == .alphabetic || after == .hebrewLetter
    let toIdeograph = after == .ideographic || after == .emojiBase || after == .emojiModifier
    let fromIdeograph = before == .ideographic || before == .emojiBase || before == .emojiModifier
    let fromAffix = before == .prefixNumeric || before == .postfixNumeric
    let toAffix = after == .prefixNumeric || after == .postfixNumeric
    return (fromLetter && (after == .numeric || toAffix || toLetter))
      || (toLetter && (before == .numeric || fromAffix || before == .infixNumeric))
      || (before == .prefixNumeric && toIdeograph) || (fromIdeograph && after == .postfixNumeric)
  }

  /// LB25 by pairs.
  private func joinsNumbers(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.closePunctuation, .postfixNumeric), (.closeParenthesis, .postfixNumeric),
      (.closePunctuation, .prefixNumeric), (.closeParenthesis, .prefixNumeric), (.numeric, .postfixNumeric),
      (.numeric, .prefixNumeric), (.postfixNumeric, .openPunctuation), (.postfixNumeric, .numeric),
      (.prefixNumeric, .openPunctuation), (.prefixNumeric, .numeric), (.hyphen, .numeric),
      (.infixNumeric, .numeric), (.numeric, .numeric), (.breakSymbols, .numeric):
      true
    default: false
    }
  }

  /// LB26, LB27.
  private func joinsHangul(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulLV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      true
    default:
      (isHangul(before) && after == .postfixNumeric) || (before == .prefixNumeric && isHangul(after))
    }
  }

  private func isHangul(_ value: LineBreakClass) -> Bool {
    switch value {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  /// LB30.
  private func joinsBrackets(
    _ before: LineBreakClass, _ after: LineBreakClass, _ isEastAsian: Bool
  ) -> Bool {
    func isWord(_ value: LineBreakClass) -> Bool {
      value == .alphabetic || value == .hebrewLetter || value == .numeric
    }
    return (isWord(before) && after == .openPunctuation && !isEastAsian)
      || (before == .closeParenthesis && !baseIsEastAsian && isWord(after))
  }

  /// LB30a, LB30b.
  private func joinsEmoji(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    (before == .regionalIndicator && after == .regionalIndicator && regionalIndicatorCount % 2 == 1)
      || (before == .emojiBase && after == .emojiModifier)
  }
}

extension Unicode.Scalar {
  /// Whether it is one of A to Z or a to z, which are of the class `alphabetic`.
  fileprivate var isBasicLetter: Bool { (0x61...0x7A).contains(value | 0x20) && value < 0x80 }
}
