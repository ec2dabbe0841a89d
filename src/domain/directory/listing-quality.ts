import type { Listing } from '#domain/directory/listing.ts'

/** Data from this year on gets the full score; each earlier year reduces it. */
const freshYear = 2026
const pointsPerYear = 4

/**
 * How complete and fresh a listing is, 0 to 100. It only orders listings of one location and category before a search;
 * how well a listing fits a person is up to ranking.
 */
export function scoreListingQuality(listing: Listing): number {
  const { facts, phones, services, position } = listing
  const worth = (points: number, holds: boolean) => (holds ? points : 0)
  const yes = (fact: keyof Listing['facts']) => worth(5, facts[fact]?.value === 'yes')
  const sum =
    worth(25, phones.length > 0) +
    worth(10, position?.precision === 'exact' && listing.street !== null) +
    worth(6, listing.website !== null) +
    worth(5, listing.hours !== null) +
    worth(6, listing.languages.includes('es') || services.includes('spanish-spoken')) +
    worth(6, listing.cost === 'free' || services.includes('free-of-charge')) +
    worth(4, listing.cost === 'sliding' || services.includes('sliding-fee')) +
    yes('servesRecord') +
    yes('servesSupervision') +
    yes('noIdNeeded') +
    yes('walkIn') +
    Math.min(services.length, 8) +
    freshness(listing)
  return Math.max(0, Math.min(100, sum - worth(5, phones[0]?.isSwitchboard === true) - refusal(listing)))
}

/** A listing that turns people with a record away comes last wherever there is another. */
function refusal({ facts }: Listing): number {
  return facts.servesRecord?.value === 'no' ? 30 : 0
}

/** The year the data was last confirmed. */
export function getLastConfirmedYear({ asOf, assuredOn }: Listing): number {
  return Math.max(Number(asOf.slice(0, 4)), Number((assuredOn ?? asOf).slice(0, 4)))
}

function freshness(listing: Listing): number {
  return Math.max(0, 16 - pointsPerYear * Math.max(0, freshYear - getLastConfirmedYear(listing)))
}
