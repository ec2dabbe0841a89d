import type { AnswerSource } from '#contracts/assistant.ts'
import { isRepeated, type TalkState } from '#domain/conversation/talk-state.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { facetNames, listNearestFacets, type FacetName } from '#domain/knowledge/facets.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { extractTerms } from '#domain/knowledge/terms.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ChosenDetail } from './choose-detail.ts'
import { formatContactLine, toGuideSource, listOfficeLines } from './evidence.ts'
import { getStateRule } from './state-rules.ts'
import { formatListingLine, toListingSource } from './listings-near.ts'
import { formatReplyText, getChips } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'

export interface ComposedReply {
  reply: string
  sources: AnswerSource[]
  followUps: string[]
}

export interface Material {
  guide: Guide
  /** What makes this person's question special. */
  detail: ChosenDetail | null
  /** What is asked about it, in the order to answer; none for the whole guide. */
  facets: readonly FacetName[]
  listings: readonly Resource[]
  facts: Facts
  /** What comes before the answer: that somebody was heard. */
  before: string | null
  /** A caution after it. */
  after: string | null
}

const mostFollowUps = 3
/** The order in which people ask on. */
const nextFacets: readonly FacetName[] = [
  'how',
  'where',
  'bring',
  'cost',
  'say',
  'denied',
  'time',
  'no-id',
  'allowed',
  'rights',
  'officer',
  'trap',
]

/** One small answer, what belongs to it in this state, and the listings of the kind asked for. Nothing is said twice. */
export function composeReply(understanding: Understanding, material: Material): ComposedReply {
  const { language, talk } = understanding
  const { guide, detail, listings, before, after } = material
  const facets = [...new Set(material.facets.flatMap((name) => chooseUnsaid(guide, name, understanding) ?? []))]
  const asked = facets[0] ?? null
  const isWhole = material.facets.length === 0
  const { rules, offices } = asked
    ? listStateLines(understanding, guide, detail ? [...facets, 'allowed'] : facets, material)
    : { rules: [], offices: [] }
  // The rule of the state answers; "it depends on your state" then needs no second passage.
  const leadsWithRule = rules.length > 0 && rulesThatAnswer.has(guide.id)
  const rule = rules.join('\n')
  const saysRule = leadsWithRule && !isRepeated(talk, rule)
  const passages = isWhole ? [guide.text[language].body] : listPassages(understanding, material, facets)
  const body = saysRule ? passages.slice(0, 1) : passages
  const isShort = !isWhole && body.length === 1 && !detail
  const office = [...(leadsWithRule ? [] : rules), ...offices].join('\n')
  const parts = [
    before,
    saysRule && rule,
    ...body,
    office,
    isShort && contactPart(understanding, guide, asked ?? 'where', material.facts, body.join(' ')),
    // The office of a state needs no town.
    office && !understanding.location ? null : composeListings(understanding, asked, listings),
    after,
  ]
  const kept = parts.filter((part) => typeof part === 'string' && part !== '') as string[]
  return {
    reply: kept.filter((part, at) => !isRepeated(talk, part) || kept.length === 1 || at === 0).join('\n\n'),
    sources: [toGuideSource(guide, language), ...listings.map(toListingSource)],
    followUps: listFollowUps(understanding, guide, facets, isWhole),
  }
}

/** What is asked, and what makes the question special before or after it; the short answer comes before any other. */
function listPassages(
  understanding: Understanding,
  { guide, detail }: Material,
  facets: readonly FacetName[],
): string[] {
  const { language } = understanding
  const ordered = facets.includes('what') ? ['what' as const, ...facets.filter((name) => name !== 'what')] : facets
  const [first, ...others] = ordered.flatMap((name) => guide.facets[name]?.[language] ?? [])
  const texts = first === undefined ? [] : [first, ...others.filter((text) => saysMore(text, first))]
  if (!detail) return texts.length > 0 ? texts : [describeUnknown(understanding)]
  const special = detail.detail.text[language]
  return detail.isClear ? [special, ...texts] : [...texts, special]
}

/** A passage of which this much was said just before it adds only length. */
const mostShared = 0.45

function saysMore(text: string, before: string): boolean {
  const known = new Set(extractTerms(before))
  const terms = [...new Set(extractTerms(text))]
  return terms.filter((term) => known.has(term)).length <= terms.length * mostShared
}

/** Nothing new is known about what is asked. */
function describeUnknown({ language, talk }: Understanding): string {
  const text = formatReplyText(language, 'noDetail')
  return isRepeated(talk, text) ? formatReplyText(language, 'allSaid') : text
}

/** A small answer that may be meant beside the one asked for must be this likely. */
const mayBeMeant = 0.1

export const isGiven = ({ given }: TalkState, guide: Guide, name: FacetName | 'guide'): boolean =>
  given.some(({ guideId, part }) => guideId === guide.id && part === name)

/**
 * The small answer asked for; where it was said or there is none, another one that may be meant; otherwise none, which is
 * said.
 */
export function chooseUnsaid(guide: Guide, asked: FacetName, { talk, turn, chip }: Understanding): FacetName | null {
  const others = turn.facets.filter(({ probability }) => probability >= mayBeMeant).map(({ name }) => name)
  const possible = [asked, ...listNearestFacets(asked), ...(chip ? [] : others), 'what' as const]
  return possible.find((name) => guide.facets[name] && !isGiven(talk, guide, name)) ?? null
}

function listFollowUps(
  { talk, language }: Understanding,
  guide: Guide,
  facets: readonly FacetName[],
  isWhole: boolean,
): string[] {
  const chips = getChips(language)
  const open = [...new Set([...nextFacets, ...facetNames])].filter(
    (name) => name !== 'what' && !facets.includes(name) && guide.facets[name] && !isGiven(talk, guide, name),
  )
  const questions = open.slice(0, mostFollowUps - 1).map((name) => chips.facets[name])
  return isWhole || isGiven(talk, guide, 'guide') ? questions : [...questions, chips.more]
}

export function composeListings(
  { language, location, placeChoices, wantsListings }: Understanding,
  facet: FacetName | null,
  listings: readonly Resource[],
): string | null {
  const place = location && { ...location, county: formatCountyInSentence(location.county, language) }
  if (listings.length > 0 && place) {
    const title = formatReplyText(language, wantsListings ? 'placesFirst' : 'placesTitle', place)
    return `${title}\n\n${listings.map((listing) => formatListingLine(listing, language)).join('\n')}`
  }
  if (!wantsListings && facet !== 'where') return null
  if (placeChoices.length > 0) return formatReplyText(language, 'whichPlace')
  if (!location) return formatReplyText(language, 'noPlace')
  return wantsListings && place ? formatReplyText(language, 'placesNone', place) : null
}

const officeFacets: ReadonlySet<FacetName> = new Set(['what', 'how', 'where', 'say'])

/** Guides about what a state's law says: its rule is the answer. */
const rulesThatAnswer: ReadonlySet<string> = new Set([
  'clear-record',
  'clear-record-wait',
  'seal-expunge-pardon',
  'jury-duty',
  'gun-rights',
  'test-strips',
])

/** The state's rule and office: only what belongs to this question. */
function listStateLines(
  { language, state }: Understanding,
  guide: Guide,
  facets: readonly FacetName[],
  { facts, listings }: Pick<Material, 'facts' | 'listings'>,
): { rules: string[]; offices: string[] } {
  if (!state) return { rules: [], offices: [] }
  const isListed = (line: string) =>
    listings.some(({ website, phone }) => (website && line.includes(website)) || (phone && namesPhone(line, phone)))
  const rules = facets.flatMap((facet) => getStateRule(guide.id, facet, state, facts, language))
  const offices = facets
    .filter((facet) => officeFacets.has(facet))
    .flatMap(() => listOfficeLines(guide, state, facts, language))
    .filter((line) => !isListed(line))
  return { rules: [...new Set(rules)], offices: [...new Set(offices)] }
}

/** Sites that find a lawyer, for an answer that speaks of one. */
const lawyerFinders: ReadonlySet<string> = new Set(['lawhelp', 'lsc', 'legal-services-corporation'])
const namesLawyer = /\b(?:lawyer|legal aid|public defender|abogad[oa]|ayuda legal|defensor)/i

const contactFacets: ReadonlySet<FacetName> = new Set(['where', 'say', 'how', 'what', 'denied'])

/** One line to call, unless the answer names it already. */
function contactPart(
  { language }: Understanding,
  guide: Guide,
  facet: FacetName,
  facts: Facts,
  body: string,
): string | null {
  if (!contactFacets.has(facet)) return null
  const contact = guide.contacts
    .filter((id) => !lawyerFinders.has(id) || namesLawyer.test(body))
    .flatMap((id) => facts.contacts.get(id) ?? [])
    .find(({ phone, url }) => !(phone && namesPhone(body, phone)) && !(url && body.includes(new URL(url).hostname)))
  return contact ? formatContactLine(contact, language) : null
}

/** "2-1-1" and "211" are one number. */
const namesPhone = (text: string, phone: string) =>
  (text.match(/[\d-]{3,}/g) ?? []).some((number) => number.replace(/\D/g, '') === phone.replace(/\D/g, ''))
