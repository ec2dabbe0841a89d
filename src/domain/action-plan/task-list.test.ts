import { expect, test } from 'vitest'
import { daysBetween, getTaskGroup, groupTasks, isRealDay, type PlanTask } from './task-list.ts'

const today = '2026-11-15'
const id = (number: number) => `0b9f6a52-6c3e-4d5f-8a70-${String(number).padStart(12, '0')}`
const task = (number: number, changes: Partial<PlanTask> = {}): PlanTask => ({
  id: id(number),
  sessionId: 'plan-1',
  title: `Task ${number}`,
  description: null,
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: null,
  ...changes,
})
const listTitlesByGroup = (tasks: PlanTask[], touched?: ReadonlySet<string>) =>
  groupTasks(tasks, today, touched).map(({ group, tasks: all }) => [group, all.map(({ title }) => title)])

test.each([
  ['2026-11-14', 'earlier'],
  ['2026-11-15', 'today'],
  ['2026-11-16', 'week'],
  ['2026-11-21', 'week'],
  ['2026-11-22', 'later'],
  [null, 'undated'],
  ['2026-99-99', 'undated'],
] as const)('a task for %s stands under %s', (dueOn, group) => {
  expect(getTaskGroup({ dueOn }, today)).toBe(group)
})

test('days are counted by the calendar, over the change of clocks and the end of a year', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})

test('today comes first, then what waits from earlier days, then the days to come, then what has no day', () => {
  const tasks = [
    task(1),
    task(2, { dueOn: '2026-12-20' }),
    task(3, { dueOn: '2026-11-18' }),
    task(4, { dueOn: '2026-11-01' }),
    task(5, { dueOn: today }),
    task(6, { dueOn: '2026-11-16' }),
  ]
  expect(listTitlesByGroup(tasks)).toEqual([
    ['today', ['Task 5']],
    ['earlier', ['Task 4']],
    ['week', ['Task 6', 'Task 3']],
    ['later', ['Task 2']],
    ['undated', ['Task 1']],
  ])
})

test('what is done goes to the end, but not what was ticked just now', () => {
  const tasks = [task(1, { completed: true, dueOn: today }), task(2, { completed: true, dueOn: today })]
  expect(listTitlesByGroup(tasks, new Set([id(2)]))).toEqual([
    ['today', ['Task 2']],
    ['done', ['Task 1']],
  ])
})

test('an empty list has no groups', () => {
  expect(listTitlesByGroup([])).toEqual([])
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['soon', false],
])('%s is a real day: %s', (day, expected) => {
  expect(isRealDay(day)).toBe(expected)
})
