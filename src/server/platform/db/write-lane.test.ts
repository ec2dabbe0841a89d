import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { WriteLane } from './write-lane.ts'

let log: string[]
let failCommit = false
let open = false
/** How often the file is still found locked. */
let lockedTries = 0
const lane = (lockPatienceMs = 60_000) =>
  new WriteLane(
    {
      begin() {
        if (lockedTries > 0) {
          lockedTries -= 1
          throw new DatabaseUnavailable('locked', 'SQLITE_BUSY', 'locked')
        }
        open = true
        log.push('begin')
      },
      commit() {
        if (failCommit) throw new Error('disk full')
        open = false
        log.push('commit')
      },
      rollback() {
        open = false
        log.push('rollback')
      },
      inTransaction: () => open,
    },
    lockPatienceMs,
  )
const note = (name: string) => () => {
  log.push(name)
  return name
}

beforeEach(() => {
  log = []
  failCommit = false
  open = false
  lockedTries = 0
})

test('writes that arrive together share one commit', async () => {
  const results = await queue(lane(), ['a', 'b', 'c'])

  expect(results).toEqual(['a', 'b', 'c'])
  expect(log).toEqual(['begin', 'a', 'b', 'c', 'commit'])
})

test('a write is acknowledged only after the commit', async () => {
  const write = lane()
    .write(note('a'))
    .then(() => log.push('acknowledged'))
  await write

  expect(log).toEqual(['begin', 'a', 'commit', 'acknowledged'])
})

test('a write that fails is refused alone', async () => {
  const shared = lane()
  const results = await Promise.allSettled([
    shared.write(note('a')),
    shared.write(() => {
      throw new Error('already there')
    }),
    shared.write(note('c')),
  ])

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['begin', 'a', 'c', 'commit'])
})

test('a failed commit refuses every write of its group and leaves no transaction open', async () => {
  const shared = lane()
  failCommit = true
  const results = await Promise.allSettled([shared.write(note('a')), shared.write(note('b'))])

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(log.at(-1)).toBe('rollback')

  failCommit = false
  await expect(shared.write(note('later'))).resolves.toBe('later')
})

test('when the engine gives up the transaction, earlier writes of the group are not acknowledged', async () => {
  const shared = lane()
  const results = await Promise.allSettled([
    shared.write(note('a')),
    shared.write(() => {
      open = false
      throw new Error('disk full')
    }),
    shared.write(note('c')),
  ])

  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(log).toEqual(['begin', 'a'])
})

test('a group holds at most 64 writes', async () => {
  await queue(
    lane(),
    Array.from({ length: 130 }, (_, n) => String(n)),
  )

  expect(log.filter((entry) => entry === 'commit')).toHaveLength(3)
})

test('a turn waits for the writes before it and holds back the writes after it', async () => {
  const shared = lane()
  const before = shared.write(note('before'))
  const turn = shared.takeTurn()
  const after = shared.write(note('after'))

  const release = await turn
  log.push('turn')
  await before
  release()
  await after

  expect(log).toEqual(['begin', 'before', 'commit', 'begin', 'turn', 'begin', 'after', 'commit'])
})

test('while another program has the file locked, what is queued waits for it and other work goes on', async () => {
  lockedTries = 3
  const shared = lane()
  const write = queue(shared, ['a', 'b'])
  const turn = shared.takeTurn()
  await nextTurn()
  log.push('other work')
  const release = await turn
  log.push('turn')
  release()

  expect(await write).toEqual(['a', 'b'])
  expect(log).toEqual(['other work', 'begin', 'a', 'b', 'commit', 'begin', 'turn'])
})

test('a lock that does not end refuses what is queued, and what comes after it is written', async () => {
  lockedTries = 1
  const shared = lane(0)
  const results = await Promise.allSettled([shared.write(note('a')), shared.takeTurn(), shared.write(note('b'))])

  const refusals = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'written'))
  expect(refusals).toEqual(['SQLITE_BUSY', 'SQLITE_BUSY', 'SQLITE_BUSY'])
  await expect(shared.write(note('later'))).resolves.toBe('later')
  expect(log).toEqual(['begin', 'later', 'commit'])
})

test('closing finishes what was accepted and refuses what comes later', async () => {
  const shared = lane()
  const accepted = queue(shared, ['a', 'b'])
  const closed = shared.close()

  await expect(shared.write(note('late'))).rejects.toThrow('closed')
  await expect(shared.takeTurn()).rejects.toThrow('closed')
  await closed
  expect(await accepted).toEqual(['a', 'b'])
  expect(log).not.toContain('late')
})

function queue(shared: WriteLane, names: string[]) {
  return Promise.all(names.map((name) => shared.write(note(name))))
}
