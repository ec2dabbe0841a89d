// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { forgetIntroductions } from '#client/state/introductions/introductions.ts'
import { saved } from '#client/state/saved/saved.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { buildIntroduction } from '#testing/builders/build-introduction.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { IntroductionsView } from './introductions-view.tsx'

const buildId = (n: number) => `3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c0${n}`
const completed = { status: 'completed', updatedAt: '2026-11-15T09:00:00.000Z' } as const
const list: Introduction[] = [
  buildIntroduction({ id: buildId(1), resourceId: 'p1', resourceName: 'Waiting House' }),
  buildIntroduction({
    id: buildId(2),
    resourceId: 'p2',
    resourceName: 'Needs House',
    ...completed,
    state: 'needs_you',
    partnerResponse: 'We have a bed.',
    partnerContact: 'Front desk',
    partnerInstructions: 'Bring an ID.',
  }),
  buildIntroduction({
    id: buildId(3),
    resourceId: 'p3',
    resourceName: 'Yes House',
    ...completed,
    state: 'accepted',
    partnerResponse: 'Come in.',
  }),
  buildIntroduction({
    id: buildId(4),
    resourceId: 'p4',
    resourceName: 'No House',
    ...completed,
    state: 'declined',
    declineReason: 'no_capacity',
  }),
  buildIntroduction({ id: buildId(5), resourceId: 'p5', resourceName: 'Lost House', state: 'delivery_failed' }),
  buildIntroduction({ id: buildId(6), resourceId: 'p6', resourceName: 'Far House', delivery: 'waiting' }),
]
const shared = {
  userName: 'Canaria Nombre',
  userPhone: '(555) 010-0199',
  userMessage: 'A bed for tonight\n\nBackground: canary-story',
  urgency: 'urgent',
  preferredContact: 'phone',
}
const history = { sentAt: '2026-11-14T09:00:00.000Z', openedAt: '2026-11-14T12:00:00.000Z', answeredAt: null }

interface Serving {
  introductions?: Introduction[]
  /** Response to every request except the list and the details. */
  respond?: (request: { method: string; path: string }) => { status?: number; body?: unknown }
}

function serve({ introductions = list, respond = () => ({ body: { success: true } }) }: Serving = {}): SentRequest[] {
  return fakeFetch(({ method, path }) => {
    if (path === '/api/warm-introductions') return { body: { success: true, introductions } }
    const id = /^\/api\/warm-introductions\/([\w-]{36})$/.exec(path)?.[1]
    const introduction = introductions.find((item) => item.id === id)
    return method === 'GET' && introduction
      ? { body: { success: true, introduction, shared, history } }
      : respond({ method, path })
  })
}

const handlers = { onConnect: vi.fn(), onFind: vi.fn() }
const show = (language: 'en' | 'es' = 'en') => renderInLanguage(<IntroductionsView {...handlers} />, language)
const rows = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const toast = () => findVisibleToast(toasts.get())?.title

async function showOne(name: string, language: 'en' | 'es' = 'en') {
  const view = await show(language)
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`: ${name}$`) }))
  await screen.findByRole('heading', { level: 1, name })
  return view
}

beforeEach(() => {
  forgetIntroductions()
  saved.send({ type: 'cleared' })
  handlers.onConnect.mockReset()
  handlers.onFind.mockReset()
  window.history.replaceState(null, '', '/my-introductions')
})

afterEach(() => {
  document.cookie = 'device_mode=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  saved.send({ type: 'cleared' })
  toasts.send({ type: 'allClosed', at: Date.now() })
  window.history.replaceState(null, '', '/')
})

test('failed deliveries are on top, each row says its step, and what was asked follows', async () => {
  serve()
  await show()
  await screen.findByRole('heading', { name: 'Yes House' })
  expect(rows()).toEqual(['Lost House', 'Waiting House', 'Needs House', 'Yes House', 'No House', 'Far House'])
  expect(screen.getByText('They need something from you')).toBeDefined()
  expect(screen.getByText('We asked them to answer within 3 days.')).toBeDefined()
  expect(screen.getByText('You asked us to invite them')).toBeDefined()
  expect(screen.getByText(/We erase it 30 days after the last message/)).toBeDefined()
  expect(await screen.findAllByText('A bed for tonight')).toHaveLength(6)
  expect(screen.queryByText(/canary-story/)).toBeNull()
})

test.each([
  ['en', 'Your turn (2)', 'Waiting (2)', 'Answered (1)', 'Closed (1)'],
  ['es', 'Me toca a mí (2)', 'En espera (2)', 'Con respuesta (1)', 'Cerradas (1)'],
] as const)('in %s the tabs hold what they say, and the arrow keys move between them', async (language, ...tabs) => {
  serve()
  const { user } = await show(language)
  await screen.findByRole('heading', { name: 'Yes House' })
  await user.click(screen.getByRole('tab', { selected: true }))
  const found: string[][] = []
  for (const name of tabs) {
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
    found.push(rows().map(String))
  }
  expect(found).toEqual([['Lost House', 'Needs House'], ['Waiting House', 'Far House'], ['Yes House'], ['No House']])
})

test('nothing sent yet shows the way to places', async () => {
  serve({ introductions: [] })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Find places' }))
  expect(handlers.onFind).toHaveBeenCalledOnce()
})

test('a failed delivery is sent again from its row', async () => {
  const requests = serve()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  await vi.waitFor(() => expect(toast()).toBe('We sent it again.'))
  expect(requests.filter(({ path }) => path.endsWith(`${buildId(5)}/retry`))).toHaveLength(1)
})

test('one introduction shows the answer, the steps with their days, what was shared and with whom', async () => {
  serve()
  await showOne('Needs House')
  for (const words of ['We have a bed.', 'Front desk', 'Bring an ID.', '(555) 010-0199', 'Canaria Nombre']) {
    expect(await screen.findByText(words)).toBeDefined()
  }
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/^You sent itNov 14, 2026/),
    expect.stringMatching(/^They saw itNov 14, 2026/),
    expect.stringMatching(/^They answeredNov 15, 2026/),
  ])
  expect(screen.getByText(/Sent to Needs House/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Call (213) 555-0100' }).getAttribute('href')).toBe('tel:+12135550100')
})

test('opening an answer reads it, and Back leads to the list', async () => {
  saved.send({
    type: 'restored',
    saved: [
      buildSavedResource({
        id: 'p3',
        name: 'Yes House',
        warmIntroStatus: 'responded',
        warmIntroSentAt: 1,
        introductionId: buildId(3),
        providerResponse: { message: 'Come in.', respondedAt: Date.parse(completed.updatedAt), isRead: false },
      }),
    ],
  })
  const requests = serve()
  const { user } = await showOne('Yes House')
  expect(saved.get()[0]?.providerResponse?.isRead).toBe(true)
  await vi.waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(`/api/warm-introductions/${buildId(3)}/read`),
  )
  await user.click(button('All my introductions'))
  expect(screen.getByRole('heading', { level: 1, name: 'My introductions' })).toBeDefined()
})

test('an address that names one opens it, and the Back button of the browser closes it', async () => {
  window.history.replaceState(null, '', `/my-introductions#${buildId(2)}`)
  serve()
  await show()
  await screen.findByRole('heading', { level: 1, name: 'Needs House' })
  act(() => {
    window.history.replaceState(null, '', '/my-introductions')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('heading', { level: 1, name: 'My introductions' })).toBeDefined()
})

test.each([
  ["I'll be there", 'reply', { reply: 'will_come' }, 'We sent your reply.'],
  ['I need another time', 'reply', { reply: 'another_time' }, 'We sent your reply.'],
  ['Yes, I got help', 'outcome', { outcome: 'got_help' }, 'Thank you for telling us.'],
  ['No, not yet', 'outcome', { outcome: 'not_got_help' }, 'Thank you for telling us.'],
])('“%s” goes out as a fixed choice', async (choice, call, body, expectedToast) => {
  const requests = serve()
  const { user } = await showOne('Needs House')
  await user.click(button(choice))
  await vi.waitFor(() => expect(toast()).toBe(expectedToast))
  expect(requests.find(({ path }) => path.endsWith(`${buildId(2)}/${call}`))?.body).toEqual(body)
})

test('what did not work is said, and nothing else', async () => {
  serve({ respond: () => ({ status: 500 }) })
  const { user } = await showOne('Needs House')
  await user.click(button("I'll be there"))
  expect((await screen.findByRole('alert')).textContent).toBe("That didn't work. Please try again.")
  expect(toast()).toBeUndefined()
})

test('taking back asks first, erases there, and only then leaves the list', async () => {
  const requests = serve()
  const { user } = await showOne('Waiting House')
  await user.click(button('Cancel my request'))
  const dialog = screen.getByRole('dialog', { name: 'Cancel your request to Waiting House?' })
  await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }))
  await vi.waitFor(() => expect(toast()).toBe('Your request is canceled.'))
  expect(requests.find(({ path }) => path.endsWith('/delete'))?.body).toMatchObject({ id: buildId(1) })
  expect(rows()).not.toContain('Waiting House')
})

test('a request that waits can be canceled in the list, too', async () => {
  const requests = serve()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Cancel my request to Waiting House' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  await vi.waitFor(() => expect(toast()).toBe('Your request is canceled.'))
  expect(requests.find(({ path }) => path.endsWith('/delete'))?.body).toMatchObject({ id: buildId(1) })
  expect(rows()).not.toContain('Waiting House')
})

test('a withdrawal that failed keeps the dialog and says so', async () => {
  serve({ respond: () => ({ status: 500 }) })
  const { user } = await showOne('Waiting House')
  await user.click(button('Cancel my request'))
  await user.click(button('Yes, cancel it'))
  expect(await screen.findByText("It isn't canceled yet. Please try again.")).toBeDefined()
})

test('a new number goes to all open ones; a wrong one is told first', async () => {
  const requests = serve({ respond: () => ({ body: { success: true, changed: 4 } }) })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'My number changed' }))
  await user.click(await screen.findByRole('button', { name: 'Send new number' }))
  expect(screen.getByText('Please check the phone number.')).toBeDefined()
  await user.type(screen.getByLabelText('New phone number'), '5550100123{Enter}')
  await vi.waitFor(() => expect(toast()).toBe('We sent your new number to 4 places.'))
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/session/contact',
    body: { userPhone: '5550100123' },
  })
})

test('after a no, two places for the same need are offered and get the same words after a new consent', async () => {
  const others = ['a', 'b', 'c'].map((id) => buildSavedResource({ id, name: `Shelter ${id}` }))
  saved.send({ type: 'restored', saved: [buildSavedResource({ id: 'p4', name: 'No House' }), ...others] })
  serve()
  const { user } = await showOne('No House')
  expect(screen.getByText("They're full right now.")).toBeDefined()
  const offered = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(offered).toEqual(['Shelter a', 'Shelter b'])
  await screen.findByText('Canaria Nombre')
  await user.click(button('Ask Shelter a'))
  expect(handlers.onConnect).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'a' }),
    expect.objectContaining({
      firstName: 'Canaria',
      lastName: 'Nombre',
      needs: 'A bed for tonight',
      story: 'canary-story',
      urgency: 'urgent',
    }),
  )
})

test('an office among the offered places can be called and not asked', async () => {
  const others = [
    buildSavedResource({ id: 'office', name: 'City Housing', kind: 'housing-authority', phone: '(213) 555-0123' }),
    buildSavedResource({ id: 'a', name: 'Shelter a' }),
  ]
  saved.send({ type: 'restored', saved: [buildSavedResource({ id: 'p4', name: 'No House' }), ...others] })
  serve()
  await showOne('No House')
  expect(screen.getByRole('link', { name: 'Call (213) 555-0123' })).toBeDefined()
  expect(button('Ask Shelter a')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask City Housing' })).toBeNull()
})

test('without another place there is the search and 2-1-1', async () => {
  serve()
  const { user } = await showOne('No House')
  await user.click(button('Find places'))
  expect(handlers.onFind).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
})

test('when news cannot be heard the last copy stays, with its time', async () => {
  serve()
  const { user } = await show()
  await screen.findByRole('heading', { name: 'Yes House' })
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  await user.click(button('Refresh'))
  expect(await screen.findByText(/We couldn't check for updates. This is the latest we have, from/)).toBeDefined()
  expect(rows()).toContain('Yes House')
})

const remembered = buildSavedResource({
  warmIntroStatus: 'pending',
  warmIntroSentAt: Date.parse('2026-11-14T09:00:00Z'),
  introductionId: buildId(1),
})
const offline = () =>
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })

test('offline from the start, a person’s own device shows what it remembers', async () => {
  document.cookie = 'device_mode=own'
  saved.send({ type: 'restored', saved: [remembered] })
  offline()
  await show()
  expect(await screen.findByRole('heading', { name: 'Harbor House' })).toBeDefined()
  expect(screen.getByText(/This is the latest we have/)).toBeDefined()
})

test('offline from the start, any other device says that it cannot load, with a way on', async () => {
  saved.send({ type: 'restored', saved: [remembered] })
  offline()
  await show()
  expect(await screen.findByText("We couldn't load this just now. Please try again.")).toBeDefined()
  expect(screen.queryByText('Harbor House')).toBeNull()
  expect(screen.getByRole('link', { name: 'Call 2-1-1' })).toBeDefined()
})

test('places the provider named with a no can be asked, with what the directory knows of them', async () => {
  const named = buildIntroduction({
    id: buildId(4),
    resourceName: 'No House',
    ...completed,
    state: 'declined',
    alternatives: [{ id: 'alt-1', name: 'Other House' }],
  })
  const resource = { id: 'alt-1', name: 'Other House', category: 'housing', services: [], phone: '(213) 555-0123' }
  serve({ introductions: [named], respond: () => ({ body: { success: true, resource } }) })
  const { user } = await showOne('No House')

  expect(screen.getByRole('heading', { name: 'They think this place can help' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Call (213) 555-0123' })).toBeDefined()
  await user.click(button('Ask Other House'))

  expect(handlers.onConnect.mock.calls[0]?.[0]).toMatchObject({ id: 'alt-1', phone: '(213) 555-0123' })
})

test('who may be told by email is offered where there is mail, checked, and saved', async () => {
  const notices = { email: 'me@example.org', trustedEmail: null }
  const requests = serve({
    respond: ({ path, method }) => {
      if (path !== '/api/session/notices') return {}
      return { body: method === 'PUT' ? { success: true, changed: 1 } : { success: true, isAvailable: true, notices } }
    },
  })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Tell me by email' }))
  expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('me@example.org')
  await user.type(screen.getByLabelText('Email of one person you trust'), 'aunt')
  await user.click(button('Save'))
  expect(screen.getByText('Please check the email, or leave it out.')).toBeDefined()
  await user.type(screen.getByLabelText('Email of one person you trust'), '@example.org{Enter}')
  await vi.waitFor(() => expect(toast()).toBe("Saved. We'll email when an answer comes in."))
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    email: 'me@example.org',
    trustedEmail: 'aunt@example.org',
  })
})

test('without mail nothing is offered', async () => {
  serve({
    respond: () => ({ body: { success: true, isAvailable: false, notices: { email: null, trustedEmail: null } } }),
  })
  await show()
  await screen.findByRole('button', { name: 'My number changed' })
  expect(screen.queryByRole('button', { name: 'Tell me by email' })).toBeNull()
})
