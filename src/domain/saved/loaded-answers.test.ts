import { expect, test } from 'vitest'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { withLoadedAnswers } from './saved-list.ts'
import type { ProviderResponse } from './saved-resource.ts'

const texts = { message: 'Come by', contactInfo: '(213) 555-0100', instructions: null }
const answered = (providerResponse: ProviderResponse) =>
  buildSavedResource({ id: 'a', warmIntroStatus: 'responded', providerResponse })
const heard = [answered({ ...texts, respondedAt: 5, isRead: false }), buildSavedResource({ id: 'b' })]

test('an answer that storage does not keep stays readable in the page that heard it', () => {
  const stored = answered({ respondedAt: 5, isRead: true })
  expect(withLoadedAnswers([stored], heard)).toEqual([
    { ...stored, providerResponse: { ...texts, respondedAt: 5, isRead: true } },
  ])
})

test('what storage does keep is newer than what was heard', () => {
  const own = { message: 'Come at noon', contactInfo: null, instructions: null, respondedAt: 5, isRead: false }
  const stored = answered(own)
  expect(withLoadedAnswers([stored], heard)[0]?.providerResponse).toEqual(own)
})

test('a newer answer never gets the words of an older one', () => {
  const stored = answered({ respondedAt: 6, isRead: false })
  expect(withLoadedAnswers([stored], heard)).toEqual([stored])
})

test('places without an answer, gone or new, are as storage has them', () => {
  const stored = [buildSavedResource({ id: 'b' }), buildSavedResource({ id: 'c' })]
  expect(withLoadedAnswers(stored, heard)).toEqual(stored)
  expect(withLoadedAnswers([], heard)).toEqual([])
  const withdrawn = buildSavedResource({ id: 'a' })
  expect(withLoadedAnswers([withdrawn], heard)).toEqual([withdrawn])
})
