import NavGraphFacts
import NavGraphModel

/// The follow-ups of reducers, by number. One exploration shares one of these.
final class FollowUpTable {
  struct Key: Hashable {
    let coordinator: Int
    let value: AnyHashable?
    let name: String
    /// The transition that led to it.
    let reference: TransitionReference
  }

  private var elements: [(key: Key, action: any ActionSource)] = []
  private var numbers: [Key: UInt32] = [:]

  func number(of key: Key, action: any ActionSource) -> UInt32 {
    if let known = numbers[key] { return known }
    let number = UInt32(elements.count)
    elements.append((key, action))
    numbers[key] = number
    return number
  }

  subscript(number: UInt32) -> (key: Key, action: any ActionSource)? {
    Int(number) < elements.count ? elements[Int(number)] : nil
  }
}
