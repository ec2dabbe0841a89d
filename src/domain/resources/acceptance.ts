import type { ListingKind } from '../directory/kinds.ts'
import {
  type Audience,
  audiences,
  coreFacts,
  type FactAnswer,
  type ReentryFact,
  reentryFactRules,
  reentryFacts,
} from '../directory/reentry-facts.ts'
import type { ServiceId } from '../services/services.ts'
import type { Resource } from './resource.ts'

/** What a listing says of one fact, and who says so. */
export interface StatedFact {
  fact: ReentryFact
  value: FactAnswer
  source: string | null
  asOf: string | null
  reportsDiffer: boolean
}

type Answer = FactAnswer | 'unknown'

/** Family medicine treats everybody, and a Women's Club is a house. */
const sayNothing =
  /\b(family (medicine|practice|health|clinic|care|dental|dentistry|counseling|physicians?)|women,? infants|wom[ae]ns club)\b/gi

/**
 * What a place says it is for; a person who is not one of them has nothing to ask. Beside the table of facts, because the first
 * page reads that one and not these words.
 */
const namedFor: Readonly<
  Record<Audience, { words: RegExp; kinds?: readonly ListingKind[]; services?: readonly ServiceId[] }>
> = {
  women: { words: /\b(wom[ae]ns?|mothers|moms|mujer(es)?|madres)\b/i, services: ['pregnancy-program'] },
  men: { words: /\b(men|mens|hombres?)\b/i },
  families: {
    words:
      /\b(famil(y|ies) (shelters?|housing|services?|support|resources?|centers?|home)|families|mothers|moms|parents|madres|familias?|wom[ae]ns?( and |[ &/]+)child(ren)?s?)\b/i,
    kinds: ['family-program', 'head-start', 'wic-clinic'],
    services: ['child-care', 'parenting-classes'],
  },
  youngPeople: {
    words: /\b(youth|teens?|young (adults?|people)|runaways?|jovenes|jóvenes|adolescents?)\b/i,
    kinds: ['youth-program'],
    services: ['youth-line'],
  },
  olderAdults: { words: /\b(seniors?|elder(s|ly)|older adults?|adultos mayores)\b/i },
}

/** Whose name, kind or services say that it is for these people. */
function isNamedFor({ name, kind, serviceIds = [] }: Resource, audience: Audience): boolean {
  const named = namedFor[audience]
  return (
    named.words.test(name.replaceAll(/['’]/g, '').replaceAll(sayNothing, ' ')) ||
    named.kinds?.some((one) => one === kind) === true ||
    named.services?.some((one) => serviceIds.includes(one)) === true
  )
}

const isAudience = (fact: ReentryFact): fact is Audience => audiences.some((audience) => audience === fact)

/** A stated fact counts before what the place is named for; null where nobody said anything. */
function findStatedFact(resource: Resource, fact: ReentryFact): StatedFact | null {
  const { value = 'unknown', source = null, asOf = null, reportsDiffer = false } = resource.facts?.[fact] ?? {}
  if (value !== 'unknown') return { fact, value, source, asOf, reportsDiffer }
  if (!isAudience(fact) || !isNamedFor(resource, fact)) return null
  const { source: list, asOf: listed = null } = resource
  return { fact, value: 'yes', source: list?.publisher ?? null, asOf: listed, reportsDiffer }
}

/** The facts known about a listing, with their source. */
export function listStatedFacts(resource: Resource): StatedFact[] {
  return factOrder.flatMap((fact) => findStatedFact(resource, fact) ?? [])
}

const factOrder = (['law', 'coming', 'people'] as const).flatMap((group) =>
  reentryFacts.filter((fact) => reentryFactRules[fact].group === group),
)

/** Facts that are unknown and worth asking any place on the phone. */
export function listUnknownFacts({ facts }: Pick<Resource, 'facts'>): ReentryFact[] {
  return facts ? coreFacts.filter((fact) => facts[fact].value === 'unknown') : []
}

const otherName: Readonly<Partial<Record<ReentryFact, Audience>>> = { women: 'men', men: 'women' }
const saysName = ({ name }: Resource, audience: Audience) =>
  isNamedFor({ id: '', category: 'other', name, services: [] }, audience)

/** Whether a listing takes them. A house named for women alone does not take men; what a source does not say is unknown. */
export function judgeAcceptance(resource: Resource, fact: ReentryFact): Answer {
  const stated = findStatedFact(resource, fact)
  if (stated) return stated.value
  const other = otherName[fact]
  return other && saysName(resource, other) ? 'no' : 'unknown'
}

/** Where people sleep, spend the day or are given a bed. */
const stayKinds: ReadonlySet<string | null | undefined> = new Set<ListingKind>([
  'emergency-shelter',
  'day-center',
  'transitional-housing',
  'recovery-housing',
  'residential-treatment',
  'housing-authority',
  'affordable-housing',
  'veterans-housing',
  'coordinated-entry',
  'reentry-program',
  'survivor-program',
])

/** Of a person's own facts, those that matter to this place. */
function listRelevantFacts({ kind }: Resource, own: readonly ReentryFact[]): ReentryFact[] {
  return factOrder.filter((fact) => {
    return own.includes(fact) && (reentryFactRules[fact].isForStays !== true || stayKinds.has(kind))
  })
}

/** Of a person's own facts, those to ask about on the phone: nobody said, it depends, or visitors say otherwise. */
export function listFactsToAsk(resource: Resource, own: readonly ReentryFact[]): ReentryFact[] {
  return listRelevantFacts(resource, own).filter((fact) => {
    const isDisputed = findStatedFact(resource, fact)?.reportsDiffer === true
    const answer = judgeAcceptance(resource, fact)
    return isDisputed || answer === 'ask' || answer === 'unknown'
  })
}

/** Of a person's own facts, those a place says no to. */
export const listRefusals = (resource: Resource, own: readonly ReentryFact[]): ReentryFact[] =>
  own.filter((fact) => judgeAcceptance(resource, fact) === 'no')

/** Whether a place takes somebody with these facts: `no` when it says no to one of them. */
export function judgeFit(resource: Resource, own: readonly ReentryFact[]): 'yes' | 'no' | 'unknown' {
  if (listRefusals(resource, own).length > 0) return 'no'
  return listFactsToAsk(resource, own).length > 0 ? 'unknown' : 'yes'
}
