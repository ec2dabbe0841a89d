// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { writeKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { beginNewSearch } from '#client/state/search/start-search.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { readLocationPoint } from '#client/state/location/location-point.ts'
import { search } from '#client/state/search/search.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OnboardingPage } from './onboarding-page.tsx'

const texas = {
  state: 'TX',
  prefix: '48',
  names: ['Hays County', 'Travis County'],
  numbers: [209, 453],
  lat: [30_061, 30_334],
  lon: [-98_029, -97_782],
}
const travis = { state: 'TX', county: 'Travis County' }

const zipPlace = {
  kind: 'zip',
  zip: '78701',
  fips: '48453',
  ...travis,
  shortName: 'Travis',
  point: { lat: 30.271, lon: -97.743 },
}

interface SentSearch {
  location: unknown
  zip?: string
  needs: Record<string, unknown>
}

let searches: SentSearch[] = []
let requests: string[] = []

/** The counties arrive at once; a search stays pending, like a slow one. */
function answer(path: string, init: RequestInit = {}): Promise<Response> {
  requests.push(`${path} ${typeof init.body === 'string' ? init.body : ''}`)
  if (path.startsWith('/api/places')) return Promise.resolve(new Response(JSON.stringify({ places: [zipPlace] })))
  if (path.startsWith('/api/counties')) return Promise.resolve(new Response(JSON.stringify({ states: [texas] })))
  if (path !== '/api/search-resources') return Promise.resolve(new Response('{"success":true}'))
  searches.push(JSON.parse(init.body as string) as SentSearch)
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })
}

beforeEach(() => {
  localStorage.clear()
  searches = []
  requests = []
  vi.stubGlobal('fetch', answer)
  forgetSearch()
  openScreen('onboarding')
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  forgetSearch()
})

/** Files share the page's state, so what another one chose must go before the first test, too. */
function forgetSearch() {
  beginNewSearch()
  mainSession.send({ type: 'startedOver' })
}

function Español() {
  const { setLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => void setLanguage('es')}>
      {'ES'}
    </button>
  )
}

async function open(language: Language = 'en') {
  const view = await renderInLanguage(
    <>
      <Español />
      <OnboardingPage />
    </>,
    language,
  )
  const { user } = view
  const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
  const tile = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`${name}$`) })
  return {
    ...view,
    box,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    chooseLocation: async () => {
      await user.type(box('State'), 'tx{Enter}')
      await waitFor(() => expect(screen.queryByText('Loading the counties…')).toBeNull())
      await user.type(box('County'), 'travis{Enter}')
    },
    tick: (name: string) => user.click(tile(name)),
    isTicked: (name: string) => tile(name).checked,
  }
}

const describeStep = () => {
  const { screen: screenName, step } = mainSession.get()
  return `${screenName} ${step}`
}
/** The wizard's own progress bar is the first; the search has some too. */
const stepText = () => document.querySelector('progress')?.getAttribute('aria-valuetext')

test('with the keyboard alone a person gets from the first field to the search', async () => {
  const { user } = await open()
  const goTo = async (role: string, name: string | RegExp) => {
    const wanted = screen.getByRole(role, { name })
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (document.activeElement === wanted) return
      await user.tab()
    }
    throw new Error(`${String(name)} cannot be reached`)
  }
  await goTo('combobox', 'State')
  await user.keyboard('texas{Enter}')
  await waitFor(() => expect(screen.queryByText('Loading the counties…')).toBeNull())
  await goTo('combobox', 'County')
  await user.keyboard('travis{Enter}')
  await goTo('button', 'Continue')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'What do you need help with?' }))
  await goTo('checkbox', /Housing/)
  await user.keyboard(' ')
  await goTo('button', 'Find Resources')
  await user.keyboard('{Enter}')

  expect(describeStep()).toBe('onboarding 3')
  expect(stepText()).toBe('Step 3 of 3')
  await waitFor(() => expect(searches).toMatchObject([{ location: travis, needs: { housing: true, legal: false } }]))
})

test('Back and Continue keep what was chosen, and each step is told to the session', async () => {
  const { chooseLocation, press, tick, box, isTicked } = await open()
  await chooseLocation()
  await press('Continue')
  expect([describeStep(), stepText()]).toEqual(['onboarding 2', 'Step 2 of 3'])
  await tick('Legal help')
  await press('Back')
  expect([describeStep(), stepText()]).toEqual(['onboarding 1', 'Step 1 of 3'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Where do you need help?' }))
  expect([box('State').value, box('County').value]).toEqual(['Texas', 'Travis County'])
  await press('Continue')
  expect(isTicked('Legal help')).toBe(true)
})

test('the place can be changed from the needs, which stay', async () => {
  const { chooseLocation, press, tick, isTicked } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Food')
  await press('Change')
  expect(describeStep()).toBe('onboarding 1')
  await press('Continue')
  expect(isTicked('Food')).toBe(true)
})

test('another language keeps everything that was chosen', async () => {
  const { chooseLocation, press, tick, user } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Something else')
  await user.click(screen.getByLabelText('What else do you need?'))
  await user.paste('a bike')
  await press('ES')
  await screen.findByRole('heading', { name: '¿Con qué necesita ayuda?' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Otra cosa' }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>('¿Qué más necesita?').value).toBe('a bike')
  expect(screen.getByText(/Travis County, TX/)).toBeTruthy()
})

test('own words go into the search and stay out of the browser', async () => {
  const { chooseLocation, press, tick, user } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Something else')
  await user.click(screen.getByLabelText('What else do you need?'))
  await user.paste('a red bike')
  await press('Find Resources')
  await waitFor(() => expect(searches[0]?.needs).toMatchObject({ other: true, otherDescription: 'a red bike' }))
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('red bike')
})

test('a double click on Find Resources starts one search', async () => {
  const { chooseLocation, press, tick, user } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Housing')
  await user.dblClick(screen.getByRole('button', { name: 'Find Resources' }))
  await waitFor(() => expect(searches).toHaveLength(1))
  expect(describeStep()).toBe('onboarding 3')
})

test('Back from the first step goes to welcome', async () => {
  const { press } = await open()
  await press('Back')
  expect(describeStep()).toBe('welcome 1')
})

test('Home leaves a running search alone, and it is there again afterwards', async () => {
  const { chooseLocation, press, tick, unmount } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Housing')
  await press('Find Resources')
  await press('Home')
  expect(describeStep()).toBe('welcome 1')
  expect(search.get().phase).toBe('searching')
  expect(searchContext.get().location).toEqual(travis)
  unmount()

  openScreen('onboarding', { step: 3 })
  await open()
  expect(stepText()).toBe('Step 3 of 3')
})

test('Back from a running search goes to welcome and keeps what it searches for', async () => {
  searchContext.send({ type: 'answered', answers: { location: travis, needs: { ...noNeeds, housing: true } }, at: 1 })
  writeKey('next-chapter-search-progress', {
    isSearchInProgress: true,
    isSearchCompleted: false,
    searchStartTime: Date.now() - 1000,
    estimatedProgress: 1,
  })
  openScreen('onboarding', { step: 3 })
  const { press } = await open()
  expect(stepText()).toBe('Step 3 of 3')
  await press('Back')
  expect(describeStep()).toBe('welcome 1')
  expect(searchContext.get().location).toEqual(travis)
})

test.each([2, 3, 7])('step %i without a place or a search begins at step 1, and Back leads out', async (step) => {
  openScreen('onboarding', { step })
  const { press } = await open()
  expect([describeStep(), stepText()]).toEqual(['onboarding 1', 'Step 1 of 3'])
  await press('Back')
  expect(describeStep()).toBe('welcome 1')
})

test('after a search that failed the answers are there, and the person is told so', async () => {
  searchContext.send({ type: 'answered', answers: { location: travis, needs: { ...noNeeds, housing: true } }, at: 1 })
  openScreen('onboarding', { step: 2 })
  const { isTicked } = await open()
  expect(screen.getByText('We kept what you chose before. You can change it.')).toBeTruthy()
  expect(isTicked('Housing')).toBe(true)
})

test('a new search empties the open wizard', async () => {
  const { chooseLocation, press, tick, box } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Housing')
  act(() => beginNewSearch())
  expect([describeStep(), stepText()]).toEqual(['onboarding 1', 'Step 1 of 3'])
  expect([box('State').value, box('County').value]).toEqual(['', ''])
})

const finishSearch = async ({ press, tick }: Awaited<ReturnType<typeof open>>) => {
  await screen.findByRole('heading', { name: 'What do you need help with?' })
  await tick('Housing')
  await press('Find Resources')
  await waitFor(() => expect(searches).toHaveLength(1))
}

/** Coordinates, or the name of a field that could hold them. */
const coordinates = /30\.2|97\.7|\b(lat|lon|latitude|longitude|coords|position|point)\b/i

test('with the phone position a search sends the county only; the point stays on the device', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords: { latitude: 30.267_153, longitude: -97.743_057 } } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  const view = await open()
  await view.press('Use my location')
  await finishSearch(view)

  expect(searches[0]?.location).toEqual(travis)
  expect(searches[0]).not.toHaveProperty('zip')
  expect(requests.join('\n')).not.toMatch(coordinates)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(coordinates)
  expect(readLocationPoint(travis)).toEqual({ lat: 30.27, lon: -97.74 })
})

test('with a ZIP code a search sends the county and the ZIP code, never a point', async () => {
  const view = await open()
  await view.user.type(screen.getByRole('combobox', { name: 'City or ZIP' }), '78701{Enter}')
  await finishSearch(view)

  expect(searches[0]?.location).toEqual(travis)
  expect(searches[0]?.zip).toBe('78701')
  expect(requests.join('\n')).not.toMatch(coordinates)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/78701"|lat/)
  expect(readLocationPoint(travis)).toEqual({ ...zipPlace.point, zip: '78701' })
})

test('a county picked from the list leaves no point to measure from', async () => {
  const view = await open()
  await view.user.type(screen.getByRole('combobox', { name: 'City or ZIP' }), '78701{Enter}')
  await screen.findByText('Travis County, TX')
  await view.press('Change')
  await view.user.clear(view.box('County'))
  await view.user.type(view.box('County'), 'hays{Enter}')
  await view.press('Continue')
  await finishSearch(view)
  expect(searches[0]?.location).toEqual({ state: 'TX', county: 'Hays County' })
  expect([travis, { state: 'TX', county: 'Hays County' }].map(readLocationPoint)).toEqual([null, null])
})

test('Enter on a complete ZIP code goes on, and Back finds it in its field', async () => {
  const { user, press, box } = await open()
  await user.type(box('City or ZIP'), '78701{Enter}')
  await screen.findByRole('heading', { name: 'What do you need help with?' })
  expect([describeStep(), screen.getByText('Travis County, TX').tagName]).toEqual(['onboarding 2', 'SPAN'])
  await press('Back')
  expect(box('City or ZIP').value).toBe('78701')
  await press('Continue')
  expect(describeStep()).toBe('onboarding 2')
})

test('Continue looks up what was typed before it goes on', async () => {
  const { user, press, box } = await open()
  await user.type(box('City or ZIP'), '78701')
  await press('Continue')
  await waitFor(() => expect(describeStep()).toBe('onboarding 2'))
})

test('a place found after the person went home opens nothing', async () => {
  let reply: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        reply = resolve
      }),
  )
  const { user, press, box } = await open()
  await user.type(box('City or ZIP'), '78701{Enter}')
  await press('Home')
  reply(new Response(JSON.stringify({ places: [zipPlace] })))
  await waitFor(() => expect(box('State').value).toBe('Texas'))
  expect(describeStep()).toBe('welcome 1')
})

test.each(['Back', 'Home'])('a form left half-way by %s is there again, until a new search', async (way) => {
  const { chooseLocation, press, tick, unmount } = await open()
  await chooseLocation()
  await press('Continue')
  await tick('Legal help')
  await press(way)
  if (way === 'Back') await press('Back')
  expect(describeStep()).toBe('welcome 1')
  unmount()

  openScreen('onboarding')
  const again = await open()
  expect([again.box('State').value, again.box('County').value]).toEqual(['Texas', 'Travis County'])
  await again.press('Continue')
  expect(again.isTicked('Legal help')).toBe(true)
  again.unmount()

  beginNewSearch()
  const fresh = await open()
  expect(fresh.box('State').value).toBe('')
})
