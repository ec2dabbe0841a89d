// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

let isBroken = true

function Fragile() {
  if (isBroken) throw new Error('a fault')
  return <p>{'fine'}</p>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a fault is reported, and the person can try again or call', async () => {
  const sent = fakeFetch()
  const { user } = await renderInLanguage(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
    'en',
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  expect(screen.getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ path: '/api/client-errors', body: { message: 'a fault', type: 'client_error' } }]),
  )

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('fine')).toBeTruthy()
})

function TwoPages() {
  const [path, setPath] = useState('/a')
  return (
    <>
      <button type="button" onClick={() => setPath('/b')}>
        {'go'}
      </button>
      <ErrorBoundary resetKey={path}>
        <Fragile />
      </ErrorBoundary>
    </>
  )
}

test('another address gives the page another try by itself', async () => {
  fakeFetch()
  const { user } = await renderInLanguage(<TwoPages />, 'en')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'go' }))
  expect(screen.getByText('fine')).toBeTruthy()
})

test('a part nobody misses is left out, and the rest stays', async () => {
  fakeFetch()
  await renderInLanguage(
    <main>
      {'the rest'}
      <ErrorBoundary fallback={null}>
        <Fragile />
      </ErrorBoundary>
    </main>,
    'en',
  )
  expect(screen.getByRole('main').textContent).toBe('the rest')
})
