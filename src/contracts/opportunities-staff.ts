import * as z from 'zod/mini'
import { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import { Opportunity } from '#domain/opportunities/opportunity.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const byId = z.object({ id: z.uuid() })

const PostedOpportunity = z.object({
  id: z.uuid(),
  opportunity: Opportunity,
  status: z.enum(['pending', 'live', 'rejected', 'ended']),
  reason: z.nullable(text(500)),
  createdAt: z.iso.datetime(),
  expiresOn: text(10),
})
export type PostedOpportunity = z.infer<typeof PostedOpportunity>

export const listPartnerOpportunities = defineCall({
  method: 'GET',
  path: '/api/partner/opportunities',
  access: 'partner_viewer',
  summary: 'What this organization posted.',
  reply: z.object({ success: z.literal(true), opportunities: z.array(PostedOpportunity) }),
})

export const postOpportunity = defineCall({
  method: 'POST',
  path: '/api/partner/opportunities',
  access: 'partner_staff',
  summary: 'Posts an opening; a reviewer looks at it first, and it ends after 30 days.',
  body: Opportunity,
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const endOpportunity = defineCall({
  method: 'POST',
  path: '/api/partner/opportunities/{id}/end',
  access: 'partner_staff',
  summary: 'Takes an opening of this organization down.',
  params: byId,
  reply: SuccessReply,
})

export const renewOpportunity = defineCall({
  method: 'POST',
  path: '/api/partner/opportunities/{id}/renew',
  access: 'partner_staff',
  summary: 'Says that an opening is still there: it stays for another 30 days.',
  params: byId,
  reply: SuccessReply,
})

const OpportunityReviewItem = z.object({
  ...PostedOpportunity.shape,
  organization: z.nullable(text(300)),
  /** Number of reports by kind, since the last review. */
  reports: z.record(OpeningReportKind, z.int()),
})
export type OpportunityReviewItem = z.infer<typeof OpportunityReviewItem>

export const listOpportunitiesToReview = defineCall({
  method: 'GET',
  path: '/api/admin/opportunities',
  access: 'reviewer',
  summary: 'Posted openings that wait or that people told us of, oldest first, or those decided lately.',
  query: z.object({ show: z.optional(z.enum(['waiting', 'decided'])) }),
  reply: z.object({ success: z.literal(true), opportunities: z.array(OpportunityReviewItem) }),
})

export const decideOpportunity = defineCall({
  method: 'POST',
  path: '/api/admin/opportunities/{id}/decide',
  access: 'reviewer',
  summary:
    'Publishes an opening, or lets it stay; turns it down or takes it down with a reason, which its organization reads.',
  params: byId,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish') }),
    z.object({ decision: z.literal('reject'), reason: filled(500) }),
    z.object({ decision: z.literal('hide'), reason: filled(500) }),
  ]),
  reply: SuccessReply,
})
