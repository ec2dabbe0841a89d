import { expect, test } from 'vitest'
import { formatCountyInSentence } from './county-in-sentence.ts'

test.each([
  ['Kern County', 'el condado de Kern'],
  ['Orleans Parish', 'la parroquia de Orleans'],
  ['Baltimore city', 'Baltimore city'],
  ['Bethel Census Area', 'Bethel Census Area'],
])('%s keeps its name in English and reads as "%s" in Spanish', (county, spanish) => {
  expect(formatCountyInSentence(county, 'en')).toBe(county)
  expect(formatCountyInSentence(county, 'es')).toBe(spanish)
})
