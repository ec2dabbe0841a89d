import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import { createPartnerSettings } from '#domain/partners/settings.ts'
import { testDataKey, type Browser, type InjectReply, type TestServer } from '../server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '../staff.ts'
import { sendIntroduction } from './introduction.ts'

export interface PartnerAndPerson {
  organizationId: string
  staff: SignedInBrowser
  person: Browser
  /** The id of the introduction the person sent. */
  id: string
}

/** A verified organization with a member who answers, and one introduction delivered to it. */
export async function createPartnerWithIntroduction(
  server: TestServer,
  changes: object = {},
): Promise<PartnerAndPerson> {
  const organizationId = await createOrganization(server, 'Open Door', ['place-1'])
  const staff = await signInAs(server, { role: 'partner_staff', organizationId, name: 'Sam', email: 'sam@example.org' })
  const person = server.browser()
  const { id } = (await sendIntroduction(person, changes)).json()
  return { organizationId, staff, person, id }
}

type Sender = Pick<Browser, 'send'>

/** A call about one introduction by a signed-in member of its organization. */
export function callPartnerIntroduction(sender: Sender, id: string, what = '', payload?: object): Promise<InjectReply> {
  const method = what === '' ? 'GET' : 'POST'
  const url = `/api/partner/introductions/${id}${what === '' ? '' : `/${what}`}`
  return sender.send({ method, url, ...(payload ? { payload } : {}) })
}

/** An answer with text that appears nowhere else. */
export const partnerAnswer = { state: 'accepted', message: 'canary-answer: come on Monday' }

/** Saves an organization's settings, with defaults. */
export async function saveSettings(
  { database, clock }: TestServer,
  organizationId: string,
  changes: Partial<PartnerSettings> = {},
): Promise<void> {
  const document = JSON.stringify({ ...createPartnerSettings('Open Door', [], 'en'), ...changes })
  await database.db
    .insertInto('partner_settings')
    .values({ organization_id: organizationId, document, version: 1, updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ document }))
    .execute()
}

export interface SentMail {
  recipient: string
  kind: string
  subject: string
  text: string
  /** The token of the answer link in it. */
  token: string
}

/** Every queued mail with its text, oldest first. */
export async function listQueuedMails({ database }: TestServer): Promise<SentMail[]> {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('recipient').execute()
  const outbox = outboxRepository(testDataKey)
  return rows.map((row) => {
    const { subject = '', text = '' } = outbox.open(row) ?? {}
    return { recipient: row.recipient, kind: row.kind, subject, text, token: /#answer=([\w-]+)/.exec(text)?.[1] ?? '' }
  })
}
