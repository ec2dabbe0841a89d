import * as z from 'zod/mini'
import { Listing } from '#domain/directory/listing.ts'
import { encodeHours } from './hours-code.ts'
import { deriveImplied } from './implied.ts'
import type { Line } from './lines.ts'
import { computeListingId } from './listing-id.ts'
import { encodeServes } from './serves-code.ts'

const MoreColumn = z.partial(
  z.strictObject({
    id: Listing.shape.id,
    nameEs: Listing.shape.nameEs,
    organization: Listing.shape.organization,
    note: Listing.shape.note,
    hours: z.string(),
    serves: z.string(),
    languages: Listing.shape.languages,
    cost: Listing.shape.cost,
    requiredDocuments: Listing.shape.requiredDocuments,
    facts: Listing.shape.facts,
  }),
)
type Parsed = z.infer<typeof MoreColumn>
/** JSON has no `undefined`: a key either has a value or is absent. */
export type MoreColumn = { [Key in keyof Parsed]: Exclude<Parsed[Key], undefined> }

/** Rare fields, as JSON in the last column; '' when the services and the rest of the row imply everything. */
export function encodeMore(listing: Listing): string {
  const implied = deriveImplied(listing.services, listing.sourceId, listing.asOf)
  const differs = (key: keyof typeof implied) => JSON.stringify(implied[key]) !== JSON.stringify(listing[key])
  const more: MoreColumn = {
    ...(listing.id === computeListingId(listing) ? {} : { id: listing.id }),
    ...(listing.nameEs === undefined ? {} : { nameEs: listing.nameEs }),
    ...(listing.organization === null ? {} : { organization: listing.organization }),
    ...(listing.note === null ? {} : { note: listing.note }),
    ...(listing.hours === null ? {} : { hours: encodeHours(listing.hours) }),
    ...(listing.serves === undefined ? {} : { serves: encodeServes(listing.serves) }),
    ...(differs('languages') ? { languages: listing.languages } : {}),
    ...(differs('cost') ? { cost: listing.cost } : {}),
    ...(listing.requiredDocuments.length === 0 ? {} : { requiredDocuments: listing.requiredDocuments }),
    ...(differs('facts') ? { facts: listing.facts } : {}),
  }
  return Object.keys(more).length > 0 ? JSON.stringify(more) : ''
}

export function decodeMore(text: string, line: Line): MoreColumn {
  try {
    return MoreColumn.parse(JSON.parse(text)) as MoreColumn
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'unreadable'
    return line.fail(`the last column is not what it should be: ${problem}`)
  }
}
