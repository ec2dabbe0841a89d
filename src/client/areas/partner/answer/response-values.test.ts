import { expect, test } from 'vitest'
import type { SentAnswer } from '#contracts/partner-introductions.ts'
import { findAnswerProblem } from '#domain/introductions/partner-answer.ts'
import { toPartnerAnswer, firstValues, type ResponseValues } from './response-values.ts'

const sentAnswer: SentAnswer = {
  state: 'accepted',
  message: 'Come in',
  contact: 'Kim at the desk, (213) 555-0142',
  instructions: 'Ring twice',
  bring: ['ID'],
  appointment: { at: '2026-12-01T09:30', place: 'Room 2' },
  reason: null,
  alternatives: [],
  answeredAt: '2026-11-15T10:00:00.000Z',
}
const full: ResponseValues = {
  ...firstValues(sentAnswer),
  reason: 'no_capacity',
  alternatives: [{ id: 'l-2', name: 'Second', city: null }],
}

test('an answer that stands is where a changed one begins', () => {
  expect(firstValues(sentAnswer)).toEqual({
    state: 'accepted',
    reason: '',
    message: 'Come in',
    contactName: 'Kim at the desk',
    contactPhone: '(213) 555-0142',
    bring: ['ID'],
    date: '2026-12-01',
    time: '09:30',
    place: 'Room 2',
    instructions: 'Ring twice',
    alternatives: [],
  })
})

test.each([
  ['Kim', 'Kim', ''],
  ['555-0142', '', '555-0142'],
  ['Desk 4', 'Desk 4', ''],
  [null, '', ''],
])('the contact %s is a name and a number again', (contact, contactName, contactPhone) => {
  expect(firstValues({ ...sentAnswer, contact })).toMatchObject({ contactName, contactPhone })
})

test('a yes takes no reason and no other places along', () => {
  const answer = toPartnerAnswer({ ...full, state: 'accepted' })

  const appointment = { at: '2026-12-01T09:30', place: 'Room 2' }
  expect(answer).toMatchObject({ reason: null, alternatives: [], appointment })
  expect(findAnswerProblem(answer)).toBeNull()
})

test('a no takes no appointment and nothing to bring along', () => {
  const answer = toPartnerAnswer({ ...full, state: 'declined' })

  expect(answer).toMatchObject({
    reason: 'no_capacity',
    alternatives: ['l-2'],
    appointment: null,
    bring: [],
    instructions: null,
  })
  expect(findAnswerProblem(answer)).toBeNull()
})

test('what was left empty is not said', () => {
  const answer = toPartnerAnswer({
    ...firstValues(null),
    state: 'needs_you',
    message: ' Please call ',
    contactName: '  ',
  })

  expect(answer).toEqual({
    state: 'needs_you',
    message: 'Please call',
    contactName: null,
    contactPhone: null,
    instructions: null,
    bring: [],
    appointment: null,
    reason: null,
    alternatives: [],
  })
})
