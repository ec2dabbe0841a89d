import type { PartnerDetails, Availability } from './partner-details.ts'
import { isAway, type PartnerSettings } from './settings.ts'

/**
 * Why a listing takes no introductions now; null when it does. `openCount`: how many wait for its first answer;
 * `today`: the day where the listing is.
 */
export function getConnectState(
  partnerDetails: PartnerDetails,
  settings: Pick<PartnerSettings, 'away'>,
  openCount: number,
  today: string,
): Availability['connect'] {
  if (!partnerDetails.introductionsOn) return 'off'
  // A pause or “full” that was said to last until a day is over on the next, whether or not somebody remembers it.
  const isStill = partnerDetails.fullUntil === null || today <= partnerDetails.fullUntil
  if (partnerDetails.paused && isStill) return 'paused'
  if (partnerDetails.capacity === 'full' && isStill) return 'full'
  if (isAway(settings, today)) return 'away'
  return partnerDetails.maxOpen !== null && openCount >= partnerDetails.maxOpen ? 'busy' : null
}
