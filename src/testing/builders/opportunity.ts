import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import type { InjectReply, TestServer } from '../server.ts'
import { organization, signedIn, type SignedIn } from '../staff.ts'
import { opening } from './opening.ts'

export function sendOpening(staff: Pick<SignedIn, 'send'>, overrides: Partial<Opportunity> = {}): Promise<InjectReply> {
  return staff.send({ method: 'POST', url: '/api/partner/opportunities', payload: opening(overrides) })
}

export function onOpening(staff: Pick<SignedIn, 'send'>, id: string, what: 'end' | 'renew'): Promise<InjectReply> {
  return staff.send({ method: 'POST', url: `/api/partner/opportunities/${id}/${what}` })
}

export function decideOn(
  reviewer: Pick<SignedIn, 'send'>,
  id: string,
  decision: object = { decision: 'publish' },
): Promise<InjectReply> {
  return reviewer.send({ method: 'POST', url: `/api/admin/opportunities/${id}/decide`, payload: decision })
}

/** Somebody who posts, somebody who reviews, and an opening on its way through both hands. */
export async function openingDesk(server: TestServer) {
  const organizationId = await organization(server)
  const staff = await signedIn(server, { role: 'partner_staff', organizationId })
  const reviewer = await signedIn(server, { role: 'reviewer' })
  return {
    staff,
    reviewer,
    organizationId,
    async publish(overrides: Partial<Opportunity> = {}): Promise<string> {
      const { id } = (await sendOpening(staff, overrides)).json()
      await decideOn(reviewer, id)
      return id
    },
  }
}
