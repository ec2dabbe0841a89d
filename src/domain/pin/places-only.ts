import * as z from 'zod/mini'
import { Resource } from '#domain/resources/resource.ts'

/**
 * A saved listing with public details only: its name, how to reach it, who listed it. It has no reasons, needs,
 * services or distance, which would reveal what the person needs or where they are.
 */
const SavedListing = z.pick(Resource, {
  id: true,
  name: true,
  organization: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  county: true,
  phone: true,
  phones: true,
  website: true,
  hours: true,
  schedule: true,
  isAlwaysOpen: true,
  source: true,
  asOf: true,
  isUnchecked: true,
})

const SavedListings = z.object({ resources: z.catch(z.array(SavedListing), []) })

/** The part of a saved session that the PIN alone opens, read from the sealed data. */
export function readPlacesOnly(sessionData: unknown): { resources: Resource[] } {
  const { resources } = z.parse(SavedListings, sessionData)
  return { resources: resources.map((listing) => ({ ...listing, category: 'other', services: [] })) }
}
