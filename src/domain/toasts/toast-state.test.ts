import { expect, test } from 'vitest'
import { noToasts, removalDelayMs, toastReducer, findVisibleToast, type ToastState } from './toast-state.ts'

const show = (state: ToastState, id: string, at = 0) =>
  toastReducer(state, { type: 'shown', toast: { id, title: id }, at })

test('a toast stays five seconds unless it says otherwise', () => {
  expect(findVisibleToast(show(noToasts, 'a'))).toMatchObject({ id: 'a', durationMs: 5000, tone: 'plain' })
})

test('a new toast takes the place of the one before: one is visible at a time', () => {
  const state = show(show(noToasts, 'a'), 'b', 10)

  expect(findVisibleToast(state)?.id).toBe('b')
  expect(state).toMatchObject([
    { id: 'b', closedAt: null },
    { id: 'a', closedAt: 10 },
  ])
})

test('showing the same toast again replaces it', () => {
  expect(show(show(noToasts, 'a'), 'a')).toHaveLength(1)
})

test('a closed toast does not bring an older one back', () => {
  const state = toastReducer(show(show(noToasts, 'a'), 'b'), { type: 'closed', id: 'b', at: 5 })

  expect(findVisibleToast(state)).toBeUndefined()
})

test('closing what is unknown or closed changes nothing', () => {
  const closed = toastReducer(show(noToasts, 'a'), { type: 'closed', id: 'a', at: 5 })

  expect(toastReducer(closed, { type: 'closed', id: 'a', at: 9 })).toBe(closed)
  expect(toastReducer(closed, { type: 'closed', id: 'x', at: 9 })).toBe(closed)
})

test('a closed toast is forgotten after 1,000,000 ms', () => {
  const closed = toastReducer(show(noToasts, 'a'), { type: 'allClosed', at: 0 })

  expect(removalDelayMs).toBe(1_000_000)
  expect(show(closed, 'b', 999_999)).toHaveLength(2)
  expect(show(closed, 'b', 1_000_000)).toHaveLength(1)
})
