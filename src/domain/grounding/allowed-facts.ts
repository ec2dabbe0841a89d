import { helpLines } from '../help-lines/help-lines.ts'
import type { Resource } from '../resources/resource.ts'
import { fold } from '../text/fold.ts'
import { computeNameSimilarity } from '../text/similar.ts'
import { normalizeAddress } from './addresses.ts'
import type { Claim } from './claim.ts'
import { findClaims, type ClaimOptions } from './claims.ts'
import { organizationWords } from './organization-words.ts'
import { toPhoneKey } from './phones.ts'
import { createRowFacts, type RowFacts } from './row-facts.ts'
import { stripMarks } from './plain-text.ts'
import { toVisibleText } from './visible-text.ts'
import { toEmailKey, parsePage } from './web-addresses.ts'

/** The material given to the model in this call, and nothing else. */
export interface GroundingSources {
  texts: readonly { text: string; source: { title: string; url: string | null } }[]
  places: readonly Resource[]
  location?: { county: string; state: string } | null
}

export interface ExtraGrounding {
  /** Help lines and offices that may always be named, one text each. */
  lines?: readonly string[]
  /** What the person wrote: their amounts and dates may be repeated, never numbers or links. */
  personTexts?: readonly string[]
  /** Placeholders for the person's data, such as PHONE_1. */
  tokens?: readonly string[]
}

/** The only facts a reply may state (T-6.3). */
export interface AllowedFacts extends ClaimOptions {
  has(claim: Claim): boolean
  /** What may be said of which listing. */
  rows: RowFacts
}

const plainly = (text: string) => stripMarks(toVisibleText(text)).text
const helpPhones = helpLines.map(({ phone }) => toPhoneKey(phone.replace(/\D/g, '')))
const isNational = (key: string) => /^[2-9]\d{2}[2-9]\d{6}$/.test(key)

const reading: ClaimOptions = { isPhone: isNational, locationWords: new Set() }

export function collectAllowedFacts(
  { texts, places: listings, location = null }: GroundingSources,
  { lines = [], personTexts = [], tokens = [] }: ExtraGrounding = {},
): AllowedFacts {
  const records = [
    ...texts.flatMap(({ text, source }) => [text, source.title, source.url ?? '']),
    ...listings.flatMap(listFacts),
    ...lines,
  ].map(plainly)
  const loose = listings.flatMap(listLooseTexts).map(plainly)
  const claims = [
    ...records.flatMap((text) => findClaims(text, reading)),
    ...loose.flatMap((text) => findClaims(text, reading)).filter(({ kind }) => !waysToReach.has(kind)),
  ]
  const toldClaims = personTexts.map(plainly).flatMap((text) => findClaims(text, reading))
  const keys = (kind: Claim['kind'], list = claims) => list.filter((claim) => claim.kind === kind).map(({ key }) => key)

  const phones = new Set([...helpPhones, ...keys('phone'), ...listings.flatMap(listPhoneKeys)])
  const pages = new Set([...keys('web'), ...listWebKeys(texts, listings)])
  const emails = new Set(keys('email').map(toEmailKey))
  const hosts = new Set([...pages].map((key) => parsePage(key)?.host ?? ''))
  const prices = new Set([...keys('price'), ...keys('price', toldClaims)])
  if (listings.some(({ cost }) => cost === 'free')) prices.add('0')
  const days = [...keys('date'), ...keys('date', toldClaims)]
  const dates = new Set(days.flatMap((key) => [key, key.replace(/^\d+/, '*')]))
  const laws = keys('law').map((key) => key.split('|'))
  const folded = ` ${records.map(fold).join(' | ')} `
  const streets = records.map(normalizeAddress)
  const names = [
    ...listings.flatMap(({ name, organization }) => [name, organization ?? '']),
    ...texts.map(({ source }) => source.title),
  ]
    .map(fold)
    .filter(Boolean)
  const knownTokens = new Set(tokens)
  const locationWords = new Set(location ? fold(`${location.county} ${location.state}`).split(' ') : [])

  const has = ({ kind, key }: Claim): boolean => {
    switch (kind) {
      case 'phone':
        return phones.has(toPhoneKey(key))
      case 'web':
        return isOnFile(key, pages, hosts, phones, emails)
      case 'email':
        return emails.has(key)
      case 'address':
        return isStreetOnFile(key, streets)
      case 'price':
        return prices.has(key)
      case 'date':
        return dates.has(key)
      case 'law':
        return isLawOnFile(key, laws, folded)
      case 'organization':
        return isNameOnFile(key, names, folded)
      case 'token':
        return knownTokens.has(key)
      case 'hours':
      case 'garbled':
        return false
    }
  }
  const rows = createRowFacts(
    listings,
    texts.map(({ text }) => text),
  )
  return { has, isPhone: (key) => phones.has(key), locationWords, rows }
}

const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''

/** The fields of a listing that identify it and say how to reach it. */
const listFacts = (listing: Resource): string[] =>
  [
    listing.name,
    listing.organization,
    listing.address,
    listing.phone,
    listing.website,
    listing.source?.url,
    listing.asOf,
    [listing.address, listing.city, [listing.state, listing.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    listing.assuredOn,
    ...listSurePhones(listing).map(({ number }) => `Phone: ${number}`),
  ].filter(isText)

/** A listing's free text. Phone numbers in it are not trusted, because they could be anyone's (T-6.2). */
const listLooseTexts = (listing: Resource): string[] =>
  [
    listing.description,
    typeof listing.hours === 'object' ? listing.hours?.general : listing.hours,
    ...listing.services,
    ...(listing.requiredDocuments ?? []),
  ].filter(isText)
const waysToReach = new Set<Claim['kind']>(['phone', 'web', 'email', 'address', 'organization'])

/** A number that nobody called is never what an answer tells a person to call. */
const listSurePhones = ({ phones = [] }: Resource) => phones.filter(({ isListedOnly }) => !isListedOnly)

const listPhoneKeys = (listing: Resource): string[] =>
  [listing.phone ?? '', ...listSurePhones(listing).map(({ number }) => number)]
    .map((text) => toPhoneKey(text.replace(/\D/g, '').slice(0, 11)))
    .filter((key) => isNational(key) || /^\d{3,6}$/.test(key))

const listWebKeys = (texts: GroundingSources['texts'], listings: readonly Resource[]): string[] =>
  [
    ...texts.map(({ source }) => source.url),
    ...listings.flatMap(({ website, source }) => [website, source?.url]),
  ].flatMap((address) => (address ? (parsePage(address)?.key ?? []) : []))

/** The exact page, or the front page of a site on file. */
function isOnFile(
  key: string,
  pages: ReadonlySet<string>,
  hosts: ReadonlySet<string>,
  phones: ReadonlySet<string>,
  emails: ReadonlySet<string>,
): boolean {
  if (key.startsWith('tel:')) return phones.has(key.slice(4))
  if (key.startsWith('mailto:')) return emails.has(key.slice(7))
  return pages.has(key) || hosts.has(key)
}

function isStreetOnFile(key: string, streets: readonly string[]): boolean {
  const corner = /^corner(.*)$/.exec(key)?.[1]
  if (corner === undefined) return streets.some((street) => street.includes(key))
  return streets.some((street) =>
    corner
      .trim()
      .split(' ')
      .every((word) => street.includes(` ${word} `)),
  )
}

function isLawOnFile(key: string, laws: readonly string[][], folded: string): boolean {
  const [number = '', name = ''] = key.split('|')
  if (number === '') return folded.includes(` ${name} `)
  const isEnd = (of: string, end: string) => end === '' || ` ${of}`.endsWith(` ${end}`)
  const isSame = (of: string) => isEnd(of, name) || isEnd(name, of)
  return laws.some(([n, of = '']) => n === number && isSame(of))
}

/** The name itself, or the name with surrounding words that name nothing else. */
function isNameOnFile(key: string, names: readonly string[], folded: string): boolean {
  if (folded.includes(` ${key} `)) return true
  return names.some((name) => {
    if (computeNameSimilarity(name, key) >= 0.85) return true
    const around = ` ${key} `.split(` ${name} `)
    return (
      around.length > 1 &&
      !around
        .join(' ')
        .split(' ')
        .some((word) => organizationWords.has(word))
    )
  })
}
