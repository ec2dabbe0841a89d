// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ListedOpportunity, opportunityKinds } from '#domain/opportunities/opportunity.ts'
import { resultsCacheVersion } from '#domain/search/stored-search.ts'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { buildOpening as posted } from '#testing/builders/listing.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OpportunitiesView } from './opportunities-view.tsx'

const opening = (changes: Partial<ListedOpportunity> = {}): ListedOpportunity => ({
  ...posted({ address: '12 Main St, Los Angeles', requirements: ['id', 'drug_test'], hasTraining: true }),
  fairChance: { hiresRecords: null, checkWhen: 'after_offer', note: null },
  id: 'one',
  source: { name: 'Sample list', url: 'https://www.example.org/' },
  checkedOn: '2026-11-10',
  expiresOn: '2026-12-10',
  miles: 3.2,
  isPosted: true,
  ...changes,
})

const kinds = { job: 2, training: 7, apprenticeship: 0, venture: 1, hiring_event: 0 }

const texas = { state: 'TX', prefix: '48', numbers: [29], names: ['Bexar County'], lat: [29449], lon: [-98520] }

const both = (text: string) => ({ en: text, es: text })

type Reply = {
  opportunities: ListedOpportunity[]
  jobCenter?: ListedOpportunity
  total?: number
  page?: number
  pages?: number
}

/** Answers the list with the test's data and records every request. */
function serve(answer: (request: SentRequest) => Reply | { status: number }) {
  return fakeFetch((request) => {
    if (!request.path.startsWith('/api/opportunities')) return { body: { states: [texas] } }
    const reply = answer(request)
    if ('status' in reply) return reply
    const { opportunities, jobCenter = null, total = opportunities.length, page = 1, pages = 1 } = reply
    return { body: { success: true, opportunities, jobCenter, total, page, pages, kinds } }
  })
}

const readQuery = (sent: readonly SentRequest[]) =>
  Object.fromEntries(new URLSearchParams(sent.findLast(({ path }) => path.startsWith('/api/opp'))?.path.split('?')[1]))
const open = (language?: 'en' | 'es') => renderInLanguage(<OpportunitiesView onPractice={() => undefined} />, language)

function lookedIn(county: string, state: string) {
  writeKey('cacheVersion', resultsCacheVersion)
  writeKey('lastSearchResults', { resources: [], location: { state, county }, timestamp: 1 })
}

// Loaded lazily in the product; preloaded here so that tests do not wait.
beforeAll(() =>
  Promise.all([
    import('./location-form.tsx'),
    import('./job-center.tsx'),
    import('./hub-filters.tsx'),
    import('./empty-list.tsx'),
    import('#client/platform/facts/load-facts.ts').then(({ loadContacts }) => loadContacts()),
  ]),
)
beforeEach(() => {
  clearAll()
  history.replaceState(null, '', '/opportunities')
})

const cards = {
  en: {
    title: 'Warehouse helper',
    facts: ['Pay not listed', 'Days', 'After a job offer', 'Not listed'],
    miles: /about 3 miles/,
    call: /^Call .213..555.0100$/,
    share: 'Share',
    checked: /Checked November 10, 2026 · Ends December 10, 2026/,
  },
  es: {
    title: 'Ayudante de almacén',
    facts: ['No dicen cuánto pagan', 'De día', 'Después de una oferta', 'No lo dicen'],
    miles: /como a 3 millas/,
    call: /^Llamar al .213..555.0100$/,
    share: 'Compartir',
    checked: /Revisado: 10 de noviembre de 2026 · Termina: 10 de diciembre de 2026/,
  },
}

test.each(['en', 'es'] as const)('a card in %s says what is known and what is not told', async (language) => {
  const { title, facts, miles, call, share, checked } = cards[language]
  serve(() => ({ opportunities: [opening()] }))
  await open(language)
  const card = within(await screen.findByRole('article', { name: title }))

  for (const text of facts) expect(card.getByText(text)).toBeTruthy()
  expect(card.getByText(miles).textContent).toContain('12 Main St')
  expect(card.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:+12135550100')
  expect(card.getByRole('link', { name: /Sample list/ }).getAttribute('href')).toBe('https://www.example.org/')
  expect(card.getByText(checked)).toBeTruthy()
  expect(card.getByRole('button', { name: `${share}: ${title}` })).toBeTruthy()
})

test('the place of the last search is where it looks, and another can be chosen for this page', async () => {
  lookedIn('Los Angeles County', 'CA')
  const sent = serve(() => ({ opportunities: [opening()] }))
  const { user } = await open()
  await screen.findByRole('article')
  expect(readQuery(sent)).toEqual({ kind: 'job', state: 'CA', county: 'Los Angeles County' })

  // The form is loaded lazily, so the click is over only when it has come.
  await act(() => user.click(screen.getByRole('button', { name: 'Change the place' })))
  await user.selectOptions(await screen.findByLabelText('State'), 'Texas')
  await screen.findByRole('option', { name: 'Bexar County' })
  await user.selectOptions(screen.getByLabelText('County'), 'Bexar County')
  await user.click(screen.getByRole('button', { name: 'Look here' }))

  await screen.findByText('Bexar County, TX')
  expect(readQuery(sent)).toEqual({ kind: 'job', state: 'TX', county: 'Bexar County' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the place' }))
})

test('without a place it shows what is open to all, and asks for no distance', async () => {
  const sent = serve(() => ({ opportunities: [opening({ state: null, county: null, address: null, miles: null })] }))
  await open()
  expect(await screen.findByText('Nationwide')).toBeTruthy()
  expect(readQuery(sent)).toEqual({ kind: 'job' })
  expect(screen.queryByLabelText('How far')).toBeNull()
})

test('tabs are counted, kept in the hash and opened by it', async () => {
  history.replaceState(null, '', '/opportunities#training')
  const sent = serve(() => ({ opportunities: [opening()] }))
  const { user } = await open()
  expect(await screen.findByRole('tab', { name: 'Training 7', selected: true })).toBeTruthy()
  expect(readQuery(sent)).toEqual({ kind: 'training' })

  await user.click(screen.getByRole('tab', { name: /Hiring events/ }))
  expect(location.hash).toBe('#hiring-event')
  await waitFor(() => expect(readQuery(sent)).toEqual({ kind: 'hiring_event' }))

  act(() => {
    location.hash = '#main'
  })
  expect(screen.getByRole('tab', { name: /Hiring events/, selected: true })).toBeTruthy()
})

test('filters ask for less, say how many there are, and can all be taken back', async () => {
  lookedIn('Los Angeles County', 'CA')
  const two = [opening(), opening({ id: 'two' })]
  // Few enough to read at a glance would have no filters.
  const sent = serve(({ path }) =>
    path.includes('noId=yes') ? { opportunities: [] } : { opportunities: two, total: 4 },
  )
  const { user } = await open()
  await waitFor(() => expect(screen.getByText('4 found').getAttribute('role')).toBe('status'))

  fireEvent.change(await screen.findByLabelText('How far'), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText('Work hours'), { target: { value: 'day' } })
  const only = [
    'Shows pay',
    "No driver's license needed",
    'No ID needed',
    'They train you on the job',
    'Spanish spoken',
    'From home',
  ]
  for (const name of only) fireEvent.click(screen.getByLabelText(name))

  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(readQuery(sent)).toEqual({
    kind: 'job',
    state: 'CA',
    county: 'Los Angeles County',
    miles: '10',
    shift: 'day',
    payShown: 'yes',
    noLicence: 'yes',
    noId: 'yes',
    training: 'yes',
    spanish: 'yes',
    remote: 'yes',
  })
  await user.click(screen.getAllByText('Clear filters')[0] as HTMLElement)
  expect(await screen.findByText('4 found')).toBeTruthy()
})

test('more come below, and the focus is at the first new one', async () => {
  const sent = serve(({ path }) =>
    path.includes('page=2')
      ? { opportunities: [opening({ id: 'two', title: { en: 'Cook', es: 'Cocinero' } })], total: 2, page: 2, pages: 2 }
      : { opportunities: [opening()], total: 2, pages: 2 },
  )
  const { user } = await open()
  expect(await screen.findByText('Showing 1 of 2.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Show more' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cook' })))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(readQuery(sent)).toEqual({ kind: 'job', page: '2' })
})

test.each([
  [
    'en',
    'No job postings yet',
    /Find a job center/,
    'See training',
    'Call 2-1-1',
    /job center listed near Bexar County yet/,
  ],
  [
    'es',
    'Todavía no hay ofertas de trabajo',
    /Buscar un centro de empleo/,
    'Ver capacitación',
    'Llame al 2-1-1',
    /en Bexar County/,
  ],
] as const)('an empty list in %s says so and leads on', async (language, title, center, training, call, notice) => {
  lookedIn('Bexar County', 'TX')
  const sent = serve(() => ({ opportunities: [] }))
  const { user } = await open(language)

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(await screen.findByText(notice)).toBeTruthy()
  expect((await screen.findByRole('link', { name: center })).getAttribute('href')).toContain('careeronestop.org')
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211')
  await user.click(screen.getByRole('button', { name: training }))
  await waitFor(() => expect(readQuery(sent)).toMatchObject({ kind: 'training' }))
})

test('the nearest job center leads, with a number to call', async () => {
  lookedIn('Los Angeles County', 'CA')
  serve(() => ({
    opportunities: [],
    jobCenter: opening({ id: 'center', kind: 'training', title: both('Works Center') }),
  }))
  await open()
  const center = within(await screen.findByRole('region', { name: 'Nearest job center' }))
  expect(center.getByText('Works Center')).toBeTruthy()
  expect(center.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+12135550100')
})

test('programs of the whole country are not taken for postings', async () => {
  serve(() => ({ opportunities: [opening({ isPosted: false })] }))
  await open()
  await screen.findByRole('article')
  expect(screen.getByText('No job postings yet')).toBeTruthy()
})

test('the four tools stand before the lists, and one press opens one', async () => {
  serve(() => ({ opportunities: [] }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Make a one-page resume' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Make a one-page resume' })).toBeTruthy()
  expect(location.hash).toBe('#tools')
})

test('a list that did not load can be tried again', async () => {
  let isDown = true
  serve(() => (isDown ? { status: 500 } : { opportunities: [opening()] }))
  const { user } = await open()
  await screen.findByText("The list couldn't load")

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('without internet it says so, and loads by itself when that is back', async () => {
  let isDown = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isDown)
  serve(() => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { opportunities: [opening()] }
  })
  await open()
  await screen.findByText("You're offline")

  isDown = false
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByRole('article')).toBeTruthy()
  vi.restoreAllMocks()
})

test('a hiring event tells its day and hour on the clock of the person, and names that clock', async () => {
  history.replaceState(null, '', '/opportunities#hiring-event')
  serve(() => ({ opportunities: [opening({ kind: 'hiring_event', startsAt: '2026-12-01T18:00:00.000Z' })] }))
  await open()
  const options = { weekday: 'long', month: 'long', day: 'numeric' } as const
  const day = new Date('2026-12-01T18:00:00.000Z').toLocaleDateString('en-US', options)
  const when = await screen.findByText((text) => text.startsWith(day))
  expect(when.textContent).toMatch(/\d:00.[AP]M \S+$/)
})

test('text from a post is text, whatever it looks like', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  serve(() => ({ opportunities: [opening({ title: { en: evil, es: evil }, organization: evil })] }))
  await open()
  expect(await screen.findByRole('article', { name: evil })).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('every kind has its tab, and the tools come last', async () => {
  serve(() => ({ opportunities: [] }))
  await open()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs).toHaveLength(opportunityKinds.length + 1)
  expect(tabs.at(-1)?.textContent).toBe('Tools')
})

test('an opening is shared as plain text with its source, and copying says so', async () => {
  serve(() => ({ opportunities: [opening()] }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Share: Warehouse helper' }))

  expect(await screen.findByText('Copied.')).toBeTruthy()
  const text = await navigator.clipboard.readText()
  expect(text.split('\n')).toEqual([
    'Warehouse helper',
    'A warehouse',
    '12 Main St, Los Angeles · about 3 miles',
    '(213) 555-0100',
    'Source: Sample list. Checked November 10, 2026',
  ])
})
