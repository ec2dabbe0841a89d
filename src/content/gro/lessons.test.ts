import { expect, test } from 'vitest'
import { type GroModule, type Lesson, type LoadedModule, listLessons, listBodyLines } from '#domain/gro/lessons.ts'
import { groModules } from '#domain/prompts/modules.ts'
import { groLibrary } from './library.ts'

const languages = ['en', 'es'] as const
const modulesByLanguage = groModules.flatMap((module) => languages.map((language) => [module, language] as const))
const lessonsIn = (loaded: LoadedModule): [string, Lesson][] => Object.entries(loaded.lessons)
/** Labels for people that our text must not use. */
const labels = /(?<!\p{L})(felon|inmate|offender|ex-?con|convict|user|reo|preso|delincuente)s?(?!\p{L})/giu
const wordCount = (text: string) => text.split(/\s+/).length
const linesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : []
}
/** The structure without the text: both languages must share it. */
const getShape = (value: unknown): unknown => {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return value.map(getShape)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, getShape(inner)]))
}

test.each(modulesByLanguage)('%s in %s has five to seven short lessons', async (module, language) => {
  const loaded = await groLibrary[module][language]()
  const lessons = lessonsIn(loaded)

  expect(lessons.map(([id]) => id)).toEqual(listLessons(module))
  expect(lessons.length).toBeGreaterThanOrEqual(5)
  expect(lessons.length).toBeLessThanOrEqual(7)
  const lengths = lessons.map(([id, lesson]) => [id, wordCount(listBodyLines(lesson).join(' '))] as const)
  expect(lengths.filter(([, count]) => count < 80 || count > 160)).toEqual([])
})

test.each(modulesByLanguage)('%s in %s: tasks fit the plan, answers are valid', async (module, language) => {
  const { lessons, check } = await groLibrary[module][language]()

  expect(Object.values(lessons).filter(({ task }) => task.length > 200)).toEqual([])
  expect(check).toHaveLength(3)
  for (const { choices, right } of check) {
    expect(new Set(choices).size).toBe(3)
    expect(choices[right]).toBeTruthy()
  }
})

test.each(groModules)('%s says the same in both languages, part for part', async (module: GroModule) => {
  const [english, spanish] = await Promise.all([groLibrary[module].en(), groLibrary[module].es()])

  expect(getShape(spanish)).toEqual(getShape(english))
})

test('the right answer does not always stand in the same place', async () => {
  for (const module of groModules) {
    const { check } = await groLibrary[module].en()
    expect(new Set(check.map(({ right }) => right)).size).toBe(3)
  }
})

test.each(modulesByLanguage)('%s in %s names no long phone, link or label', async (module, language) => {
  const text = linesIn(await groLibrary[module][language]()).join('\n')

  expect(text.match(/(?:1-)?\d{3}-\d{3}-\d{4}|https?:|www\.|\.(?:com|org|gov)\b|<\w/g)).toBeNull()
  expect(text.match(labels)).toBeNull()
})
