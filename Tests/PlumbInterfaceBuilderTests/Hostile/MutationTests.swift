import Plumb
import PlumbInterfaceBuilder
import Testing

/// Two hundred damaged documents with a fixed seed: each gives an error or a result, and the process lives.
@Suite struct MutationTests {
  static let sources = [Samples.signIn, Samples.profile, Samples.list]

  @Test func damagedDocumentsGiveErrorsOrResults() {
    var mutation = Mutation(seed: 20)
    var refused = 0
    var read = 0
    for round in 0..<200 {
      let bytes = mutation.damaged(Array(Self.sources[round % Self.sources.count].utf8))
      do {
        let document = try InterfaceDocument(bytes, file: "damaged.xib")
        read += 1
        for content in ImportOptions.Content.allCases {
          var options = ImportOptions()
          options.content = content
          let importer = DocumentImporter(document, options: options)
          for root in importer.roots {
            let imported = importer.load(root)
            imported.view.layoutIfNeeded()
            #expect(imported.views.count == imported.plan.items.count)
            #expect(imported.views.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.size.width.isFinite })
          }
        }
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    // Both must happen for the test to say anything.
    #expect(refused > 20)
    #expect(read > 20)
  }
}
