import { afterEach, expect, test, vi } from 'vitest'
import { listColleagues } from '#contracts/accounts.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { callStaff, findStaff, lastStaffContact, signOutStaff, staffSession, welcomeStaff } from './staff-session.ts'

const account = buildPartnerAccount()
const unauthorized = { status: 401, body: { success: false, code: 'unauthorized', error: 'no' } }

afterEach(() => {
  vi.useRealTimers()
  staffSession.send({ type: 'signedOut' })
})

test('whoever is signed in is found, and nobody when nobody is', async () => {
  fakeFetch(() => ({ body: { success: true, account } }))
  await findStaff()
  expect(staffSession.get()).toEqual({ phase: 'in', account })

  fakeFetch(() => ({ body: { success: true, account: null } }))
  await findStaff()
  expect(staffSession.get()).toEqual({ phase: 'out' })
})

test('a lost connection does not sign anybody out', async () => {
  welcomeStaff(account)
  fakeFetch(() => {
    throw new TypeError('offline')
  })

  await findStaff()

  expect(staffSession.get()).toEqual({ phase: 'in', account })
})

test('a refused call means that the sign-in ran out; another kind of failure does not', async () => {
  welcomeStaff(account)
  fakeFetch(() => ({ status: 403, body: { success: false, code: 'forbidden', error: 'no' } }))
  await expect(callStaff(listColleagues, {})).rejects.toThrow()
  expect(staffSession.get().phase).toBe('in')

  fakeFetch(() => unauthorized)
  await expect(callStaff(listColleagues, {})).rejects.toThrow()
  expect(staffSession.get()).toEqual({ phase: 'expired', account })
})

test('a call that is answered is a sign of life, a refused one is not', async () => {
  vi.useFakeTimers({ now: 1_000 })
  welcomeStaff(account)
  vi.setSystemTime(5_000)
  fakeFetch(() => unauthorized)
  await expect(callStaff(listColleagues, {})).rejects.toThrow()
  expect(lastStaffContact()).toBe(1_000)

  fakeFetch(() => ({ body: { success: true, people: [] } }))
  await callStaff(listColleagues, {})
  expect(lastStaffContact()).toBe(5_000)
})

test('signing out that does not reach the server leaves somebody signed in', async () => {
  welcomeStaff(account)
  fakeFetch(() => {
    throw new TypeError('offline')
  })
  await expect(signOutStaff()).rejects.toThrow()
  expect(staffSession.get().phase).toBe('in')

  fakeFetch()
  await signOutStaff()
  expect(staffSession.get()).toEqual({ phase: 'out' })
})
