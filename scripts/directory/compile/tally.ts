/** Counts of what happened to rows on their way, by a sentence that says it; printed in the report. */
export type Tally = Map<string, number>

export function addToTally(tally: Tally, what: string, by = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + by)
}
