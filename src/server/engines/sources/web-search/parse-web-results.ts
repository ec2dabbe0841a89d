import { classifyCorrectional } from '#domain/directory/correctional.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import type { Resource, ResourceCategory } from '#domain/resources/resource.ts'
import { cleanPhone, cleanText, cleanWebsite, cleanZip } from '../clean.ts'
import type { SourceRequest } from '../source.ts'
import type { ModelAnswer } from './ask-model.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const maybe = z.optional(z.nullable(text(2_000)))
const FoundOnWeb = z.strictObject({
  name: text(2_000),
  description: maybe,
  address: maybe,
  city: maybe,
  state: maybe,
  zip: maybe,
  phone: maybe,
  website: maybe,
  needs: z.array(text(64)).check(z.maxLength(18)),
  sourceUrl: text(2_048),
})
type FoundOnWeb = z.infer<typeof FoundOnWeb>

const mostFound = 12

/** The usual category for a need. */
const categoryByNeed: Partial<Record<NeedKey, z.infer<typeof ResourceCategory>>> = {
  housing: 'housing',
  employment: 'employment',
  'job-training': 'employment',
  legal: 'legal',
  healthcare: 'healthcare',
  'mental-health': 'mental-health',
  education: 'education',
  transportation: 'transportation',
  'recovery-support': 'recovery-support',
  sobriety: 'recovery-support',
  'peer-support': 'peer-support',
  'food-assistance': 'community-services',
  'financial-assistance': 'community-services',
  'family-child-support': 'community-services',
  'id-documentation': 'community-services',
}

/**
 * The model's list as cards. Keeps only entries that name a page the search actually returned; all are marked as
 * unchecked.
 */
export function parseWebResults(answer: ModelAnswer, request: SourceRequest): Resource[] {
  const pages = new Set(answer.sources.map(pageKey).filter((key) => key !== null))
  return listIn(answer.text)
    .slice(0, mostFound)
    .flatMap((entry) => {
      const found = FoundOnWeb.safeParse(entry)
      const page = found.success ? pageKey(found.data.sourceUrl) : null
      if (!found.success || !page || !pages.has(page)) return []
      const card = toCard(found.data, request)
      return card ? [card] : []
    })
}

/** The array in the answer, with or without a code fence. */
function listIn(answer: string): unknown[] {
  const list: unknown = JSON.parse(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1))
  if (!Array.isArray(list)) throw new TypeError('The model did not answer with a list.')
  return list
}

function toCard(found: FoundOnWeb, { county, needs: requestedNeeds }: SourceRequest): Resource | null {
  const name = cleanText(found.name)
  const sourceUrl = cleanWebsite(found.sourceUrl)
  const needs = found.needs.filter((need): need is NeedKey => requestedNeeds.includes(need as NeedKey))
  const state = StateCode.safeParse(cleanText(found.state, 2)?.toUpperCase()).data ?? null
  if (!name || !sourceUrl || needs.length === 0 || classifyCorrectional(name) !== 'no') return null
  if (found.state && state !== county.state) return null
  const phone = cleanPhone(found.phone)
  const host = new URL(sourceUrl).hostname.replace(/^www\./, '')
  return {
    id: `web-${createHash('sha256').update(`${name}|${sourceUrl}`.toLowerCase()).digest('hex').slice(0, 20)}`,
    name,
    category: needs.map((need) => categoryByNeed[need]).find((category) => category !== undefined) ?? 'other',
    description: cleanText(found.description),
    address: cleanText(found.address),
    city: cleanText(found.city, 120),
    state,
    zip: cleanZip(found.zip),
    phone: phone?.number ?? null,
    website: cleanWebsite(found.website) ?? sourceUrl,
    services: [],
    needs,
    source: { publisher: host.slice(0, 200), dataset: null, url: sourceUrl, licence: null },
    reasons: ['web_unchecked'],
    isUnchecked: true,
  }
}

/** An address normalized for comparison: no fragment, no tracking parameters, no trailing slash. */
function pageKey(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const tracking = url.searchParams
    .keys()
    .filter((name) => name.startsWith('utm_'))
    .toArray()
  for (const name of tracking) url.searchParams.delete(name)
  const query = url.searchParams.size > 0 ? `?${url.searchParams}` : ''
  return url.hostname.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + query
}
