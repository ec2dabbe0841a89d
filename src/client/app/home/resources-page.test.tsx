// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
// Loaded on demand by the page; imported here so that no test waits for it.
import '#client/features/take-with-me/take-with-me-dialog.tsx'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { keepLocationPoint, readLocationPoint } from '#client/state/location/location-point.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { prepToolsPanel } from '#client/state/navigation/navigation.ts'
import { clearResults, keepResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/saved/saved.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ResourcesPage } from './resources-page.tsx'

const location = { state: 'Louisiana', county: 'Orleans Parish' }
const listings = Array.from({ length: 14 }, (_, index) => buildResource({ id: `r${index}`, name: `Place ${index}` }))
let foundAt = 0
let sent: SentRequest[] = []

function find(resources = listings) {
  keepResults({ resources, location, needs: { ...noNeeds, housing: true }, language: 'en', foundAt: ++foundAt })
}

/** A phone, unless a test says otherwise. */
function setWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query !== 'print' }),
  )
}

beforeEach(() => {
  setWidth(false)
  forgetVisitorSession()
  sent = fakeFetch()
  saved.send({ type: 'cleared' })
  searchContext.send({ type: 'cleared', at: 0 })
  toasts.send({ type: 'allClosed', at: 0 })
  keepLocationPoint(location, null)
  mainSession.send({ type: 'startedOver' })
  mainSession.send({ type: 'opened', screen: 'resources' })
  find()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const openedScreen = () => mainSession.get().screen

test('the stored list is shown with the two letters of its state and a card for each place', async () => {
  await renderInLanguage(<ResourcesPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resources in Orleans Parish, LA')
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test('details that were opened are open again on coming back', async () => {
  const { user, unmount } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Details about Place 1'))
  expect(button('Connect with Place 1')).toBeTruthy()
  unmount()
  await renderInLanguage(<ResourcesPage />)
  expect(button('Connect with Place 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect with Place 0' })).toBeNull()
})

test('on a wide screen the chosen place is beside the list, and both hearts are one', async () => {
  setWidth(true)
  const { user } = await renderInLanguage(<ResourcesPage />)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(button('Connect with Place 0')).toBeTruthy()
  await user.click(button('Details about Place 3'))
  const pane = within(screen.getByRole('region', { name: 'Place 3' }))
  expect(document.activeElement).toBe(pane.getByRole('heading', { level: 2, name: 'Place 3' }))
  expect(screen.queryByRole('button', { name: 'Connect with Place 0' })).toBeNull()
  await user.click(pane.getByRole('button', { name: 'Save Place 3' }))
  const hearts = screen.getAllByRole('button', { name: 'Save Place 3' })
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
})

test('the stored list says what is not listed in the county and offers other places below', async () => {
  keepResults({
    resources: listings,
    alsoHelpful: [buildResource({ id: 'also', alsoReason: 'for_veterans' })],
    absences: [{ kind: 'shelter', contact: { name: '211', phone: '211', website: null } }],
    location,
    needs: { ...noNeeds, housing: true },
    language: 'en',
    foundAt: ++foundAt,
  })
  await renderInLanguage(<ResourcesPage />)
  const title = "We don't have a shelter listed in Orleans Parish yet."
  const notice = within(screen.getByRole('region', { name: title }))
  expect(notice.getByRole('link', { name: 'Call 211' }).getAttribute('href')).toBe('tel:211')
  expect(screen.getByText('14 places')).toBeTruthy()
  expect(screen.getByText('Also may help (1)')).toBeTruthy()
})

test('the heart keeps a place with the county of its search, and lets it go again', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Save Place 0'))
  expect(saved.get()).toMatchObject([{ id: 'r0', county: 'Orleans Parish', warmIntroStatus: 'none' }])
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/events')).toHaveLength(1))

  await user.click(button('Save Place 0'))
  expect(saved.get()).toEqual([])
})

test('a place that was asked for help is not let go by its heart', async () => {
  const introduction = { id: 'i1', at: 1, urgency: 'normal' } as const
  saved.send({
    type: 'introductionSent',
    resource: buildResource({ id: 'r0', name: 'Place 0' }),
    location,
    introduction,
  })
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Save Place 0'))

  expect(saved.get()).toHaveLength(1)
  expect(findVisibleToast(toasts.get())?.title).toBe("We kept it so you'll see their answer")
  findVisibleToast(toasts.get())?.action?.onPress()
  expect(openedScreen()).toBe('saved-resources')
})

const point = { lat: 29.95, lon: -90.07 }
const northOfPoint = (id: string, degrees: number) =>
  buildResource({ id, name: id, position: { lat: point.lat + degrees, lon: point.lon } })

test('miles are measured on the device from the point of the search, and the order stays', async () => {
  find([northOfPoint('far', 0.36), northOfPoint('near', 0.0145)])
  keepLocationPoint(location, point)
  const { user } = await renderInLanguage(<ResourcesPage />)
  const [far, near] = screen.getAllByRole('article')
  expect(far?.textContent).toContain('About 25 miles away')
  expect(near?.textContent).toContain('About 1 mile away')

  await user.click(button('Filters'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far' }), 'Within 10 miles')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
})

test.each([
  ['no point', null],
  ['a point in another county', { state: 'TX', county: 'Travis County' }],
])('with %s there are no miles and no distance to filter by', async (_name, elsewhere) => {
  find([northOfPoint('near', 0.01)])
  keepLocationPoint(elsewhere ?? location, elsewhere && point)
  const { user } = await renderInLanguage(<ResourcesPage />)
  expect(screen.getByRole('article').textContent).not.toMatch(/mile/)
  await user.click(button('Filters'))
  expect(screen.queryByRole('combobox', { name: 'How far' })).toBeNull()
})

test('neither the point nor a distance is stored, also not with a saved place', async () => {
  find([northOfPoint('near', 0.01)])
  keepLocationPoint(location, point)
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Save near'))
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(stored).toContain('near')
  expect(stored).not.toMatch(/distance|29\.95\b/i)
})

test('a new search forgets the point', async () => {
  searchContext.send({ type: 'answered', answers: { location, needs: { ...noNeeds, housing: true } }, at: 1 })
  keepLocationPoint(location, point)
  expect(readLocationPoint(location)).toEqual(point)
  searchContext.send({ type: 'cleared', at: 2 })
  expect(readLocationPoint(location)).toBeNull()
})

test('page and filter are the same after a tool, and fresh with a new list', async () => {
  const first = await renderInLanguage(<ResourcesPage />)
  await first.user.click(button('Page 2'))
  first.unmount()
  const again = await renderInLanguage(<ResourcesPage />)
  expect(screen.getByText('Showing 7–12 of 14')).toBeTruthy()
  again.unmount()
  find()
  await renderInLanguage(<ResourcesPage />)
  expect(screen.getByText('Showing 1–6 of 14')).toBeTruthy()
})

test('Home is home at once; the offer to keep the list waits below it until it is declined', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Home'))
  expect(openedScreen()).toBe('welcome')
  mainSession.send({ type: 'opened', screen: 'resources' })
  expect(await screen.findByRole('heading', { name: 'Keep this list?' })).toBeTruthy()
  await user.click(button('No Thanks'))
  expect(screen.queryByRole('heading', { name: 'Keep this list?' })).toBeNull()
})

test('the offer leads to the PIN, whose first question is whose phone this is', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(await screen.findByRole('button', { name: 'Save my list' }))
  expect(openedScreen()).toBe('pin-creation')
})

test('prep tools open over the list, and the list leads to a PIN and to other answers', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Prep Tools'))
  expect(prepToolsPanel.get()).toBe(true)
  await user.click(button('Save my progress'))
  expect(openedScreen()).toBe('pin-prompt')
  await user.click(button('Change place or needs'))
  expect(openedScreen()).toBe('onboarding')
})

test('saved places can be taken along; with none saved, those that fit best', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  await user.click(button('Take it with me'))
  expect(await screen.findByText('6 places')).toBeTruthy()
  await user.click(button('Close'))
  saved.send({ type: 'added', resource: buildResource({ id: 'mine' }), location })
  await user.click(button('Take it with me'))
  expect(await screen.findByText('1 place')).toBeTruthy()
})

test('a list in another language is asked for anew, once', async () => {
  await renderInLanguage(<ResourcesPage />, 'es')
  const searches = () => sent.filter(({ path }) => path === '/api/search-resources')
  await waitFor(() => expect(searches()).toHaveLength(1))
  expect(searches()[0]?.body).toMatchObject({ language: 'es' })
})

test('a vote is about this list only', async () => {
  const first = await renderInLanguage(<ResourcesPage />)
  await first.user.click(button('Yes, it helped'))
  await screen.findByText('Thanks for your feedback!')
  first.unmount()
  find()
  await renderInLanguage(<ResourcesPage />)
  expect(button('Yes, it helped')).toBeTruthy()
})

test.each([
  ['en', "You don't have a list yet", 'Find Resources'],
  ['es', 'Aún no tiene una lista', 'Buscar recursos'],
] as const)('in %s without any search the screen leads to one', async (language, title, findLabel) => {
  clearResults()
  const { user } = await renderInLanguage(<ResourcesPage />, language)
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: title })).toBeTruthy()
  await user.click(button(findLabel))
  expect(openedScreen()).toBe('onboarding')
})

test('a search that found nothing is told as such', async () => {
  find([])
  await renderInLanguage(<ResourcesPage />)
  expect(screen.getByRole('heading', { name: 'No resources found for your search criteria.' })).toBeTruthy()
})

test('with full storage a place is kept for this page, and the person is told so in one sentence', async () => {
  const { user } = await renderInLanguage(<ResourcesPage />)
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }
  const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  const [heart] = document.querySelectorAll<HTMLElement>('article button[aria-pressed="false"]')
  if (heart) await user.click(heart)
  storage.mockRestore()
  expect(findVisibleToast(toasts.get())?.title).toBe('Saved until you close this page')
  expect(saved.get()).toHaveLength(1)
})
