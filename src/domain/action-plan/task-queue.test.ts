import { expect, test } from 'vitest'
import type { PlanTask } from './task-list.ts'
import {
  findLostTasks,
  classifySendOutcome,
  queueReducer,
  TaskChange,
  type TaskQueue,
  getTaskId,
  applyChanges,
} from './task-queue.ts'

const uuid = (letter: string) => `0b9f6a52-6c3e-4d5f-8a70-${letter.repeat(12)}`
const task = (letter: string, changes: Partial<PlanTask> = {}): PlanTask => ({
  id: uuid(letter),
  sessionId: 'plan-1',
  title: letter,
  description: null,
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: null,
  ...changes,
})
let keys = 0
const key = () => `k${(keys += 1)}`
const add = (letter: string): TaskChange => ({ type: 'add', key: key(), isTried: false, task: task(letter) })
const tick = (letter: string, completed = true): TaskChange => ({
  type: 'complete',
  key: key(),
  isTried: false,
  id: uuid(letter),
  completed,
})
const remove = (letter: string): TaskChange => ({ type: 'delete', key: key(), isTried: false, id: uuid(letter) })
const tried = (change: TaskChange): TaskChange => ({ ...change, isTried: true })

const after = (...changes: TaskChange[]) =>
  changes.reduce<TaskQueue>((queue, change) => queueReducer(queue, { type: 'changed', change }), [])
const describeQueue = (queue: TaskQueue) =>
  queue.map((change) => `${change.type} ${getTaskId(change).at(-1)}${change.isTried ? ' tried' : ''}`)

test.each([
  ['a new task waits', [add('a')], ['add a']],
  ['a tick after it waits too', [add('a'), tick('a')], ['add a', 'complete a']],
  ['only the last tick of a task is sent', [tick('a'), tick('b'), tick('a', false)], ['complete b', 'complete a']],
  ['a task added and removed before it was sent never was', [add('a'), tick('a'), remove('a')], []],
  ['removing takes ticks along', [tick('a'), remove('a')], ['delete a']],
  ['a removal taken back before it was sent never was', [remove('a'), add('a')], []],
  ['what was tried is left alone', [tried(tick('a')), tick('a', false)], ['complete a tried', 'complete a']],
  ['a tried task must be removed on the server', [tried(add('a')), remove('a')], ['add a tried', 'delete a']],
  ['a tried removal is followed by the task anew', [tried(remove('a')), add('a')], ['delete a tried', 'add a']],
  ['other tasks are not touched', [add('a'), add('b'), remove('a')], ['add b']],
] as const)('%s', (_, changes, expected) => {
  expect(describeQueue(after(...changes))).toEqual(expected)
})

test('what is being sent is marked as tried, and is gone once settled', () => {
  const first = add('a')
  const sending = queueReducer(after(first, add('b')), { type: 'sending', key: first.key })
  expect(describeQueue(sending)).toEqual(['add a tried', 'add b'])
  expect(describeQueue(queueReducer(sending, { type: 'settled', key: first.key }))).toEqual(['add b'])
})

test('with a task that was refused goes what was done to it, and nothing else', () => {
  const first = tried(add('a'))
  const queue = after(first, tick('a'), tick('b'))
  expect(describeQueue(queueReducer(queue, { type: 'refused', key: first.key }))).toEqual(['complete b'])
})

test('a refused tick goes alone', () => {
  const first = tried(tick('a'))
  expect(describeQueue(queueReducer(after(first, remove('a')), { type: 'refused', key: first.key }))).toEqual([
    'delete a',
  ])
})

test('an unknown key changes nothing', () => {
  const queue = after(add('a'))
  for (const type of ['sending', 'settled', 'refused'] as const) {
    expect(queueReducer(queue, { type, key: 'never' })).toEqual(queue)
  }
})

test('the list shows what was done, over what the server has', () => {
  const queue = after(add('c'), tick('a'), remove('b'))
  const list = applyChanges([task('a'), task('b')], queue)
  expect(list.map(({ title, completed }) => [title, completed])).toEqual([
    ['a', true],
    ['c', false],
  ])
})

test('a task the server already has is not shown twice, and a tick for a missing one does nothing', () => {
  const served = task('a', { title: 'as the server has it' })
  expect(applyChanges([served], after(add('a'), tick('z')))).toEqual([served])
})

test('taking a change out of the queue takes its effect out of the list: that is the way back', () => {
  const change = tick('a')
  const queue = queueReducer(after(change), { type: 'refused', key: change.key })
  expect(applyChanges([task('a')], queue)).toEqual([task('a')])
})

test('a queue survives being stored as text', () => {
  const queue = after(add('a'), tick('b'), remove('c'))
  expect((JSON.parse(JSON.stringify(queue)) as unknown[]).map((change) => TaskChange.parse(change))).toEqual(queue)
})

test.each([
  ['complete', null, true, 'kept'],
  ['add', null, false, 'kept'],
  ['complete', 404, true, 'gone'],
  ['delete', 404, false, 'gone'],
  ['add', 404, true, 'refused'],
  ['add', 400, false, 'refused'],
  ['add', 500, true, 'refused'],
  ['complete', 503, true, 'refused'],
  ['add', 500, false, 'kept'],
  ['delete', 429, false, 'kept'],
  ['complete', 403, false, 'refused'],
] as const)('%s answered with %s, live %s, is %s', (type, status, isLive, outcome) => {
  expect(classifySendOutcome(type, status, isLive)).toBe(outcome)
})

test('a server that knows none of the tasks has lost sight of the browser; one in common, and it is right', () => {
  const knownTasks = [{ id: uuid('a') }, { id: uuid('b') }, {}]
  expect(findLostTasks(knownTasks, [])).toEqual(knownTasks)
  expect(findLostTasks(knownTasks, [task('c')])).toEqual(knownTasks)
  expect(findLostTasks(knownTasks, [task('b')])).toEqual([])
  expect(findLostTasks([], [task('b')])).toEqual([])
})
