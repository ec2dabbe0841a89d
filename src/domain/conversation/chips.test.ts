import { expect, test } from 'vitest'
import { reggieChips as english } from '#content/en/reggie.ts'
import { reggieChips as spanish } from '#content/es/reggie.ts'
import { facetNames } from '../knowledge/facets.ts'
import { findChip } from './chips.ts'

const texts = [english, spanish]

test.each(facetNames)('the question about %s is known in both languages', (facet) => {
  for (const { facets } of texts) expect(findChip(facets[facet], texts)).toEqual({ facet })
})

test('the whole guide can be asked for, and other words are no chip', () => {
  expect(findChip('tell me more', texts)).toBe('more')
  expect(findChip('Dígame más', texts)).toBe('more')
  expect(findChip('tell me more about food stamps', texts)).toBeNull()
})
