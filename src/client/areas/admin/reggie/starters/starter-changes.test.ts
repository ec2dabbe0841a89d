import { expect, test } from 'vitest'
import type { StarterQuestion } from '#contracts/reggie-control.ts'
import { isNothing, starterChanges } from './starter-changes.ts'

const question = (name: string, changes: Partial<StarterQuestion> = {}): StarterQuestion => ({
  en: `${name}?`,
  es: `¿${name}?`,
  isOn: true,
  ...changes,
})
const [a, b, c] = [question('a'), question('b'), question('c')]

test('the same list changes nothing', () => {
  expect(isNothing(starterChanges([a, b], [{ ...a }, { ...b }]))).toBe(true)
})

test('what is new, gone, changed and the same is counted apart', () => {
  const off = { ...b, isOn: false }
  expect(starterChanges([a, b, c], [a, off, question('d')])).toEqual({
    added: [question('d')],
    gone: [c],
    changed: [off],
    staying: 1,
    isReordered: false,
  })
})

test('a new wording in one language is a change, not a new question', () => {
  const reworded = { ...a, es: '¿otra?' }
  expect(starterChanges([a], [reworded])).toMatchObject({ added: [], gone: [], changed: [reworded] })
})

test('another order is told', () => {
  const moved = starterChanges([a, b], [b, a])
  expect(moved).toMatchObject({ added: [], gone: [], changed: [], staying: 2, isReordered: true })
  expect(isNothing(moved)).toBe(false)
})
