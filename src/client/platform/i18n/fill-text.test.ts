import { expect, test } from 'vitest'
import { fillText } from './fill-text.ts'

test.each([
  ['Resources in {county}, {state}', { county: 'Kern', state: 'CA' }, 'Resources in Kern, CA'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['Hello {name}', {}, 'Hello {name}'],
  ['Hello {name}.', {}, 'Hello {name}.'],
  ['Llega a {time}.', { time: 'las 3:45 p.m.' }, 'Llega a las 3:45 p.m.'],
  ['“Llego a {time}.”', { time: 'las 3:45 p.m.' }, '“Llego a las 3:45 p.m.”'],
  ['Loading {name}…', { name: 'Acme Inc.' }, 'Loading Acme Inc.…'],
  ['Hello {name}', { name: '{other} $& $1' }, 'Hello {other} $& $1'],
])('%s with %j is %s', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled)
})
