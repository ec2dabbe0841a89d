import { expect, test } from 'vitest'
import { findNewPlace } from './new-place.ts'

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
