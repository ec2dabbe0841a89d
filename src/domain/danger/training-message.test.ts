import { expect, test } from 'vitest'
import { crisisKinds } from '../help-lines/crisis-kinds.ts'
import { dangerClasses } from './danger-classes.ts'
import { DangerMessage, expectedResults, toDangerMessage } from './training-message.ts'

test('each kind of card trains a class of its own', () => {
  const classes = crisisKinds.map((expected) => toDangerMessage({ turns: ['…'], language: 'en', expected }).class)

  expect(classes.toSorted()).toEqual([...dangerClasses].toSorted())
})

test.each(expectedResults)('a message for %s can be read by the training', (expected) => {
  const message = toDangerMessage({ turns: ['…', '…'], language: 'mix', expected })

  expect(DangerMessage.parse(message)).toEqual(message)
})

test.each([
  ['soft', { class: 'none', level: 'soft' }],
  ['none', { class: 'none', level: 'none' }],
  ['child_harm', { class: 'child-or-dependent', level: 'card' }],
] as const)('%s is trained as %j', (expected, trained) => {
  expect(toDangerMessage({ turns: ['one'], language: 'es', expected })).toEqual({
    turns: ['one'],
    lang: 'es',
    form: 'plain',
    ...trained,
  })
})
