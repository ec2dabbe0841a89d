import * as z from 'zod/mini'
import type { DirectorySource } from '#domain/directory/listing.ts'
import { coordinate, textField, cleanId } from './row-parts.ts'
import { type ReplyShape, type RawListing, rawListingDefaults } from './raw-listing.ts'

const row = z.object({
  ID: z.optional(z.unknown()),
  Name: z.string(),
  Address1: textField,
  Address2: textField,
  City: textField,
  StateAbbr: textField,
  Zip: textField,
  Phone: textField,
  OpenHour: textField,
  CenterIsOpen: textField,
  LastUpdated: textField,
  Latitude: coordinate,
  Longitude: coordinate,
  WebSiteUrl: textField,
})
export type CareerOneStopRow = z.infer<typeof row>

const publisher = 'CareerOneStop, U.S. Department of Labor'
const licence = 'US government work'
const jobCenters: DirectorySource = {
  id: 'careeronestop-live',
  publisher,
  dataset: 'American Job Center Finder',
  licence,
  url: 'https://www.careeronestop.org/LocalHelp/AmericanJobCenters/american-job-centers.aspx',
}
const reentryPrograms: DirectorySource = {
  id: 'careeronestop-reentry-live',
  publisher,
  dataset: 'Reentry Program Finder',
  licence,
  url: 'https://www.careeronestop.org/JusticeImpacted/Toolkit/find-reentry-programs.aspx',
}

/** https://www.careeronestop.org/Developers/WebAPI/AmericanJobCentersList/list-ajcs-by-location.aspx */
export const jobCenterReplies: ReplyShape<CareerOneStopRow> = {
  source: jobCenters,
  reply: z.pipe(
    z.object({ OneStopCenterList: z.nullable(z.array(z.unknown())) }),
    z.transform(({ OneStopCenterList: rows }) => rows ?? []),
  ),
  row,
  place: (found) => ({ ...toRawListing(found), category: 'employment', services: ['job-center'] }),
}

/** https://www.careeronestop.org/Developers/WebAPI/ReEntryPrograms/list-reentry-program-contacts.aspx */
export const reentryProgramReplies: ReplyShape<CareerOneStopRow> = {
  source: reentryPrograms,
  reply: z.pipe(
    z.object({ ReEntryProgramList: z.nullable(z.array(z.unknown())) }),
    z.transform(({ ReEntryProgramList: rows }) => rows ?? []),
  ),
  row,
  place: (found) => ({
    ...toRawListing(found),
    category: 'community-services',
    services: ['reentry-program'],
    facts: { servesRecord: 'yes' },
  }),
}

function toRawListing(found: CareerOneStopRow): Omit<RawListing, 'category' | 'services'> {
  return {
    ...rawListingDefaults,
    id: cleanId(found.ID),
    name: found.Name,
    street: [found.Address1, found.Address2],
    city: found.City,
    state: found.StateAbbr,
    zip: found.Zip,
    lat: found.Latitude,
    lon: found.Longitude,
    phones: [found.Phone],
    websites: [found.WebSiteUrl],
    hours: found.OpenHour,
    changedOn: isoDate(found.LastUpdated),
    isClosed: found.CenterIsOpen === 'N',
  }
}

/** The feed writes dates as 07/22/2026. */
function isoDate(text: string | null | undefined): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(20\d{2})\b/.exec(text ?? '') ?? []
  return year ? `${year}-${month}-${day}` : null
}
