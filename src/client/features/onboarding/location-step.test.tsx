// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { wizardReducer } from '#domain/onboarding/wizard.ts'
import { initialWizard } from '#domain/onboarding/wizard-state.ts'
import type { StateCode } from '#domain/places/states.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useCounties } from '#client/shared/location/use-counties.ts'
import { findByDevice, findTypedPlace, suggestPlaces } from './find-place.ts'
import { LocationStep } from './location-step.tsx'

const packed = (state: StateCode, ...names: string[]) => ({
  state,
  prefix: '01',
  names,
  numbers: names.map((_, at) => at),
  lat: names.map(() => 0),
  lon: names.map(() => 0),
})

/** County lists on the server. Each test uses its own states, because a page caches the lists it has fetched. */
const lists: Partial<Record<StateCode, ReturnType<typeof packed>>> = {
  TX: packed('TX', 'Hays County', 'Travis County'),
  LA: packed('LA', 'Caddo Parish', 'Orleans Parish'),
  NM: packed('NM', 'Doña Ana County'),
  NY: packed('NY', 'Kings County'),
  OH: packed('OH', 'Knox County'),
}

const answer = ({ path }: { path: string }) => {
  const state = new URL(path, 'http://localhost').searchParams.get('state') as StateCode
  return { body: { states: lists[state] ? [lists[state]] : [] } }
}

function Example() {
  const [wizard] = useState(() => createStore(wizardReducer, initialWizard))
  const state = useStore(wizard)
  const { list, retry } = useCounties(state.state)
  return (
    <>
      <LocationStep
        {...state}
        counties={list}
        onStateChange={(code) => wizard.send({ type: 'stateChosen', state: code })}
        onCountyChange={(county) => wizard.send({ type: 'countyChosen', county })}
        onRetryCounties={retry}
        onSuggest={suggestPlaces}
        onPlaceType={(text) => wizard.send({ type: 'placeTyped', text })}
        onPlaceFind={(typed) => void findTypedPlace(wizard, typed)}
        onPlaceChoose={(place) => wizard.send({ type: 'placeChosen', place })}
        onUseDevice={() => void findByDevice(wizard)}
        onContinue={() => wizard.send({ type: 'nextPressed', from: 1 })}
      />
      <p data-testid="chosen">{`${state.step} ${state.state} ${state.county}`}</p>
    </>
  )
}

const names = {
  en: { state: 'State', county: 'County', next: 'Continue' },
  es: { state: 'Estado', county: 'Condado', next: 'Seguir' },
}

async function open(language: Language = 'en') {
  const { user } = await renderInLanguage(<Example />, language)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
  const { state, county, next } = names[language]
  return {
    user,
    stateBox: () => box(state),
    countyBox: () => box(county),
    next: () => user.click(screen.getByRole('button', { name: next })),
    chosen: () => screen.getByTestId('chosen').textContent,
    options: () => screen.getAllByRole('option').map((option) => option.textContent),
  }
}

const findStatus = (text: string | RegExp) => screen.findAllByText(text, { selector: '[role=status] *' })

test('all fifty states and DC are offered, and their two letters are enough', async () => {
  fakeFetch(answer)
  const { user, stateBox, chosen, options } = await open()
  await user.click(stateBox())
  expect(options()).toHaveLength(51)
  await user.type(stateBox(), 'ny{Enter}')
  expect(chosen()).toBe('1 NY null')
  expect(stateBox().value).toBe('New York')
})

test.each(['nueva y', 'new york', 'NY'])('in Spanish a state is found as %s', async (typed) => {
  fakeFetch(answer)
  const { user, stateBox, chosen } = await open('es')
  await user.type(stateBox(), `${typed}{Enter}`)
  expect(chosen()).toBe('1 NY null')
  expect(stateBox().value).toBe('Nueva York (New York)')
})

test.each([
  ['en', 'Select a state first'],
  ['es', 'Elija primero un estado'],
] as const)('before a state is chosen the county asks for it, in %s', async (language, text) => {
  const { user, countyBox } = await open(language)
  expect(countyBox().placeholder).toBe(text)
  await user.click(countyBox())
  expect(await findStatus(text)).toHaveLength(1)
})

test('a state brings its counties by their listed names, with one small request', async () => {
  const sent = fakeFetch(answer)
  const { user, stateBox, countyBox, chosen, options } = await open()
  await user.type(stateBox(), 'louis{Enter}')
  await waitFor(() => expect(screen.queryByText('Loading the counties…')).toBeNull())
  await user.click(countyBox())
  expect(options()).toEqual(['Caddo Parish', 'Orleans Parish'])
  await user.type(countyBox(), 'orl{Enter}')
  expect(chosen()).toBe('1 LA Orleans Parish')
  expect(screen.getByText('You chose Orleans Parish, LA')).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['/api/counties?state=LA'])
})

test('another state clears the county, and a list once fetched is not fetched again', async () => {
  const sent = fakeFetch(answer)
  const { user, stateBox, countyBox, chosen } = await open()
  await user.type(stateBox(), 'ohio{Enter}')
  await waitFor(() => expect(screen.queryByText('Loading the counties…')).toBeNull())
  await user.type(countyBox(), 'knox{Enter}')
  await user.clear(stateBox())
  await user.type(stateBox(), 'louisiana{Enter}')
  expect(chosen()).toBe('1 LA null')
  expect(countyBox().value).toBe('')
  expect(sent.map(({ path }) => path)).toEqual(['/api/counties?state=OH'])
})

test('accents need not be typed', async () => {
  fakeFetch(answer)
  const { user, stateBox, countyBox, chosen } = await open()
  await user.type(stateBox(), 'nm{Enter}')
  await waitFor(() => expect(screen.queryByText('Loading the counties…')).toBeNull())
  await user.type(countyBox(), 'dona{Enter}')
  expect(chosen()).toBe('1 NM Doña Ana County')
})

test('a list that comes after another state was chosen is not shown', async () => {
  const waiting = new Map<string, () => void>()
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise((resolve) => {
        waiting.set(path.slice(-2), () => resolve(new Response(JSON.stringify(answer({ path }).body))))
      }),
  )
  const { user, stateBox, countyBox, options } = await open()
  lists.UT = packed('UT', 'Utah County')
  lists.VT = packed('VT', 'Essex County')
  await user.type(stateBox(), 'utah{Enter}')
  await user.clear(stateBox())
  await user.type(stateBox(), 'vermont{Enter}')
  waiting.get('UT')?.()
  await user.click(countyBox())
  await findStatus('Loading the counties…')
  expect(screen.queryByRole('option')).toBeNull()
  waiting.get('VT')?.()
  await waitFor(() => expect(options()).toEqual(['Essex County']))
})

test.each([
  ['en', "We couldn't load the counties. Try again, or use your ZIP code.", 'Try Again', 'ME'],
  ['es', 'No se pudo cargar la lista. Pruebe otra vez o use su código postal.', 'Intentar de nuevo', 'NH'],
] as const)('a list that cannot be loaded is told in %s, and can be asked for again', async (...texts) => {
  const [language, text, retry, code] = texts
  lists[code] = packed(code, 'York County')
  let isDown = true
  fakeFetch((request) => (isDown ? { status: 503 } : answer(request)))
  const { user, stateBox, countyBox, options } = await open(language)
  await user.type(stateBox(), `${code}{Enter}`)
  expect(await findStatus(text)).toHaveLength(1)
  isDown = false
  await user.click(screen.getByRole('button', { name: retry }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  await user.click(countyBox())
  expect(options()).toEqual(['York County'])
})

test.each([
  ['en', /Coverage coming soon/, 'Call 2-1-1'],
  ['es', /Pronto habrá ayuda aquí/, 'Llame al 2-1-1'],
] as const)('a state without a list says so in %s and gives a number to call', async (language, text, call) => {
  fakeFetch(answer)
  const { user, stateBox } = await open(language)
  await user.type(stateBox(), 'WY{Enter}')
  expect(await findStatus(text)).toHaveLength(1)
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211')
})

test.each([
  ['en', 'Please select both a state and county to continue'],
  ['es', 'Elija un estado y un condado para seguir'],
] as const)('Continue without a place says so in %s and goes to the first empty field', async (language, text) => {
  fakeFetch(answer)
  const { user, stateBox, countyBox, next, chosen } = await open(language)
  const isMissing = (box: HTMLElement) => {
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
    return described.some((part) => part !== null && within(part).queryByText(text) !== null)
  }
  await next()
  expect(document.activeElement).toBe(stateBox())
  expect([isMissing(stateBox()), isMissing(countyBox())]).toEqual([true, false])

  await user.type(stateBox(), 'tx{Enter}')
  expect(screen.queryByText(text)).toBeNull()
  await next()
  await next()
  expect(document.activeElement).toBe(countyBox())
  expect(isMissing(countyBox())).toBe(true)

  await user.type(countyBox(), 'travis{Enter}')
  await next()
  expect(chosen()).toBe('2 TX Travis County')
})

test.each([
  ['en', 'Choose state and county'],
  ['es', 'Elegir estado y condado'],
] as const)('the two lists are behind a button in %s, and open when one of them is missing', async (language, name) => {
  const { user, next } = await open(language)
  const button = screen.getByRole('button', { name })
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const isOpen = () => [button.getAttribute('aria-expanded'), list?.dataset['open']]
  expect(isOpen()).toEqual(['false', undefined])
  await user.click(button)
  expect(isOpen()).toEqual(['true', 'true'])
  await user.click(button)
  await next()
  expect(isOpen()).toEqual(['true', 'true'])
})

test('the one field has the focus, so a person can type at once', async () => {
  await open()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City or ZIP' }))
})
