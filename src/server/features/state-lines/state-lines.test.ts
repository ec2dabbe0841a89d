import { beforeAll, expect, test } from 'vitest'
import type { NumberToCall } from '#contracts/state-lines.ts'
import { applyLineChecks } from '#server/engines/directory/checked-phones-repository.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { storeDirectory } from '#server/engines/directory/load.ts'
import { createLineBook } from '#server/engines/facts/line-book.ts'
import { listLineChecks } from '#server/engines/facts/line-checks-repository.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { createLogger } from '#server/platform/logger.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { type Browser, setUpTestServer } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const facts = await readFacts('data/facts')
const source = { id: 'facts-state-offices', publisher: 'Next Chapter', dataset: 'Offices', url: null, licence: 'Facts' }
const phoneOf = (number: string, isListedOnly = false) => ({
  number,
  extension: null,
  kind: 'voice' as const,
  language: null,
  isSwitchboard: false,
  ...(isListedOnly && { isListedOnly: true as const }),
})
const toListed = (phone: string) => phone.replace(/^(?:1-)?(\d{3})-/, '($1) ')

let child: NumberToCall
const list = async (browser: Browser, query = 'state=AL&service=child-support') =>
  (await browser.send({ method: 'GET', url: `/api/admin/state-lines?${query}` })).json()
const record = (browser: Browser, own: object = {}) =>
  browser.send({
    method: 'POST',
    url: '/api/admin/state-lines/calls',
    payload: { state: 'AL', service: 'child-support', phone: child.phone, verdict: 'right', lastCallId: null, ...own },
  })
const reviewer = () => signInAs(server, { role: 'reviewer' })
/** The office as the compiled directory has it: its number is on one list only. */
const loadOffice = (version: string) => {
  const office = {
    ...buildListing({ kind: 'child-support-office' }),
    id: 'al-child-support',
    scope: 'state' as const,
    state: 'AL' as const,
    city: null,
    street: null,
    zip: null,
    countyFips: null,
    position: null,
    sourceId: source.id,
    otherSourceIds: [],
    phones: [phoneOf(toListed(child.phone), true)],
  }
  const compiled = { version, sources: [source], listings: () => [office] }
  return storeDirectory(server.database, compiled, server.clock.now())
}
const phones = async () =>
  (await directoryRepository(server.database.db).documents(['al-child-support'])).get('al-child-support')?.listing
    .phones

beforeAll(() => {
  const line = facts.stateLines.states.AL.find(({ service }) => service === 'child-support')
  if (line?.trust !== 'listed') throw new Error('The tests are about a number of one list.')
  child = { phone: line.phone } as NumberToCall
})

test('a reviewer sees what waits with its source and reason, and nothing that is sure', async () => {
  const browser = await reviewer()
  const { numbers, total, counts } = await list(browser)
  expect(total).toBe(1)
  expect(numbers).toMatchObject([{ phone: child.phone, reason: 'listed', purpose: 'payments', lastCall: null }])
  expect(numbers[0].source).toBeTruthy()
  expect(counts.waiting).toBeGreaterThan(300)
  expect((await list(browser, 'state=AL&service=snap')).numbers).toEqual([])
})

test('a number that was found right is checked everywhere, with the day, and waits no more', async () => {
  await loadOffice('one')
  const browser = await reviewer()
  const reply = await record(browser, { note: ' they said so ' })

  expect(reply.json().number).toMatchObject({ reason: null, lastCall: { verdict: 'right', note: 'they said so' } })
  expect(await phones()).toEqual([{ ...phoneOf(toListed(child.phone)), calledOn: '2026-11-15' }])
  expect((await list(browser)).total).toBe(0)
  expect((await list(browser, 'state=AL&show=called')).numbers).toMatchObject([{ phone: child.phone }])
})

test('a wrong number disappears at once, also for Reggie, and stays away when a newer file has it', async () => {
  await loadOffice('one')
  const book = createLineBook(
    server.database.db,
    facts.stateLines,
    createLogger(() => undefined, server.clock.now),
  )
  expect(book.find('AL', 'child-support')).toMatchObject({ phone: child.phone, standing: 'listed' })
  await record(await reviewer(), { verdict: 'wrong' })

  expect(await phones()).toEqual([])
  await book.refresh()
  expect(book.find('AL', 'child-support')).toBeNull()
  await loadOffice('two')
  expect(await phones()).toEqual([])
})

test('the number of another office takes the place of a wrong one, and a wrong one goes from every listing', async () => {
  await loadOffice('one')
  await record(await reviewer(), { verdict: 'someone_else', correctedPhone: '(334) 242-9300' })
  expect(await phones()).toEqual([{ ...phoneOf('(334) 242-9300'), calledOn: '2026-11-15' }])
  expect((await list(await reviewer(), 'state=AL&show=called')).numbers).toMatchObject([
    { phone: child.phone, lastCall: { verdict: 'someone_else', correctedPhone: '334-242-9300' } },
    { phone: '334-242-9300', lastCall: { verdict: 'right' } },
  ])
})

test('applying the same calls again changes nothing', async () => {
  await loadOffice('one')
  await record(await reviewer())
  const before = await phones()
  const { db } = server.database
  await db.transaction().execute(async (trx) => applyLineChecks(trx, await listLineChecks(trx), server.clock.now()))
  expect(await phones()).toEqual(before)
})

test.each(['12345', '334-555-0142', 'CALL-NOW-OK', '1-900-242-1700'])('%s is refused with a sentence', async (text) => {
  const reply = await record(await reviewer(), { verdict: 'wrong', correctedPhone: text })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'impossible_phone'])
  expect(reply.json().error).toContain('phone number')
  expect((await server.stored()).state_line_checks).toBeUndefined()
})

test('a number that is right takes no other one, and nobody corrects a number to itself', async () => {
  const browser = await reviewer()
  expect((await record(browser, { correctedPhone: '334-242-9300' })).statusCode).toBe(400)
  expect((await record(browser, { verdict: 'wrong', correctedPhone: child.phone })).statusCode).toBe(400)
})

test('of two people who answer one number, the second sees what the first found out', async () => {
  const [first, second] = [await reviewer(), await reviewer()]
  const answers = await Promise.all([record(first, { verdict: 'wrong' }), record(second)])
  const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)

  expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409])
  const { number } = won?.json() ?? {}
  expect(lost?.json()).toMatchObject({ code: 'edited_elsewhere', current: { lastCall: number.lastCall } })
  expect((await record(second, { lastCallId: number.lastCall.id, verdict: 'right' })).statusCode).toBe(200)
})

test('a number nobody listed is not found, and a call is written to the audit log', async () => {
  const browser = await reviewer()
  expect((await record(browser, { phone: '334-242-9999' })).statusCode).toBe(404)
  await record(browser)
  expect((await server.stored()).audit).toMatchObject([
    {
      actor: browser.accountId,
      action: 'called',
      entity: 'state_line',
      entity_id: `AL/child-support/${child.phone}`,
    },
  ])
})

test('only who runs the service may look or answer', async () => {
  const url = '/api/admin/state-lines'
  expect((await server.browser().send({ method: 'GET', url })).statusCode).toBe(401)
  expect((await record(server.browser())).statusCode).toBe(401)
})
