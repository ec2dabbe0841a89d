import * as z from 'zod/mini'
import { Resource } from '#domain/resources/resource.ts'

/**
 * A saved place as its own sign says it: its name, how to reach it, who listed it. Nothing that tells what the person
 * needs or where they are: no reasons, needs, services or distance.
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

/** What the PIN alone opens of a saved session, read from what was sealed. */
export function readPlacesOnly(sessionData: unknown): { resources: Resource[] } {
  const { resources } = z.parse(SavedListings, sessionData)
  return { resources: resources.map((listing) => ({ ...listing, category: 'other', services: [] })) }
}
