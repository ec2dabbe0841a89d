import { askStaffReggie } from '#contracts/partner-assistant.ts'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { callStaff } from '#client/state/staff-session.ts'
import type { FindListings } from './other-listings.tsx'

/** Whoever is signed in asks the staff assistant, which knows where the person is. */
export function findWithReggie({ id, language, resourceId, resourceName }: PartnerIntroduction): FindListings {
  return async (words) => {
    const body = { job: 'find' as const, lang: language, input: words || resourceName, introductionId: id }
    const { places } = await callStaff(askStaffReggie, { body })
    return places
      .filter((place) => place.id !== resourceId)
      .map((place) => ({ id: place.id, name: place.name, city: place.city }))
  }
}
