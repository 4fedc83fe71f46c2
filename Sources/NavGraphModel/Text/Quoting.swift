/// A name as messages show it.
package func quoted(_ name: String) -> String { "\u{201C}\(name)\u{201D}" }
