import * as z from 'zod/mini'
import { ListingKind } from '#domain/directory/kinds.ts'
import { DirectorySource, listingScopes, PartialDate } from '#domain/directory/listing.ts'
import { StateCode } from '#domain/places/states.ts'
import { ResourceCategory } from '#domain/resources/resource.ts'
import { ServiceId } from '#domain/services/services.ts'

/** Raise it when the files change in a way an older reader would misread. */
export const formatNumber = 3

/** Values many rows share, so that a row needs only one or two characters for them. */
const RowKind = z.object({
  category: ResourceCategory,
  kind: ListingKind,
  scope: z.enum(listingScopes),
  sourceId: z.string(),
  otherSourceIds: z.array(z.string()),
  asOf: PartialDate,
  assuredOn: z.nullable(PartialDate),
})
export type RowKind = z.infer<typeof RowKind>

const count = z.int().check(z.minimum(0))

export const Manifest = z.object({
  format: z.literal(formatNumber),
  /** A hash of everything else: the same content has the same version. */
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  listings: count,
  counties: count,
  zips: count,
  national: count,
  states: z.record(StateCode, count),
  sources: z.array(DirectorySource),
  services: z.array(ServiceId),
  kinds: z.array(RowKind),
})
export type Manifest = z.infer<typeof Manifest>
