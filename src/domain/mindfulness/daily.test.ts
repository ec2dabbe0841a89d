import { expect, test } from 'vitest'
import { mindfulness as english } from '#content/en/mindfulness.ts'
import { mindfulness as spanish } from '#content/es/mindfulness.ts'
import { affirmationCount, chooseAffirmations, wisdomCount, chooseWisdom } from './practices.ts'

const days = Array.from({ length: 365 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
)

test('there are 20 affirmations and 10 thoughts in each language, none twice', () => {
  for (const text of [english, spanish]) {
    expect(new Set(text.affirmations).size).toBe(affirmationCount)
    expect(new Set(text.wisdom).size).toBe(wisdomCount)
  }
})

test('a day has one or two different affirmations and one thought, the same however often it is asked', () => {
  for (const day of days) {
    const affirmations = chooseAffirmations(day)
    expect(affirmations).toEqual(chooseAffirmations(day))
    expect([1, 2]).toContain(affirmations.length)
    expect(new Set(affirmations).size).toBe(affirmations.length)
    expect(affirmations.every((index) => index >= 0 && index < affirmationCount)).toBe(true)
    expect(chooseWisdom(day)).toBeLessThan(wisdomCount)
  }
})

test('over a year every affirmation and every thought has its day, and one is as usual as two', () => {
  expect(new Set(days.flatMap(chooseAffirmations)).size).toBe(affirmationCount)
  expect(new Set(days.map(chooseWisdom)).size).toBe(wisdomCount)
  const single = days.filter((day) => chooseAffirmations(day).length === 1).length
  expect(single).toBeGreaterThan(120)
  expect(single).toBeLessThan(245)
})
