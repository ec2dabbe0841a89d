import { type PersonalDocument, personalDocuments } from './personal-documents.ts'
import type { Rule } from './rules.ts'

/** Documents as bits of one number: a set of them is then a key, and few sets are reachable. */
const bit = (document: PersonalDocument) => 1 << personalDocuments.indexOf(document)
const toDocumentSet = (heldDocuments: readonly PersonalDocument[]) =>
  heldDocuments.reduce((set, document) => set | bit(document), 0)
const countIn = (set: number, of: readonly PersonalDocument[]) =>
  of.filter((document) => (set & bit(document)) !== 0).length

/**
 * Number of steps first, then how often an office must be asked, how often one step waits for another, and days of
 * waiting.
 */
type Cost = readonly [steps: number, asks: number, waits: number, days: number]

interface SearchNode {
  set: number
  cost: Cost
  chain: readonly Rule[]
}

function costAfter([steps, asks, waits, days]: Cost, { mustAsk, needs, waitDays }: Rule, start: number): Cost {
  const missing = needs.reduce((sum, { of, count }) => sum + Math.max(count - countIn(start, of), 0), 0)
  return [steps + 1, asks + Number(mustAsk), waits + missing, days + (waitDays?.most ?? 0)]
}

function compareCosts(a: Cost, b: Cost): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3]
}

/**
 * The cheapest chain of rules from the documents a person has to any of the wanted ones: Dijkstra over sets of
 * documents. Of two with the same cost the earlier rule of the file wins. Null when there is no chain.
 */
export function findShortestChain(
  heldDocuments: readonly PersonalDocument[],
  wanted: readonly PersonalDocument[],
  rules: readonly Rule[],
): readonly Rule[] | null {
  const open = new Map<number, SearchNode>()
  const visited = new Set<number>()
  const start = toDocumentSet(heldDocuments)
  let here: SearchNode | undefined = { set: start, cost: [0, 0, 0, 0], chain: [] }
  while (here) {
    const { set, cost, chain } = here
    if (countIn(set, wanted) > 0) return chain
    visited.add(set)
    open.delete(set)
    for (const rule of rules) {
      const next = set | bit(rule.gives)
      const isPossible = rule.needs.every(({ of, count }) => countIn(set, of) >= count)
      if (!isPossible || visited.has(next)) continue
      const node = { set: next, cost: costAfter(cost, rule, start), chain: [...chain, rule] }
      const openNode = open.get(next)
      if (!openNode || compareCosts(node.cost, openNode.cost) < 0) open.set(next, node)
    }
    here = [...open.values()].toSorted((a, b) => compareCosts(a.cost, b.cost))[0]
  }
  return null
}
