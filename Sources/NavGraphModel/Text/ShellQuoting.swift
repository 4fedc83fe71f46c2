/// Returns a word as it has to be typed in a shell.
package func shellQuoted(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./=,:@+".unicodeScalars.contains(scalar)
    }
  return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
