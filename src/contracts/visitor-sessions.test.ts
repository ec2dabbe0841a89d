import { expect, test } from 'vitest'
import { createSession, updateSession } from './visitor-sessions.ts'

const session = {
  id: 'fp_1',
  userAgent: 'A browser',
  deviceType: 'mobile',
  screenResolution: '390x844',
  timezone: 'America/Los_Angeles',
  orgId: null,
}

test('a session carries the documented fields (R-18.1)', () => {
  expect(createSession.body.parse(session)).toEqual(session)
})

test('a session needs no more than its label', () => {
  expect(createSession.body.parse({ id: 'fp_1' })).toEqual({ id: 'fp_1' })
})

test.each([
  { id: undefined },
  { deviceType: 'watch' },
  { screenResolution: 'wide' },
  { timezone: 'my house; next door' },
  { orgId: '' },
])('a session with %o is refused', (change) => {
  expect(createSession.body.safeParse({ ...session, ...change }).success).toBe(false)
})

test('an update sets the place or the organization', () => {
  const location = { state: 'CA', county: 'Kern' }
  expect(updateSession.body.parse({ location })).toEqual({ location })
  expect(updateSession.body.parse({ orgId: 'o1' })).toEqual({ orgId: 'o1' })
})

const badUpdates = [{}, { location: { state: 'CA' } }, { location: 'Kern, CA' }, { orgId: null }]

test.each(badUpdates)('the update %o is refused', (body) => {
  expect(updateSession.body.safeParse(body).success).toBe(false)
})
