/**
 * The proof runs a fixed sample of the sets that only grow a figure, `npm run eval -- whole` all of them; both are
 * listed in docs/testing.md. What guards an answer to somebody in danger is never sampled.
 */
const runsWholeSets = process.env['WHOLE_SETS'] === '1'

/** One of so many. */
export function takeSample<Item>(all: readonly Item[], of: number): readonly Item[] {
  return runsWholeSets ? all : all.filter((_, index) => index % of === 0)
}

/** How many of something is made. */
export const chooseCount = (whole: number, sample: number): number => (runsWholeSets ? whole : sample)

/** How often a property is tried: the sample has the same inputs in each run, the whole set new ones. */
export function chooseRuns(whole: number, sample: number): { numRuns: number; seed?: number } {
  return runsWholeSets ? { numRuns: whole } : { numRuns: sample, seed: 1 }
}
