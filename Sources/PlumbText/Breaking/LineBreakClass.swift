/// The line-break classes of Unicode Standard Annex 14, resolved by its rule LB1.
///
/// Raw values are those of the baked table.
enum LineBreakClass: UInt8 {
  case alphabetic, mandatoryBreak, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
  case combiningMark, zeroWidthJoiner, breakAfter, breakBefore, hyphen, breakBoth, contingentBreak
  case closePunctuation, closeParenthesis, exclamation, inseparable, nonstarter, openPunctuation, quotation
  case infixNumeric, numeric, postfixNumeric, prefixNumeric, breakSymbols, emojiBase, emojiModifier
  case hangulLV, hangulLVT, hebrewLetter, ideographic, hangulL, hangulV, hangulT, regionalIndicator
}
