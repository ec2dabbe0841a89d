// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { wizardReducer } from '#domain/onboarding/wizard.ts'
import { initialWizard } from '#domain/onboarding/wizard-state.ts'
import type { LocationRefusal } from '#domain/places/device-location.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useCounties } from '#client/shared/location/use-counties.ts'
import { findByDevice, findTypedPlace, suggestPlaces } from './find-place.ts'
import { LocationStep } from './location-step.tsx'

const county = (fips: string, state: string, name: string) => ({
  fips,
  state,
  county: name,
  shortName: name.replace(/ County$/, ''),
})
const hays = county('48209', 'TX', 'Hays County')
const travis = county('48453', 'TX', 'Travis County')
const miller = county('05091', 'AR', 'Miller County')
const zip = (code: string, ...counties: ReturnType<typeof county>[]) => ({
  places: counties.slice(0, 1).map((first) => ({
    kind: 'zip',
    zip: code,
    ...first,
    point: { lat: 30, lon: -97.9 },
    ...(counties.length > 1 ? { choices: counties } : {}),
  })),
})

function Example() {
  const [wizard] = useState(() => createStore(wizardReducer, initialWizard))
  const state = useStore(wizard)
  return (
    <>
      <LocationStep
        {...state}
        counties={useCounties(null).list}
        onStateChange={(code) => wizard.send({ type: 'stateChosen', state: code })}
        onCountyChange={(name) => wizard.send({ type: 'countyChosen', county: name })}
        onRetryCounties={() => undefined}
        onContinue={() => wizard.send({ type: 'nextPressed', from: 1 })}
        onPlaceType={(text) => wizard.send({ type: 'placeTyped', text })}
        onSuggest={suggestPlaces}
        onPlaceFind={(typed) => void findTypedPlace(wizard, typed)}
        onPlaceChoose={(place) => wizard.send({ type: 'placeChosen', place })}
        onUseDevice={() => void findByDevice(wizard)}
      />
      <p data-testid="chosen">{`${state.state} ${state.county}`}</p>
      <button type="button" onClick={() => wizard.send({ type: 'stateChosen', state: 'NY' })}>
        {'choose NY'}
      </button>
    </>
  )
}

const names = {
  en: { place: 'City or ZIP', device: 'Use my location' },
  es: { place: 'Ciudad o código postal', device: 'Usar mi ubicación' },
}

async function open(language: Language = 'en') {
  const { user } = await renderInLanguage(<Example />, language)
  return {
    user,
    ask: async (typed: string) => {
      await user.clear(screen.getByRole('combobox', { name: names[language].place }))
      await user.type(screen.getByRole('combobox', { name: names[language].place }), `${typed}{Enter}`)
    },
    useDevice: () => user.click(screen.getByRole('button', { name: names[language].device })),
    chosen: () => screen.getByTestId('chosen').textContent,
  }
}

const news = () => document.querySelector('.wizard-news')?.textContent

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test.each([
  ['en', "That's Hays County, TX."],
  ['es', 'Es Hays County, TX.'],
] as const)('a ZIP code in one county fills it in by its listed name, in %s', async (language, text) => {
  const sent = fakeFetch(() => ({ body: zip('78640', hays) }))
  const { ask, chosen } = await open(language)
  await ask('78640-1234')
  await waitFor(() => expect(news()).toBe(text))
  expect(chosen()).toBe('TX Hays County')
  expect(sent.map(({ path }) => path)).toEqual(['/api/places?zip=78640'])
})

test.each([
  ['en', 'ZIP code 78610 is in more than one county. Which one is yours?'],
  ['es', 'El código 78610 está en más de un condado. ¿Cuál es el suyo?'],
] as const)('a ZIP code in several counties asks which, in %s', async (language, text) => {
  fakeFetch(() => ({ body: zip('78610', hays, travis) }))
  const { user, ask, chosen } = await open(language)
  await ask('78610')
  await waitFor(() => expect(news()).toBe(text))
  expect(screen.getByRole('group', { name: text })).toBeTruthy()
  expect(chosen()).toBe('TX null')
  await user.click(screen.getByRole('button', { name: 'Travis County, TX' }))
  expect(chosen()).toBe('TX Travis County')
  await user.click(screen.getByRole('button', { name: 'Hays County, TX' }))
  expect(chosen()).toBe('TX Hays County')
})

test('a ZIP code in two states leaves the state open until one is picked', async () => {
  fakeFetch(() => ({ body: zip('71854', miller, travis) }))
  const { user, ask, chosen } = await open()
  await ask('71854')
  await user.click(await screen.findByRole('button', { name: 'Miller County, AR' }))
  expect(chosen()).toBe('AR Miller County')
})

test.each([
  ['7864', 'en', 'A ZIP code has five numbers.'],
  ['786100', 'es', 'El código postal tiene cinco números.'],
] as const)('"%s" is told to be no place in %s, and nothing is asked', async (typed, language, text) => {
  const sent = fakeFetch()
  const { ask } = await open(language)
  await ask(typed)
  expect(news()).toBe(text)
  expect(screen.getByRole('combobox', { name: names[language].place }).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a ZIP code nobody knows is told, and so is a lost connection; asking again works', async () => {
  const answers = [() => ({ body: { places: [] } }), () => ({ status: 503 }), () => ({ body: zip('78640', hays) })]
  fakeFetch(() => answers.shift()?.() ?? {})
  const { ask } = await open()
  await ask('00000')
  await waitFor(() => expect(news()).toMatch(/^We don't know this ZIP code/))
  await ask('78640')
  await waitFor(() => expect(news()).toMatch(/^We couldn't look that up/))
  await ask('78640')
  await waitFor(() => expect(news()).toBe("That's Hays County, TX."))
})

test('an answer that comes after a state was chosen by hand changes nothing', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  )
  const { user, ask, chosen } = await open()
  await ask('78640')
  expect(news()).toBe('Looking for your county…')
  await user.click(screen.getByRole('button', { name: 'choose NY' }))
  answer(new Response(JSON.stringify(zip('78640', hays))))
  await Promise.resolve()
  await waitFor(() => expect(news()).toBe(''))
  expect(chosen()).toBe('NY null')
})

const sangamon = county('17167', 'IL', 'Sangamon County')
const greene = county('29077', 'MO', 'Greene County')
const inCity = (city: string, place: ReturnType<typeof county>, lat: number) => ({
  kind: 'city',
  city,
  ...place,
  point: { lat, lon: -93 },
})
const springfields = [inCity('Springfield', greene, 37.2), inCity('Springfield', sangamon, 39.8)]

test.each([
  ['en', 'Springfield is in Sangamon County, IL.', 'Places found: 2'],
  ['es', 'Springfield está en Sangamon County, IL.', 'Lugares: 2'],
] as const)('two cities of one name are both suggested with their state, in %s', async (language, text, count) => {
  const sent = fakeFetch(() => ({ body: { places: springfields } }))
  const { user, chosen } = await open(language)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: names[language].place })
  await user.type(box, 'springf')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Springfield, MO (Greene County)',
    'Springfield, IL (Sangamon County)',
  ])
  expect(screen.getByText(count)).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['/api/places?q=springf&limit=8'])

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toBe('IL Sangamon County')
  expect(news()).toBe(text)
  expect(box.value).toBe('Springfield, IL (Sangamon County)')
  expect(screen.queryByRole('option')).toBeNull()
})

test('a suggestion can be tapped, and Escape closes the list without choosing', async () => {
  fakeFetch(() => ({ body: { places: springfields } }))
  const { user, chosen } = await open()
  await user.type(screen.getByRole('combobox', { name: 'City or ZIP' }), 'spr')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(chosen()).toBe('null null')
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('option', { name: /Greene/ }))
  expect(chosen()).toBe('MO Greene County')
})

test('a town in more than eight states is asked back with all of them, and nothing typed is lost', async () => {
  const states = ['MO', 'MA', 'IL', 'OR', 'OH', 'VA', 'PA', 'TN', 'NJ']
  const towns = states.map((state, at) => inCity('Springfield', county(`0000${at}`, state, 'Any County'), at))
  const sent = fakeFetch(({ path }) => ({ body: { places: path.includes('limit=20') ? towns : [] } }))
  const { ask } = await open()
  await ask('Springfield')
  const group = await screen.findByRole('group', { name: /^More than one place fits/ })
  expect(within(group).getAllByRole('button')).toHaveLength(9)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City or ZIP' }).value).toBe('Springfield')
  expect(sent.at(-1)?.path).toBe('/api/places?q=Springfield&limit=20')
})

test.each([
  ['en', 'More than one place fits “Springfield”. Which one is yours?'],
  ['es', 'Hay más de un lugar que se llama “Springfield”. ¿Cuál es el suyo?'],
] as const)('a city that was not picked from the list is asked back, in %s', async (language, text) => {
  fakeFetch(() => ({ body: { places: springfields } }))
  const { user, ask, chosen } = await open(language)
  await ask('Springfield')
  await user.click(await screen.findByRole('button', { name: 'Springfield, MO (Greene County)' }))
  expect(screen.getByRole('group', { name: text })).toBeTruthy()
  expect(chosen()).toBe('MO Greene County')
  await user.click(screen.getByRole('button', { name: 'Springfield, IL (Sangamon County)' }))
  expect(chosen()).toBe('IL Sangamon County')
})

test.each([
  ['en', "We don't know this place. Check the spelling, or choose your state and county."],
  ['es', 'No conocemos ese lugar. Revise cómo lo escribió, o elija su estado y condado.'],
] as const)('a place nobody knows is told with the way on, in %s', async (language, text) => {
  fakeFetch(() => ({ body: { places: [] } }))
  const { ask } = await open(language)
  await ask('Xyzzyville')
  await waitFor(() => expect(news()).toBe(text))
  expect(screen.getByRole('combobox', { name: names[language].place }).getAttribute('aria-invalid')).toBe('true')
})

const counties = {
  states: [
    {
      state: 'TX',
      prefix: '48',
      numbers: [209, 453],
      names: ['Hays County', 'Travis County'],
      lat: [30_061, 30_334],
      lon: [-98_029, -97_782],
    },
  ],
}

type Locate = Geolocation['getCurrentPosition']

function fakeDevice(locate: Locate | undefined): void {
  const geolocation = locate && { getCurrentPosition: vi.fn(locate) }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
}

const at =
  (latitude: number, longitude: number): Locate =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition)
const refusal =
  (code: number): Locate =>
  (_found, refused) =>
    refused?.({ code } as GeolocationPositionError)

test.each([
  ['en', 'You seem to be in Travis County, TX. Not right? Type your city or ZIP.'],
  ['es', 'Parece que está en Travis County, TX. ¿No es así? Escriba su ciudad o código postal.'],
] as const)('the device finds the county; where it is is neither sent nor stored, in %s', async (language, text) => {
  const sent = fakeFetch(() => ({ body: counties }))
  fakeDevice(at(30.267_153, -97.743_057))
  const { useDevice, chosen } = await open(language)
  await useDevice()
  await waitFor(() => expect(news()).toBe(text))
  expect(chosen()).toBe('TX Travis County')
  expect(sent).toMatchObject([{ method: 'GET', path: '/api/counties', body: undefined }])
  const pageData = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    document.body.innerHTML,
  ])
  expect(pageData).not.toMatch(/30\.26|97\.74/)
})

test('before the device is asked, the page says what becomes of the answer', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Use my location' })
  const promise = screen.getByText('Your exact spot stays on this phone. We only get your county.')
  expect(button.getAttribute('aria-describedby')).toBe(promise.id)
})

test.each<[LocationRefusal, Locate | undefined, string, string]>([
  ['denied', refusal(1), "Your phone didn't share its location.", 'Su teléfono no compartió su ubicación.'],
  ['unavailable', refusal(2), "We couldn't find where you are.", 'No pudimos saber dónde está.'],
  ['timeout', refusal(3), 'That took too long.', 'Tardó mucho.'],
  ['unavailable', undefined, "We couldn't find where you are.", 'No pudimos saber dónde está.'],
  ['outside', at(51.5, -0.1), 'You seem to be outside the 50 states', 'Parece que está fuera de los 50 estados'],
])('a location that is %s is told plainly', async (_cause, locate, english, spanish) => {
  for (const [language, text] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    fakeFetch(() => ({ body: counties }))
    fakeDevice(locate)
    const { useDevice, chosen } = await open(language)
    await useDevice()
    await screen.findByText((content) => content.startsWith(text))
    expect(chosen()).toBe('null null')
    cleanup()
  }
})

test('a list of counties that does not come is told as a place not found', async () => {
  fakeFetch(() => ({ status: 503 }))
  fakeDevice(at(30.2, -97.7))
  const { useDevice } = await open()
  await useDevice()
  await waitFor(() => expect(news()).toMatch(/^We couldn't find where you are/))
})

test('when nobody answers the question of the browser, the waiting ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fakeDevice(() => undefined)
  const wizard = createStore(wizardReducer, initialWizard)
  const pendingLookup = findByDevice(wizard)
  expect(wizard.get().lookup).toEqual({ phase: 'askingDevice' })
  vi.advanceTimersByTime(60_000)
  await pendingLookup
  expect(wizard.get().lookup).toEqual({ phase: 'failed', cause: 'timeout' })
  vi.useRealTimers()
})
