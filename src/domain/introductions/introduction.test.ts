import { expect, test } from 'vitest'
import { Introduction, PreferredContact, Urgency, defaultUrgency, introductionLengths } from './introduction.ts'

const introduction = {
  id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a',
  resourceName: 'A house',
  resourceContact: null,
  status: 'pending',
  createdAt: '2026-11-15T10:00:00Z',
  updatedAt: '2026-11-15T10:00:00Z',
}

test('an introduction without an answer is a whole record', () => {
  expect(Introduction.parse(introduction)).toEqual(introduction)
})

test('an answer, its step and its delivery travel with it', () => {
  const answered = {
    ...introduction,
    status: 'completed',
    partnerResponse: 'Come by',
    partnerContact: 'Front desk',
    partnerInstructions: null,
    state: 'accepted',
    delivery: 'sent',
  }
  expect(Introduction.parse(answered)).toEqual(answered)
})

const faults = [{ status: 'responded' }, { createdAt: 'yesterday' }, { id: '7' }, { state: 'lost' }]

test.each(faults)('%o is refused', (change) => {
  expect(Introduction.safeParse({ ...introduction, ...change }).success).toBe(false)
})

test('urgency is normal unless said otherwise', () => {
  expect(defaultUrgency).toBe('normal')
  expect(Urgency.options).toEqual(['urgent', 'normal', 'low'])
})

test('a person is reached by phone, email or any way', () => {
  expect(PreferredContact.options).toEqual(['phone', 'email', 'any'])
})

test('what a person may send has the lengths the threats name', () => {
  expect(introductionLengths).toEqual({ name: 80, phone: 32, needs: 1000, story: 2000 })
})
