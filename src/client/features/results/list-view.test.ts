// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noFilter } from '#domain/resources/filter.ts'
import { listView, useListView } from './list-view.ts'

const readView = (foundAt: number) => renderHook(() => useListView(foundAt)).result.current
const openNow = { ...noFilter, isOpenNow: true }

beforeEach(() => listView.send({ type: 'filtered', foundAt: 0, filter: noFilter }))

test('page and filter are there again when the screen is opened again', () => {
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  listView.send({ type: 'paged', foundAt: 1, page: 3 })
  expect(readView(1)).toMatchObject({ page: 3, filter: openNow })
})

test('another filter begins at its first page', () => {
  listView.send({ type: 'paged', foundAt: 1, page: 3 })
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  expect(readView(1).page).toBe(1)
})

test('a new list begins at its first page without filters', () => {
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  listView.send({ type: 'paged', foundAt: 1, page: 3 })
  expect(readView(2)).toMatchObject({ page: 1, filter: noFilter })
  listView.send({ type: 'paged', foundAt: 2, page: 2 })
  expect(readView(2)).toMatchObject({ page: 2, filter: noFilter })
})

test('details stay open until they are closed, over pages and filters; one chosen for the panel stands alone', () => {
  listView.send({ type: 'toggled', foundAt: 1, id: 'a' })
  listView.send({ type: 'toggled', foundAt: 1, id: 'b' })
  listView.send({ type: 'paged', foundAt: 1, page: 2 })
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  expect(readView(1).open).toEqual(['a', 'b'])
  listView.send({ type: 'toggled', foundAt: 1, id: 'a' })
  expect(readView(1).open).toEqual(['b'])
  listView.send({ type: 'selected', foundAt: 1, id: 'c' })
  expect(readView(1)).toMatchObject({ page: 1, open: ['c'] })
  expect(readView(2).open).toEqual([])
})
