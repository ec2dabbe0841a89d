import { classifyCorrectional } from '#domain/directory/correctional.ts'
import { createHash } from 'node:crypto'
import { Listing, type DirectorySource } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { Resource } from '#domain/resources/resource.ts'
import { needsByService } from '#domain/services/services.ts'
import type { Clock } from '#server/platform/clock.ts'
import { fetchJson } from '../outbound/fetch-json.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Source, SourceRequest } from '../source.ts'
import { toFeedListing } from './to-feed-listing.ts'
import { isNearby } from './nearby.ts'
import type { ReplyShape } from './raw-listing.ts'

/** How a feed is called and how its reply is read. */
export interface Feed<Row> extends ReplyShape<Row> {
  name: string
  /** The needs it can answer; it is not called for others. */
  needs: readonly NeedKey[]
  /** Path and query below the feed's own address. Contains locations and needs only, never a person's text (T-6.4). */
  address(request: SourceRequest): string
  headers?: Record<string, string>
  /** Selects the nearby listings worth showing; all when absent. */
  choose?(listings: Listing[], request: SourceRequest): Listing[]
}

/** Builds the card a person sees, in the same way as the directory's own cards. */
export type CardBuilder = (listing: Listing, source: DirectorySource, language: Language) => Resource

export interface FeedDeps {
  call: Outbound
  clock: Clock
  card: CardBuilder
  base: string
}

const mostCards = 60

export function liveFeed<Row>(feed: Feed<Row>, { call, clock, card, base }: FeedDeps): Source {
  return {
    name: feed.name,
    canAnswer: ({ needs }) => feed.needs.some((need) => needs.includes(need)),
    async find(request, signal) {
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      const address = new URL(base + feed.address(request))
      const rows = feed.reply.parse(await fetchJson(call, address, feed.headers ?? {}, signal))
      const near = parseListings(feed, rows, today).filter((listing) => isNearby(listing, request))
      const chosen = feed.choose?.(near, request) ?? near
      return chosen.slice(0, mostCards).flatMap((listing) => toCards(listing, feed.source, card, request))
    },
  }
}

/** Invalid rows are dropped one by one; when all are invalid, the feed has changed and the call fails. */
function parseListings<Row>(feed: Feed<Row>, rows: unknown[], today: string): Listing[] {
  const parsed = rows.map((row) => feed.row.safeParse(row)).filter((result) => result.success)
  if (rows.length > 0 && parsed.length === 0) throw new Error(`${feed.name} answered rows in another shape.`)
  const listings = new Map<string, Listing>()
  for (const { data } of parsed) {
    const listing = listingFrom(feed, data, today)
    const existing = listing && listings.get(listing.id)
    if (listing) listings.set(listing.id, existing ? joined(existing, listing) : listing)
  }
  return [...listings.values()]
}

function listingFrom<Row>(feed: Feed<Row>, row: Row, today: string): Listing | null {
  const found = toFeedListing(feed.place(row), feed.source.id, today)
  const isHolding = (name: string | null | undefined) => classifyCorrectional(name ?? '') === 'blocked'
  if (!found || isHolding(found.name) || isHolding(found.organization)) return null
  // A listing without phone, website or street is of no use.
  if (found.phones.length === 0 && !found.website && !found.street) return null
  const identity = [found.name, found.street, found.city, found.zip].join('|').toLowerCase()
  const listing = Listing.safeParse({
    ...found,
    id: `live-${feed.name}-${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`,
    sourceId: feed.source.id,
    otherSourceIds: [],
    assuredOn: null,
    countyFips: null,
    note: null,
  })
  return listing.data ?? null
}

/** Some feeds list a provider once for each kind of care. */
function joined(first: Listing, second: Listing): Listing {
  const phones = [...first.phones, ...second.phones]
  return {
    ...first,
    services: [...new Set([...first.services, ...second.services])],
    languages: [...new Set([...first.languages, ...second.languages])],
    phones: phones.filter(({ number }, index) => phones.findIndex((phone) => phone.number === number) === index),
    website: first.website ?? second.website,
    cost: first.cost ?? second.cost,
    facts: { ...second.facts, ...first.facts },
  }
}

function toCards(listing: Listing, source: DirectorySource, card: CardBuilder, request: SourceRequest): Resource[] {
  const needs = [...new Set(listing.services.flatMap((service) => needsByService[service]))]
  const made = Resource.safeParse({ ...card(listing, source, request.language), needs })
  return made.success ? [made.data] : []
}
