import { describe, expect, test } from 'vitest'
import { groModules } from '#domain/prompts/modules.ts'
import { buildResource } from '#testing/builders/resource.ts'
import {
  type CheckQuestion,
  countRightAnswers,
  findRelatedListings,
  formatSpokenLesson,
  groLessons,
  isComplete,
  listBodyLines,
  parseModuleHash,
} from './lessons.ts'
import { parseDoneLessons, chooseLessonToOpen, countModuleLessons, countAllLessons, withLesson } from './progress.ts'

test('every lesson has a name of its own, whichever module it is in', () => {
  const ids = Object.values(groLessons).flat()

  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['#toolUp', 'toolUp'],
  ['#thriveAtWork', 'thriveAtWork'],
  ['', null],
  ['#', null],
  ['#toolup', null],
  ['#housing', null],
  ['#__proto__', null],
  ['#<script>', null],
])('the hash %j opens %j', (hash, module) => {
  expect(parseModuleHash(hash)).toBe(module)
})

describe('progress', () => {
  test('what is no lesson, and what stands there twice, is left out', () => {
    expect(parseDoneLessons(['scams', 'gone', 'phone', 'scams', ''])).toEqual(['phone', 'scams'])
  })

  test('a lesson is marked and unmarked, the others stay', () => {
    const done = withLesson(parseDoneLessons(['phone']), 'maps', true)

    expect(done).toEqual(['phone', 'maps'])
    expect(withLesson(done, 'maps', true)).toEqual(['phone', 'maps'])
    expect(withLesson(done, 'phone', false)).toEqual(['maps'])
  })

  test('the counts are of the module and of all modules', () => {
    const done = parseDoneLessons(['phone', 'scams', 'sleep'])

    expect(countModuleLessons(done, 'toolUp')).toEqual({ done: 2, total: 6 })
    expect(countAllLessons(done)).toEqual({ done: 3, total: 36 })
  })

  test('a module opens at the first lesson that is not done, and at its beginning when all are', () => {
    expect(chooseLessonToOpen(parseDoneLessons(['phone', 'passwords']), 'toolUp')).toBe('scams')
    expect(chooseLessonToOpen(parseDoneLessons([...groLessons.toolUp]), 'toolUp')).toBe('phone')
  })
})

test('a lesson is read aloud as it stands, with its task', () => {
  const lesson = { title: 'Title', body: ['One.', { list: ['a', 'b'] }, { steps: ['c'] }, 'Two.'], task: 'Do it.' }

  expect(listBodyLines(lesson)).toEqual(['One.', 'a', 'b', 'c', 'Two.'])
  expect(formatSpokenLesson(lesson, 'Today')).toBe('Title\nOne.\na\nb\nc\nTwo.\nToday\nDo it.')
})

test('a check is complete with an answer to each question, and counts the right ones', () => {
  const question = (right: 0 | 1 | 2): CheckQuestion => ({ ask: '', choices: ['a', 'b', 'c'], right, why: '' })
  const questions = [question(0), question(1), question(2)]

  expect(isComplete(questions, [])).toBe(false)
  expect(isComplete(questions, [0, undefined, 2])).toBe(false)
  expect(isComplete(questions, [0, 0, 2])).toBe(true)
  expect(countRightAnswers(questions, [0, 0, 2])).toBe(2)
})

describe('places that go with a module', () => {
  const createListing = (id: string, category: 'employment' | 'education' | 'housing' | 'other') =>
    buildResource({ id, category, needs: [] })

  test('are those that answer its needs, never the ones that fit everything a little', () => {
    const listings = [createListing('h', 'housing'), createListing('o', 'other'), createListing('w', 'employment')]

    expect(findRelatedListings(listings, 'thriveAtWork').map(({ id }) => id)).toEqual(['w'])
    expect(findRelatedListings(listings, 'layFoundation').map(({ id }) => id)).toEqual(['h'])
  })

  test('are three at most, the most fitting need first', () => {
    const listings = [
      createListing('school', 'education'),
      ...['1', '2', '3'].map((id) => createListing(id, 'employment')),
    ]

    expect(findRelatedListings(listings, 'getInMotion').map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(groModules.every((module) => findRelatedListings([], module).length === 0)).toBe(true)
  })
})
