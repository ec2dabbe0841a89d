import * as z from 'zod/mini'
import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { distanceKm } from '#domain/places/distance.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import type { SourceRequest } from '../source.ts'
import type { Feed, FeedListing } from './live-feed.ts'
import { nearKm } from './nearby.ts'
import { coordinate, field, hoursOf, nameOf, phonesOf, positionOf, stateOf, streetOf } from './row-parts.ts'

/** https://api.careeronestop.org/api-explorer/ */
export const careerOneStopBase = 'https://api.careeronestop.org'

export interface CareerOneStopAccess {
  userId: string
  token: string
}

const row = z.object({
  Name: z.string(), Address1: field, Address2: field, City: field, StateAbbr: field, Zip: field, Phone: field,
  OpenHour: field, CenterIsOpen: field, LastUpdated: field, Latitude: coordinate, Longitude: coordinate,
  WebSiteUrl: field,
})
type Row = z.infer<typeof row>

const publisher = 'CareerOneStop, U.S. Department of Labor'
const licence = 'US government work'
const jobCenters: DirectorySource = {
  id: 'careeronestop-live', publisher, dataset: 'American Job Center Finder', licence,
  url: 'https://www.careeronestop.org/LocalHelp/AmericanJobCenters/american-job-centers.aspx',
}
const reentryPrograms: DirectorySource = {
  id: 'careeronestop-reentry-live', publisher, dataset: 'Reentry Program Finder', licence,
  url: 'https://www.careeronestop.org/JusticeImpacted/Toolkit/find-reentry-programs.aspx',
}

/**
 * https://www.careeronestop.org/Developers/WebAPI/AmericanJobCentersList/list-ajcs-by-location.aspx
 * All ten parts after the id must be there, 0 for “not asked”. The place is only the state: one reply serves it whole.
 */
export function jobCenterFeed({ userId, token }: CareerOneStopAccess): Feed<Row> {
  return {
    name: 'careeronestop',
    source: jobCenters,
    needs: ['employment', 'job-training'],
    address: ({ county }) => `/v1/ajcfinder/${encodeURIComponent(userId)}/${county.state}/25/0/0/0/0/0/0/0/500`,
    headers: { authorization: `Bearer ${token}` },
    reply: z.pipe(z.object({ OneStopCenterList: z.nullable(z.array(z.unknown())) }),
      z.transform(({ OneStopCenterList: rows }) => rows ?? [])),
    row,
    listing: (found, today) => listingOf(found, today, 'employment', ['job-center']),
    choose: nearest,
  }
}

/** https://www.careeronestop.org/Developers/WebAPI/ReEntryPrograms/list-reentry-program-contacts.aspx */
export function reentryProgramFeed({ userId, token }: CareerOneStopAccess): Feed<Row> {
  return {
    name: 'careeronestop-reentry',
    source: reentryPrograms,
    needs: needKeys,
    address: ({ county }) => `/v1/reentryprogramfinder/${encodeURIComponent(userId)}/${county.state}/25/0/0/0/500`,
    headers: { authorization: `Bearer ${token}` },
    reply: z.pipe(z.object({ ReEntryProgramList: z.nullable(z.array(z.unknown())) }),
      z.transform(({ ReEntryProgramList: rows }) => rows ?? [])),
    row,
    listing(found, today) {
      const listing = listingOf(found, today, 'community-services', ['reentry-program'])
      const servesRecord = { value: 'yes' as const, sourceId: reentryPrograms.id, asOf: listing?.asOf ?? today }
      return listing && { ...listing, facts: { servesRecord } }
    },
    choose: nearest,
  }
}

function listingOf(
  found: Row, today: string, category: Listing['category'], services: ServiceId[],
): FeedListing | null {
  const name = nameOf(found.Name)
  const position = positionOf(found.Latitude, found.Longitude)
  if (!name || position === undefined || found.CenterIsOpen === 'N') return null
  return {
    name, organization: null, category, scope: 'site', services, position,
    street: streetOf(found.Address1, found.Address2), city: nameOf(found.City, 120), state: stateOf(found.StateAbbr),
    zip: cleanZip(found.Zip), phones: phonesOf(found.Phone), website: cleanWebsite(found.WebSiteUrl),
    hours: hoursOf(found.OpenHour), languages: [], cost: null, requiredDocuments: [], facts: {},
    asOf: isoDate(found.LastUpdated, today),
  }
}

/** They write 07/22/2026. A day that has not come yet is no date. */
function isoDate(text: string | null | undefined, today: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(20\d{2})\b/.exec(text ?? '') ?? []
  const date = `${year}-${month}-${day}`
  return year && date <= today ? date : today
}

const fewest = 3

/** The whole state came: those within reach, or the three nearest where nothing is. */
function nearest(listings: Listing[], { center }: SourceRequest): Listing[] {
  const placed = listings
    .flatMap((listing) => (listing.position ? [{ listing, km: distanceKm(center, listing.position) }] : []))
    .toSorted((a, b) => a.km - b.km)
  return placed.filter(({ km }, index) => km <= nearKm || index < fewest).map(({ listing }) => listing)
}
