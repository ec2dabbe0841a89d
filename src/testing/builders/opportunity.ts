import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import type { InjectReply, TestServer } from '../server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '../staff.ts'

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

/** A day job in a Los Angeles warehouse without requirements by default. */
export function buildOpening(overrides: Partial<Opportunity> = {}): Opportunity {
  return {
    kind: 'job',
    title: { en: 'Warehouse helper', es: 'Ayudante de almacén' },
    about: { en: 'You load and unload trucks.', es: 'Carga y descarga camiones.' },
    organization: 'A warehouse',
    state: 'CA',
    county: 'Los Angeles County',
    address: null,
    lat: null,
    lon: null,
    isRemote: false,
    pay: null,
    shifts: ['day'],
    duties: ['none'],
    requirements: [],
    hasTraining: false,
    languages: ['en'],
    fairChance: { hiresRecords: null, checkWhen: null, note: null },
    apply: { how: 'call', phone: '(213) 555-0100', url: null, note: null },
    startsAt: null,
    ...overrides,
  }
}
