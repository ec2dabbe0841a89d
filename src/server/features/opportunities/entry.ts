import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import type { RankedOpportunity } from '#domain/opportunities/order.ts'

/** A candidate for the list; a posted opening is parsed only when it is on the page. */
export interface Entry {
  standing: RankedOpportunity
  opportunity: ListedOpportunity | null
}
