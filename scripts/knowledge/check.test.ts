import path from 'node:path'
import { expect, test } from 'vitest'
import { needKeys } from '#domain/needs/needs.ts'
import { promptModules } from '#domain/prompts/modules.ts'
import { getGradeLimit, computeReadingGrade } from '#domain/text/readability.ts'
import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { loadStarterPrompts } from '../eval/golden-chat.ts'
import { checkKnowledge } from './check.ts'

const guides = (await readGuides(path.resolve('data/knowledge'))).map(({ guide }) => guide)
const prompts = await loadStarterPrompts()

test('every guide is in order: both languages, grade, length, phones and links on file', async () => {
  expect(await checkKnowledge()).toEqual([])
})

test('there are at least 150 guides, and every module and every need has some', () => {
  expect(guides.length).toBeGreaterThanOrEqual(150)
  for (const module of promptModules)
    expect(
      guides.some((guide) => guide.modules.includes(module)),
      module,
    ).toBe(true)
  const needs = needKeys.filter((need) => need !== 'other')
  expect(needs.filter((need) => !guides.some((guide) => guide.needs.includes(need)))).toEqual([])
})

test.each(['en', 'es'] as const)('every module has at least 40 different starter questions in %s', (language) => {
  const modules = Map.groupBy(
    prompts.filter((prompt) => prompt.language === language),
    ({ module }) => module,
  )
  expect(modules.size).toBe(promptModules.length)
  for (const [module, list] of modules) {
    expect(list.length, module).toBeGreaterThanOrEqual(40)
    expect(new Set(list.map(({ ask }) => ask.toLowerCase())).size, module).toBe(list.length)
  }
})

test('the starter questions stand side by side in both languages and are easy to read', () => {
  const count = (language: string) => prompts.filter((prompt) => prompt.language === language).length
  expect(count('es')).toBe(count('en'))
  const hard = prompts.filter(({ language, ask }) => (computeReadingGrade(language, ask) ?? 0) > getGradeLimit(ask))
  expect(hard.map(({ ask }) => ask)).toEqual([])
})

test('every starter question names guides that are there', () => {
  const ids = new Set(guides.map(({ id }) => id))
  expect(prompts.filter(({ guides: named }) => named.length === 0 || named.some((id) => !ids.has(id)))).toEqual([])
})
