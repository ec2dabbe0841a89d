// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import type { FiredRule, GuardCase } from '#contracts/reggie-control.ts'
import type { Language } from '#domain/language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import type { SentRequest } from '#testing/fake-fetch.ts'
import {
  editedElsewhere,
  fakeReggieControl,
  signInStaff,
  buildTestControl,
  buildTestId,
} from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const
const fired: FiredRule[] = [
  { rule: 'crisis', kind: 'self_harm', match: 'end it all', origin: 'shipped' },
  { rule: 'blocked', kind: 'refuse', match: 'lottery', origin: 'added' },
]
const tried = { success: true, fired, crisis: 'self_harm', reply: 'I am here. <b>Call</b> 988.' }

async function open(tab = 'guard', language: Language = 'en') {
  history.replaceState(null, '', `/reggie-control?tab=${tab}`)
  // The cards are shown in both languages.
  for (const cardLanguage of ['en', 'es'] as const) await loadTextModule(cardLanguage, 'crisisCard')
  return renderInLanguage(<ReggieControlPage />, language)
}

const bodies = (sent: readonly SentRequest[], method: string) =>
  sent.filter((request) => request.method === method).map(({ path, body }) => [path, body])

test.each(both)('a tried message shows every rule, and a false alarm becomes a test case (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = fakeReggieControl(({ path }) => (path.endsWith('/dry-run') ? { body: tried } : undefined))
  const { user, container } = await open('guard', language)
  await user.type(screen.getByLabelText(t.guard.message), 'All is lost')
  await user.click(screen.getByRole('button', { name: t.guard.tryIt }))

  expect(await screen.findByText('end it all')).toBeTruthy()
  const rules = within(screen.getByRole('list', { name: t.guard.fired }))
  expect(rules.getByText(`${t.guard.rules.crisis}: ${t.guard.kinds.self_harm}`)).toBeTruthy()
  expect(rules.getByText(t.guard.rules.blocked)).toBeTruthy()
  expect(rules.getByText(t.guard.origins.added)).toBeTruthy()
  expect(screen.getByText(tried.reply)).toBeTruthy()
  expect(container.querySelector('.reggie-prompt b')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.guard.fired }))

  await user.click(screen.getByRole('button', { name: t.guard.keepFalse }))
  expect(await screen.findByRole('group', { name: t.guard.kept })).toBeTruthy()
  expect(bodies(sent, 'POST').at(-1)).toEqual([
    '/api/admin/chat/cases',
    { language, text: 'All is lost', expected: 'none' },
  ])
})

test('a message can be kept with the card that should come; a refusal is told', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl(({ method, path }) => {
    if (path.endsWith('/dry-run')) return { body: { ...tried, fired: [], crisis: null } }
    return method === 'POST'
      ? { status: 400, body: { success: false, code: 'private_data', error: 'That looks like private data.' } }
      : undefined
  })
  const { user } = await open()
  await user.type(screen.getByLabelText('Message'), 'Call me at 555-0100')
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText(en.guard.firedNone)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.guard.keepFalse })).toBeNull()
  await user.selectOptions(screen.getByLabelText(en.guard.expected), 'hopeless')
  await user.click(screen.getByRole('button', { name: en.guard.keepAs }))

  expect(await screen.findByRole('group', { name: 'That looks like private data.' })).toBeTruthy()
  expect(bodies(sent, 'POST').at(-1)?.[1]).toMatchObject({ expected: 'hopeless' })
})

const storedCases: GuardCase[] = [
  { id: buildTestId(1), language: 'en', text: 'I killed it at work', expected: 'none', isMet: true },
  { id: buildTestId(2), language: 'es', text: 'No puedo más', expected: 'hopeless', isMet: false },
]

test('kept cases say whether the rules meet them, and can be deleted', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl(({ method, path }) =>
    method === 'GET' && path.endsWith('/cases') ? { body: { success: true, cases: storedCases } } : undefined,
  )
  const { user } = await open()
  expect(await screen.findByText('1 of 2 passed.')).toBeTruthy()
  const row = within(screen.getByRole('row', { name: /No puedo más/ }))
  expect(row.getByText('Failed')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Delete: No puedo más' }))

  expect(await screen.findByRole('group', { name: en.guard.caseRemoved })).toBeTruthy()
  expect(bodies(sent, 'DELETE')).toEqual([[`/api/admin/chat/cases/${buildTestId(2)}`, undefined]])
})

test.each(both)('a phrase is added and saved; twice or too short it is not taken (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  const { user } = await open('guard', language)
  const words = await screen.findByLabelText(t.guard.phrase)
  await user.type(words, 'ya')
  await user.click(screen.getByRole('button', { name: t.guard.addPhrase }))
  expect(screen.getByText(t.guard.phraseShort.replace('{fewest}', '4'))).toBeTruthy()
  await user.type(words, ' no aguanto')
  await user.selectOptions(screen.getByLabelText(t.guard.what), 'hopeless')
  await user.click(screen.getByRole('button', { name: t.guard.addPhrase }))
  await user.type(words, 'YA NO AGUANTO')
  await user.click(screen.getByRole('button', { name: t.guard.addPhrase }))
  expect(screen.getByText(t.guard.phraseTwice)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: t.save }))
  expect(await screen.findByText(t.saved)).toBeTruthy()
  expect(bodies(sent, 'PUT')).toEqual([
    [
      '/api/admin/chat/guardrails',
      {
        value: { crisisPhrases: [{ kind: 'hopeless', language, phrase: 'ya no aguanto' }], blockedTopics: [] },
        version: 0,
      },
    ],
  ])
})

const guardrails = {
  version: 3,
  value: {
    crisisPhrases: [{ kind: 'overdose' as const, language: 'en' as const, phrase: 'fell out cold' }],
    blockedTopics: [{ language: 'en' as const, phrase: 'a job' }],
  },
}

test('a phrase that everyday questions hold is named when the server refuses it', async () => {
  signInStaff('admin')
  fakeReggieControl(({ method }) =>
    method === 'PUT'
      ? {
          status: 400,
          body: {
            success: false,
            code: 'false_alarm',
            error: 'Please choose others.',
            fields: [{ path: 'value.blockedTopics.0.phrase', problem: 'false_alarm' }],
          },
        }
      : { body: buildTestControl({ guardrails }) },
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete: fell out cold' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('“a job”: Please choose others.')).toBeTruthy()
  expect(screen.queryByText('fell out cold')).toBeNull()
})

test('phrases somebody else saved meanwhile are shown beside mine', async () => {
  signInStaff('admin')
  let isTheirs = false
  fakeReggieControl(({ method, path }) => {
    if (method === 'PUT') {
      isTheirs = true
      return editedElsewhere
    }
    return path.endsWith('/control') && isTheirs ? { body: buildTestControl({ guardrails }) } : undefined
  })
  const { user } = await open()
  await user.type(await screen.findByLabelText('The words'), 'mine alone')
  await user.click(screen.getByRole('button', { name: 'Add the phrase' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const conflict = within(await screen.findByRole('region', { name: en.conflict.title }))
  expect(conflict.getByText('fell out cold')).toBeTruthy()
  expect(screen.getByText('mine alone')).toBeTruthy()
})

test('a reviewer tries messages and reads the rules, and keeps nothing', async () => {
  signInStaff('reviewer')
  fakeReggieControl(({ method, path }) => {
    if (path.endsWith('/dry-run')) return { body: tried }
    return method === 'GET' && path.endsWith('/cases') ? { body: { success: true, cases: storedCases } } : undefined
  })
  const { user } = await open()
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('end it all')
  for (const name of [en.guard.keepFalse, en.guard.keepAs, en.save, en.guard.addPhrase]) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  expect(screen.getByRole('row', { name: /Overdose 12/ })).toBeTruthy()
})

test.each(both)('limits say their bounds, and are saved as numbers with their version (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  const { user } = await open('limits', language)
  const hour = await screen.findByLabelText(t.limits.fields.chatsPerHour)
  await user.clear(hour)
  await user.type(hour, '601')
  await user.click(screen.getByRole('button', { name: t.save }))
  const problem = t.limits.problem.replace('{least}', '1').replace('{most}', '600')
  expect(screen.getByRole('link', { name: problem })).toBeTruthy()
  await user.clear(hour)
  await user.type(hour, '30')
  await user.click(screen.getByRole('button', { name: t.save }))

  expect(await screen.findByText(t.saved)).toBeTruthy()
  expect(bodies(sent, 'PUT')).toEqual([
    [
      '/api/admin/chat/limits',
      {
        value: { chatsPerHour: 30, chatsPerDay: 200, addressPerHour: 600, dailyTokens: 5_000_000, timeoutSeconds: 25 },
        version: 0,
      },
    ],
  ])
})

test.each(both)('there are no conversations to read, and the page says so (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  await open('talks', language)
  expect(screen.getByText(t.talks.text)).toBeTruthy()
  expect(screen.getByRole('link', { name: t.talks.link }).getAttribute('href')).toBe('/admin/analytics')
  expect(sent).toEqual([])
})

test('when it cannot be loaded the page says so and can try again', async () => {
  signInStaff('admin')
  let isDown = true
  fakeReggieControl(() => (isDown ? { status: 500, body: 'down' } : undefined))
  const { user } = await open('limits')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByLabelText(en.limits.fields.chatsPerHour)).toBeTruthy()
})
