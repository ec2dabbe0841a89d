import { expect, test } from 'vitest'
import { findPlainSubjects } from './plain-subjects.ts'

test.each([
  'got out yesterday no id no money where do i sleep',
  'just got out need a place and some food',
  'no phone no id and nowhere to sleep tonight',
  'somewhere to lay my head, slept at the greyhound',
  'me sacaron hoy y no tengo a donde ir ni que comer',
  'sali ayer, donde duermo hoy y donde saco mi id',
])('whoever has no bed needs one first: “%s”', (text) => {
  expect(findPlainSubjects(text)).toEqual(['bed-tonight'])
})

test.each([
  'me and my kids have no place to sleep',
  'im on the registry, where can i sleep',
  'no place to go with my dog',
  'need a place to rent with a felony',
  'she needs to sleep more',
  'donde saco mi id',
])('who needs a certain kind of place is not sent to any bed: “%s”', (text) => {
  expect(findPlainSubjects(text)).toEqual([])
})

test.each([
  'se murio mi jefita y no tengo pa enterrarla',
  'my dad passed and we cant afford to bury him',
  'ayuda para el entierro de mi mama',
])('a burial costs money: “%s”', (text) => {
  expect(findPlainSubjects(text)).toEqual(['funeral-costs'])
})

test('leave for a burial is asked of the officer', () => {
  expect(findPlainSubjects('can i get a travel pass for my moms burial')).toEqual([])
  expect(findPlainSubjects('permiso pa ir al entierro de mi apa')).toEqual([])
})

test.each(['po says i missed but i was there', 'she keeps saying i missed but i went', 'dice que falte pero si fui'])(
  'whoever was there has missed nothing: “%s”',
  (text) => {
    expect(findPlainSubjects(text)).toEqual(['prove-you-were-there'])
  },
)

test.each(['i missed my po visit and i was sick', 'falte a la corte pero yo no sabia', 'i was there on time'])(
  'who missed a day, or only says where they were, is not: “%s”',
  (text) => {
    expect(findPlainSubjects(text)).toEqual([])
  },
)

test('“what if she violates me” is about a violation', () => {
  expect(findPlainSubjects('what if she violates me')).toEqual(['violation-notice'])
  expect(findPlainSubjects('y si me violan la parole')).toEqual(['violation-notice'])
  expect(findPlainSubjects('he violates my privacy')).toEqual([])
})

test('a stolen phone must be locked, a dead one must not', () => {
  expect(findPlainSubjects('somebody stole my phone last night')).toEqual(['lost-phone'])
  expect(findPlainSubjects('me robaron el celular en el albergue')).toEqual(['lost-phone'])
  expect(findPlainSubjects('got out yesterday its cold and my phone is dead')).toEqual([])
  expect(findPlainSubjects('se me descompuso el telefono')).toEqual([])
})
