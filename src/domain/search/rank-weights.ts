import type { NeedKey } from '#domain/needs/needs.ts'

/** Every number that the ranking depends on, in points. */
export const rankWeights = {
  /**
   * Core: the need is the listing's main purpose. Strong: one of its services answers it. Weak: only its category may.
   */
  coreNeed: 200,
  strongNeed: 120,
  weakNeed: 30,
  /** Each further chosen need answered, up to three. */
  furtherNeed: 8,
  /** The text names a service the listing has; each further one adds `furtherService`. */
  namedService: 150,
  furtherService: 10,
  /** It has none of the named services, but a closely related one. */
  relatedService: 70,
  /** All of the person's words are in the name; a partial match counts in part. */
  nameMatch: 120,
  servesRecord: 16,
  servesSupervision: 6,
  noIdNeeded: 6,
  walkIn: 5,
  free: 4,
  slidingFee: 2,
  alwaysOpen: 2,
  phone: 10,
  /** Only for people who read Spanish. */
  spanish: 14,
  /** Decays with distance: about a third is left after `nearKm`. */
  near: 30,
  nearKm: 15,
  /** Within the county when only its center is known: the position in it hardly matters. */
  nearInCounty: 6,
  nearInCountyKm: 60,
  inCounty: 16,
  local: 24,
  statewide: 8,
  national: 0,
  /** 2-1-1 is national but knows local services. */
  helpline: 10,
  /** Replaces `statewide` where the state's own agency is the right contact. */
  statewideAnswer: 60,
  /** Data from this year; older data loses `staleYear` per year, down to zero. */
  fresh: 9,
  staleYear: 3,
  /** Multiplied by completeness, a number up to 100. */
  quality: 0.1,
  oldInformation: -15,
  reportsDiffer: -25,
  /** Known to turn people with a record away. */
  refusesRecord: -120,
  /** Its name shows that it is for minors. */
  forChildren: -80,
  /** For each better listing of the same name, up to five: twenty branches of one library are one suggestion. */
  sameName: -14,
  /** For each better listing of the same kind, up to twenty. */
  sameKind: -4,
  /** For each kind that a case manager would try first for the same need. */
  kindOrder: -15,
  /** For each listing already ranked above for the same need, so that needs alternate. */
  turn: 12,
} as const satisfies Record<string, number>

export type RankWeights = Record<keyof typeof rankWeights, number>

/** Documents, benefits and legal matters are handled by the state, so its agency ranks near the top for them. */
export const statewideNeeds: readonly NeedKey[] = [
  'id-documentation',
  'financial-assistance',
  'food-assistance',
  'legal',
]
