// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { CountyTransit, TransitAgency } from '#domain/transportation/transit-agency.ts'
import type { CountyLocation, TripEnd } from '#domain/transportation/trip-end.ts'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { TransportationScreen } from './transportation-screen.tsx'
import { useBusTimes } from './use-county-transit.ts'
import { useTrip } from './use-trip.ts'

const agency = (id: string, more: Partial<TransitAgency> = {}): TransitAgency => ({
  id,
  name: id,
  city: null,
  phone: null,
  url: null,
  fare: null,
  reduced: null,
  pay: null,
  accessible: null,
  isInCounty: true,
  point: null,
  source: 'A list',
  checkedOn: '2026-08-04',
  ...more,
})
const transit = (name: string, agencies: TransitAgency[], more: Partial<CountyTransit> = {}): CountyTransit => ({
  county: { fips: '17031', state: 'IL', name, lat: 41.8, lon: -87.8 },
  agencies,
  helpers: [],
  hasTimes: false,
  ...more,
})
const cook: CountyLocation = { state: 'IL', county: 'Cook County' }
const buildEnd = (name: string, lat: number): TripEnd => ({
  precision: 'place',
  name,
  address: `${name} Street 1`,
  at: cook,
  point: { lat, lon: -87.7 },
})
const listedEnds = [buildEnd('Shelter', 41.8), buildEnd('Court', 41.81), buildEnd('Clinic', 42)]
const counties = {
  states: [{ state: 'IL', prefix: '17', numbers: [31], names: ['Cook County'], lat: [41_800], lon: [-87_800] }],
}
const springfields = [
  {
    kind: 'city',
    city: 'Springfield',
    fips: '17167',
    state: 'IL',
    county: 'Sangamon County',
    shortName: 'Sangamon',
    point: { lat: 39.802, lon: -89.644 },
  },
  {
    kind: 'city',
    city: 'Springfield',
    fips: '29077',
    state: 'MO',
    county: 'Greene County',
    shortName: 'Greene',
    point: { lat: 37.215, lon: -93.298 },
  },
]
const county = (name: string) => ({
  kind: 'county',
  fips: '17031',
  state: 'IL',
  county: `${name} County`,
  shortName: name,
})
// A Monday at eight in the morning in Chicago.
const now = Date.UTC(2026, 10, 16, 14)

let transits: Record<string, CountyTransit>
let isDown = false
const plan = vi.fn()

function answer({ path, body }: SentRequest) {
  if (isDown) throw new TypeError('lost')
  const query = new URL(path, 'http://localhost').searchParams
  if (path === '/api/transit/plan') return { body: plan(body) }
  if (path.startsWith('/api/transit')) {
    const found = transits[query.get('county') ?? '']
    return found ? { body: found } : { status: 404 }
  }
  if (path.startsWith('/api/counties')) return { body: counties }
  const found: Record<string, string[]> = { 60601: ['Cook'], lake: ['Cook', 'DuPage'] }
  if (query.get('q') === 'springfeild') return { body: { places: springfields } }
  return { body: { places: (found[query.get('q') ?? ''] ?? []).map(county) } }
}

const onDocuments = vi.fn()
const onBack = vi.fn()

function Example({ start }: { start: CountyLocation | null }) {
  const { hasTimes, ...trip } = useTrip(start, now)
  const busTimes = useBusTimes(trip.form)
  const office = { name: 'A license office', phone: '217-555-0100', url: null, checkedOn: '2026-11-14' }
  return (
    <TransportationScreen
      {...trip}
      listedEnds={listedEnds}
      office={office}
      now={now}
      busTimes={hasTimes ? busTimes : null}
      onDocuments={onDocuments}
      onBack={onBack}
    />
  )
}

const names = { en: { from: 'From', to: 'To' }, es: { from: 'Desde', to: 'Hasta' } }

async function open({ start = null, language = 'en' }: { start?: CountyLocation | null; language?: Language } = {}) {
  const sent = fakeFetch(answer)
  const { user, unmount } = await renderInLanguage(<Example start={start} />, language)
  // Finds sections by heading, because querying roles on the whole page takes seconds.
  const part = (title: string, selector: string) =>
    screen.getByText(title, { selector }).closest('section') ?? document.body
  const end = (which: 'from' | 'to') => within(part(names[language][which], 'h3'))
  const choose = async (which: 'from' | 'to', name: string) => user.click(end(which).getByText(name))
  return { user, unmount, sent, end, choose, answer: () => part('Your answer', 'h2') }
}

beforeEach(() => {
  isDown = false
  const lines = [agency('Cook Bus', { phone: '312-555-0100' }), agency('Other Bus')]
  transits = { 'Cook County': transit('Cook County', lines) }
})
afterEach(() => {
  clearAll()
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.clearAllMocks()
})

test('two places of the list give the distance, the walk and a map, and no place is told to the server', async () => {
  const { choose, answer: box, sent } = await open()
  await choose('from', 'Shelter')
  await choose('to', 'Court')
  expect(await within(box()).findByText('0.7 miles')).toBeTruthy()
  expect(within(box()).getByText('20 minutes')).toBeTruthy()
  const map = within(box()).getByRole('link', { name: /See the route on a map/ })
  expect(map.getAttribute('href')).toContain('destination=Court%20Street%201&travelmode=transit')
  expect(within(box()).getByText(/leaves our app/)).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['/api/transit?state=IL&county=Cook+County'])
})

test.each([
  ['en', 'Buses and trains: Cook County', /wheelchair rides. Ask when you call/, 'Call 312-555-0100'],
  ['es', 'Autobuses y trenes: Cook County', /silla de ruedas. Pregunte al llamar/, 'Llamar al 312-555-0100'],
] as const)('the county of the last search shows its bus lines at once, in %s', async (language, title, ask, call) => {
  await open({ start: cook, language })
  const list = within((await screen.findByText(title)).closest('section') ?? document.body)
  const headings = list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['Cook Bus', 'Other Bus'])
  expect(list.getAllByText(ask)).toHaveLength(1)
  expect(list.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:+13125550100')
})

test('a fare that is on file is told', async () => {
  transits['Cook County'] = transit('Cook County', [agency('Cook Bus', { fare: '$2, cash or card' })])
  await open({ start: cook })
  expect(await screen.findByText('$2, cash or card')).toBeTruthy()
  expect(screen.queryByText(/Ask when you call/)).toBeNull()
})

test('a county without a bus line says so and gives 2-1-1', async () => {
  transits['Cook County'] = transit('Cook County', [])
  await open({ start: cook })
  expect(await screen.findByText(/We don't have a bus line/)).toBeTruthy()
  expect(screen.getAllByText('Call 2-1-1')[0]?.getAttribute('href')).toBe('tel:211')
})

test('a typed ZIP code finds its county, several counties are for the person to choose', async () => {
  const { user, end } = await open()
  await user.type(end('from').getByRole('textbox'), 'lake{Enter}')
  await user.click(await end('from').findByRole('button', { name: 'DuPage County, IL' }))
  expect(end('from').getByText('DuPage County, IL')).toBeTruthy()
  await user.type(end('to').getByRole('textbox'), '60601{Enter}')
  expect(await end('to').findByText('Cook County, IL')).toBeTruthy()
  expect(await screen.findByText('This trip goes into another county.')).toBeTruthy()
})

test('two cities of one name are both offered with their state', async () => {
  const { user, end } = await open()
  await user.type(end('from').getByRole('textbox'), 'springfeild{Enter}')
  expect(await end('from').findByRole('button', { name: 'Springfield, IL' })).toBeTruthy()
  await user.click(end('from').getByRole('button', { name: 'Springfield, MO' }))
  expect(end('from').getByText('Springfield, MO')).toBeTruthy()
})

test.each([
  ['', 'Type a ZIP code or a city first.'],
  ['nowhere', /We don't know that place/],
])('typing "%s" tells what is wrong', async (typed, text) => {
  const { user, end } = await open()
  await user.type(end('from').getByRole('textbox'), `${typed}{Enter}`)
  expect(await end('from').findByText(text)).toBeTruthy()
})

const locate = (ask: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: ask }, configurable: true })

test('the device is asked only by a tap; its county is sent, its position never', async () => {
  const ask = vi.fn<Geolocation['getCurrentPosition']>((found) =>
    found({ coords: { latitude: 41.878_113, longitude: -87.629_799 } } as GeolocationPosition),
  )
  locate(ask)
  const { user, end, sent, choose } = await open()
  expect(ask).not.toHaveBeenCalled()
  await user.click(end('from').getByText('Use my location'))
  expect(await end('from').findByText('Near you: Cook County, IL')).toBeTruthy()
  await choose('to', 'Court')
  expect(await screen.findByText('6 miles')).toBeTruthy()
  expect(JSON.stringify(sent)).not.toMatch(/41\.8|87\.6/)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/41\.88|87\.63/)
})

test.each([
  ['en', 1, /didn't share your location. That's fine/],
  ['en', 3, /took too long/],
  ['es', 1, /no dio su ubicación/],
] as const)('in %s a refusal with code %i leaves the other ways', async (language, code, text) => {
  locate((_, refuse) => refuse?.({ code } as GeolocationPositionError))
  const { user, end } = await open({ language })
  await user.click(end('from').getByText(/Use my location|Usar mi ubicación/))
  expect(await end('from').findByText(text)).toBeTruthy()
  expect(end('from').getByRole('textbox')).toBeTruthy()
})

async function withVisit(time: string, travel: string) {
  const opened = await open()
  const { user, choose } = opened
  await choose('from', 'Shelter')
  await choose('to', 'Clinic')
  await user.click(screen.getByLabelText('Get there by a set time'))
  const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  fill('Time it starts', time)
  fill('Trip time in minutes', travel)
  return { ...opened, fill }
}

test('for the officer there are thirty minutes to spare, a safer time, and the order stays the order', async () => {
  const { answer: box } = await withVisit('14:00', '45')
  const figures = within(box())
    .getAllByRole('listitem')
    .map((figure) => figure.textContent)
  expect(figures).toEqual(
    expect.arrayContaining([
      'Leave by12:45 PM',
      'Safer: leave by12:15 PM',
      'Be there by1:30 PM',
      'Back home, about3:45 PM',
    ]),
  )
  expect(within(box()).getByText(/30 extra minutes/)).toBeTruthy()
  expect(within(box()).getByText(/doesn't replace your officer's order/)).toBeTruthy()
})

test('a job needs fifteen; our guess counts until the person types', async () => {
  const { fill, answer: box } = await withVisit('14:00', '')
  expect(screen.getByText(/Our rough guess is 115/)).toBeTruthy()
  fill("What it's for", 'job')
  expect(within(box()).getByText('11:50 AM')).toBeTruthy()
})

test.each([
  ['06:00', 'That time has passed. Pick a later one.'],
  ['08:35', /too late to get there/],
])('at eight, an appointment at %s is told to be late', async (time, text) => {
  await withVisit(time, '30')
  expect(screen.getByText(text)).toBeTruthy()
})

test('a curfew the trip breaks is told, one it keeps is too', async () => {
  const { fill } = await withVisit('19:30', '45')
  fill('Home from', '21:00')
  fill('Home until', '06:00')
  expect(screen.getByText("Problem: you'd get home at 9:15 PM. Your curfew starts at 9:00 PM.")).toBeTruthy()
  expect(screen.getByText(/Get the okay in writing/)).toBeTruthy()
  fill('Home from', '22:00')
  expect(screen.getByText("Fits your curfew. You'd be home by 9:15 PM.")).toBeTruthy()
})

test.each([
  ['own', true],
  ['shared', false],
  [null, false],
] as const)('on a device that is %s the curfew and the county are kept: %s', async (mode, isStored) => {
  if (mode) moveStorageTo(mode)
  const first = await withVisit('19:30', '45')
  first.fill('Home from', '21:00')
  first.fill('Home until', '06:00')
  await waitFor(() => expect(screen.getByText('Cook Bus')).toBeTruthy())
  first.unmount()
  const stored = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area })).join('')
  expect(stored.includes('Cook Bus')).toBe(isStored)
  const second = await open()
  expect(second.end('from').queryByText('Cook County, IL') !== null).toBe(isStored)
})

test('without a network a county loaded before is still there, and another one can be tried again', async () => {
  const first = await open({ start: cook })
  await screen.findByText('Cook Bus')
  first.unmount()
  isDown = true
  const second = await open({ start: cook })
  expect(await screen.findByText(/This is the list from last time/)).toBeTruthy()
  expect(screen.getByText('Cook Bus')).toBeTruthy()
  second.unmount()

  const third = await open({ start: { state: 'IL', county: 'Kane County' } })
  expect(await screen.findByText(/We couldn't load the bus lines/)).toBeTruthy()
  isDown = false
  transits['Kane County'] = transit('Kane County', [agency('Kane Bus')])
  await third.user.click(screen.getByText('Try Again'))
  expect(await screen.findByText('Kane Bus')).toBeTruthy()
})

test('what was loaded is forgotten with the device', async () => {
  const first = await open({ start: cook })
  await screen.findByText('Cook Bus')
  first.unmount()
  clearAll()
  isDown = true
  await open({ start: cook })
  expect(await screen.findByText(/We couldn't load the bus lines/)).toBeTruthy()
})

test('REAL ID is told as past and for all states, with a way to the papers and the license office', async () => {
  const { user } = await open()
  expect(screen.getByText(/Since May 7, 2025.*all states/)).toBeTruthy()
  await user.click(screen.getByText('ID for travel'))
  await user.click(screen.getByText('Help me get these papers'))
  expect(onDocuments).toHaveBeenCalledOnce()
  await user.click(screen.getByText('No license yet'))
  expect(screen.getByText('Call 217-555-0100').getAttribute('href')).toBe('tel:+12175550100')
  await user.click(screen.getByText('Back'))
  expect(onBack).toHaveBeenCalledOnce()
})

test('bus times are asked for by a tap, with the ends of the trip, and told as they stand', async () => {
  transits['Cook County'] = transit('Cook County', [agency('Cook Bus')], { hasTimes: true })
  const trip = (departs: string) => ({
    departs: `2026-11-16T${departs}`,
    arrives: '2026-11-16T13:10',
    legs: [
      {
        route: '7',
        sign: 'Loop',
        from: 'First',
        to: 'Last',
        departs: `2026-11-16T${departs}`,
        arrives: '2026-11-16T13:10',
      },
    ],
  })
  plan.mockReturnValue({
    distance: null,
    travelMinutes: null,
    isGuess: false,
    crosses: null,
    visit: null,
    agencies: [],
    times: {
      trips: [trip('12:40')],
      backup: trip('12:10'),
      lastHome: null,
      isLastHomeTooEarly: true,
      source: 'A feed',
      checkedOn: '2026-11-01',
    },
  })
  const { user } = await withVisit('14:00', '')
  await user.click(await screen.findByText('Show bus times'))
  expect(await screen.findByText('12:40 PM to 1:10 PM')).toBeTruthy()
  expect(screen.getByText('12:10 PM to 1:10 PM')).toBeTruthy()
  expect(screen.getAllByText('Bus 7 (Loop) from First to Last')).toHaveLength(2)
  expect(screen.getByText(/last bus home leaves before you're done/)).toBeTruthy()
  expect(plan.mock.calls[0]?.[0]).toMatchObject({
    from: { ...cook, point: { lat: 41.8, lon: -87.7 } },
    visit: { kind: 'officer', day: '2026-11-16', time: '14:00' },
  })
})
