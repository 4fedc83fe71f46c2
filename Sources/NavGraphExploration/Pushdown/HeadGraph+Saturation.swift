extension HeadGraph {
  /// Processes the queue, the cheapest first, until a head is final.
  ///
  /// - Returns: The head, whose rules have to be added next; nil when the queue is empty.
  mutating func finalizeNext() -> Int32? {
    while let (item, cost) = queue.pop() {
      let number = Int32(item >> 1)
      if item & 1 == 0 {
        // Another entry of the same head, at a higher cost, is out of date.
        guard Int(heads[Int(number)].cost) == cost else { continue }
        finalized.append(number)
        let lastLink = heads[Int(number)].lastLink
        if lastLink >= 0 {
          let link = links[Int(lastLink)]
          heads[Int(number)].depth = heads[Int(link.origin)].depth + (link.below >= 0 ? 1 : 0)
        }
        return number
      }
      let descent = descents[Int(number)]
      guard Int(heads[Int(descent.head)].cost) + Int(descent.cost) == cost else { continue }
      finalize(number, descent)
      if tooLong || size >= Int(Int32.max) { return nil }
    }
    return nil
  }

  /// Adds the rules of the head that became final last.
  mutating func add(_ added: [PushdownRule], from head: Int32) {
    let firstSite = sites.count
    for rule in added {
      let number = Int32(rules.count)
      rules.append(rule)
      add(rule, number, from: head, sitesSince: firstSite)
    }
  }

  /// - Parameters:
  ///   - number: The rule's.
  ///   - firstSite: How many sites there were before the rules of the head.
  mutating func add(
    _ rule: PushdownRule, _ number: Int32, from head: Int32, sitesSince firstSite: Int
  ) {
    let cost = Int32(rule.cost)
    guard rule.top >= 0 else {
      offer(Descent(head: head, control: rule.target, cost: cost, via: number, rest: -1))
      return
    }
    let end = self.number(of: rule.target, rule.top)
    var link = Link(
      origin: head, end: end, cost: cost, below: rule.below, site: -1, rule: number, descent: -1)
    if rule.below >= 0 {
      link.site = site(of: head, below: rule.below, since: firstSite)
      if rule.below == rule.head.symbol { link.idle = rule.head.control }
    } else if end == head {
      return
    }
    add(link)
  }

  /// One of the last sites of the head where there is one: most heads have one or two.
  private mutating func site(of head: Int32, below: Int32, since first: Int) -> Int32 {
    for site in (max(first, sites.count - 8)..<sites.count).reversed() where sites[site] == below {
      return Int32(site)
    }
    sites.append(below)
    return Int32(sites.count - 1)
  }

  mutating func add(_ link: Link) {
    let number = Int32(links.count)
    links.append(link)
    let end = Int(link.end)
    links[Int(number)].next = heads[end].firstLink
    heads[end].firstLink = number
    relax(number)
  }

  /// Follows a link that is new, or costs less than before.
  private mutating func relax(_ number: Int32) {
    let link = links[Int(number)]
    let cost = Int(heads[Int(link.origin)].cost) + Int(link.cost)
    guard cost <= CostQueue.highestCost else {
      tooLong = true
      return
    }
    if cost < heads[Int(link.end)].cost {
      heads[Int(link.end)].cost = Int32(cost)
      heads[Int(link.end)].lastLink = number
      queue.push(UInt32(link.end) << 1, cost: cost)
    }
    var descent = heads[Int(link.end)].firstDescent
    while descent >= 0 {
      let next = descents[Int(descent)].next
      join(number, link, descent, descents[Int(descent)])
      descent = next
    }
  }

  private mutating func finalize(_ number: Int32, _ descent: Descent) {
    let head = Int(descent.head)
    descents[Int(number)].next = heads[head].firstDescent
    heads[head].firstDescent = number
    var link = heads[head].firstLink
    while link >= 0 {
      let next = links[Int(link)].next
      join(link, links[Int(link)], number, descent)
      link = next
    }
  }

  /// Adds the consequences of a link whose end descends.
  private mutating func join(_ via: Int32, _ link: Link, _ rest: Int32, _ descent: Descent) {
    if link.idle == descent.control { return }
    let sum = Int(link.cost) + Int(descent.cost)
    guard sum <= CostQueue.highestCost else {
      tooLong = true
      return
    }
    let cost = Int32(sum)
    guard link.site >= 0 else {
      offer(
        Descent(head: link.origin, control: descent.control, cost: cost, via: via, rest: rest))
      return
    }
    let pair = PairKey(link.site, descent.control)
    guard let known = linkNumbers[pair] else {
      linkNumbers[pair] = Int32(truncatingIfNeeded: links.count)
      let end = number(of: descent.control, link.below)
      add(
        Link(
          origin: link.origin, end: end, cost: cost, below: -1, site: -1, rule: link.rule,
          descent: rest))
      return
    }
    guard cost < links[Int(known)].cost else { return }
    // No final head depends on it yet: that head would have cost more than the current one.
    links[Int(known)].cost = cost
    links[Int(known)].rule = link.rule
    links[Int(known)].descent = rest
    relax(known)
  }

  mutating func offer(_ descent: Descent) {
    let cost = Int(heads[Int(descent.head)].cost) + Int(descent.cost)
    guard cost <= CostQueue.highestCost else {
      tooLong = true
      return
    }
    let number = number(of: descent)
    if number == descents.count {
      descents.append(descent)
    } else if descent.cost < descents[Int(number)].cost {
      descents[Int(number)] = descent
    } else {
      return
    }
    queue.push(UInt32(number) << 1 | 1, cost: cost)
  }
}
