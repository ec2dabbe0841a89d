import { expect, test } from 'vitest'
import { countEnglishSyllables, getGradeLimit, computeReadingGrade, countSpanishSyllables } from './readability.ts'

const highest = 6

test.each([
  ['help', 1],
  ['resources', 3],
  ['because', 2],
  ['wanted', 2],
  ['saved', 1],
  ['little', 2],
  ['changes', 2],
  ['people', 2],
  ['county', 2],
  ['incarceration', 5],
])('the English word %s has %i syllables', (word, count) => {
  expect(countEnglishSyllables(word)).toBe(count)
})

test.each([
  ['ayuda', 3],
  ['guía', 2],
  ['que', 1],
  ['ciudad', 2],
  ['recursos', 3],
  ['país', 2],
  ['leer', 2],
  ['muy', 1],
  ['bilingüe', 3],
  ['reingreso', 3],
])('the Spanish word %s has %i syllables', (word, count) => {
  expect(countSpanishSyllables(word)).toBe(count)
})

test('plain sentences pass and official ones do not', () => {
  const officialEnglish = 'Eligibility determinations require additional supporting documentation.'
  const officialSpanish = 'La determinación administrativa requiere documentación complementaria.'

  expect(computeReadingGrade('en', 'We can help you find a safe place to stay.')).toBeLessThan(highest)
  expect(computeReadingGrade('es', 'Le ayudamos a hallar un lugar seguro para vivir.')).toBeLessThan(highest)
  expect(computeReadingGrade('en', officialEnglish)).toBeGreaterThan(12)
  expect(computeReadingGrade('es', officialSpanish)).toBeGreaterThan(10)
})

test('one long word in a short text is given room, a long text is not', () => {
  expect(getGradeLimit('This request is not allowed.')).toBe(8)
  expect(getGradeLimit('We keep this list on this phone and send it to no one.')).toBe(6)
})

test('a label is too short to grade, and placeholders do not count as words', () => {
  expect(computeReadingGrade('en', 'Find resources near me')).toBeNull()
  expect(computeReadingGrade('en', 'Resources in {county}, {state} for {name}')).toBeNull()
})
