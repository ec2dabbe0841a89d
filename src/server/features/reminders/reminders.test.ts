import { beforeEach, expect, test } from 'vitest'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, type PartnerSettings } from '#domain/partners/settings.ts'
import { deliverMail } from '#server/engines/mail/deliver.ts'
import { smtpMailer } from '#server/engines/mail/smtp-mailer.ts'
import { createInvitations } from '#server/features/accounts/commands/issue-invitation.ts'
import { staffSessionsRepository } from '#server/features/accounts/sessions-repository.ts'
import { createDeliveryTools } from '#server/features/introductions/commands/notify-partner.ts'
import { buildMailJobDeps, buildRemindersDeps } from '#server/jobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { listWaitingMails } from '#testing/builders/claim.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { decodeMailText, setUpSmtpPeer } from '#testing/smtp-peer.ts'
import { testDataKey, setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'
import { runReminders, type RemindersDeps } from './job.ts'

const server = setUpTestServer()
const peer = setUpSmtpPeer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const lines: string[] = []
let organizationId = ''

const buildDeps = (db: Db) => ({
  db,
  clock: server.clock,
  staffSessions: staffSessionsRepository(db),
  invitations: createInvitations(testDataKey),
  delivery: createDeliveryTools({ dataKey: testDataKey, siteUrl: 'https://example.org' }),
  mailer: smtpMailer(peer.config),
  logger: createLogger((line) => lines.push(line), server.clock.now),
})
const run = (db: Db = server.database.db, changes: Partial<RemindersDeps> = {}) =>
  runReminders({ ...buildRemindersDeps(buildDeps(db)), ...changes })
/** The job runs once an hour by the database's clock; deleting the last run simulates the next hour. */
const runAfter = async (ms: number) => {
  server.clock.advance(ms)
  await server.database.db.deleteFrom('job_runs').where('name', '=', 'reminders').execute()
  await run()
}
const sendMail = () =>
  deliverMail({ ...buildMailJobDeps(buildDeps(server.database.db)), mailer: smtpMailer(peer.config) })
const mails = async (kind: string) => (await listWaitingMails(server)).filter((mail) => mail.kind === kind)
const reminders = async () => (await mails('overdue')).length

async function settle(changes: Partial<PartnerSettings> = {}) {
  const document = JSON.stringify({ ...createPartnerSettings('Open Door', ['front@group.example'], 'es'), ...changes })
  await server.database.db
    .insertInto('partner_settings')
    .values({ organization_id: organizationId, document, version: 1, updated_at: 0 })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ document }))
    .execute()
}
const insertPartnerDetails = (listingId: string, daysAgo: number) =>
  server.database.db
    .insertInto('listing_care')
    .values({
      listing_id: listingId,
      organization_id: organizationId,
      document: JSON.stringify(defaultPartnerDetails),
      paused: 0,
      confirmed_at: server.clock.now() - daysAgo * dayMs,
      reminded_days: 0,
      version: 1,
      updated_at: 0,
    })
    .execute()

beforeEach(async () => {
  lines.length = 0
  await seedDirectory(
    server.database.db,
    ['place-1', 'place-2'].map((id) => buildListing({ id, name: `Door ${id}` })),
  )
  organizationId = await createOrganization(server, 'Open Door', ['place-1', 'place-2'])
  await settle()
})

test('an answer that is due is asked for once, again after a week, and then no more', async () => {
  await sendIntroduction(server.browser())
  await runAfter(72 * hourMs - 1)
  expect(await reminders()).toBe(0)
  await runAfter(1)
  expect(await reminders()).toBe(1)
  await runAfter(7 * dayMs - 1)
  expect(await reminders()).toBe(1)
  await runAfter(1)
  expect(await reminders()).toBe(2)
  for (let day = 0; day < 15; day += 1) await runAfter(dayMs)

  expect(await reminders()).toBe(2)
})

test.each([
  ['urgent', 24],
  ['low', 7 * 24],
])('an %s one is due after %d hours', async (urgency, hours) => {
  await sendIntroduction(server.browser(), { urgency })
  await runAfter(hours * hourMs - 1)
  expect(await reminders()).toBe(0)
  await runAfter(1)

  expect(await mails('overdue')).toMatchObject([{ recipient: 'front@group.example', language: 'es' }])
})

test('the link in the reminder opens the introduction', async () => {
  await sendIntroduction(server.browser())
  await runAfter(72 * hourMs)
  const [mail] = await mails('overdue')
  const token = /#answer=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reply = await server.browser().send({ method: 'GET', url: `/api/partner/answer/${token}` })

  expect(reply.statusCode).toBe(200)
})

const settledStates = ['withdrawn', 'accepted', 'declined', 'needs_you'] as const
test.each(settledStates)('nobody is reminded of one that is %s', async (state) => {
  await sendIntroduction(server.browser())
  await server.database.db.updateTable('warm_introductions').set({ state }).execute()
  await runAfter(72 * hourMs)
  await runAfter(7 * dayMs)

  expect(await reminders()).toBe(0)
})

test('days away stop the clock', async () => {
  await settle({ away: { from: '2026-11-16', until: '2026-11-20', message: { en: '', es: '' } } })
  await sendIntroduction(server.browser())
  await runAfter(72 * hourMs)
  expect(await reminders()).toBe(0)
  await runAfter(5 * dayMs)

  expect(await reminders()).toBe(1)
})

test('of many processes that look at the same time, one reminds', async () => {
  await sendIntroduction(server.browser())
  await insertPartnerDetails('place-2', 80)
  server.clock.advance(72 * hourMs)
  const other = await server.database.openAnother()
  await Promise.all([run(), run(other.db), run()])
  await run()

  expect([await reminders(), (await mails('freshness')).length]).toEqual([1, 1])
  const runs = await server.database.db
    .selectFrom('job_runs')
    .select('finished_at')
    .where('name', '=', 'reminders')
    .execute()
  expect(runs).toEqual([{ finished_at: expect.any(Number) }])
})

test('one that cannot be reminded of does not keep the others', async () => {
  await sendIntroduction(server.browser())
  await sendIntroduction(server.browser())
  server.clock.advance(72 * hourMs)
  const { reissueLinks } = buildRemindersDeps(buildDeps(server.database.db))
  let isFirst = true
  await run(server.database.db, {
    reissueLinks(trx, ids, at) {
      if (!isFirst) return reissueLinks(trx, ids, at)
      isFirst = false
      return Promise.reject(new Error('out of reach'))
    },
  })
  expect(await reminders()).toBe(1)
  expect(lines.join('')).toContain('a reminder failed')
  await runAfter(hourMs)

  expect(await reminders()).toBe(2)
})

test('a listing is asked about after 80 and 90 days, once each, until somebody confirms it', async () => {
  await signInAs(server, { role: 'partner_admin', organizationId, email: 'lead@group.example' })
  await signInAs(server, { role: 'partner_staff', organizationId, email: 'staff@group.example' })
  await insertPartnerDetails('place-1', 0)
  const countMails = async () => (await mails('freshness')).length
  const counts: number[] = []
  for (const days of [79, 1, 5, 4, 1, 20]) {
    await runAfter(days * dayMs)
    counts.push(await countMails())
  }
  expect(counts).toEqual([0, 2, 2, 2, 4, 4])
  expect(await mails('freshness')).toMatchObject([
    { recipient: 'front@group.example', language: 'es', subject: '¿Todo sigue bien en Door place-1?' },
    { recipient: 'lead@group.example', language: 'en', text: expect.stringContaining('80 days') },
    { recipient: 'front@group.example' },
    { recipient: 'lead@group.example', text: expect.stringContaining('90 days') },
  ])

  const confirmed = { confirmed_at: server.clock.now(), reminded_days: 0 }
  await server.database.db.updateTable('listing_care').set(confirmed).execute()
  await runAfter(79 * dayMs)
  expect(await countMails()).toBe(4)
  await runAfter(dayMs)
  expect(await countMails()).toBe(6)
})

test('many listings of one organization are one mail, with the name of the organization', async () => {
  await insertPartnerDetails('place-1', 85)
  await insertPartnerDetails('place-2', 80)
  await run()

  expect(await mails('freshness')).toMatchObject([{ subject: '¿Todo sigue bien en Open Door?' }])
})

test("nobody is asked about a listing that isn't public or whose organization left", async () => {
  const { db } = server.database
  await insertPartnerDetails('place-1', 80)
  await db.updateTable('listings').set({ status: 'withdrawn' }).execute()
  await run()
  await db.updateTable('listings').set({ status: 'live' }).execute()
  await db.updateTable('organizations').set({ removed_at: 1 }).execute()
  await runAfter(0)

  expect(await mails('freshness')).toEqual([])
})

test('no mail that goes out says anything about the person who asked (T-9.1)', async () => {
  await signInAs(server, { role: 'partner_admin', organizationId, email: 'lead@group.example' })
  await sendIntroduction(server.browser())
  await insertPartnerDetails('place-2', 80)
  await runAfter(72 * hourMs)
  const waiting = await listWaitingMails(server)
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['introduction', 'overdue', 'freshness']))
  await sendMail()

  expect(peer.accepted).toHaveLength(waiting.length)
  const sent = peer.accepted.map(({ raw }) => `${raw}\n${decodeMailText(raw)}`)
  for (const word of personalWords) expect([JSON.stringify(waiting), ...sent, ...lines].join('\n')).not.toContain(word)
})

test('when no mail about an introduction can be delivered, the person sees that (T-3.8)', async () => {
  const person = server.browser()
  await sendIntroduction(person)
  peer.manner = 'refuse_always'
  await sendMail()

  const { introductions } = (await person.send({ method: 'GET', url: '/api/warm-introductions' })).json()
  expect(introductions).toMatchObject([{ state: 'delivery_failed' }])
})
