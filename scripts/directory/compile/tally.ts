/** Counts of what happened to rows during compilation, by a descriptive sentence; printed in the report. */
export type Tally = Map<string, number>

export function addToTally(tally: Tally, what: string, by = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + by)
}
