// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

interface Count {
  count: number
  other: string
}

const countStore = () =>
  createStore(
    (state: Count, event: 'more' | 'nothing') => (event === 'more' ? { ...state, count: state.count + 1 } : state),
    { count: 0, other: 'same' },
  )

afterEach(cleanup)

test('listeners hear of changes, not of events that change nothing, and not after they left', () => {
  const store = countStore()
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.send('nothing')
  store.send('more')
  leave()
  store.send('more')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get().count).toBe(2)
})

test('a component follows the part it selects and is not drawn again for other parts', () => {
  const store = countStore()
  const drawn = vi.fn()
  function Other() {
    drawn()
    return <p>{useStore(store, (state) => state.other)}</p>
  }
  function Whole() {
    return <b>{useStore(store).count}</b>
  }
  render(
    <>
      <Other />
      <Whole />
    </>,
  )
  act(() => store.send('more'))
  expect(screen.getByText('1')).toBeDefined()
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('the server draws the initial state, so the first drawing in the browser matches', () => {
  const store = countStore()
  store.send('more')
  function Whole() {
    return <b>{useStore(store).count}</b>
  }
  expect(renderToString(<Whole />)).toBe('<b>0</b>')
})
