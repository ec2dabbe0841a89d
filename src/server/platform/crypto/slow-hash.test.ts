import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowHashBusy, slowHashes, slowTurns } from './slow-hash.ts'

const salt = Buffer.alloc(16, 1)
const somebody = { address: '192.0.2.1', browser: 'one' }

test('the same secret and salt give the same 32 bytes, another salt or secret others', async () => {
  const hash = slowHashes()
  const [first, again, salted, other] = await Promise.all([
    hash('1234', salt, somebody),
    hash('1234', salt, somebody),
    hash('1234', Buffer.alloc(16, 2), somebody),
    hash('1235', salt, somebody),
  ])
  expect(first).toHaveLength(32)
  expect(again).toEqual(first)
  expect(salted).not.toEqual(first)
  expect(other).not.toEqual(first)
})

/** Hashes that the test completes manually. */
function createPendingHashes(limits = { atOnce: 2, queue: 3, queuePerAddress: 3, waitMs: 3000 }) {
  const ends: (() => void)[] = []
  const hash = slowHashes(limits, () => new Promise((resolve) => ends.push(() => resolve(salt))))
  return { ends, hash: (who = somebody) => hash('1234', salt, who) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two run at once, three wait, the sixth is refused at once', async () => {
  const { ends, hash } = createPendingHashes()
  const accepted = [1, 2, 3, 4, 5].map(() => hash())
  expect(ends).toHaveLength(2)
  await expect(hash()).rejects.toBeInstanceOf(SlowHashBusy)
  for (let index = 0; index < 5; index += 1) {
    ends[index]?.()
    await accepted[index]
    await vi.advanceTimersByTimeAsync(0)
    expect(ends.length).toBeLessThanOrEqual(index + 3)
  }
  expect(await Promise.all(accepted)).toHaveLength(5)
})

test('who has waited three seconds is refused, and the place in line is free again', async () => {
  const { ends, hash } = createPendingHashes({ atOnce: 1, queue: 1, queuePerAddress: 1, waitMs: 3000 })
  const first = hash()
  const second = Promise.allSettled([hash()])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await second).toEqual([{ status: 'rejected', reason: expect.any(SlowHashBusy) }])
  const third = hash()
  ends[0]?.()
  await first
  await vi.advanceTimersByTimeAsync(0)
  ends[1]?.()
  expect(await third).toBe(salt)
})

test('a hash that fails gives its place back', async () => {
  const hash = slowHashes({ atOnce: 1, queue: 0, queuePerAddress: 0, waitMs: 10 }, () =>
    Promise.reject(new Error('no memory')),
  )
  for (let round = 0; round < 3; round += 1) await expect(hash('1234', salt, somebody)).rejects.toThrow('no memory')
})

test('an address that floods the queue delays others by one turn', async () => {
  const { ends, hash } = createPendingHashes({ atOnce: 1, queue: 30, queuePerAddress: 20, waitMs: 3000 })
  const flood = Promise.allSettled(Array.from({ length: 25 }, () => hash()))
  const order: string[] = []
  const honest = hash({ address: '198.51.100.7', browser: 'two' }).then(() => order.push('honest'))
  for (const turn of [0, 1, 2]) {
    ends[turn]?.()
    await vi.advanceTimersByTimeAsync(0)
    order.push(`turn ${turn}`)
  }
  await honest
  expect(order).toEqual(['turn 0', 'turn 1', 'honest', 'turn 2'])
  for (let turn = 3; turn < 22; turn += 1) {
    ends[turn]?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const refused = (await flood).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
})

test('a paced lane takes one a second, and answers at once', async () => {
  const take = slowTurns({ atOnce: 1, queue: 9, queuePerAddress: 9, waitMs: 60_000, leastMs: 1000 })
  const done: string[] = []
  const run = (name: string) => take(somebody, async () => void done.push(name))
  await run('first')
  const others = Promise.all([run('second'), run('third')])
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(999)
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['first', 'second'])
  await vi.advanceTimersByTimeAsync(1000)
  await others
  expect(done).toEqual(['first', 'second', 'third'])
})
