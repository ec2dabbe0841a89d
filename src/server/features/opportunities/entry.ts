import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import type { RankedOpportunity } from '#domain/opportunities/order.ts'

/** Something that may be listed; what was posted is opened only when it is on the page. */
export interface Entry {
  standing: RankedOpportunity
  opportunity: ListedOpportunity | null
}
