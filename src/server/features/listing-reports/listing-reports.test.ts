import { beforeEach, expect, test } from 'vitest'
import { reportListing } from '#contracts/listing-reports.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const id = 'pantry-1'
beforeEach(() => seedDirectory(server.database.db, [buildListing({ id })]))

const report = (browser: Pick<Browser, 'send'>, payload: object, listingId = id) =>
  browser.send({ method: 'POST', url: `/api/resources/${listingId}/reports`, payload })
const wrongPhone = { kind: 'wrong_phone' }
const openReviews = async () =>
  ((await server.stored()).review_items ?? []).map(({ fact, reports }) => ({ fact, reports }))

test('one report is kept and changes nothing yet', async () => {
  const reply = await report(server.browser(), { kind: 'turned_away', reason: 'no_id', note: ' asked for a card ' })

  expect(reply.json()).toEqual({ success: true, counted: true, reportsDiffer: false })
  expect((await server.stored()).listing_reports).toMatchObject([
    { listing_id: id, fact: 'noIdNeeded', kind: 'turned_away', reason: 'no_id', note: 'asked for a card' },
  ])
  expect(await openReviews()).toEqual([])
})

test('the same browser counts once, however often it reports', async () => {
  const browser = server.browser()
  await report(browser, wrongPhone)

  expect((await report(browser, wrongPhone)).json()).toEqual({ success: true, counted: false, reportsDiffer: false })
  expect(await openReviews()).toEqual([])
})

test('two people who tell the same open one review, and a third only adds to it', async () => {
  await report(server.browser(), wrongPhone)
  expect((await report(server.browser(), wrongPhone)).json()).toMatchObject({ counted: true, reportsDiffer: true })
  expect(await openReviews()).toEqual([{ fact: 'phone', reports: 2 }])

  await report(server.browser(), wrongPhone)
  expect(await openReviews()).toEqual([{ fact: 'phone', reports: 3 }])
})

test('two people who tell different things do not add up', async () => {
  await report(server.browser(), wrongPhone)
  await report(server.browser(), { kind: 'moved' })

  expect(await openReviews()).toEqual([])
})

test('the card then says that reports differ', async () => {
  await report(server.browser(), wrongPhone)
  await report(server.browser(), wrongPhone)
  const card = (await server.send({ method: 'GET', url: `/api/resources/${id}` })).json().resource

  expect(card.reportsDiffer).toEqual(['phone'])
})

test('an unknown listing is not found and an unknown kind refused; neither is stored', async () => {
  expect((await report(server.browser(), wrongPhone, 'nothing-here')).statusCode).toBe(404)
  expect((await report(server.browser(), { kind: 'ugly' })).statusCode).toBe(400)
  expect((await server.stored()).listing_reports).toBeUndefined()
})

test('a caller without a cookie cannot be told apart from others and is refused', async () => {
  expect((await report(server, wrongPhone)).statusCode).toBe(403)
})

test('clearing the device erases its reports (T-10.1)', async () => {
  const browser = server.browser()
  await report(browser, { kind: 'other', note: 'my words' })
  await browser.send({ method: 'POST', url: '/api/device/clear', payload: {} })

  expect(JSON.stringify(await server.stored())).not.toContain('my words')
})

testAccess(server, reportListing, 'apart, with a cookie', () => ({ params: { id }, body: { kind: 'moved' } }))
