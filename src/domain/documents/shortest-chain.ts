import { type PersonalDocument, personalDocuments } from './personal-documents.ts'
import type { Rule } from './rules.ts'

/** Papers as bits of one number: a set of them is then a key, and there are few sets one can reach. */
const bit = (paper: PersonalDocument) => 1 << personalDocuments.indexOf(paper)
const toDocumentSet = (held: readonly PersonalDocument[]) => held.reduce((set, paper) => set | bit(paper), 0)
const countIn = (set: number, of: readonly PersonalDocument[]) => of.filter((paper) => (set & bit(paper)) !== 0).length

/** Steps first, then how often an office must be asked, how often one step waits for another, and days of waiting. */
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
 * The cheapest chain of rules from the papers in hand to any of the wanted ones: Dijkstra over sets of papers.
 * Of two that cost the same the earlier rule of the file wins. Null when no chain leads there.
 */
export function findShortestChain(
  held: readonly PersonalDocument[],
  wanted: readonly PersonalDocument[],
  rules: readonly Rule[],
): readonly Rule[] | null {
  const open = new Map<number, SearchNode>()
  const settled = new Set<number>()
  const start = toDocumentSet(held)
  let here: SearchNode | undefined = { set: start, cost: [0, 0, 0, 0], chain: [] }
  while (here) {
    const { set, cost, chain } = here
    if (countIn(set, wanted) > 0) return chain
    settled.add(set)
    open.delete(set)
    for (const rule of rules) {
      const next = set | bit(rule.gives)
      const isPossible = rule.needs.every(({ of, count }) => countIn(set, of) >= count)
      if (!isPossible || settled.has(next)) continue
      const place = { set: next, cost: costAfter(cost, rule, start), chain: [...chain, rule] }
      const known = open.get(next)
      if (!known || compareCosts(place.cost, known.cost) < 0) open.set(next, place)
    }
    here = [...open.values()].toSorted((a, b) => compareCosts(a.cost, b.cost))[0]
  }
  return null
}
