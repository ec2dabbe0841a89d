import { expect, test } from 'vitest'
import {
  changeContact,
  deleteIntroduction,
  listIntroductions,
  readIntroduction,
  replyToIntroduction,
  reportIntroductionOutcome,
  requestIntroduction,
  retryIntroduction,
  showIntroduction,
} from './introductions.ts'

const request = {
  resourceId: '1',
  resourceName: 'A house',
  resourceContact: 'Phone not available',
  userName: 'First Last',
  userMessage: 'A bed for tonight',
  preferredContact: 'any',
  urgency: 'urgent',
  userLocation: { state: 'CA', county: 'Kern' },
  userNeeds: { housing: true },
}

const isSent = (change: object) => requestIntroduction.body.safeParse({ ...request, ...change }).success

test('an introduction with the documented fields is read (R-6.3)', () => {
  expect(requestIntroduction.body.parse(request)).toMatchObject(request)
})

test('urgency is normal when nothing is said', () => {
  expect(requestIntroduction.body.parse({ ...request, urgency: undefined }).urgency).toBe('normal')
})

test('phone, email, language and consent may come with it', () => {
  const more = { userPhone: '555-0100', userEmail: 'visitor@example.org', language: 'es', consentVersion: '2026-11' }
  expect(requestIntroduction.body.parse({ ...request, ...more })).toMatchObject(more)
})

test.each(['resourceId', 'resourceName', 'userName', 'userMessage', 'preferredContact', 'userLocation', 'userNeeds'])(
  '%s cannot be left out',
  (field) => {
    expect(isSent({ [field]: undefined })).toBe(false)
  },
)

test.each(['resourceName', 'userName', 'userMessage'])('a blank %s is refused', (field) => {
  expect(isSent({ [field]: '  ' })).toBe(false)
})

test('names, phone and message have the lengths of a filled form and no more', () => {
  const text = (length: number) => 'x'.repeat(length)
  expect([isSent({ userName: text(161) }), isSent({ userName: text(162) })]).toEqual([true, false])
  expect([isSent({ userPhone: text(32) }), isSent({ userPhone: text(33) })]).toEqual([true, false])
  expect([isSent({ userMessage: text(3100) }), isSent({ userMessage: text(3101) })]).toEqual([true, false])
})

test.each([{ preferredContact: 'fax' }, { urgency: 'asap' }, { userEmail: 'visitor' }])('%o is refused', (change) => {
  expect(isSent(change)).toBe(false)
})

test('an idempotency key may come as a header', () => {
  const isRead = (key?: string) => requestIntroduction.headers.safeParse({ 'idempotency-key': key }).success
  expect([isRead(), isRead('0b9f6a52-6c3e-4d5f')]).toEqual([true, true])
  expect([isRead('short'), isRead("x'; DROP TABLE")]).toEqual([false, false])
})

test('the owner’s list names the introductions', () => {
  expect(listIntroductions.reply.parse({ success: true, introductions: [] }).introductions).toEqual([])
  expect(listIntroductions.reply.safeParse({ success: true }).success).toBe(false)
})

test('withdrawing needs the resource; the identifier that existing clients send is optional (T-3.6)', () => {
  const isRead = (body: object) => deleteIntroduction.body.safeParse(body).success
  expect(isRead({ resourceName: 'A house', userIdentifier: 'fp_1' })).toBe(true)
  expect(isRead({ resourceName: 'A house' })).toBe(true)
  expect(isRead({ userIdentifier: 'fp_1' })).toBe(false)
})

test('a reply is one of two choices and an outcome one of two words', () => {
  expect(replyToIntroduction.body.parse({ reply: 'another_time' })).toEqual({ reply: 'another_time' })
  expect(replyToIntroduction.body.safeParse({ reply: 'call me at home' }).success).toBe(false)
  expect(reportIntroductionOutcome.body.parse({ outcome: 'not_got_help' })).toEqual({ outcome: 'not_got_help' })
  expect(reportIntroductionOutcome.body.safeParse({ outcome: 'withdrawn' }).success).toBe(false)
})

test('a new number is not blank and not longer than the first one could be', () => {
  const isRead = (userPhone: string) => changeContact.body.safeParse({ userPhone }).success
  expect([isRead('555-0100'), isRead('  '), isRead('5'.repeat(33))]).toEqual([true, false, false])
})

test('an introduction is named by its id', () => {
  expect(readIntroduction.params.safeParse({ id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a' }).success).toBe(true)
  expect(readIntroduction.params.safeParse({ id: '7' }).success).toBe(false)
})

const listed = {
  id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a',
  resourceName: 'A house',
  status: 'completed',
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
}
const history = { sentAt: '2026-11-15T12:00:00.000Z', openedAt: null, answeredAt: null }

test('one introduction comes with what was shared and its history; what was erased is null', () => {
  const shared = { userName: 'First Last', userMessage: 'A bed', urgency: 'low', preferredContact: 'any' }
  for (const sharedDetails of [shared, { ...shared, userPhone: '555-0100', userEmail: 'visitor@example.org' }, null]) {
    const reply = { success: true, introduction: listed, shared: sharedDetails, history }
    expect(showIntroduction.reply.parse(reply)).toEqual(reply)
  }
  expect(showIntroduction.reply.safeParse({ success: true, introduction: listed, history }).success).toBe(false)
})

test('a no may have a reason of the list', () => {
  const read = (change: object) =>
    listIntroductions.reply.safeParse({ success: true, introductions: [{ ...listed, ...change }] }).success
  expect([read({ declineReason: 'out_of_area' }), read({ declineReason: 'bored' })]).toEqual([true, false])
})

test('sending again names the introduction and tells where it went', () => {
  expect(retryIntroduction.reply.parse({ success: true, delivery: 'waiting' })).toEqual({
    success: true,
    delivery: 'waiting',
  })
  expect(retryIntroduction.params.safeParse({ id: '7' }).success).toBe(false)
})
