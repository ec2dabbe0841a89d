// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pin as pinEn } from '#content/en/pin.ts'
import { pin as pinEs } from '#content/es/pin.ts'
import { Needs } from '#domain/needs/needs.ts'
import { countLeadingZeroBits } from '#domain/proof-bits.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { savedProgress } from '#client/state/session/pin-session.ts'
import { keepResults, readResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/saved/saved.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PinConfirmationPage, PinCreationPage, PinPromptPage } from './pin-creation-page.tsx'
import { PinLoginPage } from './pin-login-page.tsx'
import { ResourcesPage } from './resources-page.tsx'

const orleans = { state: 'LA', county: 'Orleans Parish' }
const words = ['zapote', 'quetzal', 'jirafa']
const secrets = /407183|zapote|quetzal|jirafa/
const needs = Needs.parse({ housing: true, sobriety: true })
const saves = { body: { success: true, sessionId: 's1', returnWords: words, weakPin: false } }
const louisiana = { state: 'LA', numbers: [71], prefix: '22', names: ['Orleans Parish'], lat: [29_958], lon: [-89_959] }
const counties = { body: { states: [louisiana] } }
const opens = {
  body: {
    success: true,
    sessionId: 's1',
    sessionData: {
      resources: [buildResource({ id: 'back', name: 'Kept House' })],
      actionPlans: [{ title: 'Get ID' }],
      userLocation: orleans,
      userNeeds: { housing: true },
    },
  },
}
const refusal = (status: number, failure: object) => ({ status, body: { success: false, error: 'No.', ...failure } })

type Answers = Record<string, (request: SentRequest) => { status?: number; statusText?: string; body?: unknown }>

/** Responses for the calls under test; all other calls succeed with minimal data. */
function serve(answers: Answers): SentRequest[] {
  return fakeFetch((request) => {
    const path = request.path.split('?')[0] ?? ''
    if (path === '/api/counties') return counties
    if (path === '/api/warm-introductions') return { body: { success: true, introductions: [] } }
    return answers[path]?.(request) ?? { body: { success: true } }
  })
}

const sentTo = (sent: readonly SentRequest[], path: string) => sent.filter((request) => request.path === path)
const getBody = (sent: readonly SentRequest[], path: string) => sentTo(sent, path)[0]?.body ?? {}
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

beforeEach(() => {
  vi.restoreAllMocks()
  clearAll()
  saved.send({ type: 'cleared' })
  searchContext.send({ type: 'cleared', at: 1 })
  mainSession.send({ type: 'startedOver' })
  keepResults({
    resources: [buildResource({ id: 'a', needs: ['housing'] })],
    location: orleans,
    needs,
    language: 'en',
    foundAt: 1,
  })
})

async function create(pin = '407183') {
  openScreen('pin-creation')
  const { user } = await renderInLanguage(<PinCreationPage />)
  await user.type(screen.getByLabelText('PIN'), pin)
  await user.type(screen.getByLabelText('Confirm PIN'), pin)
  await user.click(screen.getByRole('button', { name: 'Save my progress' }))
  return user
}

async function login() {
  openScreen('pin-login')
  const { user } = await renderInLanguage(<PinLoginPage />)
  await user.type(screen.getByLabelText('PIN'), '407183')
  await user.click(screen.getByRole('button', { name: 'Open my list' }))
  return user
}

test('saving sends the four keys, says first whose device it is, shows the words and stores no secret', async () => {
  const sent = serve({ '/api/session/create': () => saves })
  await create()
  await waitFor(() => expect(mainSession.get().screen).toBe('pin-confirmation'))
  const order = sent.map(({ path }) => path).filter((path) => /device|session/.test(path))
  expect(order).toEqual(['/api/device', '/api/session/create'])
  const { sessionData, ...rest } = getBody(sent, '/api/session/create') as { sessionData: object }
  expect(rest).toEqual({ pin: '407183', confirmPin: '407183', ...orleans })
  expect(sessionData).toMatchObject({
    resources: [{ id: 'a' }],
    actionPlans: [],
    userLocation: orleans,
    userNeeds: { housing: true, sobriety: true },
  })
  expect(Object.keys(sessionData)).toHaveLength(4)
  expect([getDeviceMode(), readResults()?.resources.length]).toEqual(['shared', 1])
  await renderInLanguage(<PinConfirmationPage />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words)
  expect(stored()).not.toMatch(secrets)
})

test('an own device is said to be one before it saves', async () => {
  const sent = serve({ '/api/session/create': () => saves })
  openScreen('pin-creation')
  const { user } = await renderInLanguage(<PinCreationPage />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'My own' }))
  await user.click(screen.getByRole('button', { name: 'Pick one for me' }))
  await screen.findByText(/Write it down now/)
  await user.click(screen.getByRole('button', { name: 'Save my progress' }))
  await waitFor(() => expect(savedProgress.get()?.mode).toBe('own'))
  expect(sentTo(sent, '/api/device')[0]?.body).toEqual({ mode: 'own' })
  const { pin } = getBody(sent, '/api/session/create') as { pin: string }
  expect(pin).toMatch(/^\d{6}$/)
  expect(stored()).not.toContain(pin)
})

test('an easy PIN is asked about once and then used', async () => {
  const sent = serve({ '/api/session/create': () => saves })
  const user = await create('1234')
  await screen.findByText('Easy to guess. Use it anyway?')
  expect(sentTo(sent, '/api/session/create')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Use it anyway' }))
  await waitFor(() => expect(sentTo(sent, '/api/session/create')).toHaveLength(1))
})

test.each(['031485', '70112', '147258'])(
  'a birthday, an own ZIP code or a keypad path is asked about too: %s',
  async (pin) => {
    const sent = serve({ '/api/session/create': () => saves })
    await create(pin)
    await screen.findByText('Easy to guess. Use it anyway?')
    expect(sentTo(sent, '/api/session/create')).toHaveLength(0)
  },
)

test('a failed save keeps what was typed; the next try goes through', async () => {
  let tries = 0
  const sent = serve({ '/api/session/create': () => (tries++ === 0 ? { status: 500, body: 'gone' } : saves) })
  const user = await create()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create PIN')
  expect(screen.getByLabelText<HTMLInputElement>('Confirm PIN').value).toBe('407183')
  await user.click(screen.getByRole('button', { name: 'Save my progress' }))
  await waitFor(() => expect(mainSession.get().screen).toBe('pin-confirmation'))
  expect(sentTo(sent, '/api/session/create')).toHaveLength(2)
  expect(stored()).not.toMatch(secrets)
})

test.each([
  ['with our code', 429, { success: false, code: 'too_many_requests', error: 'A little too fast.' }],
  ['without it', 400, { success: false, error: 'A little too fast.' }],
  ['alone', 500, { error: 'A little too fast.' }],
  ['in a reply that says ok', 200, { success: false, error: 'A little too fast.' }],
])('the server’s own sentence about a save is shown: %s', async (_name, status, body) => {
  serve({ '/api/session/create': () => ({ status, body }) })
  await create()
  expect((await screen.findByRole('alert')).textContent).toContain('A little too fast.')
  expect(mainSession.get().screen).toBe('pin-creation')
})

test.each([
  ['create', create, saves],
  ['retrieve', login, opens],
] as const)('%s does the work that is asked for and repeats the same call with it', async (call, submit, answer) => {
  const path = `/api/session/${call}`
  const proofRequest = refusal(428, { code: 'proof_needed', proof: { challenge: 'c.1', bits: 6 } })
  const sent = serve({ [path]: ({ body }) => ('proof' in (body as object) ? answer : proofRequest) })
  await submit()
  await waitFor(() => expect(sentTo(sent, path)).toHaveLength(2))
  const [first, second] = sentTo(sent, path).map(({ body }) => body as { proof?: { challenge: string; nonce: string } })
  const { proof, ...rest } = second ?? {}
  expect(rest).toEqual(first)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`c.1:${proof?.nonce}`))
  expect(countLeadingZeroBits(new Uint8Array(digest))).toBeGreaterThanOrEqual(6)
})

test('a proof that others made too little meanwhile is done again, and the screen says what goes on', async () => {
  const challenges = ['c.1', 'c.2']
  const sent = serve({
    '/api/session/retrieve': () => {
      const challenge = challenges.shift()
      return challenge ? refusal(428, { code: 'proof_needed', proof: { challenge, bits: 4 } }) : opens
    },
  })
  await login()
  await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
  const proofs = sentTo(sent, '/api/session/retrieve').map(({ body }) => (body as { proof?: object }).proof)
  expect(proofs).toMatchObject([undefined, { challenge: 'c.1' }, { challenge: 'c.2' }])
})

test('a proof that takes long can be canceled; what was typed stays and nothing more is sent', async () => {
  const sent = serve({
    '/api/session/retrieve': () => refusal(428, { code: 'proof_needed', proof: { challenge: 'c.1', bits: 32 } }),
  })
  const user = await login()
  expect((await screen.findByText(/checking that you/)).getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText(/checking that you/)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('407183')
  expect(screen.getByRole('button', { name: 'Open my list' }).getAttribute('aria-busy')).toBeNull()
  expect(sentTo(sent, '/api/session/retrieve')).toHaveLength(1)
})

test('when the PIN alone is locked, the three words open the list at once', async () => {
  const sent = serve({
    '/api/session/retrieve': ({ body }) =>
      'returnWords' in (body as object)
        ? opens
        : refusal(429, { code: 'pin_locked', error: 'PIN entry temporarily locked for your security.' }),
  })
  const user = await login()
  await user.click(await screen.findByRole('button', { name: 'I have my three words' }))
  await user.type(screen.getByLabelText('PIN'), '407183')
  await user.type(screen.getByLabelText('Your three words'), 'zapote quetzal jirafa')
  await user.click(screen.getByRole('button', { name: 'Open my list' }))
  await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
  expect(sentTo(sent, '/api/session/retrieve')).toHaveLength(2)
})

test('coming back restores places, tasks, place and needs, and opens the list', async () => {
  const sent = serve({ '/api/session/retrieve': () => opens })
  await login()
  await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
  expect(sentTo(sent, '/api/session/retrieve')[0]?.body).toEqual({ pin: '407183', ...orleans })
  expect(readResults()?.resources.map(({ id }) => id)).toEqual(['back'])
  expect(readKey('userSession')?.actionPlans).toEqual([{ title: 'Get ID' }])
  expect(searchContext.get()).toMatchObject({ location: orleans, needs: { housing: true, sobriety: false } })
  expect(sentTo(sent, '/api/warm-introductions')).not.toHaveLength(0)
  expect(stored()).not.toMatch(secrets)
})

test('a place that is in no directory comes back on the list with its text and its heart', async () => {
  const place = buildResource({ id: 'web-1', name: 'Kept House', services: ['Hot meals'], category: 'housing' })
  const resources = [{ ...place, savedFor: { state: 'TX', county: 'Harris' } }]
  serve({
    '/api/session/retrieve': () => ({ body: { ...opens.body, sessionData: { ...opens.body.sessionData, resources } } }),
  })
  await login()
  await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
  await renderInLanguage(<ResourcesPage />)
  expect(await screen.findByText('Hot meals')).toBeTruthy()
  const hearts = screen.getAllByRole('button', { name: 'Save Kept House' })
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toContain('true')
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).not.toContain('false')
  expect(saved.get()).toMatchObject([{ ...place, state: 'TX', county: 'Harris' }])
})

const quiet = { body: { success: true, sessionId: 's1', sessionData: { resources: [] as object[] }, placesOnly: true } }

test.each([
  ['en', pinEn],
  ['es', pinEs],
] as const)(
  '[%s] after the PIN alone the list says what stays closed, and leads to the words',
  async (language, words) => {
    quiet.body.sessionData.resources = [buildResource({ id: 'back', name: 'Kept House' })]
    serve({ '/api/session/retrieve': () => quiet })
    openScreen('pin-login')
    const { user, unmount } = await renderInLanguage(<PinLoginPage />, language)
    await user.type(screen.getByLabelText(words.fields.pin), '407183{Enter}')
    await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
    expect([readKey('userSession')?.actionPlans, searchContext.get().needs.housing]).toEqual([[], false])
    unmount()
    const page = await renderInLanguage(<ResourcesPage />, language)
    expect(screen.getByText(words.placesOnly.title)).toBeTruthy()
    expect(screen.getByText(words.placesOnly.text)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: words.login.haveWords }))
    expect(mainSession.get().screen).toBe('pin-login')
    page.unmount()

    keepResults({ resources: [buildResource({ id: 'new' })], location: orleans, needs, language, foundAt: 2 })
    await renderInLanguage(<ResourcesPage />, language)
    expect(screen.queryByText(words.placesOnly.title)).toBeNull()
  },
)

test('the PIN alone of a list without places says that the rest opens with the words', async () => {
  quiet.body.sessionData.resources = []
  serve({ '/api/session/retrieve': () => quiet })
  await login()
  await waitFor(() => expect(mainSession.get().screen).toBe('welcome'))
  expect(findVisibleToast(toasts.get())?.text).toBe(pinEn.login.openedNoPlaces)
})

test('where words are needed the field opens, takes the focus, and the words are sent', async () => {
  let tries = 0
  const refused = refusal(401, { code: 'pin_incorrect', needsWords: true })
  const sent = serve({ '/api/session/retrieve': () => (tries++ === 0 ? refused : opens) })
  const user = await login()
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect PIN or location. Please try again.')
  const field = screen.getByLabelText('Your three words')
  expect(document.activeElement).toBe(field)
  await user.type(field, `${words.join(' ')}{Enter}`)
  await waitFor(() => expect(mainSession.get().screen).toBe('resources'))
  expect(sentTo(sent, '/api/session/retrieve')[1]?.body).toMatchObject({ returnWords: words })
  expect(stored()).not.toMatch(secrets)
})

test('a reply without session data opens nothing', async () => {
  serve({ '/api/session/retrieve': () => ({ body: { success: true, sessionId: 's1' } }) })
  await login()
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
  expect(mainSession.get().screen).toBe('pin-login')
})

test('without a connection it says so and keeps what was typed', async () => {
  serve({
    '/api/session/retrieve': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await login()
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('407183')
})

test('the locked answer shows the locked screen; Start Fresh leads on and clears the stored session', async () => {
  serve({ '/api/session/retrieve': () => refusal(429, { code: 'pin_locked', error: 'Bloqueado.' }) })
  const user = await login()
  await screen.findByText('PIN entry temporarily locked for your security. Try again in 10 minutes.')
  await user.click(screen.getByRole('button', { name: 'Start Fresh' }))
  expect([mainSession.get().screen, readKey('userSession'), readResults()]).toEqual(['welcome', undefined, null])
  expect(stored()).not.toMatch(secrets)
})

test.each([
  ['with a success', 200, { success: false, error: 'Account locked. Try again later.' }],
  ['with a wrong PIN', 401, { success: false, error: 'This PIN is locked' }],
  ['in capitals', 403, { error: 'LOCKED for 10 minutes' }],
  ['by a broken server', 500, { success: false, code: 'internal', error: 'PIN locked' }],
  ['with a page', 423, '<p>locked</p>'],
  ['by its status alone', 423, ''],
])('any answer that says locked shows the locked screen: %s', async (_name, status, body) => {
  serve({ '/api/session/retrieve': () => ({ status, statusText: status === 423 ? 'Locked' : '', body }) })
  await login()
  const text = 'PIN entry temporarily locked for your security. Try again in 10 minutes.'
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a success that says no is a wrong PIN', async () => {
  serve({ '/api/session/retrieve': () => ({ body: { success: false, error: 'No such session' } }) })
  await login()
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect PIN or location. Please try again.')
})

test('leaving the screen while a PIN is checked opens nothing later', async () => {
  let answer = () => undefined as void
  const pendingAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await pendingAnswer
    signal?.throwIfAborted()
    return new Response(JSON.stringify(opens.body))
  })
  openScreen('pin-login')
  const { user, unmount } = await renderInLanguage(<PinLoginPage />)
  await user.type(screen.getByLabelText('PIN'), '407183{Enter}')
  unmount()
  openScreen('welcome')
  answer()
  await pendingAnswer
  await Promise.resolve()
  expect([mainSession.get().screen, readResults()?.resources[0]?.id]).toEqual(['welcome', 'a'])
})

test('a reload of the words’ screen goes to welcome', async () => {
  openScreen('pin-confirmation')
  await renderInLanguage(<PinConfirmationPage />)
  expect(mainSession.get().screen).toBe('welcome')
})

test('after the words, Continue goes to the list', async () => {
  savedProgress.send({ words, isWeak: false, location: orleans, mode: 'shared' })
  openScreen('pin-confirmation')
  const { user } = await renderInLanguage(<PinConfirmationPage />)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect([mainSession.get().screen, savedProgress.get()]).toEqual(['resources', null])
})

test('the offer counts the places found, and without any leads to welcome', async () => {
  openScreen('pin-prompt')
  const { unmount } = await renderInLanguage(<PinPromptPage />)
  expect(screen.getByText('1 place in Orleans Parish, LA')).toBeTruthy()
  unmount()
  clearAll()
  await renderInLanguage(<PinPromptPage />)
  expect(mainSession.get().screen).toBe('welcome')
})
