// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { common } from '#content/en/common.ts'
import { community as english } from '#content/en/community.ts'
import { community as spanish } from '#content/es/community.ts'
import type { PublicEvent, PublicPost } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { CommunityView } from './community-view.tsx'

const words = { en: english, es: spanish }
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const post = (changes: Partial<PublicPost> = {}): PublicPost => ({
  id: id(1),
  kind: 'tip',
  language: 'en',
  need: 'housing',
  state: null,
  county: null,
  title: null,
  text: 'Ask for the wait list on Monday.',
  translated: null,
  from: 'person',
  publishedOn: '2026-11-01',
  helped: null,
  iFoundItHelpful: false,
  answers: [],
  ...changes,
})
const event: PublicEvent = {
  id: id(9),
  kind: 'hiring',
  title: 'Warehouse hiring day',
  about: 'Talk to people who hire.',
  place: 'Main Hall',
  bus: 'Bus 12',
  bring: 'Any ID',
  phone: '(205) 555-0100',
  url: 'https://www.example.org/jobs',
  language: 'en',
  need: 'employment',
  state: 'AL',
  county: 'Jefferson',
  organization: 'Harbor House',
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-01T18:00:00.000Z',
}

const alabama = { state: 'AL', prefix: '01', numbers: [73], names: ['Jefferson'], lat: [33_500], lon: [-86_900] }

const both = ['en', 'es'] as const

type Server = (request: SentRequest) => { status?: number; body?: unknown } | undefined

function serve(server: Server = () => undefined, posts: readonly PublicPost[] = [post()]) {
  return fakeFetch((request) => server(request) ?? usual(request, posts))
}

function usual({ path }: SentRequest, posts: readonly PublicPost[]) {
  if (path.startsWith('/api/counties')) return { body: { success: true, states: [alabama] } }
  if (path.startsWith('/api/community/events')) return { body: { success: true, events: [event], page: 1, pages: 1 } }
  if (path.startsWith('/api/community/peer-groups')) {
    return { body: { success: true, resources: [buildResource({ name: 'Peer House' })] } }
  }
  return { body: { success: true, posts, page: 1, pages: 1, canPost: true, posted: allPosted } }
}

const allPosted = { tip: true, story: true, question: true, event: true }
const nonePosted = { tip: false, story: false, question: false, event: false }

const never = () => new Promise<never>(() => undefined)
const view = <CommunityView GroupCard={({ resource: { name } }) => <p>{name}</p>} loadCrisis={never} />

async function open(language: Language = 'en', hash = '') {
  history.replaceState(null, '', `/community${hash}`)
  // Waits for the lazily loaded part.
  return act(() => renderInLanguage(view, language))
}

// Loaded lazily in the product; preloaded here so that tests do not wait.
beforeAll(() =>
  Promise.all([
    import('./events/events-panel.tsx'),
    import('./groups-panel.tsx'),
    import('./filter-line.tsx'),
    import('./share/share-view.tsx'),
  ]),
)
beforeEach(() => {
  clearAll()
})

test.each(both)('in %s the page says who runs it and shows the tips, without names', async (language) => {
  serve()
  await open(language)
  expect(screen.getByRole('heading', { level: 1, name: words[language].title })).toBeDefined()
  expect(screen.getByText(words[language].whoRunsIt)).toBeDefined()
  const card = within(await screen.findByRole('article'))
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(Object.values(words[language].tabs))
  expect(screen.getByText(words[language].intro)).toBeDefined()
  expect(card.getByText('Ask for the wait list on Monday.').lang).toBe(language === 'en' ? '' : 'en')
  expect(card.getByText(new RegExp(words[language].card.person))).toBeDefined()
})

test.each(both)(
  'in %s until people have posted, the tips are our guides’, and empty tabs are left out',
  async (language) => {
    const { guideIntro, guideTips, tabs } = words[language]
    serve(({ path }) =>
      path.startsWith('/api/community/posts')
        ? {
            body: {
              success: true,
              posts: [post({ from: 'staff' })],
              page: 1,
              pages: 1,
              canPost: true,
              posted: nonePosted,
            },
          }
        : undefined,
    )
    await open(language)
    await screen.findByRole('article')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([guideTips, tabs.groups])
    expect(screen.getByText(guideIntro)).toBeDefined()
  },
)

test('a tab stands in the address, and Back leads from the form to it', async () => {
  const sent = serve()
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: english.tabs.questions }))
  expect(location.hash).toBe('#questions')
  await waitFor(() => expect(sent.at(-1)?.path).toContain('kind=question'))
  act(() => {
    location.hash = '#share'
    window.dispatchEvent(new Event('hashchange'))
  })
  const back = await screen.findByRole('link', { name: english.share.back })
  expect(back.getAttribute('href')).toBe('#questions')
  expect(screen.getByLabelText<HTMLSelectElement>(english.share.kind).value).toBe('question')
})

test('the place of the last search is asked for first, and one press shows all places', async () => {
  writeKey('userSession', { sessionId: 's', userLocation: { state: 'AL', county: 'Jefferson' } })
  const sent = serve(undefined, [])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: english.empty.allPlaces }))
  await screen.findByRole('link', { name: common.call211 })
  const requestedPaths = sent.map(({ path }) => path).filter((path) => path.startsWith('/api/community/posts'))
  expect(requestedPaths).toEqual([
    '/api/community/posts?kind=tip&state=AL&county=Jefferson&page=1',
    '/api/community/posts?kind=tip&page=1',
  ])
})

test('a need narrows the list', async () => {
  const sent = serve()
  const { user } = await open()
  await screen.findByRole('article')
  await user.selectOptions(screen.getByLabelText(english.filters.need), 'legal')
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/community/posts?kind=tip&need=legal&page=1'))
})

test('on a phone the filter comes when it is asked for, unfolded and with the focus', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  serve()
  const { user } = await open()
  expect(screen.queryByLabelText(english.filters.state)).toBeNull()
  await user.click(screen.getByRole('button', { name: english.filters.open }))
  const state = await screen.findByLabelText(english.filters.state)
  expect(state.closest('details')?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe(english.filters.open)
})

test('more are added below, and the focus goes to the first new one', async () => {
  serve(({ path }) =>
    path.startsWith('/api/community/posts?')
      ? {
          body: {
            success: true,
            canPost: true,
            pages: 2,
            page: path.includes('page=2') ? 2 : 1,
            posts: path.includes('page=2') ? [post(), post({ id: id(2), text: 'The second page.' })] : [post()],
          },
        }
      : undefined,
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: english.showMore }))
  const next = await screen.findByText('The second page.')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(document.activeElement?.contains(next)).toBe(true)
  expect(screen.queryByRole('button', { name: english.showMore })).toBeNull()
})

test.each([
  [
    'lost',
    english.failed.offline,
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['refused', common.failure.text, () => ({ status: 500, body: 'no' })],
] as const)('a %s list says so in plain words, and another try brings it', async (_, text, answer) => {
  let isDown = true
  serve(({ path }) => (isDown && path.startsWith('/api/community') ? answer() : undefined))
  const { user } = await open()
  await screen.findByText(text)
  isDown = false
  await user.click(screen.getByRole('button', { name: common.tryAgain }))
  expect(await screen.findByRole('article')).toBeDefined()
})

test('"This helped" is a switch; a count is shown only when it is told', async () => {
  const sent = serve(undefined, [post(), post({ id: id(2), helped: 12 })])
  const { user } = await open()
  const first = await screen.findByRole('button', { name: english.card.helped })
  expect(screen.getByRole('button', { name: 'This helped (12)' }).getAttribute('aria-pressed')).toBe('false')
  await user.click(first)
  await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('true'))
  await user.click(first)
  await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('false'))
  await user.click(screen.getByRole('button', { name: 'This helped (12)' }))
  expect(await screen.findByRole('button', { name: 'This helped (13)', pressed: true })).toBeDefined()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    [`/api/community/posts/${id(1)}/helped`, { helped: true }],
    [`/api/community/posts/${id(1)}/helped`, { helped: false }],
    [`/api/community/posts/${id(2)}/helped`, { helped: true }],
  ])
})

test('thanks that did not arrive are not shown as given', async () => {
  serve(({ method }) => {
    if (method === 'PUT') throw new TypeError('offline')
    return undefined
  })
  const { user } = await open()
  const button = await screen.findByRole('button', { name: english.card.helped })
  await user.click(button)
  expect(await screen.findByText(english.card.helpedFailed)).toBeDefined()
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test.each(both)('in %s a post is reported with one of three reasons, and the person is thanked', async (language) => {
  const { report } = words[language]
  const sent = serve()
  const { user } = await open(language)
  await user.click(await screen.findByRole('button', { name: report.open }))
  await screen.findByRole('dialog', { name: report.title })
  await user.click(screen.getByText(report.send))
  expect(screen.getByRole('alert').textContent).toBe(report.choose)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await user.click(screen.getByLabelText(report.kinds.private))
  await user.click(screen.getByText(report.send))
  expect(await screen.findByText(report.thanks)).toBeDefined()
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: `/api/community/posts/${id(1)}/reports`,
    body: { kind: 'private' },
  })
})

test('an answer carries the name of its organization', async () => {
  serve(undefined, [
    post({
      kind: 'question',
      text: 'Who helps with ID?',
      answers: [
        {
          id: id(5),
          text: 'We do, each Monday.',
          language: 'en',
          organization: 'Harbor House',
          publishedOn: '2026-11-02',
        },
      ],
    }),
  ])
  await open('en', '#questions')
  expect(await screen.findByText('Answer from Harbor House')).toBeDefined()
  expect(screen.getByText('We do, each Monday.')).toBeDefined()
})

test('a translated post is read in the language of the page', async () => {
  const speech = fakeSpeech()
  serve(undefined, [post({ translated: 'Pregunte el lunes.' })])
  const { user } = await open('es')
  expect(await screen.findByText('Pregunte el lunes.')).toBeDefined()
  expect(screen.getByText(spanish.card.translated)).toBeDefined()
  await user.click(await screen.findByRole('button', { name: spanish.card.readAloud }))
  expect(speech.queue.map(({ text }) => text).join(' ')).toContain('Pregunte el lunes.')
})

test('when posting is paused the page says so and offers no form', async () => {
  serve(({ path }) =>
    path.startsWith('/api/community/posts?')
      ? { body: { success: true, posts: [], page: 1, pages: 1, canPost: false } }
      : undefined,
  )
  await open()
  expect(await screen.findByText(english.share.paused)).toBeDefined()
  expect(screen.queryByRole('link', { name: english.share.open })).toBeNull()
})

test.each(both)('in %s an event says when, where and what to bring, and goes into a calendar', async (language) => {
  const { event: t } = words[language]
  serve()
  await open(language, '#events')
  const card = within(await screen.findByRole('article', { name: 'Warehouse hiring day' }))
  for (const text of ['Bus 12', 'Any ID', 'Main Hall (Jefferson, AL)', t.kinds.hiring]) {
    expect(card.getByText(text)).toBeDefined()
  }
  expect(card.getByText(language === 'en' ? /Tuesday, December 1/ : /martes, 1 de diciembre/)).toBeDefined()
  const calendar = card.getByRole('link', { name: t.calendarNamed.replace('{title}', 'Warehouse hiring day') })
  expect(calendar.getAttribute('href')).toBe(`/api/community/events/${id(9)}/calendar`)
  const call = card.getByRole('link', { name: t.call.replace('{phone}', '(205) 555-0100') })
  expect(call.getAttribute('href')).toBe('tel:+12055550100')
  expect(card.getByRole('link', { name: new RegExp(t.website) }).getAttribute('rel')).toContain('noreferrer')
})

test('peer groups ask for a place first, then show the cards of the directory', async () => {
  const sent = serve()
  const { user } = await open('en', '#groups')
  await screen.findByRole('heading', { name: english.choosePlace.title })
  await user.selectOptions(screen.getByLabelText(english.filters.state), 'AL')
  await screen.findByRole('option', { name: 'Jefferson' })
  await user.selectOptions(screen.getByLabelText(english.filters.county), 'Jefferson')
  expect(await screen.findByText('Peer House')).toBeDefined()
  expect(sent.at(-1)?.path).toBe('/api/community/peer-groups?state=AL&county=Jefferson&language=en')
})
