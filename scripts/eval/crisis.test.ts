import { describe, expect, test } from 'vitest'
import { meetsCrisisFloors, crisisFloors, evaluateCrisis, readCrisisMessages, readEverydayMessages } from './crisis.ts'
import { listSpellings } from './spellings.ts'

const figures = await evaluateCrisis()

describe('the crisis rules on our own messages', () => {
  test('no message of self-harm or overdose stays without the line it needs', () => {
    expect(figures.missed.filter(({ kind }) => kind === 'self_harm' || kind === 'overdose')).toEqual([])
    expect(figures.lives).toBe(crisisFloors.lives)
  })

  test('nearly every message in danger shows a card, and the right one', () => {
    expect(figures.all).toBeGreaterThanOrEqual(crisisFloors.all)
    expect(figures.rightCard).toBeGreaterThanOrEqual(crisisFloors.rightCard)
  })

  test('the same messages in other spellings show one too', () => {
    expect(figures.spelled).toBeGreaterThanOrEqual(crisisFloors.spelled)
    expect(figures.spelledLives).toBe(crisisFloors.spelledLives)
  })

  test('everyday messages show none', () => {
    expect(figures.falseCards).toBeLessThanOrEqual(crisisFloors.falseCards)
  })

  test('all bars hold together, and a missed overdose breaks them', () => {
    expect(meetsCrisisFloors(figures)).toBe(true)
    expect(meetsCrisisFloors({ ...figures, lives: 0.99 })).toBe(false)
  })
})

test('the messages are many, half of them Spanish or mixed, and none stands in both lists', async () => {
  const [messages, everyday] = await Promise.all([readCrisisMessages(), readEverydayMessages()])
  expect(messages.length).toBeGreaterThanOrEqual(260)
  expect(everyday.length).toBeGreaterThanOrEqual(340)
  for (const list of [messages, everyday]) {
    expect(list.filter(({ language }) => language !== 'en').length / list.length).toBeGreaterThan(0.45)
  }
  const texts = [...messages, ...everyday].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('spellings are the same every time and differ from each other', () => {
  const text = 'Ya no quiero vivir, ¿para qué?'
  expect(listSpellings(text)).toEqual(listSpellings(text))
  expect(new Set(listSpellings(text)).size).toBeGreaterThanOrEqual(4)
})
