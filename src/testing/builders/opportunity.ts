import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import type { InjectReply, TestServer } from '../server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '../staff.ts'
import { buildOpening } from './listing.ts'

export function sendOpening(
  staff: Pick<SignedInBrowser, 'send'>,
  overrides: Partial<Opportunity> = {},
): Promise<InjectReply> {
  return staff.send({ method: 'POST', url: '/api/partner/opportunities', payload: buildOpening(overrides) })
}

export function changeOpening(
  staff: Pick<SignedInBrowser, 'send'>,
  id: string,
  what: 'end' | 'renew',
): Promise<InjectReply> {
  return staff.send({ method: 'POST', url: `/api/partner/opportunities/${id}/${what}` })
}

export function decideOpening(
  reviewer: Pick<SignedInBrowser, 'send'>,
  id: string,
  decision: object = { decision: 'publish' },
): Promise<InjectReply> {
  return reviewer.send({ method: 'POST', url: `/api/admin/opportunities/${id}/decide`, payload: decision })
}

/** An account that posts, one that reviews, and an opening that passes through both. */
export async function setUpOpeningReview(server: TestServer) {
  const organizationId = await createOrganization(server)
  const staff = await signInAs(server, { role: 'partner_staff', organizationId })
  const reviewer = await signInAs(server, { role: 'reviewer' })
  return {
    staff,
    reviewer,
    organizationId,
    async publish(overrides: Partial<Opportunity> = {}): Promise<string> {
      const { id } = (await sendOpening(staff, overrides)).json()
      await decideOpening(reviewer, id)
      return id
    },
  }
}
