import type { Resource } from '#domain/resources/resource.ts'
import { getHoursText } from '#domain/resources/share-text.ts'
import type { Evidence, TalkEvidence } from '../assistant.ts'

const longestField = 300
const mostParts = 16

type Records = Pick<Evidence, 'texts' | 'places'>

/** One field of a record: no control characters, at most 300 characters (T-6.2). */
export function toDataField(text: string): string {
  return oneLine(text).slice(0, longestField)
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Splits a longer text of our own into parts of that length, between words. */
function parts(text: string): string[] {
  const found: string[] = []
  let part = ''
  for (const word of oneLine(text).split(' ')) {
    if (part !== '' && part.length + word.length >= longestField) {
      found.push(part)
      part = ''
    }
    part = part === '' ? word.slice(0, longestField) : `${part} ${word.slice(0, longestField - 1)}`
  }
  return [...found, part].filter(Boolean).slice(0, mostParts)
}

/** The records as data: the facts the model may state. Their text is never part of its instructions. */
export function toRecordsData({ texts, places: listings }: Records) {
  return {
    records: texts.map(({ source: { kind, title, url, checkedOn }, text }) => ({
      kind,
      title: toDataField(title),
      ...(url ? { url: toDataField(url) } : {}),
      ...(checkedOn ? { checkedOn } : {}),
      parts: parts(text),
    })),
    places: listings.map(toListingData),
  }
}

/** How the talk is read, as data. */
export function toTalkData({ subject, listingsShown, ...talk }: TalkEvidence) {
  return { ...talk, subject: subject && toDataField(subject), listingsShown: listingsShown.map(toDataField) }
}

function toListingData(listing: Resource) {
  const { name, organization, address, city, state, zip, phone, website, cost, description } = listing
  const fields = {
    name,
    organization,
    address,
    city,
    state,
    zip,
    phone,
    website,
    cost,
    description,
    hours: getHoursText(listing.hours),
    services: listing.services.slice(0, 8).join(', '),
    languages: listing.languages?.join(', '),
    checkedOn: listing.assuredOn ?? listing.asOf,
  }
  const filled = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(filled.map(([key, value]) => [key, toDataField(value)]))
}

/** JSON in a fixed wrapper; no character in it can look like the end of the wrapper. */
export function formatDataBlock(name: string, data: unknown): string {
  return `<${name}>\n${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}\n</${name}>`
}
