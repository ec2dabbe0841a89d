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
  listView.send({ type: 'paged', foundAt: 1, section: 'all', page: 3 })
  expect(readView(1)).toMatchObject({ pages: { all: 3 }, filter: openNow })
})

test('another filter begins at its first page', () => {
  listView.send({ type: 'paged', foundAt: 1, section: 'all', page: 3 })
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  expect(readView(1).pages).toEqual({ all: 1 })
})

test('a new list begins at its first page without filters', () => {
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  listView.send({ type: 'paged', foundAt: 1, section: 'all', page: 3 })
  expect(readView(2)).toMatchObject({ pages: {}, filter: noFilter })
  listView.send({ type: 'paged', foundAt: 2, section: 'all', page: 2 })
  expect(readView(2)).toMatchObject({ pages: { all: 2 }, filter: noFilter })
})

test('details stay open until they are closed, over pages and filters; one chosen for the panel stands alone', () => {
  listView.send({ type: 'toggled', foundAt: 1, id: 'a' })
  listView.send({ type: 'toggled', foundAt: 1, id: 'b' })
  listView.send({ type: 'paged', foundAt: 1, section: 'all', page: 2 })
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  expect(readView(1).open).toEqual(['a', 'b'])
  listView.send({ type: 'toggled', foundAt: 1, id: 'a' })
  expect(readView(1).open).toEqual(['b'])
  listView.send({ type: 'selected', foundAt: 1, id: 'c' })
  expect(readView(1)).toMatchObject({ pages: { all: 1 }, open: ['c'] })
  expect(readView(2).open).toEqual([])
})

test('each section has a page of its own, stays open under another filter, and can be folded', () => {
  listView.send({ type: 'paged', foundAt: 1, section: 'food-assistance', page: 2 })
  listView.send({ type: 'paged', foundAt: 1, section: 'employment', page: 3 })
  listView.send({ type: 'filtered', foundAt: 1, filter: openNow })
  expect(readView(1).pages).toEqual({ 'food-assistance': 1, employment: 1 })
  listView.send({ type: 'paged', foundAt: 1, section: 'employment', page: null })
  expect(readView(1).pages).toEqual({ 'food-assistance': 1 })
})
