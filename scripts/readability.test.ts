import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { readabilityExceptions } from './readability-exceptions.ts'
import { gradeContent, type GradedText } from './readability.ts'

const highest = 6
const getModule = ({ key }: GradedText) => key.split('.')[0] ?? ''
const graded = await gradeContent()
const tooHard = graded.filter(({ grade, limit }) => grade > limit)

describe('the text of the product', () => {
  test('no text needs a higher grade than its length allows', () => {
    const open = tooHard.filter(({ key }) => !(key in readabilityExceptions))

    expect(open.map(({ key, text, grade }) => `${grade.toFixed(1)} ${key}: ${text}`)).toEqual([])
  })

  test('each module as a whole reads at grade 6 or below', () => {
    const modules = Map.groupBy(graded, getModule)
    const grades = [...modules].map(([name, texts]) => {
      const whole = texts.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
      return { name, grade: computeReadingGrade(name.startsWith('es') ? 'es' : 'en', whole) ?? 0 }
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
