import { expect, test } from 'vitest'
import { listNearestFacets } from './facets.ts'
import { readFacets } from './guide-file.ts'

const what = { en: 'Short.', es: 'Corto.' }

test('where a guide does not say what is asked, another small answer may say it', () => {
  expect(listNearestFacets('deadline')).toEqual(['time'])
  expect(listNearestFacets('officer')).toEqual([])
})

test('a file of facets has both languages, known names and the short answer', () => {
  const file = '[what]\nen: Short.\nes: Corto.\n[cost]\nen: Free.\nes: Gratis.\n'
  expect(readFacets('x.md', file)).toEqual({ what, cost: { en: 'Free.', es: 'Gratis.' } })
  expect(() => readFacets('x.md', '[cost]\nen: Free.\nes: Gratis.\n')).toThrow('[what]')
  expect(() => readFacets('x.md', '[what]\nen: Short.\n')).toThrow('lacks a language')
  expect(() => readFacets('x.md', '[price]\nen: a\nes: b\n')).toThrow('price')
})
