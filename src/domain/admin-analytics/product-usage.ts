import { suppressSmallCount } from '../analytics/suppression.ts'
import { isGroModule, type GroModule } from '../gro/lessons.ts'
import { hideSmallCounts, type Cell } from '../partner-analytics/suppress.ts'
import { sumCounts, type Count, type Measure } from './measures.ts'

export interface ProductUsage {
  pages: { page: string; views: Cell }[]
  tools: { tool: string; uses: Cell }[]
  modules: { module: GroModule; uses: Cell }[]
  pinSaves: Cell
  pinReturns: Cell
  votes: { context: string; up: Cell; down: Cell }[]
}

export function computeProductUsage(counts: readonly Count[]): ProductUsage {
  return {
    pages: byKey(counts, 'view').map(([page, views]) => ({ page, views })),
    tools: byKey(counts, 'tool').map(([tool, uses]) => ({ tool, uses })),
    modules: byKey(counts, 'module').flatMap(([module, uses]) => (isGroModule(module) ? [{ module, uses }] : [])),
    pinSaves: suppressSmallCount(sumCounts(counts, 'pin', ({ key }) => key === 'save')),
    pinReturns: suppressSmallCount(sumCounts(counts, 'pin', ({ key }) => key === 'return')),
    votes: votesByContext(counts),
  }
}

/** Most used first; hidden counts are sorted by name, so their order reveals nothing. */
function byKey(counts: readonly Count[], measure: Measure): [key: string, cell: Cell][] {
  return [...sumsByKey(counts, measure)]
    .map(([key, n]): [string, Cell] => [key, suppressSmallCount(n)])
    .toSorted(([a, m], [b, n]) => (n ?? 0) - (m ?? 0) || a.localeCompare(b))
}

function sumsByKey(counts: readonly Count[], measure: Measure): Map<string, number> {
  const sums = new Map<string, number>()
  for (const count of counts) {
    if (count.measure === measure) sums.set(count.key, (sums.get(count.key) ?? 0) + count.n)
  }
  return sums
}

/**
 * The share of all votes is shown; a context with only a few votes is left out entirely, because anyone could have
 * invented its name.
 */
function votesByContext(counts: readonly Count[]): ProductUsage['votes'] {
  const [up, down] = [buildColumn(counts, 'vote_up'), buildColumn(counts, 'vote_down')]
  return [...new Set([...up.keys(), ...down.keys()])]
    .toSorted()
    .map((context) => ({ context, up: up.get(context) ?? null, down: down.get(context) ?? null }))
    .filter((row) => row.up !== null || row.down !== null)
}

function buildColumn(counts: readonly Count[], measure: Measure): Map<string, Cell> {
  const sums = [...sumsByKey(counts, measure)]
  const cells = hideSmallCounts(
    sums.map(([, n]) => n),
    { isTotalKnown: true },
  )
  return new Map(sums.map(([key], index) => [key, cells[index] ?? null]))
}
