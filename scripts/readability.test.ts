import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readabilityExceptions } from './readability-exceptions.ts'
import type { GradedText } from './readability.ts'
import { englishSyllables, gradeContent, gradeLimit, readingGrade, spanishSyllables } from './readability.ts'

const highest = 6
const moduleOf = ({ key }: GradedText) => key.split('.')[0] ?? ''
const graded = await gradeContent()
const tooHard = graded.filter(({ grade, limit }) => grade > limit)

describe('the text of the product', () => {
  test('no text needs a higher grade than its length allows', () => {
    const open = tooHard.filter(({ key }) => !(key in readabilityExceptions))

    expect(open.map(({ key, text, grade }) => `${grade.toFixed(1)} ${key}: ${text}`)).toEqual([])
  })

  test('each module as a whole reads at grade 6 or below', () => {
    const modules = Map.groupBy(graded, moduleOf)
    const grades = [...modules].map(([name, texts]) => {
      const whole = texts.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
      return { name, grade: readingGrade(name.startsWith('es') ? 'es' : 'en', whole) ?? 0 }
    })

    expect(grades.filter(({ grade }) => grade > highest)).toEqual([])
  })

  test('every exception is still needed', () => {
    const hard = new Set(tooHard.map(({ key }) => key))

    expect(Object.keys(readabilityExceptions).filter((key) => !hard.has(key))).toEqual([])
  })

  test.each(['en', 'es'])('sentences in %s were found and graded', (language) => {
    expect(graded.filter(({ key }) => key.startsWith(`${language}/`)).length).toBeGreaterThan(10)
  })
})

test('content is read from both languages with its key path', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(join(root, 'es'), { recursive: true })
  const text = `export const home = { a: { b: ['Hola', 'Usted puede llamar cuando quiera.'] } }\n`
  await writeFile(join(root, 'es', 'home.ts'), text)

  expect(await gradeContent(root)).toMatchObject([{ key: 'es/home.a.b.1', text: 'Usted puede llamar cuando quiera.' }])
  await rm(root, { recursive: true })
})

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
  expect(englishSyllables(word)).toBe(count)
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
  expect(spanishSyllables(word)).toBe(count)
})

test('plain sentences pass and official ones do not', () => {
  const officialEnglish = 'Eligibility determinations require additional supporting documentation.'
  const officialSpanish = 'La determinación administrativa requiere documentación complementaria.'

  expect(readingGrade('en', 'We can help you find a safe place to stay.')).toBeLessThan(highest)
  expect(readingGrade('es', 'Le ayudamos a hallar un lugar seguro para vivir.')).toBeLessThan(highest)
  expect(readingGrade('en', officialEnglish)).toBeGreaterThan(12)
  expect(readingGrade('es', officialSpanish)).toBeGreaterThan(10)
})

test('one long word in a short text is given room, a long text is not', () => {
  expect(gradeLimit('This request is not allowed.')).toBe(8)
  expect(gradeLimit('We keep this list on this phone and send it to no one.')).toBe(6)
})

test('a label is too short to grade, and placeholders do not count as words', () => {
  expect(readingGrade('en', 'Find resources near me')).toBeNull()
  expect(readingGrade('en', 'Resources in {county}, {state} for {name}')).toBeNull()
})
