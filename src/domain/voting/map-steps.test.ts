import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type StateCode, states } from '../places/states.ts'
import { UsMap, type MapStep, findStateBeside, findStateByLetter } from './us-map.ts'

const map = UsMap.parse(JSON.parse(readFileSync('data/maps/us-states.json', 'utf8')))
const names = Object.fromEntries(states.map(({ code, label }) => [code, label])) as Record<StateCode, string>

test.each<[StateCode, MapStep, StateCode]>([
  ['CO', 'right', 'KS'],
  ['KS', 'left', 'CO'],
  ['TN', 'down', 'AL'],
  ['ND', 'down', 'SD'],
  ['WY', 'up', 'MT'],
  ['WA', 'left', 'WA'],
  ['ME', 'right', 'ME'],
])('from %s an arrow %s leads to %s', (from, step, to) => {
  expect(findStateBeside(from, step, map)).toBe(to)
})

test('the arrow keys alone lead from any state to every other', () => {
  const unreached = states.flatMap(({ code: start }) => {
    const seen = new Set<StateCode>([start])
    for (const code of seen) {
      for (const step of ['left', 'right', 'up', 'down'] as const) seen.add(findStateBeside(code, step, map))
    }
    return states.filter(({ code }) => !seen.has(code)).map(({ code }) => `${start} to ${code}`)
  })
  expect(unreached).toEqual([])
})

test('a letter leads to the next state of that name, and round again', () => {
  expect(findStateByLetter('AL', 't', names)).toBe('TN')
  expect(findStateByLetter('TN', 'T', names)).toBe('TX')
  expect(findStateByLetter('TX', 'T', names)).toBe('TN')
  expect(findStateByLetter('TX', '5', names)).toBe('TX')
})
