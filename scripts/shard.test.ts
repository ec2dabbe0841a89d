import { expect, test } from 'vitest'
import { isFirst, isLast, parseShard, buildShardArguments, wholeRun } from './shard.ts'

test('a shard is written as its number and how many there are', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, total: 4 })
  expect(buildShardArguments(parseShard('2/4'))).toEqual(['--shard=2/4'])
})

test.each(['0/4', '5/4', '4', '2/0', 'x/y', '', '-1/4', '1/2/3', '1.5/4'])(
  'shard %j does not exist and says so in one line',
  (text) =>
    expect(() => parseShard(text)).toThrow(/^There is no shard ".*"\. Use a form such as 2\/4: the second of four\.$/),
)

test('the whole run is the first and the last shard, and needs no arguments', () => {
  expect([isFirst(wholeRun), isLast(wholeRun), buildShardArguments(wholeRun)]).toEqual([true, true, []])
})

test('of four shards one runs the static checks and one the budgets', () => {
  const shards = ['1/4', '2/4', '3/4', '4/4'].map(parseShard)

  expect(shards.filter(isFirst)).toHaveLength(1)
  expect(shards.filter(isLast)).toHaveLength(1)
})
