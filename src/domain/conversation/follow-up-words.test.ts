import { describe, expect, test } from 'vitest'
import { findNewPlace, readFollowUp } from './follow-up-words.ts'

describe('the shortest questions lean on what was said before', () => {
  test.each([
    ['is it free', 'cost'],
    ['¿es gratis?', 'cost'],
    ['ok how much tho', 'cost'],
    ['how long does it take', 'time'],
    ['y cuánto tarda?', 'time'],
    ['What do I bring?', 'bring'],
    ['qué llevo', 'bring'],
    ['do i need an id for that', 'no-id'],
    ['necesito id?', 'no-id'],
    ["what if i don't have an address", 'no-address'],
    ['y si me la niegan', 'denied'],
    ['what if they say no', 'denied'],
    ['what do i say', 'say'],
    ['for my brother', 'someone'],
    ['does my po have to know', 'officer'],
    ['¿le tengo que decir a mi oficial?', 'officer'],
    ["it's for my little sister", 'someone'],
    ['es para mi hijo', 'someone'],
    ['where do i go', 'where'],
    ['cómo le hago', 'how'],
  ] as const)('"%s" asks for %s', (text, facet) => {
    expect(readFollowUp(text)).toEqual({ facet })
  })

  test.each([
    'do they take walk-ins',
    'how far is that',
    'what number do I call',
    'are they open today?',
    'qué tan lejos queda',
    'a qué hora abren',
  ])('"%s" is about the listing shown', (text) => {
    expect(readFollowUp(text)).toBe('listing')
  })

  test.each(['forget it', 'nvm', 'olvídalo'])('"%s" ends the subject', (text) => {
    expect(readFollowUp(text)).toBe('stop')
  })

  test.each(['you already told me that', 'ya me lo dijiste'])('"%s" says that it was said', (text) => {
    expect(readFollowUp(text)).toBe('told')
  })
})

test.each([
  'how do i get my birth certificate',
  'is it free to get a state id',
  'my brother needs a bed for tonight',
  'forget it, i need a lawyer',
  'necesito id para trabajar en texas',
  'how long do i have to register',
  'where can i sleep',
  'i need id',
  'necesito identificación',
])('"%s" names its own subject', (text) => {
  expect(readFollowUp(text)).toBeNull()
})

test.each([
  ['actually i moved to flagstaff yesterday', 'flagstaff yesterday'],
  ['oye ya no vivo en Aurora me cambié a Milwaukee', 'milwaukee'],
  ["I'm in Amarillo now", 'amarillo now'],
  ['i meant south carolina', 'south carolina'],
  ['we moved back to reno last week', 'reno last week'],
  ['ahora estoy en El Paso', 'el paso'],
  ['no, quise decir Georgia', 'georgia'],
  ['nos mudamos pa tulsa', 'tulsa'],
  ['ya vivo en fresno', 'fresno'],
])('the new place of “%s”', (text, place) => {
  expect(findNewPlace(text)).toBe(place)
})

test.each([
  'how much is it',
  'they moved my court date',
  'and for my brother',
  'cuánto cuesta',
  'me cambiaron el oficial',
])('“%s” tells of no new place', (text) => {
  expect(findNewPlace(text)).toBeNull()
})
