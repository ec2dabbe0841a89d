import { expect, test } from 'vitest'
import type { DangerTheme } from '../../src/domain/danger/danger-classes.ts'
import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import { scoreThemes } from '../../src/domain/danger/theme-reader.ts'
import { trainThemes } from './train-themes.ts'

const write = (text: string, about: DangerTheme[]): DangerMessage => ({
  turns: [text],
  class: 'being-hurt',
  level: 'card',
  lang: 'en',
  form: 'plain',
  about,
})
const seen = [
  write('my husband hit me again', ['partner']),
  write('my husband choked me and forced me', ['partner', 'sexual']),
  write('the guard forced me in the cell', ['stranger', 'sexual']),
  write('the guard broke my arm', ['stranger']),
]
/** Features of fewer than four messages are left out. */
const messages = [...seen, ...seen, ...seen, ...seen]
const model = trainThemes(messages)

test('each theme is learned on its own', () => {
  const scores = scoreThemes(model, ['he forced me, my husband'])
  expect(scores.partner).toBeGreaterThan(0)
  expect(scores.sexual).toBeGreaterThan(0)
  expect(scores.elder).toBeLessThan(0)
})

test('messages that need no card, or do not say what they are about, teach nothing about themes', () => {
  const harmless: DangerMessage = { ...write('my husband and the guard', []), class: 'none', level: 'none' }
  const { about: _, ...unlabeled } = write('my husband and the guard', [])
  expect(trainThemes([...messages, harmless, unlabeled])).toEqual(model)
})

test('the same messages give the same themes', () => {
  expect(trainThemes(messages)).toEqual(model)
})
