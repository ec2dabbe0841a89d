import { beforeEach, expect, test } from 'vitest'
import { switchNames } from '#domain/service/settings.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const url = '/api/admin/switches'
const allOn = Object.fromEntries(switchNames.map((name) => [name, true]))

let admin: SignedInBrowser
beforeEach(async () => {
  admin = await signInAs(server, { role: 'admin' })
  await seedDirectory(server.database.db, [buildListing({ id: 'pantry-1' })])
})
const save = (payload: object) => admin.send({ method: 'PUT', url, payload })
const suggestion = {
  name: 'Open Door',
  city: 'Reno',
  state: 'NV',
  phone: null,
  website: null,
  what: 'Food',
  contactName: 'Sam',
  email: 'sam@example.org',
  language: 'en',
}
const suggest = () => server.browser().send({ method: 'POST', url: '/api/partner/suggestions', payload: suggestion })

test('everything is on until somebody turns it off', async () => {
  expect((await admin.send({ method: 'GET', url })).json()).toEqual({ success: true, switches: allOn, version: 0 })
  expect((await suggest()).statusCode).toBe(200)
})

test('what is turned off is off for the very next request, in plain words, and on again the same way', async () => {
  await save({ switches: { ...allOn, claims: false, listingReports: false }, version: 0, reason: 'Spam' })

  const refused = await suggest()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'switched_off'])
  const report = await server.browser().send({
    method: 'POST',
    url: '/api/resources/pantry-1/reports',
    payload: { kind: 'wrong_phone' },
  })
  expect(report.json().code).toBe('switched_off')

  await save({ switches: allOn, version: 1, reason: 'Over' })
  expect((await suggest()).statusCode).toBe(200)
})

test('two administrators do not undo each other without knowing', async () => {
  const first = await save({ switches: { ...allOn, claims: false }, version: 0, reason: 'Spam' })
  const second = await save({ switches: allOn, version: 0, reason: 'Mine' })

  expect([first.json().version, second.statusCode, second.json().code]).toEqual([1, 409, 'edited_elsewhere'])
  expect((await admin.send({ method: 'GET', url })).json().switches.claims).toBe(false)
})

test('who turned what and why stands in the record', async () => {
  await save({ switches: { ...allOn, claims: false }, version: 0, reason: 'Spam wave' })

  const { entries } = (await admin.send({ method: 'GET', url: '/api/admin/audit?entity=setting' })).json()
  expect(entries).toMatchObject([
    { action: 'change', entityId: 'switches', reason: 'Spam wave', role: 'admin', actor: 'Sam' },
  ])
})

test.each([{}, { switches: { claims: 'no' }, version: 0, reason: 'x' }, { switches: allOn, version: 0, reason: ' ' }])(
  '%o is refused and changes nothing',
  async (payload) => {
    expect((await save(payload)).statusCode).toBe(400)
    expect((await admin.send({ method: 'GET', url })).json().version).toBe(0)
  },
)
