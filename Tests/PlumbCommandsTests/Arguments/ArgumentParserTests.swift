import Testing

@testable import PlumbCommands

@Suite("Command lines")
struct ArgumentParserTests {
  private func parse(_ command: CommandSpecification, _ words: String...) throws(UsageError)
    -> ParsedArguments
  {
    try ArgumentParser(command: command).parse(words)
  }

  private func message(_ command: CommandSpecification, _ words: String...) -> String {
    do {
      _ = try ArgumentParser(command: command).parse(words)
      return "accepted"
    } catch {
      return error.message + (error.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test("a value follows its option, or an equals sign, or a letter")
  func values() throws {
    for words in [["-o", "a.svg"], ["-oa.svg"], ["--output", "a.svg"], ["--output=a.svg"]] {
      let parsed = try ArgumentParser(command: CommandCatalog.render).parse(["Main.storyboard"] + words)
      #expect(parsed.value("output") == "a.svg")
      #expect(parsed.operands == ["Main.storyboard"])
    }
  }

  @Test("options may stand before and after the file")
  func order() throws {
    let parsed = try parse(CommandCatalog.layout, "--rtl", "A.xib", "--size", "320x568")
    #expect(parsed.has("rtl"))
    #expect(parsed.value("size") == "320x568")
    #expect(parsed.operands == ["A.xib"])
  }

  @Test("after -- everything is a file")
  func dashes() throws {
    let parsed = try parse(CommandCatalog.compare, "--", "--odd.xib", "-o")
    #expect(parsed.operands == ["--odd.xib", "-o"])
  }

  @Test("lists are parted by commas and keep one of each")
  func lists() throws {
    let parsed = try parse(CommandCatalog.render, "A.xib", "--show", "frames,margins,frames")
    #expect(parsed.all("show") == ["frames", "margins"])
  }

  @Test("a device may be given more than once for a picture, and once for a layout")
  func repeated() throws {
    let parsed = try parse(CommandCatalog.render, "A.xib", "--device", "a", "--device=b")
    #expect(parsed.all("device") == ["a", "b"])
    #expect(
      message(CommandCatalog.layout, "A.xib", "--device", "a", "--device=b") == "--device is given twice")
  }

  @Test("mistakes are named, with what may have been meant")
  func mistakes() {
    let layout = CommandCatalog.layout
    #expect(
      message(layout, "A.xib", "--devise", "x")
        == "'layout' has no option '--devise'; did you mean '--device'?")
    #expect(message(layout, "A.xib", "--frobnicate") == "'layout' has no option '--frobnicate'")
    #expect(message(layout, "A.xib", "-z") == "'layout' has no option '-z'")
    #expect(message(layout, "A.xib", "-rtl") == "'layout' has no option '-rtl'; did you mean '--rtl'?")
    #expect(message(layout, "A.xib", "--device") == "--device needs a value; write --device NAME")
    #expect(message(layout, "A.xib", "--device", "--rtl") == "--device needs a value; write --device NAME")
    #expect(message(layout, "A.xib", "--device=") == "--device needs a value that is not empty")
    #expect(message(layout, "A.xib", "--rtl=yes") == "--rtl takes no value")
    #expect(message(layout, "A.xib", "--format", "jsn") == "--format cannot be 'jsn'; did you mean 'json'?")
    #expect(
      message(layout, "A.xib", "--format", "yaml") == "--format cannot be 'yaml'; it is one of text, json")
    #expect(message(layout) == "'layout' needs a FILE")
    #expect(message(layout, "A.xib", "B.xib") == "'layout' does not take 'B.xib'")
    #expect(message(CommandCatalog.devices, "x") == "'devices' does not take 'x'")
    #expect(
      message(CommandCatalog.render, "A.xib", "--show", "frames,colours")
        == "--show cannot be 'colours'; it is one of constraints, margins, frames")
  }
}
