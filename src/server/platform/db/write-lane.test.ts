import { beforeEach, expect, test } from 'vitest'
import { WriteLane } from './write-lane.ts'

let log: string[]
let failCommit = false
let open = false
const lane = () =>
  new WriteLane({
    begin() {
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
  })
const note = (name: string) => () => {
  log.push(name)
  return name
}

beforeEach(() => {
  log = []
  failCommit = false
  open = false
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

  expect(log).toEqual(['begin', 'before', 'commit', 'turn', 'begin', 'after', 'commit'])
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
