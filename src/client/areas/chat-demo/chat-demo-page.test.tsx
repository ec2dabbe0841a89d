// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ChatTrace } from '#contracts/chat-trace.ts'
import { chatDemo as english } from '#content/en/chat-demo.ts'
import { chatDemo as spanish } from '#content/es/chat-demo.ts'
import { chat as chatEnglish } from '#content/en/chat.ts'
import { crisisCard } from '#content/en/crisis-card.ts'
import { signIn as signInEnglish } from '#content/en/sign-in.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChatDemoPage } from './chat-demo-page.tsx'

const trace: ChatTrace = {
  question: 'My number is [PHONE_1]. How do I get a free phone?',
  hidden: ['PHONE_1'],
  language: 'en',
  intent: { talk: null, topic: 'legal' },
  crisis: null,
  slots: {
    need: 'food-assistance',
    place: { county: 'Los Angeles County', state: 'CA' },
    state: 'CA',
    wantsPlaces: false,
  },
  records: [
    {
      id: 'guide:free-phone',
      kind: 'guide',
      title: 'A free phone',
      url: null,
      checkedOn: '2026-11-15',
      score: 12.5,
      isUsed: true,
    },
    {
      id: 'guide:lost-phone',
      kind: 'guide',
      title: 'Lost phone',
      url: null,
      checkedOn: '2026-11-15',
      score: 3,
      isUsed: false,
    },
  ],
  draft: 'The draft with 800-555-0666.',
  dropped: [{ kind: 'phone', text: '800-555-0666' }],
  reply: 'Ask for **Lifeline**.',
  outcome: 'guide',
  followUps: ['What about a charger?'],
  steps: [
    { step: 'understand', ms: 4 },
    { step: 'write', ms: 2.25 },
  ],
  answeredBy: 'own-model',
}
const verdict = {
  isMet: false,
  checks: [
    { check: 'language', expected: 'en', actual: 'en', isMet: true },
    { check: 'guide', expected: 'free-phone', actual: 'lost-phone', isMet: false },
  ],
}
const scenarios = [
  { id: 'phone-en', language: 'en', kind: 'personal', title: 'A phone number' },
  { id: 'phone-es', language: 'es', kind: 'crisis', title: 'Un teléfono' },
]
const rightKey = 'nck_right'

/** A fake server: with DEMO on or off, and admin access with the key. */
function fakeServer({ isDemo = false, last = trace }: { isDemo?: boolean; last?: ChatTrace } = {}): SentRequest[] {
  return fakeFetch(({ path, headers }) => {
    const key = headers.get('authorization')
    const isAdmin = key === `Bearer ${rightKey}`
    if (!isAdmin && (key !== null || !isDemo)) {
      return { status: 401, body: { success: false, code: 'unauthorized', error: 'No.' } }
    }
    if (path.endsWith('/scenarios')) {
      const location = { county: 'Los Angeles County', state: 'CA' }
      return { body: { success: true, canAsk: isAdmin, engines: ['template', 'local'], place: location, scenarios } }
    }
    return { body: { success: true, turns: [last], verdict } }
  })
}
const languages = [
  ['en', english, 'phone-en'],
  ['es', spanish, 'phone-es'],
] as const

test.each(languages)('in %s an open demo plays a canned talk and shows its inside', async (language, text, id) => {
  const sent = fakeServer({ isDemo: true })
  const { user } = await renderInLanguage(<ChatDemoPage />, language)
  expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeDefined()
  expect(screen.getByText(text.banner)).toBeDefined()
  expect(within(screen.getByRole('combobox', { name: text.scenario })).getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: text.engines.local }))
  await user.click(screen.getByRole('button', { name: text.play }))

  const inside = await screen.findByRole('region', { name: text.inspector })
  expect(await within(inside).findByText('guide:free-phone')).toBeDefined()
  expect(within(inside).getByText(text.milliseconds.replace('{ms}', '2.25'))).toBeDefined()
  expect(within(inside).getByRole('list', { name: text.dropped }).textContent).toBe('phone 800-555-0666')
  const rows = within(screen.getByRole('table', { name: text.verdict })).getAllByRole('row')
  expect(rows[2]?.textContent).toContain('lost-phone')
  expect(screen.getByText(text.notMet, { selector: '.ui-notice *' })).toBeDefined()
  expect(sent.at(-1)?.body).toEqual({ scenario: id, engine: 'local', tone: 'encouragement' })
})

test('an open demo has no box to write in until a key is shown', async () => {
  fakeServer({ isDemo: true })
  const { user } = await renderInLanguage(<ChatDemoPage />)
  await screen.findByRole('heading', { level: 1, name: english.title })
  expect(screen.queryByRole('textbox', { name: chatEnglish.input })).toBeNull()
  await user.type(screen.getByLabelText(english.door.key), `${rightKey}{Enter}`)
  expect(await screen.findByRole('textbox', { name: chatEnglish.input })).toBeDefined()
  expect(screen.queryByLabelText(english.door.key)).toBeNull()
})

test('without the demo the door is closed; a wrong key is told, the right one opens it and is kept nowhere', async () => {
  const sent = fakeServer()
  const { user } = await renderInLanguage(<ChatDemoPage />)
  expect(await screen.findByRole('heading', { level: 1, name: signInEnglish.adminTitle })).toBeDefined()
  expect(screen.queryByText(english.door.wrong)).toBeNull()
  const field = screen.getByLabelText(english.door.key)
  await user.type(field, 'nck_wrong{Enter}')
  expect(await screen.findByText(english.door.wrong)).toBeDefined()
  await user.clear(field)
  await user.type(field, `${rightKey}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: english.title })).toBeDefined()
  expect(sent.at(-1)?.headers.get('authorization')).toBe(`Bearer ${rightKey}`)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(rightKey)
})

test('an administrator’s own question goes out with what was said before it, and is shown with its data hidden', async () => {
  const sent = fakeServer()
  const { user } = await renderInLanguage(<ChatDemoPage />)
  await user.type(await screen.findByLabelText(english.door.key), `${rightKey}{Enter}`)
  await user.type(await screen.findByRole('textbox', { name: chatEnglish.input }), 'Call me at 213-555-0142{Enter}')
  expect(await screen.findByText('What about a charger?')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'What about a charger?' }))
  await vi.waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      language: 'en',
      engine: 'template',
      tone: 'encouragement',
      messages: [
        { role: 'user', content: 'Call me at 213-555-0142' },
        { role: 'assistant', content: trace.reply },
        { role: 'user', content: 'What about a charger?' },
      ],
    }),
  )
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('213-555-0142'))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('charger')
})

test.each(languages)('in %s the auditor’s paragraph tells the whole way and can be copied', async (language, text) => {
  fakeServer({ isDemo: true })
  const { user } = await renderInLanguage(<ChatDemoPage />, language)
  await user.click(await screen.findByRole('button', { name: text.play }))
  await user.click(await screen.findByRole('button', { name: text.auditor.copy }))
  const copied = await navigator.clipboard.readText()

  for (const part of [
    '[PHONE_1]',
    'A free phone (guide:free-phone, 2026-11-15)',
    '800-555-0666',
    'own-model',
    '6 ms',
  ]) {
    expect(copied).toContain(part)
  }
  expect(copied).toContain(text.auditor.kept)
  expect(screen.getByRole('region', { name: text.auditor.title }).textContent).toContain(copied)
})

test('a crisis shows the same card of help lines as the chat', async () => {
  fakeServer({ isDemo: true, last: { ...trace, crisis: { kind: 'self_harm', level: 'now' }, outcome: 'crisis' } })
  const { user } = await renderInLanguage(<ChatDemoPage />)
  await user.click(await screen.findByRole('button', { name: english.play }))
  expect((await screen.findByRole('alert')).textContent).toContain(crisisCard.kinds.self_harm.title)
})

test('a failure is told and the page can go on', async () => {
  let isDown = false
  const location = { county: 'Los Angeles County', state: 'CA' }
  fakeFetch(({ path }) => {
    if (path.endsWith('/scenarios')) {
      return { body: { success: true, canAsk: false, engines: ['template'], place: location, scenarios } }
    }
    return isDown ? { status: 500, body: '' } : { body: { success: true, turns: [trace], verdict } }
  })
  const { user } = await renderInLanguage(<ChatDemoPage />)
  isDown = true
  await user.click(await screen.findByRole('button', { name: english.play }))
  expect(await screen.findByText(english.failed)).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: english.play }))
  expect(await screen.findByText('guide:free-phone')).toBeDefined()
  expect(screen.queryByText(english.failed)).toBeNull()
})
