import { expect, test } from 'vitest'
import { ReggieLimits } from '#domain/service/settings.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { chatBudget } from './budget.ts'

const database = setUpTestDatabase()
const signal = new AbortController().signal
const budget = (more: Partial<Parameters<typeof chatBudget>[0]> = {}) =>
  chatBudget({ reserve: (limit) => reserve(database.db, limit), ...more })
const who = (browser: string, address = 'home') => ({ browser, address })

const limits = (changes: Partial<ReggieLimits>) => ReggieLimits.parse(changes)

async function chats(
  spender: ReturnType<typeof budget>,
  count: number,
  by: (index: number) => ReturnType<typeof who>,
  set?: ReggieLimits,
) {
  let granted = 0
  for (let index = 0; index < count; index += 1) {
    const turn = await spender.enter(by(index), signal, set)
    if (turn) granted += 1
    await turn?.leave(10)
  }
  return granted
}

test('one browser gets 60 chats an hour, another browser on the same network still its own', async () => {
  const spender = budget()
  expect(await chats(spender, 62, () => who('a'))).toBe(60)
  expect(await chats(spender, 1, () => who('b'))).toBe(1)
})

test('one network gets 600 chats an hour, however many browsers it has', async () => {
  const rich = limits({ dailyTokens: 10 ** 8 })
  expect(await chats(budget(), 603, (index) => who(`b${index % 20}`), rich)).toBe(600)
})

test('past the daily ceiling of tokens nobody is sent to the model, in no process', async () => {
  const poor = limits({ dailyTokens: 20_000 })
  const first = await budget().enter(who('a'), signal, poor)
  await first?.leave(14_000)

  expect(await chats(budget(), 3, () => who('b'), poor)).toBe(1)
})

test('limits that change hold for the next chat: fewer stop it, more let it on', async () => {
  const spender = budget()
  expect(await chats(spender, 5, () => who('a'), limits({ chatsPerHour: 2 }))).toBe(2)
  expect(await chats(spender, 2, () => who('a'), limits({ chatsPerHour: 4 }))).toBe(2)
  expect(await chats(spender, 2, () => who('c'), limits({ chatsPerDay: 1 }))).toBe(1)
  expect(await chats(spender, 1, () => who('d'), limits({ addressPerHour: 1 }))).toBe(0)
  expect(await chats(spender, 1, () => who('e', 'work'), limits({ dailyTokens: 0 }))).toBe(0)
})

test('twenty are answered at once, fifty wait their turn, the next is turned away', async () => {
  const spender = budget({ reserve: async () => ({}) })
  const inside = await Promise.all(Array.from({ length: 20 }, () => spender.enter(who('a'), signal)))
  const order: number[] = []
  const waiting = Array.from({ length: 50 }, async (_, index) => {
    const turn = await spender.enter(who('a'), signal)
    order.push(index)
    return turn
  })
  await new Promise(setImmediate)
  expect(await spender.enter(who('a'), signal)).toBeNull()
  expect(order).toEqual([])

  await inside[0]?.leave(0)
  await inside[0]?.leave(0)
  await new Promise(setImmediate)
  expect(order).toEqual([0])
  for (const turn of inside.slice(1)) await turn?.leave(0)
  for (const turn of waiting) await (await turn)?.leave(0)
  expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index))
})

test('who gives up waiting leaves the line to the others', async () => {
  const spender = budget({ reserve: async () => ({}), inFlight: 1, queue: 2 })
  const inside = await spender.enter(who('a'), signal)
  const visitor = new AbortController()
  const left = spender.enter(who('b'), visitor.signal)
  const next = spender.enter(who('c'), signal)
  await new Promise(setImmediate)
  visitor.abort()
  await expect(left).rejects.toThrow(/abort/i)

  await inside?.leave(0)
  expect(await next).not.toBeNull()
})
