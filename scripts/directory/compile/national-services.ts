import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import type { Point } from '#domain/places/distance.ts'
import type { NationalFact } from './facts.ts'
import { nationalCodes } from './national-codes.ts'
import { parseNationalPhone, parseUsPhone } from './phones.ts'
import { sortServices } from './source-codes.ts'
import { nationalFacts } from './sources.ts'
import { addToTally, type Tally } from './tally.ts'

const plainNumber = /^[\d-]+$/

/** The number itself, also from "988, press 1" (the note says the key); a keyword to text is not a number to call. */
function parsePhones(fact: NationalFact, isLocal: boolean): ListingPhone[] {
  const [dialed] = /^[\d-]+(?=$|, press \d$)/.exec(fact.phone ?? '') ?? []
  const spanish = fact.phoneSpanish && plainNumber.test(fact.phoneSpanish) && fact.phoneSpanish !== dialed
  const sms = fact.sms && /^\d{3,6}$/.test(fact.sms) ? fact.sms : null
  const toPhone = isLocal ? parseUsPhone : parseNationalPhone
  return [
    dialed ? toPhone(dialed) : null,
    spanish && fact.phoneSpanish ? withLanguage(toPhone(fact.phoneSpanish)) : null,
    sms ? ({ number: sms, extension: null, kind: 'text', language: null, isSwitchboard: false } as const) : null,
  ].filter((phone) => phone !== null)
}

const withLanguage = (phone: ListingPhone | null) => phone && { ...phone, language: 'es' as const }

function buildNote(fact: NationalFact): NonNullable<Listing['note']> {
  const { withNote, dial } = nationalCodes[fact.id] ?? {}
  if (dial && dial.en !== fact.sms && dial.en !== fact.phone) {
    throw new Error(`The facts no longer say "${dial.en}" for ${fact.id}.`)
  }
  const en = [fact.descEn, dial ? `${dial.en}.` : null, withNote ? fact.noteEn : null]
  const es = [fact.descEs, dial ? `${dial.es}.` : null, withNote ? fact.noteEs : null]
  return { en: en.filter(Boolean).join(' '), es: es.filter(Boolean).join(' ') }
}

/** If the facts are unsure about Spanish, Spanish is not listed. */
function speaksSpanish({ languages, noteEn }: NationalFact): boolean {
  return languages.includes('es') && !/spanish.*not confirmed/i.test(noteEn ?? '')
}

function parseCost(fact: NationalFact): Listing['cost'] {
  if (fact.cost === 'free') return 'free'
  return fact.cost ? 'fee' : null
}

function toListingArea(fact: NationalFact, centers: ReadonlyMap<string, Point>) {
  const only = nationalCodes[fact.id]?.only
  const center = centers.get(only?.location?.countyFips ?? '')
  return {
    id: only?.id ?? `us-${fact.id}`,
    scope: only ? (only.location ? ('region' as const) : ('state' as const)) : ('national' as const),
    state: only?.state ?? null,
    city: only?.location?.city ?? null,
    countyFips: only?.location?.countyFips ?? null,
    position: center ? { lat: center.lat, lon: center.lon, precision: 'county' as const } : null,
  }
}

/** The active national services; paused or unconfirmed ones are left out and counted. */
export function toNationalServices(
  facts: readonly NationalFact[],
  centers: ReadonlyMap<string, Point>,
  tally: Tally,
): Listing[] {
  return facts.flatMap((fact) => {
    if (fact.status !== 'active') {
      addToTally(tally, `left out: national service not active (${fact.id})`)
      return []
    }
    const code = nationalCodes[fact.id]
    if (!code) throw new Error(`Nobody mapped the national service "${fact.id}".`)
    return [
      {
        ...toListingArea(fact, centers),
        name: fact.nameEn,
        ...(fact.nameEs === fact.nameEn ? {} : { nameEs: fact.nameEs }),
        organization: null,
        category: code.category,
        ...(code.kind && { kind: code.kind }),
        services: sortServices(code.services),
        note: buildNote(fact),
        street: null,
        zip: null,
        phones: parsePhones(fact, code.only !== undefined),
        website: fact.website ?? null,
        hours: fact.hours === '24/7' ? { kind: 'always' as const } : null,
        languages: speaksSpanish(fact) ? ['es'] : [],
        cost: code.cost ?? parseCost(fact),
        requiredDocuments: [],
        facts: {},
        sourceId: nationalFacts.id,
        otherSourceIds: [],
        asOf: fact.asOf,
        assuredOn: null,
      },
    ]
  })
}
