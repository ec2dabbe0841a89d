interface DemandAndSupply {
  searches: number
  places: number
}

/** Demand over supply. Adding one avoids a division by zero where there are no listings. */
export const computeGap = ({ searches, places }: DemandAndSupply): number => searches / (places + 1)

/** Limits between the shades: fixed, so that two maps can be compared. */
export const stepLimits = [5, 10, 25, 50] as const

export const gapSteps = [1, 2, 3, 4, 5] as const
export type GapStep = (typeof gapSteps)[number]

export function findGapStep(county: DemandAndSupply): GapStep {
  const gap = computeGap(county)
  const passed = stepLimits.filter((limit) => gap >= limit).length
  return gapSteps[passed] ?? 5
}
