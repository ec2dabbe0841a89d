import { fold } from '../text/fold.ts'
import type { Resource } from '../resources/resource.ts'
import { getHoursText } from '../resources/share-text.ts'
import { normalizeAddress } from './addresses.ts'
import { blankOut, type Claim } from './claim.ts'
import { toPhoneKey } from './phones.ts'
import { findHoursClaims, parseHours, supportsHours, type HoursFacts } from './hours-claims.ts'
import { parsePage } from './web-addresses.ts'

/** A listing with what may be said of it. */
interface Row {
  names: readonly RegExp[]
  phones: ReadonlySet<string>
  hosts: ReadonlySet<string>
  streets: readonly string[]
  hours: HoursFacts | null
}

export interface RowFacts {
  /** The claims in a sentence that belong to another listing than the one it speaks of. */
  findMisplaced(text: string, claims: readonly Claim[], subject: string | null): Claim[]
  /** The listing that a text speaks of last, by its id; the earlier one when it names none. */
  findSubject(text: string, subject: string | null): string | null
}

/** Position by position, so that a match can be found again in the text. */
const plainLetters = (text: string) =>
  [...text].map((letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase().padEnd(letter.length)).join('')

/** Folding removed the apostrophes of "Children's". */
const toWordPattern = (word: string) => [...word.replace(/[^\p{L}\p{N}]/gu, '')].join("['’]?")
const generic = new Set(
  'the of and for a in de la el los las county center centre city community services inc st street house'.split(' '),
)

/** The whole name, what stands before a dash or a comma in it, and its first two words where those say enough. */
function buildNamePatterns(listing: Resource, all: readonly Resource[]): RegExp[] {
  const whole = [listing.name, listing.organization ?? '', (listing.name.split(/\s[-–—]\s|[,(:]/)[0] ?? '').trim()]
  const start = fold(listing.name).split(' ').slice(0, 2)
  const isTelling = start.length === 2 && start.some((word) => !generic.has(word) && word.length > 3)
  const isOnly = all.filter(({ name }) => fold(name).startsWith(start.join(' '))).length === 1
  const names = [...whole, ...(isTelling && isOnly ? [start.join(' ')] : [])]
    .map(fold)
    .filter((name) => name.length > 3)
  return [...new Set(names)].map(
    (name) => new RegExp(`(?<![a-z0-9])${name.split(' ').map(toWordPattern).join('[^a-z0-9]+')}(?![a-z0-9])`, 'g'),
  )
}

function toRow(listing: Resource, all: readonly Resource[]): Row {
  const hours = getHoursText(listing.hours)
  const pages = [listing.website, listing.source?.url].flatMap((url) => (url ? (parsePage(url)?.host ?? []) : []))
  return {
    names: buildNamePatterns(listing, all),
    phones: new Set(
      [listing.phone ?? '', ...(listing.phones ?? []).map(({ number }) => number)]
        .map((text) => toPhoneKey(text.replace(/\D/g, '').slice(0, 11)))
        .filter(Boolean),
    ),
    hosts: new Set(pages),
    streets: [listing.address, [listing.address, listing.city, listing.state, listing.zip].filter(Boolean).join(', ')]
      .filter((text) => typeof text === 'string')
      .map(normalizeAddress),
    hours: listing.isAlwaysOpen ? parseHours('24 hours, 7 days a week') : hours ? parseHours(hours) : null,
  }
}

interface Mention {
  id: string
  start: number
  end: number
}

/** Ties what is said to the listing it is said of (T-6.3): a phone on file may still be that of another place. */
export function createRowFacts(listings: readonly Resource[], otherTexts: readonly string[] = []): RowFacts {
  const rows = new Map(listings.map((listing) => [listing.id, toRow(listing, listings)]))
  const otherHours = otherTexts.map(parseHours)
  const findMentions = (text: string): Mention[] => {
    const plain = plainLetters(text)
    const found = [...rows].flatMap(([id, { names }]) =>
      names.flatMap((name) =>
        [...plain.matchAll(name)].map(({ index, 0: { length } }) => ({ id, start: index, end: index + length })),
      ),
    )
    return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  }
  const owns = (id: string, claim: Claim) => ownsClaim(rows.get(id), claim)
  const findOwners = (claim: Claim) => [...rows.keys()].filter((id) => owns(id, claim))

  return {
    findSubject: (text, subject) => (rows.size === 0 ? null : (findMentions(text).at(-1)?.id ?? subject)),
    findMisplaced(text, claims, subject) {
      if (rows.size === 0) return []
      const mentions = findMentions(text)
      const ways = claims.filter((claim) => isWay(claim) && findOwners(claim).length > 0 && !isInside(claim, mentions))
      const lines = claims.filter((claim) => claim.kind === 'phone' && findOwners(claim).length === 0)
      const before = (claim: Claim) => mentions.findLast(({ end }) => end <= claim.start)?.id ?? null
      const after = (claim: Claim) => mentions.find(({ start }) => start >= claim.end)?.id ?? null
      const isRightBefore = (claim: Claim) => {
        const id = before(claim) ?? (mentions.length === 0 ? subject : null)
        return id === null ? mentions.length === 0 : owns(id, claim)
      }
      const isRightAfter = (claim: Claim) => {
        const id = after(claim)
        return id !== null && owns(id, claim)
      }
      // "Call 555-0100 for A and 555-0177 for B": the names may all come after the numbers.
      const areNamesAfter = ways.every(isRightAfter)
      const wrong = areNamesAfter
        ? []
        : ways.filter((claim) => !isRightBefore(claim) && !isCarried(claim, subject, before(claim), owns))
      // A help line's number given as the number of a listing.
      const borrowed = lines.filter((claim) => {
        const mention = mentions.findLast(({ end }) => end <= claim.start)
        return mention !== undefined && attached.test(text.slice(mention.end, claim.start))
      })
      const ids = mentions.length > 0 ? mentions : subject === null ? [] : [{ id: subject, start: 0, end: 0 }]
      const hours = findHoursClaims(blankOut(text, mentions), ids.length > 0).filter((claim) => {
        const id = ids.findLast(({ start }) => start <= claim.start)?.id ?? ids[0]?.id
        const known = id === undefined ? null : (rows.get(id)?.hours ?? null)
        if (id !== undefined) return known === null || !supportsHours(claim, known)
        const all = [...rows.values()].flatMap((row) => row.hours ?? [])
        return ![...all, ...otherHours].some((row) => supportsHours(claim, row))
      })
      return [...wrong, ...borrowed, ...hours]
    },
  }
}

/** Some listings are named after their street. */
const isInside = (claim: Claim, mentions: readonly Mention[]) =>
  mentions.some(({ start, end }) => claim.start < end && start < claim.end)

/** Numbers, streets and pages; a page named in passing needs no owner. */
const isWay = ({ kind }: Claim) => kind === 'phone' || kind === 'address' || kind === 'web'

/** "Call them at 555-0100, or try B": the number belongs to the listing of the sentence before. */
const isCarried = (
  claim: Claim,
  subject: string | null,
  named: string | null,
  owns: (id: string, claim: Claim) => boolean,
) => named === null && subject !== null && owns(subject, claim)

/** Only words that join a name with its number. */
const attached =
  /^[\s*:·,–—()-]*(?:(?:'s|at|on|al|en|is|es|su|their|the|el|phone|number|n[uú]mero|tel[eé]fono|tel|call|llame|is at)[\s*:·.,–—()-]*){0,5}$/i

function ownsClaim(row: Row | undefined, { kind, key, text }: Claim): boolean {
  if (!row) return false
  if (kind === 'phone') return row.phones.has(toPhoneKey(key))
  if (kind === 'web') {
    if (key.startsWith('tel:')) return row.phones.has(key.slice(4))
    return row.hosts.has(parsePage(text)?.host ?? parsePage(key)?.host ?? '')
  }
  return row.streets.some((street) => street.includes(key))
}
