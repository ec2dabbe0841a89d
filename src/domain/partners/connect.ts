import type { PartnerDetails, Availability } from './partner-details.ts'
import { isAway, type PartnerSettings } from './settings.ts'

/**
 * Why a listing takes no introductions now; null when it does. `openCount`: introductions without a first answer;
 * `today`: the date at the listing.
 */
export function getConnectState(
  partnerDetails: PartnerDetails,
  settings: Pick<PartnerSettings, 'away'>,
  openCount: number,
  today: string,
): Availability['connect'] {
  if (!partnerDetails.introductionsOn) return 'off'
  // A pause or “full” with an end date ends the day after it, even if the partner does not update it.
  const isStill = partnerDetails.fullUntil === null || today <= partnerDetails.fullUntil
  if (partnerDetails.paused && isStill) return 'paused'
  if (partnerDetails.capacity === 'full' && isStill) return 'full'
  if (isAway(settings, today)) return 'away'
  return partnerDetails.maxOpen !== null && openCount >= partnerDetails.maxOpen ? 'busy' : null
}
