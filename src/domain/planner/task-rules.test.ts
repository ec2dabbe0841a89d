import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { StatesFile } from '../facts/facts.ts'
import { states as allStates, type StateCode } from '../places/states.ts'
import { getTask, taskGraph, type TaskId } from './task-graph.ts'
import { getTaskRule } from './task-rules.ts'

const { states } = StatesFile.parse(JSON.parse(readFileSync('data/facts/states.json', 'utf8')))
const rule = (task: TaskId, state: StateCode | null, signals: string[] = [], language: 'en' | 'es' = 'en') =>
  getTaskRule(getTask(task), state, new Set(signals), { states }, language)

describe('a rule stands in the step it belongs to', () => {
  test.each([
    ['apply-snap', 'SC', [], /drug felony/],
    ['cash-aid', 'SC', ['drug-charge'], /drug felony/],
    ['apply-medicaid', 'TX', [], /adults without children/],
    ['apply-medicaid', 'WI', [], /poverty line/],
    ['state-id', 'NY', ['just-out'], /temporary ID card/],
    ['papers-safe', 'AK', ['just-out'], /pay the fee/],
    ['record-clearing', 'PA', [], /Clean Slate/],
    ['record-copy', 'CA', [], /Clean Slate/],
    ['record-answer', 'CA', [], /private employers/],
    ['fair-chance-list', 'GA', [], /Government employers/],
    ['job-center', 'IL', [], /private employers/],
  ] as const)('%s in %s', (task, state, signals, text) => {
    expect(rule(task, state, [...signals])).toMatch(text)
    expect(rule(task, state, [...signals], 'es')).toBeTruthy()
  })

  test('it names the state', () => {
    expect(rule('apply-medicaid', 'TX')).toMatch(/^Texas: /)
  })
})

describe('nothing is said', () => {
  test.each([
    ['state-id', 'NY', []],
    ['papers-safe', 'NY', ['long-out']],
    ['apply-medicaid', 'CA', []],
    ['apply-snap', 'TX', ['drug-charge']],
    ['record-clearing', 'TX', []],
    ['bed-tonight', 'SC', ['just-out']],
    ['record-answer', 'AL', []],
    ['record-answer', null, []],
  ] as const)('%s in %s with %j', (task, state, signals) => {
    expect(rule(task, state, [...signals])).toBeNull()
  })
})

test('no rule on file says that there is none', () => {
  const everySignal = ['just-out', 'drug-charge', 'drugs', 'opioids']
  const lines = allStates.flatMap(({ code }) => taskGraph.map(({ id }) => rule(id as TaskId, code, everySignal)))
  expect(lines.filter((line) => line !== null && /no statewide/i.test(line))).toEqual([])
})
