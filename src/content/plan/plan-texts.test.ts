import { describe, expect, test } from 'vitest'
import { fillText } from '#domain/planner/fill-text.ts'
import type { PlanTexts, TaskText } from '#domain/planner/plan-texts.ts'
import { computeReadingGrade, getGradeLimit } from '#domain/text/readability.ts'
import { planTexts as english } from './en.ts'
import { planTexts as spanish } from './es.ts'

type Text = string | readonly Text[] | { readonly [key: string]: Text }
const flatten = (text: Text, path: string): [string, string][] =>
  typeof text === 'string'
    ? [[path, text]]
    : Object.entries(text).flatMap(([key, value]: [string, Text]) => flatten(value, path ? `${path}.${key}` : key))
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const listTasks = (texts: PlanTexts): [string, TaskText][] => Object.entries(texts.tasks)

/** Facts about the person stand in `told`; a sentence that claims one is wrong for somebody who gets the task. */
const claims =
  /just (?:got out|released|left|came home)|was (?:just )?released|from prison\.|acabo de (?:salir|llegar|volver)|(?:salí|volví) de prisión/i

test('both languages have the same keys and placeholders', () => {
  const [inEnglish, inSpanish] = [new Map(flatten(english, '')), new Map(flatten(spanish, ''))]
  expect([...inSpanish.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted())
  for (const [key, text] of inEnglish) expect(placeholders(inSpanish.get(key) ?? ''), key).toEqual(placeholders(text))
})

describe.each([
  ['en', english],
  ['es', spanish],
] as const)('the plan in %s', (language, texts: PlanTexts) => {
  test('reads at grade 6 or below', () => {
    const inSentence = ([key, text]: [string, string]): [string, string] => {
      if (key.endsWith('.ask211')) return [key, fillText(texts.step.say211Anywhere, { what: text })]
      return [key, key.endsWith('.who') ? fillText(texts.step.callPerson, { who: text, words: '' }) : text]
    }
    const hard = flatten(texts as unknown as Text, '')
      .map(inSentence)
      .filter(([, text]) => (computeReadingGrade(language, text) ?? 0) > getGradeLimit(text))
    expect(hard.map(([key, text]) => `${computeReadingGrade(language, text)?.toFixed(1)} ${key}: ${text}`)).toEqual([])
  })

  test('each task can be asked for at 2-1-1 or names whom to call', () => {
    const neither = listTasks(texts).filter(([, { ask211, who }]) => ask211 === undefined && who === undefined)
    expect(neither.map(([id]) => id)).toEqual([])
  })

  test('what to say claims nothing about the person', () => {
    expect(listTasks(texts).filter(([, { say }]) => claims.test(say))).toEqual([])
  })

  test('a task is short, and its numbers and links come from the facts', () => {
    const long = listTasks(texts).filter(([, { detail }]) => detail.split(/\s+/).length > 34)
    expect(long.map(([id, { detail }]) => `${detail.split(/\s+/).length} ${id}`)).toEqual([])
    const own = listTasks(texts).filter(([, text]) =>
      /\d{3}-\d{4}|https?:|www\.|\.(?:gov|org|com)\b/.test(JSON.stringify(text)),
    )
    expect(own.map(([id]) => id)).toEqual([])
  })
})
