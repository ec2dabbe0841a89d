// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { keepResults } from '#client/state/search/results.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { HomeScreen as VotingPage } from '#client/features/voting/voting-rights-guide-home.tsx'

const forget = () => searchContext.send({ type: 'cleared', at: 1 })

beforeEach(() => {
  clearAll()
  forget()
  openScreen('voting-rights-guide')
})
afterEach(forget)

test('the guide begins with the state of the search', async () => {
  const location = { state: 'LA', county: 'Orleans Parish' }
  searchContext.send({ type: 'answered', answers: { location, needs: { ...noNeeds, housing: true } }, at: 1 })
  await renderInLanguage(<VotingPage />, 'es')

  expect(await screen.findByRole('heading', { name: 'La regla en Luisiana' })).toBeTruthy()
})

test('after a reload the guide still knows the state of the list', async () => {
  keepResults({
    resources: [buildResource()],
    location: { state: 'LA', county: 'Orleans Parish' },
    needs: noNeeds,
    language: 'es',
    foundAt: 1,
  })
  await renderInLanguage(<VotingPage />, 'es')
  expect(await screen.findByRole('heading', { name: 'La regla en Luisiana' })).toBeTruthy()
})

test('without a search no state is guessed, and Back leads to welcome', async () => {
  const { user } = await renderInLanguage(<VotingPage />)
  expect(await screen.findByRole('combobox')).toHaveProperty('value', '')

  await user.click(screen.getByRole('button', { name: 'Back' }))

  expect(mainSession.get().screen).toBe('welcome')
})
