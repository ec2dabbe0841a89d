// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Duty, ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { buildOpening as posted } from '#testing/builders/listing.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OpportunitiesView } from './opportunities-view.tsx'

const opening = (id: string, duties: Duty[]): ListedOpportunity => ({
  ...posted({ duties, title: { en: `Job ${id}`, es: `Trabajo ${id}` } }),
  id,
  source: { name: 'Sample list', url: null },
  checkedOn: '2026-11-10',
  expiresOn: null,
  miles: null,
  isPosted: false,
})

const opportunities = [
  opening('plain', ['none']),
  opening('driving', ['driving']),
  opening('federal', ['federal']),
  opening('untold', []),
]
const kinds = { job: 4, training: 0, apprenticeship: 0, venture: 0, hiring_event: 0 }
const reply = { success: true, opportunities, total: 4, page: 1, pages: 1, kinds }

beforeEach(() => {
  clearAll()
  history.replaceState(null, '', '/opportunities')
})

async function open(language: 'en' | 'es' = 'en') {
  const sent = fakeFetch(() => ({ body: reply }))
  const view = await renderInLanguage(<OpportunitiesView onPractice={() => undefined} />, language)
  await screen.findAllByRole('article')
  return { ...view, sent }
}

/** Opens the check, which then loads its questions. */
async function openCheck(language: 'en' | 'es' = 'en') {
  const view = await open(language)
  const details = document.querySelector('details.op-fold') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findAllByRole('radio')
  return view
}

/** "I'd rather not say" appears in both questions; [0] is the one about kinds. */
const check = (user: UserEvent, name: string) => user.click(screen.getAllByLabelText(name)[0] as HTMLElement)
const card = (name: string) => within(screen.getByRole('article', { name }))

test('nothing is said of a record before somebody asks', async () => {
  await open()
  expect(screen.queryByText(/Fits|Ask first|may bar/)).toBeNull()
  expect(screen.getByText(/We don't send it, save it or count it/)).toBeTruthy()
})

const expectedTexts = {
  en: {
    kind: 'Driving',
    job: 'Job',
    fits: 'Fits',
    ask: 'Ask first',
    bar: 'The law may not allow this',
    guide: /From: our guide “Driving trucks: the CDL”.*Checked November 15, 2026/,
    law: /From: Federal Fair Chance Act. Checked November 14, 2026/,
  },
  es: {
    kind: 'Manejo',
    job: 'Trabajo',
    fits: 'Lo puede solicitar',
    ask: 'Pregunte primero',
    bar: 'La ley puede prohibirlo',
    guide: /De: nuestra guía “Manejar camiones: la licencia CDL”.*Revisado: 15 de noviembre de 2026/,
    law: /De: Ley Federal de Oportunidad Justa. Revisado: 14 de noviembre de 2026/,
  },
}

test.each(['en', 'es'] as const)('each card in %s answers with the rule, its source and its date', async (language) => {
  const { kind, job, fits, ask, bar, guide, law } = expectedTexts[language]
  const { user } = await openCheck(language)
  await check(user, kind)

  expect(await card(`${job} plain`).findByText(fits)).toBeTruthy()
  expect(card(`${job} driving`).getByText(bar)).toBeTruthy()
  expect(card(`${job} driving`).getByText(guide)).toBeTruthy()
  expect(card(`${job} federal`).getByText(ask)).toBeTruthy()
  const link = card(`${job} federal`).getByRole('link', { name: law })
  expect(link.getAttribute('href')).toBe('https://www.opm.gov/fairchance/')
  expect(card(`${job} untold`).getByText(ask)).toBeTruthy()
})

test('years since add a question, and "rather not say" takes the rest back', async () => {
  const { user } = await openCheck()
  await check(user, 'Driving')
  await user.click(screen.getByLabelText('Over 7 years'))
  expect(await card('Job driving').findByText(/How many years back/)).toBeTruthy()

  await check(user, "I'd rather not say")
  expect(screen.getByLabelText<HTMLInputElement>('Driving').checked).toBe(false)
  expect(card('Job driving').getByText('Ask first')).toBeTruthy()
})

/** Watches every way data can leave a page in a browser. */
function watchWaysOut() {
  const spies = {
    fetch: vi.spyOn(globalThis, 'fetch'),
    xhr: vi.fn(),
    beacon: vi.fn(() => true),
    socket: vi.fn(),
    plausible: vi.fn(),
    setItem: vi.spyOn(Storage.prototype, 'setItem'),
    pushState: vi.spyOn(history, 'pushState'),
    replaceState: vi.spyOn(history, 'replaceState'),
    indexedDb: vi.fn(),
  }
  vi.stubGlobal('XMLHttpRequest', spies.xhr)
  vi.stubGlobal('WebSocket', spies.socket)
  vi.stubGlobal('plausible', spies.plausible)
  vi.stubGlobal('indexedDB', { open: spies.indexedDb })
  Object.defineProperty(navigator, 'sendBeacon', { value: spies.beacon, configurable: true })
  return spies
}

const readStorage = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])

test('no answer leaves the page: no call, no event, no storage, no cookie, no address', async () => {
  const { user } = await openCheck()
  const before = readStorage()
  const spies = watchWaysOut()

  for (const name of ['Money or theft', 'Driving', 'Violence', 'Drugs', 'Sex offense']) await check(user, name)
  for (const name of ['Under 3 years', '3 to 7 years', 'Over 7 years']) {
    await user.click(screen.getByLabelText(name))
  }
  await check(user, 'None of these')
  expect(card('Job driving').getByText('Ask first')).toBeTruthy()

  for (const spy of Object.values(spies)) expect(spy).not.toHaveBeenCalled()
  expect(readStorage()).toBe(before)
  vi.restoreAllMocks()
})

test('what is asked of the server is the same before and after an answer', async () => {
  const { user, sent } = await openCheck()
  await user.click(screen.getByLabelText('Shows pay'))
  await check(user, 'Sex offense')
  await user.click(screen.getByLabelText('Shows pay'))
  await screen.findAllByRole('article')

  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/opportunities?kind=job', undefined],
    ['/api/opportunities?kind=job&payShown=yes', undefined],
    ['/api/opportunities?kind=job', undefined],
  ])
})

test('answers are gone when asked, when the page is left, and when it opens again', async () => {
  const { user, unmount } = await openCheck()
  await check(user, 'Drugs')
  await user.click(screen.getByRole('button', { name: 'Forget my answers' }))
  expect(screen.getByText('Your answers are gone.').getAttribute('role')).toBe('status')
  expect(screen.queryByText('Ask first')).toBeNull()

  await check(user, 'Drugs')
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  expect(screen.getByLabelText<HTMLInputElement>('Drugs').checked).toBe(false)

  await check(user, 'Drugs')
  unmount()
  await openCheck()
  expect(screen.getByLabelText<HTMLInputElement>('Drugs').checked).toBe(false)
})
