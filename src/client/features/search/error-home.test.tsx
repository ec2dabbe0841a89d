// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SearchProblem } from '#domain/search/failure.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { FailureScreen } from './error-home.tsx'

const calls = () => ({ onTryAgain: vi.fn(), onHome: vi.fn() })

test.each<['en' | 'es', SearchProblem, string]>([
  ['en', { kind: 'http' }, 'Unable to search for resources right now. Please try again.'],
  ['en', { kind: 'refused', text: null }, 'Unable to find resources right now. Please try again.'],
  ['en', { kind: 'refused', text: "We don't know that county." }, "We don't know that county."],
  ['en', { kind: 'timeout' }, 'Search timeout - operation took longer than 5 minutes. Please try again.'],
  ['es', { kind: 'http' }, 'Por ahora no podemos buscar recursos. Intente de nuevo, por favor.'],
  ['es', { kind: 'timeout' }, 'La búsqueda tardó más de 5 minutos y se detuvo. Intente de nuevo, por favor.'],
])('in %s, %o is told in one sentence', async (language, problem, sentence) => {
  await renderInLanguage(<FailureScreen problem={problem} isOffline={false} {...calls()} />, language)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
})

test.each([
  ['en', 'Something went wrong', /trouble connecting to our resource database/, 'Call 2-1-1', 'Try Again', 'Home'],
  ['es', 'Algo salió mal', /nuestra lista de recursos/, 'Llame al 2-1-1', 'Intentar de nuevo', 'Inicio'],
] as const)('in %s there is somebody to call, another try, and the way home', async (...row) => {
  const [language, title, text, call, again, home] = row
  const handlers = calls()
  const { user } = await renderInLanguage(<FailureScreen problem={null} isOffline={false} {...handlers} />, language)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211')
  await user.click(screen.getByRole('button', { name: again }))
  await user.click(screen.getByRole('button', { name: home }))
  expect([handlers.onTryAgain.mock.calls.length, handlers.onHome.mock.calls.length]).toEqual([1, 1])
})

test('without a connection it says so', async () => {
  await renderInLanguage(<FailureScreen problem={{ kind: 'http' }} isOffline {...calls()} />)
  expect(screen.getByText(/You seem to be offline/)).toBeTruthy()
})
