import { askStaffReggie } from '#contracts/partner-assistant.ts'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { callStaff } from '#client/state/staff-session.ts'
import type { FindListings } from './other-listings.tsx'

/** Signed-in users ask the staff assistant, which knows the person's location. */
export function findWithReggie({ id, language, resourceId, resourceName }: PartnerIntroduction): FindListings {
  return async (words) => {
    const body = { job: 'find' as const, lang: language, input: words || resourceName, introductionId: id }
    const { places: listings } = await callStaff(askStaffReggie, { body })
    return listings
      .filter((listing) => listing.id !== resourceId)
      .map((listing) => ({ id: listing.id, name: listing.name, city: listing.city }))
  }
}
