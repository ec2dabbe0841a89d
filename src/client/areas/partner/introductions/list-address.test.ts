import { expect, test } from 'vitest'
import { readAddress, withFilter, withoutFilters } from './list-address.ts'

const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'

test('what stands in the address is the view', () => {
  const params = new URLSearchParams({ state: 'overdue', need: 'housing', owner: 'mine', page: '2', id })

  expect(readAddress(params)).toEqual({ query: { state: 'overdue', need: 'housing', owner: 'mine', page: '2' }, id })
})

test('what does not fit is left out', () => {
  const params = new URLSearchParams({ state: 'gone', need: '<b>', urgency: 'now', page: '-1', board: '1', id: '../x' })

  expect(readAddress(params)).toEqual({ query: {}, id: null })
})

test('another filter begins at the first page, and clearing keeps what is open', () => {
  const params = new URLSearchParams({ state: 'sent', page: '3', id })

  expect(withFilter(params, 'state', 'closed').toString()).toBe(`state=closed&id=${id}`)
  expect(withFilter(params, 'state', '').toString()).toBe(`id=${id}`)
  expect(withoutFilters(params).toString()).toBe(`id=${id}`)
})
