import { expect, test } from 'vitest'
import { chooseFacet } from './facets.ts'
import { readFacets } from './guide-file.ts'

const what = { en: 'Short.', es: 'Corto.' }

test('the facet asked for answers, then the nearest one, then the short answer', () => {
  expect(chooseFacet({ what, cost: what }, 'cost')).toBe('cost')
  expect(chooseFacet({ what, time: what }, 'deadline')).toBe('time')
  expect(chooseFacet({ what }, 'officer')).toBe('what')
})

test('a file of facets has both languages, known names and the short answer', () => {
  const file = '[what]\nen: Short.\nes: Corto.\n[cost]\nen: Free.\nes: Gratis.\n'
  expect(readFacets('x.md', file)).toEqual({ what, cost: { en: 'Free.', es: 'Gratis.' } })
  expect(() => readFacets('x.md', '[cost]\nen: Free.\nes: Gratis.\n')).toThrow('[what]')
  expect(() => readFacets('x.md', '[what]\nen: Short.\n')).toThrow('lacks a language')
  expect(() => readFacets('x.md', '[price]\nen: a\nes: b\n')).toThrow('price')
})
