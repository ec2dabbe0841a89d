import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { testDataKey, type Browser, type InjectReply, type TestServer } from '../server.ts'

export const claimRequest = {
  listingId: 'place-1',
  organizationName: 'Open Door',
  contactName: 'Robin Example',
  contactRole: 'Office lead',
  email: 'Front@Group.example',
  phone: '(213) 555-0142',
  language: 'en',
}

let addresses = 0
/** Each from its own address by default, because the limit has a test of its own. */
export function sendClaim(server: TestServer, changes: object = {}, remoteAddress?: string): Promise<InjectReply> {
  addresses += 1
  const from = remoteAddress ?? `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  const payload = { ...claimRequest, ...changes }
  return server.browser().send({ method: 'POST', url: '/api/partner/claims', payload, remoteAddress: from })
}

export const approval = {
  decision: 'approve',
  calledNumber: '213 555 0100',
  numberSource: 'the directory',
  callNote: 'They know Robin.',
  isSensitive: false,
  isSupervision: false,
  isConfidential: false,
}

export function decideClaim(
  browser: Pick<Browser, 'send'>,
  id: string,
  payload: object = approval,
): Promise<InjectReply> {
  return browser.send({ method: 'POST', url: `/api/admin/claims/${id}/decide`, payload })
}

export interface QueuedMail {
  kind: string
  recipient: string
  language: string
  subject: string
  text: string
}

/** Every queued mail, decrypted. */
export async function listWaitingMails({ database }: Pick<TestServer, 'database'>): Promise<QueuedMail[]> {
  const outbox = outboxRepository(testDataKey)
  const rows = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('sealed_mail', 'is not', null)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('recipient')
    .execute()
  return rows.map((row) => {
    const { kind, recipient, language } = row
    return { kind, recipient, language, ...(outbox.open(row) ?? { subject: '', text: '' }) }
  })
}
