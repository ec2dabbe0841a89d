import { expect, test } from 'vitest'
import {
  Needs,
  SavedNeeds,
  NeedsInput,
  NeedsInputWithoutText,
  briefNeedKeys,
  filterNeedKeys,
  maxOtherDescription,
  needKeys,
} from './needs.ts'

test('there are eighteen needs, all false at first', () => {
  const none = Needs.parse({})
  expect(needKeys).toHaveLength(18)
  expect(Object.keys(none)).toEqual([...needKeys])
  expect(Object.values(none)).not.toContain(true)
})

test('the shorter lists are parts of the longer ones', () => {
  expect(filterNeedKeys).toHaveLength(9)
  expect(briefNeedKeys).toHaveLength(7)
  for (const key of briefNeedKeys) expect(filterNeedKeys).toContain(key)
})

test('work-training means job-training, and is not kept as a need of its own', () => {
  const needs = NeedsInput.parse({ 'work-training': true })
  expect(needs['job-training']).toBe(true)
  expect(needs).not.toHaveProperty('work-training')
})

test('a false work-training does not undo job-training', () => {
  expect(NeedsInput.parse({ 'work-training': false, 'job-training': true })['job-training']).toBe(true)
})

test('a need nobody knows is ignored', () => {
  expect(NeedsInput.parse({ housing: true, yacht: true })).not.toHaveProperty('yacht')
})

test('the person’s own words travel where they may and are dropped where they must not', () => {
  const sent = { other: true, otherDescription: 'a guitar' }
  expect(NeedsInput.parse(sent).otherDescription).toBe('a guitar')
  expect(NeedsInputWithoutText.parse(sent)).not.toHaveProperty('otherDescription')
  expect(SavedNeeds.parse(sent)).toEqual({ other: true })
})

test('the person’s own words have a longest length', () => {
  const text = (length: number) => NeedsInput.safeParse({ otherDescription: 'x'.repeat(length) }).success
  expect(text(maxOtherDescription)).toBe(true)
  expect(text(maxOtherDescription + 1)).toBe(false)
})

test.each([['yes'], [1], [null]])('%s is no answer to whether a need is there', (value) => {
  expect(NeedsInput.safeParse({ housing: value }).success).toBe(false)
})
