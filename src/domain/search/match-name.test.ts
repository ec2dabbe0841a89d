import { expect, test } from 'vitest'
import { createNameMatcher } from './match-name.ts'

test.each([
  [['goodwill'], 'Goodwill Industries of Denver', 1],
  [['godwill'], 'Goodwill Industries of Denver', 1],
  [['homeboy', 'industries'], 'Homeboy Industries', 1],
  [['homeboy', 'bakery'], 'Homeboy Industries', 0.5],
  [['clinica'], 'Clínica Sierra Vista', 1],
  [['shelters'], 'Oak Street Shelter', 1],
  [['oak'], 'Oat Street Shelter', 0],
  [['voa'], 'Volunteers of America', 0],
  [[], 'Goodwill', 0],
])('the words %j are in “%s” to %d', (terms, name, part) => {
  expect(createNameMatcher(terms)(name)).toBe(part)
})

test('a very long text is matched by its first words', () => {
  const terms = Array.from({ length: 80 }, (_, index) => String(100 + index))
  expect(createNameMatcher(terms)('100 Main Street')).toBeCloseTo(1 / 30)
})
