import { getKind } from '#domain/directory/classify-kind.ts'
import { type ListingKind, treatmentKinds } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'

const words =
  /\bveterans? (affairs|med(ical)?|health(care)?|hosp(ital)?|outpatient)\b|\bcomm(unity)? based (outpatient|outpt|op)\b/i
const letters = /\bVA(MC|HCS)\b|\bVA (medical|med|health|healthcare)\b|\bCBOC\b|\bFHCC\b/i

/** By its name a site of the Department of Veterans Affairs. Behind the name of a town in Virginia, "VA" is the state. */
function isOfVeteransAffairs({ name, state }: Pick<Listing, 'name' | 'state'>): boolean {
  return words.test(name) || letters.test(name) || (state !== 'VA' && /\bVA\b/.test(name))
}

/**
 * The kind of a listing when all merging is done. SAMHSA lists the clinics of the Department of Veterans Affairs among the
 * others, but they treat veterans only. Earlier, the kind decides what is merged, and their switchboards would join sites of
 * different towns.
 */
export function chooseFinalKind(listing: Listing): ListingKind {
  const kind = getKind(listing)
  const isTreatment = listing.sourceId.startsWith('samhsa-') && treatmentKinds.has(kind)
  return isTreatment && isOfVeteransAffairs(listing) ? 'veterans-clinic' : kind
}
