import { expect, test } from 'vitest'
import { PinFailure, createPinSession, retrievePinSession } from './pin-sessions.ts'

const sessionData = {
  resources: [{ id: '1', name: 'A house', category: 'housing', phone: '2-1-1', services: [] }],
  actionPlans: [{ id: 't1', title: 'Get an ID', completed: true, dueOn: '2026-11-20' }],
  userLocation: { state: 'CA', county: 'Kern' },
  userNeeds: { housing: true },
}
const saved = { pin: '4821', state: 'CA', county: 'Kern', sessionData }

const problems = (body: unknown) =>
  createPinSession.body.safeParse(body).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

test('what a PIN keeps comes through unchanged, with or without the repetition', () => {
  expect(createPinSession.body.parse(saved)).toEqual(saved)
  expect(createPinSession.body.parse({ ...saved, confirmPin: '4821' })).toEqual({ ...saved, confirmPin: '4821' })
})

test('only the four keys are kept; people, chats and answers inside are dropped', () => {
  const { sessionData: storedData } = createPinSession.body.parse({
    ...saved,
    sessionData: {
      ...sessionData,
      chat: ['hello'],
      firstName: 'First',
      resources: [{ ...sessionData.resources[0], providerResponse: { message: 'Come by' }, myStory: 'x' }],
      userNeeds: { housing: true, otherDescription: 'my story' },
    },
  })
  expect(storedData).toEqual(sessionData)
})

test.each([
  [{ pin: '' }, ['pin: required']],
  [{ pin: undefined }, ['pin: required']],
  [{ pin: '12' }, ['pin: length']],
  [{ confirmPin: '' }, ['confirmPin: required']],
  [{ confirmPin: '4812' }, ['confirmPin: mismatch']],
  [{ confirmPin: '48211111' }, ['confirmPin: mismatch']],
  [{ state: ' ' }, ['state: required']],
  [{ county: undefined }, ['county: required']],
])('saving with %o has the problem %s', (change, expected) => {
  expect([...new Set(problems({ ...saved, ...change }))]).toEqual(expected)
})

test('a problem never repeats the PIN', () => {
  const { error } = createPinSession.body.safeParse({ ...saved, confirmPin: '4812' })
  expect(JSON.stringify(error?.issues)).not.toMatch(/48(21|12)/)
})

test('a save may be 512 KB', () => {
  expect(createPinSession.maxBodyBytes).toBe(524_288)
})

test('return words are three, and optional', () => {
  const body = { pin: '4821', state: 'CA', county: 'Kern' }
  const isRead = (returnWords?: string[]) => retrievePinSession.body.safeParse({ ...body, returnWords }).success
  expect([isRead(), isRead(['sun', 'tree', 'boat'])]).toEqual([true, true])
  expect([isRead([]), isRead(['sun', 'tree']), isRead(['sun', 'tree', ' '])]).toEqual([false, false, false])
})

test('opening counts as a success only with session data', () => {
  const reply = { success: true, sessionId: 's1', sessionData }
  expect(retrievePinSession.reply.parse(reply)).toEqual(reply)
  expect(retrievePinSession.reply.safeParse({ success: true, sessionId: 's1' }).success).toBe(false)
})

test('a refused PIN may ask for words', () => {
  const failure = { success: false, code: 'pin_refused', error: 'No.', needsWords: true }
  expect(PinFailure.parse(failure)).toEqual(failure)
})

test('a refused PIN may ask for work, and the work comes back with the same request', () => {
  const failure = { success: false, code: 'proof_needed', error: 'No.', proof: { challenge: 'a.17.b-_.c', bits: 17 } }
  expect(PinFailure.parse(failure)).toEqual(failure)
  const body = { pin: '4821', state: 'CA', county: 'Kern', proof: { challenge: 'a.17.b-_.c', nonce: '131072' } }
  expect(retrievePinSession.body.parse(body)).toEqual(body)
  expect(createPinSession.body.parse({ ...saved, proof: body.proof }).proof).toEqual(body.proof)
})

test.each([{ challenge: 'a b', nonce: '1' }, { challenge: 'a', nonce: '' }, { challenge: 'a' }, 'work'])(
  '%o is no proof',
  (proof) => {
    expect(retrievePinSession.body.safeParse({ pin: '4821', state: 'CA', county: 'Kern', proof }).success).toBe(false)
  },
)
