import { expect, test } from 'vitest'
import { StateCode, states } from './states.ts'

test('there are fifty states and the District of Columbia, each once', () => {
  expect(new Set(states.map((state) => state.code)).size).toBe(51)
  expect(new Set(states.map((state) => state.label)).size).toBe(51)
  expect(states).toContainEqual({ code: 'DC', label: 'District of Columbia' })
})

test('they are listed by name', () => {
  const labels = states.map((state) => state.label)
  expect(labels).toEqual(labels.toSorted())
})

test('a code is two capital letters of the list', () => {
  for (const { code } of states) expect(StateCode.parse(code)).toMatch(/^[A-Z]{2}$/)
  for (const other of ['ca', 'PR', 'California', '']) expect(StateCode.safeParse(other).success).toBe(false)
})
