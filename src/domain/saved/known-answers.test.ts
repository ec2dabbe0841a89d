import { expect, test } from 'vitest'
import { savedResource } from '#testing/builders/saved-resource.ts'
import { withKnownAnswers } from './known-answers.ts'
import type { ProviderResponse } from './saved-resource.ts'

const texts = { message: 'Come by', contactInfo: '(213) 555-0100', instructions: null }
const answered = (providerResponse: ProviderResponse) =>
  savedResource({ id: 'a', warmIntroStatus: 'responded', providerResponse })
const heard = [answered({ ...texts, respondedAt: 5, isRead: false }), savedResource({ id: 'b' })]

test('an answer that storage does not keep stays readable in the page that heard it', () => {
  const stored = answered({ respondedAt: 5, isRead: true })
  expect(withKnownAnswers([stored], heard)).toEqual([
    { ...stored, providerResponse: { ...texts, respondedAt: 5, isRead: true } },
  ])
})

test('what storage does keep is newer than what was heard', () => {
  const own = { message: 'Come at noon', contactInfo: null, instructions: null, respondedAt: 5, isRead: false }
  const stored = answered(own)
  expect(withKnownAnswers([stored], heard)[0]?.providerResponse).toEqual(own)
})

test('a newer answer never gets the words of an older one', () => {
  const stored = answered({ respondedAt: 6, isRead: false })
  expect(withKnownAnswers([stored], heard)).toEqual([stored])
})

test('places without an answer, gone or new, are as storage has them', () => {
  const stored = [savedResource({ id: 'b' }), savedResource({ id: 'c' })]
  expect(withKnownAnswers(stored, heard)).toEqual(stored)
  expect(withKnownAnswers([], heard)).toEqual([])
  const taken = savedResource({ id: 'a' })
  expect(withKnownAnswers([taken], heard)).toEqual([taken])
})
