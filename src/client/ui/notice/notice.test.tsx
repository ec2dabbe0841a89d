// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Notice } from './notice.tsx'

afterEach(cleanup)

test('a notice that was always there is not read out', () => {
  render(<Notice tone="danger">Closed</Notice>)

  expect(screen.queryByRole('alert')).toBeNull()
})

test('a danger that appears interrupts, other news waits its turn', () => {
  render(
    <>
      <Notice tone="danger" announce title="Stop" />
      <Notice tone="success" announce>
        Done
      </Notice>
    </>,
  )

  expect(screen.getByRole('alert').textContent).toBe('Stop')
  expect(screen.getByRole('status').textContent).toBe('Done')
})
