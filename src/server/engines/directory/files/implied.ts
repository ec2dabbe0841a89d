import type { ListingFact, Listing } from '#domain/directory/listing.ts'
import { type ReentryFact, reentryFactRules, reentryFacts } from '#domain/directory/reentry-facts.ts'
import type { ServiceId } from '#domain/services/services.ts'

/** A program for people on parole or probation accepts them by definition, so the files need not repeat it. */
const factByService = reentryFacts.flatMap((fact) =>
  (reentryFactRules[fact].services ?? []).map((service): [string, ReentryFact] => [service, fact]),
)

type Implied = Pick<Listing, 'languages' | 'cost' | 'facts'>

/**
 * Facts that follow from a listing's services alone, attributed to its first source; a row only stores what differs.
 */
export function deriveImplied(services: readonly ServiceId[], sourceId: string, asOf: string): Implied {
  const facts: Partial<Record<ReentryFact, ListingFact>> = {}
  for (const [service, fact] of factByService) {
    if (services.some((one) => one === service)) facts[fact] = { value: 'yes', sourceId, asOf }
  }
  return { languages: services.includes('spanish-spoken') ? ['es'] : [], cost: deriveCost(services), facts }
}

function deriveCost(services: readonly ServiceId[]): Listing['cost'] {
  if (services.includes('free-of-charge')) return 'free'
  return services.includes('sliding-fee') ? 'sliding' : null
}
