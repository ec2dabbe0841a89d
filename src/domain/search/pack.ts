import * as z from 'zod/mini'
import { ListingKind } from '#domain/directory/kinds.ts'
import { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import { StateCode } from '#domain/places/states.ts'
import { Resource, ResourceCategory } from '#domain/resources/resource.ts'
import { nameNearLegalAid, toAbsences, toContact, withoutContacts } from './absent-kinds.ts'
import type { Absence } from './absence.ts'
import { addNextSteps, arrangeHelp } from './arrange-help.ts'
import type { Candidate } from './candidate.ts'
import { buildPlan } from './plan.ts'
import { rankWeights, type RankWeights } from './rank-weights.ts'
import { addRank } from './rank.ts'

const empty = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** A candidate without its empty fields. No names and services: those are for a person's own words, which a phone can't read. */
const PackedCandidate = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  category: ResourceCategory,
  kind: ListingKind,
  scope: z.enum(['site', 'region', 'state', 'national']),
  countyFips: empty(z.string()),
  serving: z.optional(z.enum(['here', 'elsewhere'])),
  needs: z.int(),
  weakNeeds: z.int(),
  coreNeeds: z.int(),
  owner: z.int(),
  flags: z.int(),
  quality: z.number(),
  lat: empty(z.number()),
  lon: empty(z.number()),
  isNeglected: z.optional(z.boolean()),
  isUnavailable: z.optional(z.boolean()),
})

/** Everything a search for needs in one county can find, in one language, so that it works without a network. */
export const CountyPack = z.object({
  format: z.literal(3),
  language: Language,
  county: z.object({
    fips: z.string().check(z.regex(/^\d{5}$/)),
    state: StateCode,
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    lat: z.number(),
    lon: z.number(),
  }),
  /** In use when it was built; the shipped weights when absent. */
  weights: z.optional(z.record(z.string(), z.number())),
  candidates: z.array(PackedCandidate),
  /** The closest legal aid office of the state, when none is listed in the county. */
  nearLegalAid: empty(z.string()),
  /** Of the candidates, and of whom to ask where a kind is not listed. Read one by one, because a search shows a hundred of a thousand. */
  cards: z.array(z.looseObject({ id: z.string() })),
})
export type CountyPack = z.infer<typeof CountyPack>

export function packCandidate(candidate: Candidate): z.input<typeof PackedCandidate> {
  const { name: _name, services: _services, asOfYear: _year, countyFips, lat, lon, ...filled } = candidate
  return {
    ...filled,
    ...(countyFips !== null && { countyFips }),
    ...(lat !== null && { lat }),
    ...(lon !== null && { lon }),
  }
}

interface PackRequest {
  needs: readonly NeedKey[]
  language: Language
  now: number
  /** Where in the county the person is, if that is known. */
  point?: Point | null
}

export interface PackHelp {
  resources: Resource[]
  alsoHelpful: Resource[]
  absences: Absence[]
}

/** The server's search for these needs, on the listings of the pack. */
export function searchPack(
  { county, weights, candidates: all, nearLegalAid, cards }: CountyPack,
  request: PackRequest,
): PackHelp {
  const { needs, language, now, point = null } = request
  // JSON leaves out what is not there, and never has undefined.
  const candidates = all as Candidate[]
  const plan = buildPlan({ county, point, needs, language, now })
  const read = (mask: number) =>
    candidates.filter((candidate) => ((candidate.needs | candidate.weakNeeds) & mask) !== 0)
  const near = read(plan.mask)
  const first = arrangeHelp(near, plan, { weights: { ...rankWeights, ...weights } satisfies RankWeights })
  const further = first.next ? read(first.next.mask) : []
  const { ranked, absent } = addNextSteps(first, { candidates: near, further }, plan)
  const cardsById = new Map(cards.map((card) => [card.id, card]))
  const readCard = (id: string) => Resource.safeParse(cardsById.get(id)).data ?? null
  const found = ranked.flatMap((listing) => {
    const card = readCard(listing.candidate.id)
    return card ? [addRank(card, listing)] : []
  })
  const absences = toAbsences(nameNearLegalAid(absent, nearLegalAid), (id) => {
    const card = readCard(id)
    return card && toContact(card)
  })
  const listed = withoutContacts(found, absences)
  return {
    resources: listed.filter(({ alsoReason }) => alsoReason === undefined),
    alsoHelpful: listed.filter(({ alsoReason }) => alsoReason !== undefined),
    absences,
  }
}
