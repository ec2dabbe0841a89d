import { expect, test } from 'vitest'
import { groLibrary } from '#content/gro/library.ts'
import { formatSpokenLesson } from '#domain/gro/lessons.ts'
import { groModules } from '#domain/prompts/modules.ts'
import { computeInflesz, computeReadingGrade } from '#domain/text/readability.ts'

const highestGrade = 6
const easySpanish = 65

const parts = groModules.flatMap((module) =>
  (['en', 'es'] as const).map(async (language) => {
    const { why, lessons, check } = await groLibrary[module][language]()
    const questions = check.map(({ ask, choices, why: reason }) => [ask, ...choices, reason].join('\n'))
    return [
      { name: `${language} ${module} why`, language, text: why.join(' ') },
      { name: `${language} ${module} check`, language, text: questions.join('\n') },
      ...Object.entries(lessons).map(([id, lesson]) => ({
        name: `${language} ${module} ${id}`,
        language,
        text: formatSpokenLesson(lesson, ''),
      })),
    ]
  }),
)
const texts = (await Promise.all(parts)).flat()

test('every lesson, reason and mini-check reads at grade 6 or below', () => {
  const grades = texts.map(({ name, language, text }) => ({ name, grade: computeReadingGrade(language, text) ?? 99 }))

  expect(grades.length).toBeGreaterThan(90)
  const hard = grades.filter(({ grade }) => grade > highestGrade)
  expect(hard.map(({ name, grade }) => `${grade.toFixed(1)} ${name}`)).toEqual([])
})

test('every Spanish text is easy on the INFLESZ scale', () => {
  const hard = texts
    .filter(({ language }) => language === 'es')
    .map(({ name, text }) => ({ name, ease: computeInflesz(text) ?? 0 }))
    .filter(({ ease }) => ease < easySpanish)

  expect(hard.map(({ name, ease }) => `${ease.toFixed(0)} ${name}`)).toEqual([])
})
