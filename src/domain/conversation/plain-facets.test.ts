import { expect, test } from 'vitest'
import { findPlainFacet } from './plain-facets.ts'

test.each([
  ['client lost his ID, what does he bring to the DMV?', 'bring'],
  ['qué papeles llevo para la estampilla, que llevo', 'bring'],
  ['how much does it cost to get my license back', 'cost'],
  ['¿es gratis la clínica esa?', 'cost'],
  ['i filed 3 weeks ago how long does it take', 'time'],
  ['y cuánto tarda el acta', 'time'],
  ['ok what do i say in the text. keep it short', 'say'],
  ['me da miedo, que le digo exacto', 'say'],
  ['how many days do i have', 'deadline'],
  ['¿hasta cuándo puedo apelar?', 'deadline'],
  ['what if they say no', 'denied'],
] as const)('“%s” asks for %s', (text, facet) => {
  expect(findPlainFacet(text)).toBe(facet)
})

test.each([
  'how much can i make on ssi',
  'i been inside so long',
  'she took everything with her',
  'how do i get an id',
])('“%s” names none', (text) => {
  expect(findPlainFacet(text)).toBeNull()
})
