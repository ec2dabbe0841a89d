import type { NeedKey } from '#domain/needs/needs.ts'

/** Every number the order of results depends on, in points. */
export const rankWeights = {
  /** The need is what the place is there for; a service beside others answers it; only its category may. */
  coreNeed: 200,
  strongNeed: 120,
  weakNeed: 30,
  /** Each further chosen need answered, up to three. */
  furtherNeed: 8,
  /** The words named a service the place has; each further one counts `furtherService`. */
  namedService: 150,
  furtherService: 10,
  /** It has none of the named services, but what comes closest to one. */
  relatedService: 70,
  /** All of the person's words are in the name; a part counts in part. */
  nameMatch: 120,
  servesRecord: 16,
  servesSupervision: 6,
  noIdNeeded: 6,
  walkIn: 5,
  free: 4,
  slidingFee: 2,
  alwaysOpen: 2,
  phone: 10,
  /** Only for those who read Spanish. */
  spanish: 14,
  /** Fades with the distance: about a third is left after `nearKm`. */
  near: 30,
  nearKm: 15,
  /** Within the county when only its middle is known: where in it hardly matters. */
  nearInCounty: 6,
  nearInCountyKm: 60,
  inCounty: 16,
  local: 24,
  statewide: 8,
  national: 0,
  /** 2-1-1 is national and yet knows what is around the corner. */
  helpline: 50,
  /** Instead of `statewide` where the state's own agency is the right door. */
  statewideAnswer: 60,
  /** Data of this year; older data loses `staleYear` a year, down to none. */
  fresh: 9,
  staleYear: 3,
  /** Completeness, a number up to 100, times this. */
  quality: 0.1,
  oldInformation: -15,
  reportsDiffer: -25,
  /** It is known to turn people with a record away. */
  refusesRecord: -120,
  /** By its name it is for minors. */
  forChildren: -80,
  /** Each better place of the same name, up to five: twenty branches of one library are one idea. */
  sameName: -14,
  /** Each better place of the same category, up to twenty. */
  sameKind: -4,
  /** Each place already standing above for the same need: lets the needs take turns. */
  turn: 12,
} as const satisfies Record<string, number>

export type RankWeights = Record<keyof typeof rankWeights, number>

/** Papers, benefits and the law come from the state, so its agency stands near the top there. */
export const statewideNeeds: readonly NeedKey[] = [
  'id-documentation',
  'financial-assistance',
  'food-assistance',
  'legal',
]
