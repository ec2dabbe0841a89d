import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import type { Point } from '#domain/places/distance.ts'
import { type PhoneOwner, phoneOwners } from '#domain/resources/phone-owner.ts'
import type { StateCode } from '#domain/places/states.ts'
import { decodeDegrees, encodeDegrees } from './coordinates.ts'
import { decodeHours } from './hours-code.ts'
import { deriveImplied } from './implied.ts'
import type { Line } from './lines.ts'
import { computeListingId } from './listing-id.ts'
import type { Manifest, RowKind } from './manifest.ts'
import { decodeMore, encodeMore } from './more-column.ts'
import { decodeServes } from './serves-code.ts'
import { servicesCode } from './services-code.ts'

type Position = NonNullable<Listing['position']>

const precisionLetters = { exact: '', zip: 'z', city: 'c', area: 'a' } as const

const precisionByLetter = new Map<string, Position['precision']>([
  ['z', 'zip'],
  ['c', 'city'],
  ['a', 'area'],
])

/** Stands alone instead of coordinates: the center of the county, read from the county's line. */
const countyCenter = 'k'

/** (205) 216-0200 is written 2052160200; other forms (1-800-662-4357, 211) stay as they are. */
const usualPhone = /^\((\d{3})\) (\d{3})-(\d{4})$/

const phoneCode = /^([\d-]+)(?:x(\d{1,8}))?(s?)(t?)(u?)([lrip]?)(?:@(en|es))?$/

const ownerLetters = { 'state-line': 'l', 'regional-office': 'r', 'intake-line': 'i', program: 'p' } as const
const ownerByLetter = new Map<string, PhoneOwner>(phoneOwners.map((owner) => [ownerLetters[owner], owner]))

/** The county and city of all rows below it, until the next section. */
export interface Section {
  countyFips: string | null
  city: string | null
}

export const encodeSection = ({ countyFips, city }: Section): string => `@${countyFips ?? ''}\t${city ?? ''}`

export function decodeSection(line: Line): Section {
  const [fips = '', city = '', ...rest] = line.text.slice(1).split('\t')
  if (rest.length > 0 || !/^(\d{5})?$/.test(fips)) line.fail('not a county and a city')
  return { countyFips: fips || null, city: city || null }
}

export function toRowKind(listing: Listing): RowKind {
  const { category, scope, sourceId, otherSourceIds, asOf, assuredOn } = listing
  return { category, kind: getKind(listing), scope, sourceId, otherSourceIds, asOf, assuredOn }
}

const kindKey = (kind: RowKind) => {
  return JSON.stringify([
    kind.category,
    kind.kind,
    kind.scope,
    kind.sourceId,
    kind.otherSourceIds,
    kind.asOf,
    kind.assuredOn,
  ])
}

/** `kind services name street zip phones position website more`, tab-separated; trailing empty columns are omitted. */
export function rowFormat(manifest: Pick<Manifest, 'services' | 'kinds'>, centers: ReadonlyMap<string, Point>) {
  const context: Context = {
    services: servicesCode(manifest.services),
    kindByCode: new Map(manifest.kinds.map((kind, index) => [index.toString(36), kind])),
    centers,
  }
  const kindCodes = new Map([...context.kindByCode].map(([code, kind]) => [kindKey(kind), code]))
  return {
    encode(listing: Listing): string {
      const kind = kindCodes.get(kindKey(toRowKind(listing)))
      if (kind === undefined) throw new Error(`The manifest has no kind for ${listing.id}.`)
      return encodeRow(listing, kind, context.services.encode(listing.services))
    },
    decode: (line: Line, state: StateCode | null, section: Section) => decodeRow(line, state, section, context),
  }
}

interface Context {
  services: ReturnType<typeof servicesCode>
  kindByCode: ReadonlyMap<string, RowKind>
  centers: ReadonlyMap<string, Point>
}

function encodeRow(listing: Listing, kind: string, services: string): string {
  const columns = [
    kind,
    services,
    listing.name,
    listing.street ?? '',
    listing.zip ?? '',
    listing.phones.map(encodePhone).join(','),
    encodePosition(listing.position),
    listing.website ?? '',
    encodeMore(listing),
  ]
  if (columns.some((column) => /[\t\n\r]/.test(column))) throw new Error(`${listing.id} has a tab or line feed.`)
  return columns.join('\t').replace(/\t+$/, '')
}

function decodeRow(line: Line, state: StateCode | null, section: Section, context: Context): Listing {
  const columns = line.text.split('\t')
  if (columns.length < 3 || columns.length > 9) line.fail(`a listing has 3 to 9 columns, not ${columns.length}`)
  const [kindCode = '', serviceCode = '', name = '', street = '', zip = '', phones = '', position = ''] = columns
  const kind = context.kindByCode.get(kindCode) ?? line.fail(`the manifest has no kind "${kindCode}"`)
  const services = context.services.decode(serviceCode) ?? line.fail(`"${serviceCode}" is no set of services`)
  if (!name || name.length > 300) line.fail('a listing needs a name of at most 300 letters')
  if (zip && !/^\d{5}$/.test(zip)) line.fail(`"${zip}" is no ZIP code`)
  const website = columns[7] || null
  if (website !== null && !/^https?:\/\/[^\s<>"]+$/.test(website)) line.fail(`"${website}" is no web address`)
  const more = columns[8] === undefined ? {} : decodeMore(columns[8], line)
  const implied = deriveImplied(services, kind.sourceId, kind.asOf)
  const { sourceId } = kind
  const { countyFips, city } = section
  // Written out key by key: this runs for every row at the first start, and spreading objects doubles the time.
  const listing: Listing = {
    id: more.id ?? computeListingId({ sourceId, name, street: street || null, city, state }),
    name,
    organization: more.organization ?? null,
    category: kind.category,
    kind: kind.kind,
    scope: kind.scope,
    services,
    note: more.note ?? null,
    street: street || null,
    city,
    state,
    zip: zip || null,
    countyFips,
    position: position ? parsePosition(position, context.centers.get(countyFips ?? ''), line) : null,
    phones: phones ? phones.split(',').map((code) => decodePhone(code) ?? line.fail(`"${code}" is no phone`)) : [],
    website,
    hours: more.hours === undefined ? null : (decodeHours(more.hours) ?? line.fail(`"${more.hours}" says no hours`)),
    languages: more.languages ?? implied.languages,
    cost: more.cost === undefined ? implied.cost : more.cost,
    requiredDocuments: more.requiredDocuments ?? [],
    facts: more.facts ?? implied.facts,
    sourceId,
    otherSourceIds: [...kind.otherSourceIds],
    asOf: kind.asOf,
    assuredOn: kind.assuredOn,
  }
  if (more.nameEs !== undefined) listing.nameEs = more.nameEs
  if (more.serves !== undefined) {
    listing.serves = decodeServes(more.serves) ?? line.fail(`"${more.serves}" is no list of counties`)
  }
  return listing
}

const parsePosition = (code: string, center: Point | undefined, line: Line) => {
  return decodePosition(code, center) ?? line.fail(`"${code}" is no position`)
}

/** `number x extension s t u owner @language`: `s` a switchboard, `t` for text messages, `u` nobody called, then whose line it is. */
function encodePhone(phone: ListingPhone): string {
  return (
    phone.number.replace(usualPhone, '$1$2$3') +
    (phone.extension === null ? '' : `x${phone.extension}`) +
    (phone.isSwitchboard ? 's' : '') +
    (phone.kind === 'text' ? 't' : '') +
    (phone.isListedOnly ? 'u' : '') +
    (phone.whose === undefined ? '' : ownerLetters[phone.whose]) +
    (phone.language === null ? '' : `@${phone.language}`)
  )
}

/** null when the code is not a phone. */
function decodePhone(code: string): ListingPhone | null {
  const match = phoneCode.exec(code)
  if (!match) return null
  const [, digits = '', extension, isSwitchboard, isText, isListedOnly, letter = '', language] = match
  const whose = ownerByLetter.get(letter)
  if (digits.length < 3 || digits.length > 16) return null
  return {
    number: digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits,
    extension: extension ?? null,
    kind: isText ? 'text' : 'voice',
    language: language === 'en' || language === 'es' ? language : null,
    isSwitchboard: isSwitchboard === 's',
    ...(isListedOnly && { isListedOnly: true as const }),
    ...(whose && { whose }),
  }
}

/** `348958,-1170173z`: ten-thousandths of a degree, and a letter unless the position is exact. */
function encodePosition(position: Listing['position']): string {
  if (position === null) return ''
  if (position.precision === 'county') return countyCenter
  return `${encodeDegrees(position.lat)},${encodeDegrees(position.lon)}${precisionLetters[position.precision]}`
}

/** null when it is not a position, or is the center of an unknown county. */
function decodePosition(code: string, center: Point | undefined): Position | null {
  if (code === countyCenter) return center ? { lat: center.lat, lon: center.lon, precision: 'county' } : null
  const comma = code.indexOf(',')
  const precision = precisionByLetter.get(code.at(-1) ?? '') ?? 'exact'
  const lat = decodeDegrees(code.slice(0, Math.max(0, comma)), 90)
  const lon = decodeDegrees(code.slice(comma + 1, precision === 'exact' ? undefined : -1), 180)
  return lat === null || lon === null ? null : { lat, lon, precision }
}
