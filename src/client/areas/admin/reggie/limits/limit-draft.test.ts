import { expect, test } from 'vitest'
import { ReggieLimits } from '#domain/service/settings.ts'
import { toLimitDraft, limitBounds, limitNames, limitProblems, parseLimitDraft } from './limits-view.tsx'

const usual = ReggieLimits.parse({})

test.each(limitNames)('the bounds of %s are those of the settings', (name) => {
  const [least, most] = limitBounds[name]
  const fits = (value: number) => ReggieLimits.safeParse({ ...usual, [name]: value }).success
  expect([fits(least - 1), fits(least), fits(most), fits(most + 1)]).toEqual([false, true, true, false])
})

test('what is stored goes through the form unchanged, also with thousands written apart', () => {
  expect(parseLimitDraft(toLimitDraft(usual))).toEqual(usual)
  expect(parseLimitDraft({ ...toLimitDraft(usual), dailyTokens: ' 1,000,000 ' }).dailyTokens).toBe(1_000_000)
  expect(parseLimitDraft({ ...toLimitDraft(usual), dailyTokens: '1.000.000' }).dailyTokens).toBe(1_000_000)
})

test.each(['', '0', '601', '5.5', '-3', 'ten', '1e2'])('%j questions an hour are refused', (chatsPerHour) => {
  expect(limitProblems({ ...toLimitDraft(usual), chatsPerHour }).chatsPerHour).toBe('range')
})

test('a day may not allow less than an hour', () => {
  expect(limitProblems({ ...toLimitDraft(usual), chatsPerDay: '59' })).toEqual({ chatsPerDay: 'dayBelowHour' })
  expect(limitProblems({ ...toLimitDraft(usual), chatsPerDay: '60' })).toEqual({})
})
