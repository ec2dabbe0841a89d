import { beforeEach, describe, expect, test } from 'vitest'
import { reportOpportunity } from '#contracts/opening-reports.ts'
import { settingsRepository } from '#server/platform/settings/settings-repository.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { decideOpening, changeOpening, setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
let staff: SignedInBrowser
let reviewer: SignedInBrowser
let id: string
beforeEach(async () => {
  const review = await setUpOpeningReview(server)
  ;({ staff, reviewer } = review)
  id = await review.publish()
  server.clock.advance(1000)
})

const report = (from: Pick<Browser, 'send'>, kind = 'turned_away', about = id) =>
  from.send({ method: 'POST', url: `/api/opportunities/${about}/report`, payload: { kind } })
const queue = async (show = 'waiting') =>
  (await reviewer.send({ method: 'GET', url: `/api/admin/opportunities?show=${show}` })).json().opportunities
const waitingCount = async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const { home } = (await admin.send({ method: 'GET', url: '/api/admin/home' })).json()
  return home.queues.find((entry: { queue: string }) => entry.queue === 'opportunities').waiting
}
const stored = async () => (await server.stored()).opportunity_reports ?? []
const isPublic = async () =>
  (await server.send({ method: 'GET', url: '/api/opportunities?state=CA&county=Los%20Angeles' })).body.includes(id)

test('what people tell stands on the card of the reviewers by kind, and the opening waits again', async () => {
  expect([await queue(), await waitingCount()]).toEqual([[], 0])
  for (const kind of ['turned_away', 'gone', 'turned_away']) {
    expect((await report(server.browser(), kind)).json()).toEqual({ success: true })
  }

  expect(await queue()).toMatchObject([{ id, status: 'live', reports: { turned_away: 2, gone: 1, wrong: 0 } }])
  expect([await queue('decided'), await waitingCount(), await isPublic()]).toEqual([[], 1, true])
})

test('one browser counts once for one opening, whatever it tells next', async () => {
  const browser = server.browser()
  await report(browser)
  await report(browser, 'wrong')

  expect(await stored()).toMatchObject([{ opportunity_id: id, kind: 'turned_away', settled_at: null }])
  expect(Object.keys((await stored())[0] ?? {}).toSorted()).toEqual([
    'at',
    'kind',
    'opportunity_id',
    'principal_id',
    'settled_at',
  ])
})

test("an unknown kind, an opening that isn't public and one that is not there are refused", async () => {
  const { id: pending } = (await sendOpening(staff)).json()
  const missing = '00000000-0000-4000-8000-000000000000'
  expect((await report(server.browser(), 'ugly')).statusCode).toBe(400)
  for (const about of [pending, missing, 'national-job-center']) {
    expect((await report(server.browser(), 'gone', about)).statusCode).toBe(404)
  }
  await changeOpening(staff, id, 'end')
  expect((await report(server.browser())).statusCode).toBe(404)

  expect(await stored()).toEqual([])
})

test('a caller without a cookie cannot be counted, and the switch of reports holds here too', async () => {
  expect((await report(server)).statusCode).toBe(403)
  const settings = settingsRepository(server.database.db)
  const { value, version } = await settings.find('switches')
  const off = { value: { ...value, listingReports: false }, version }
  await settings.save('switches', off, { id: 'a', role: 'admin', organizationId: null }, server.clock.now())
  const reply = await report(server.browser())

  expect([reply.statusCode, reply.json().code]).toEqual([403, 'switched_off'])
})

test('nobody sends more than twenty a day', async () => {
  const browser = server.browser()
  for (let n = 0; n < 20; n += 1) await report(browser)

  expect((await report(browser)).statusCode).toBe(429)
})

test('a school of the directory is told of as on its own card', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'school-1' })])
  await report(server.browser(), 'turned_away', 'school-1')
  await report(server.browser(), 'gone', 'school-1')

  expect((await server.stored()).listing_reports?.map(({ kind }) => kind).toSorted()).toEqual(['closed', 'turned_away'])
  expect(await stored()).toEqual([])
})

test('clearing the device erases what it told (T-10.1)', async () => {
  const browser = server.browser()
  await report(browser)
  await browser.send({ method: 'POST', url: '/api/device/clear', payload: {} })

  expect(await stored()).toEqual([])
})

describe('a reviewer', () => {
  const undo = async () => {
    const entry = (await server.stored()).review_history?.toSorted((a, b) => a.at - b.at).at(-1)
    const admin = await signInAs(server, { role: 'admin' })
    const url = `/api/admin/review/history/${entry?.id}/undo`
    return (await admin.send({ method: 'POST', url, payload: { reason: 'The wrong button.' } })).statusCode
  }

  test('lets it stay: the reports are settled, its last day is as before, and a new one counts anew', async () => {
    await report(server.browser())
    const [before] = (await server.stored()).opportunities ?? []
    server.clock.advance(60_000)
    expect((await decideOpening(reviewer, id)).statusCode).toBe(200)

    expect([await queue(), await waitingCount()]).toEqual([[], 0])
    expect((await server.stored()).opportunities).toEqual([before])
    await report(server.browser(), 'wrong')
    expect(await queue()).toMatchObject([{ id, reports: { turned_away: 0, gone: 0, wrong: 1 } }])
  })

  test('takes it down with a reason that its organization reads', async () => {
    await report(server.browser())
    const down = { decision: 'hide', reason: 'They stopped hiring.' }
    expect((await decideOpening(reviewer, id, down)).statusCode).toBe(200)

    const [own] = (await staff.send({ method: 'GET', url: '/api/partner/opportunities' })).json().opportunities
    expect(own).toMatchObject({ id, status: 'rejected', reason: 'They stopped hiring.' })
    expect([await isPublic(), await queue()]).toEqual([false, []])
    expect((await decideOpening(reviewer, id, down)).json().code).toBe('already_decided')
  })

  test('takes that back: it stands as it stood, and the reports count again', async () => {
    await report(server.browser(), 'gone')
    const { opportunities } = await server.stored()
    server.clock.advance(1000)
    await decideOpening(reviewer, id, { decision: 'hide', reason: 'Gone.' })
    expect(await undo()).toBe(200)

    expect((await server.stored()).opportunities).toEqual(opportunities)
    expect(await queue()).toMatchObject([{ id, status: 'live', reports: { turned_away: 0, gone: 1, wrong: 0 } }])
  })

  test('does not decide on what is over', async () => {
    await report(server.browser())
    server.clock.advance(30 * dayMs)
    reviewer = await signInAs(server, { role: 'reviewer' })

    expect((await decideOpening(reviewer, id)).statusCode).toBe(409)
    expect([await queue(), await waitingCount()]).toEqual([[], 0])
  })
})

testAccess(server, reportOpportunity, 'apart, with a cookie', () => ({ params: { id }, body: { kind: 'turned_away' } }))
