import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import { getOpeningStatus } from '#domain/opportunities/opening.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type OpportunityRow = Schema['opportunities']

/** Rows are written only from parsed openings, so the document is valid. */
export function parseOpening({ document }: Pick<OpportunityRow, 'document'>): Opportunity {
  return JSON.parse(document) as Opportunity
}

/** As its author and reviewers see it: an opening past its date is over, whatever its stored status. */
export function toPosted(row: OpportunityRow, now: number): PostedOpportunity {
  return {
    id: row.id,
    opportunity: parseOpening(row),
    status: getOpeningStatus(row.status, row.expires_at, now),
    reason: row.reason,
    createdAt: new Date(row.created_at).toISOString(),
    expiresOn: getLocalDay(row.expires_at, row.state),
  }
}
