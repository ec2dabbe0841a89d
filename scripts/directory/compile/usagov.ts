import type { Listing } from '#domain/directory/listing.ts'
import type { StateFacts } from './facts.ts'
import { mergeTwo } from './merge.ts'
import { addToTally, type Tally } from './tally.ts'

const usagov = 'usagov-states'

/** Matches the directory's agencies to our offices by service. */
const sameOffice: [service: Listing['services'][number], office: string][] = [
  ['corrections-information', 'corrections'],
  ['state-id', 'id-agency'],
  ['voter-registration', 'elections'],
  ['cash-assistance', 'cash-aid'],
]

/**
 * USA.gov's health department also keeps birth records, and its social services also SNAP and Medicaid: those have
 * their own cards.
 */
const ownCards = new Set<string>(['birth-certificate', 'snap', 'medicaid'])

/**
 * Merges each USA.gov agency into the office with the same function in its state; the health department stays a separate
 * card, and so does an agency whose office we do not have.
 */
export function mergeStateAgencies(
  listings: readonly Listing[],
  states: readonly StateFacts[],
  tally: Tally,
): Listing[] {
  const spanishNameByState = new Map<string, string>(states.map(({ code, nameEs }) => [code, nameEs]))
  const agencies = new Map<string, Listing>()
  const ids = new Set(listings.map(({ id }) => id))
  const rest: Listing[] = []
  for (const listing of listings) {
    if (listing.sourceId !== usagov) rest.push(listing)
    else {
      const own = withoutOtherCards(listing)
      const office = sameOffice.find(([service]) => own.services.includes(service))?.[1]
      const id = `${own.state?.toLowerCase()}-${office}`
      if (ids.has(id)) agencies.set(id, own)
      else rest.push(ownCard(own, spanishNameByState.get(own.state ?? '')))
    }
  }
  return rest.map((listing) => {
    const agency = agencies.get(listing.id)
    if (!agency) return listing
    addToTally(tally, 'merged: USA.gov agency into the state office that does the same')
    return mergeTwo(listing, agency)
  })
}

function withoutOtherCards(listing: Listing): Listing {
  return { ...listing, services: listing.services.filter((service) => !ownCards.has(service)) }
}

/** The directory names them by function, so we can give the same name in Spanish. */
function ownCard(listing: Listing, spanish: string | undefined): Listing {
  const office = listing.services.includes('public-health') ? 'public-health' : 'social-services'
  const label = office === 'public-health' ? 'Departamento de salud' : 'Servicios sociales'
  const nameEs = spanish ? { nameEs: `${label} de ${spanish}` } : {}
  return { ...listing, ...nameEs, id: `${listing.state?.toLowerCase()}-${office}` }
}
