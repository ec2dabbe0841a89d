// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { common } from '#content/en/common.ts'
import { community as english } from '#content/en/community.ts'
import { community as spanish } from '#content/es/community.ts'
import type { MyPost } from '#contracts/community.ts'
import { assessCrisis } from '#domain/assistant/crisis/crisis.ts'
import { rejectReasons } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { CommunityView } from '../community-view.tsx'
import type { CrisisHelp } from '#client/shared/use-crisis.ts'

const words = { en: english, es: spanish }
const id = '00000000-0000-4000-8000-000000000001'
const plain = { en: 'I asked for the wait list on a Monday.', es: 'Pregunté por la lista un lunes.' }

const Card: CrisisHelp['Card'] = ({ crisis, onDismiss }) => (
  <section aria-label="help card">
    <p>{crisis.kind}</p>
    <button type="button" onClick={onDismiss}>
      {'away'}
    </button>
  </section>
)
const loadCrisis = async (): Promise<CrisisHelp> => ({ assess: assessCrisis, Card })

type Server = (request: SentRequest) => { status?: number; body?: unknown } | undefined

function serve(server: Server = () => undefined, mine: readonly MyPost[] = []) {
  return fakeFetch((request) => server(request) ?? usual(request, mine))
}

function usual({ method, path }: SentRequest, posts: readonly MyPost[]) {
  if (path === '/api/community/mine') return { body: { success: true, posts } }
  if (method === 'POST') return { body: { success: true, id, crisis: false, usualHours: 6 } }
  return { body: { success: true } }
}

const both = ['en', 'es'] as const
const sentPosts = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST')

async function open(language: Language = 'en', hash = '#share', load = loadCrisis) {
  history.replaceState(null, '', `/community${hash}`)
  // Waits for the lazily loaded part.
  const { user } = await act(() =>
    renderInLanguage(<CommunityView GroupCard={() => null} loadCrisis={load} />, language),
  )
  const t = words[language]
  await screen.findByRole('heading', { level: 1, name: hash === '#share' ? t.share.title : t.mine.title })
  const box = () => screen.getByLabelText<HTMLTextAreaElement>(t.share.text)
  const write = (text: string) => {
    fireEvent.change(box(), { target: { value: text } })
    fireEvent.blur(box())
  }
  const agree = () => user.click(screen.getByLabelText(t.share.agree))
  const send = () => user.click(screen.getByRole('button', { name: t.share.send }))
  return { user, t, box, write, agree, send }
}

// Loaded lazily in the product; preloaded here so that tests do not wait.
beforeAll(() => import('./share-view.tsx'))
beforeEach(() => {
  clearAll()
})

test.each(both)('in %s a tip is sent without a name, and the wait is told', async (language) => {
  const sent = serve()
  const { t, user, write, agree, send } = await open(language)
  for (const rule of t.share.rules) expect(screen.getByText(rule)).toBeDefined()
  await user.selectOptions(screen.getByLabelText(t.share.need), 'housing')
  write(plain[language])
  await agree()
  await send()
  expect(await screen.findByText(t.share.sentHours.replace('{hours}', '6'))).toBeDefined()
  expect(sentPosts(sent).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/community/posts',
      {
        kind: 'tip',
        language,
        need: 'housing',
        state: null,
        county: null,
        text: plain[language],
        agreed: true,
      },
    ],
  ])
  expect(screen.getByText(t.mine.empty)).toBeDefined()
})

test.each(both)('in %s a phone number stops it: nothing is sent until it is taken out', async (language) => {
  const sent = serve()
  const { t, box, write, agree, send } = await open(language)
  const text = `${plain[language]} 205-555-0142`
  write(text)
  expect(screen.getByText(t.check.hard)).toBeDefined()
  expect(screen.getByText(`${t.check.kinds.phone}: “205-555-0142”`)).toBeDefined()
  await agree()
  await send()
  expect(screen.getAllByText(t.share.problems.hard).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText(t.check.anyway)).toBeNull()
  expect(sentPosts(sent)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: t.check.showNamed.replace('{match}', '205-555-0142') }))
  expect(text.slice(box().selectionStart, box().selectionEnd)).toBe('205-555-0142')
  write(plain[language])
  expect(screen.queryByText(t.check.title)).toBeNull()
  await send()
  await screen.findByText(t.share.sent)
  expect(sentPosts(sent)).toHaveLength(1)
})

test('what only may be a name is sent after a second look', async () => {
  const sent = serve()
  const { t, user, write, agree, send } = await open()
  write('Officer Delgado let me switch the day.')
  expect(screen.getByText(t.check.soft)).toBeDefined()
  await agree()
  await send()
  expect(screen.getAllByText(t.share.problems.soft).length).toBeGreaterThan(0)
  expect(sentPosts(sent)).toEqual([])
  await user.click(screen.getByLabelText(t.check.anyway))
  await send()
  await screen.findByText(t.share.sent)
  expect(sentPosts(sent)).toHaveLength(1)
})

test.each([
  ['en', 'I want to kill myself tonight'],
  ['es', 'Me quiero matar esta noche'],
] as const)('in %s words of danger show the card before anything is sent, offline too', async (language, text) => {
  const cardWhenSent: boolean[] = []
  serve(({ method }) => {
    if (method !== 'POST') return undefined
    cardWhenSent.push(screen.queryByLabelText('help card') !== null)
    throw new TypeError('Failed to fetch')
  })
  const { t, box, agree, send } = await open(language)
  fireEvent.change(box(), { target: { value: text } })
  await agree()
  await send()
  expect(await screen.findByText(new RegExp(t.share.kept))).toBeDefined()
  expect(within(screen.getByLabelText('help card')).getByText('self_harm')).toBeDefined()
  expect(cardWhenSent).toEqual([true])
  expect(box().value).toBe(text)
})

test('the card comes when the words are left, long before Send', async () => {
  const sent = serve()
  const { write } = await open()
  write('I want to kill myself tonight')
  expect(await screen.findByLabelText('help card')).toBeDefined()
  expect(sent).toEqual([])
})

test('a card the rules here did not show comes with the answer of the server', async () => {
  const help = { kind: 'being_hurt', level: 'support' }
  const reply = { body: { success: true, id, crisis: true, help, usualHours: null } }
  serve(({ method }) => (method === 'POST' ? reply : undefined))
  const { t, write, agree, send } = await open('en', '#share', async () => ({ assess: () => null, Card }))
  write(plain.en)
  await agree()
  await send()
  expect(await screen.findByLabelText('help card')).toBeDefined()
  expect(screen.getByText(t.share.sentText)).toBeDefined()
})

test('help that cannot be fetched does not hold the post up', async () => {
  const sent = serve()
  const { t, write, agree, send } = await open('en', '#share', () => Promise.reject(new TypeError('Failed to fetch')))
  write(plain.en)
  await agree()
  await send()
  await screen.findByText(t.share.sent)
  expect(sentPosts(sent)).toHaveLength(1)
})

test.each([
  [429, 'posts_today', "You've reached the limit for today."],
  [403, 'switched_off', 'This is turned off right now.'],
] as const)('a refusal %s is told in its own words, and what was written stays', async (status, code, error) => {
  serve(({ method }) => (method === 'POST' ? { status, body: { success: false, code, error } } : undefined))
  const { t, box, write, agree, send } = await open()
  write(plain.en)
  await agree()
  await send()
  expect(await screen.findByText(`${error} ${t.share.kept}`)).toBeDefined()
  expect(box().value).toBe(plain.en)
})

test('the rules must be ticked, and a tip must be short; nothing is sent before', async () => {
  const sent = serve()
  const { t, user, write, send } = await open()
  write('x '.repeat(150))
  await send()
  expect(screen.getAllByText(t.share.problems.agreed).length).toBeGreaterThan(0)
  expect(screen.getAllByText(t.share.problems.long.replace('{most}', '280')).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByLabelText(t.share.kind), 'story')
  expect(screen.queryByText(t.share.problems.long.replace('{most}', '280'))).toBeNull()
  expect(sent).toEqual([])
})

test('the words outlive a look at the page, and are in no storage', async () => {
  serve()
  const { box, write } = await open()
  write('Only in this page')
  const move = (hash: string) => {
    history.replaceState(null, '', hash)
    fireEvent(window, new Event('hashchange'))
  }
  move('#events')
  await waitFor(() => expect(screen.queryByLabelText(english.share.text)).toBeNull())
  move('#share')
  await screen.findByLabelText(english.share.text)
  expect(box().value).toBe('Only in this page')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Only in')
})

const mine = (changes: Partial<MyPost> = {}): MyPost => ({
  id,
  kind: 'tip',
  text: 'My tip',
  status: 'pending',
  reason: null,
  sentOn: '2026-11-14',
  ...changes,
})

test.each(both)('in %s each reason why a post is not shown has its words', async (language) => {
  serve(
    undefined,
    rejectReasons.map((reason, index) => mine({ id: id.replace(/1$/, String(index)), status: 'rejected', reason })),
  )
  const { t } = await open(language, '#mine')
  for (const reason of rejectReasons) expect(await screen.findByText(t.reasons[reason])).toBeDefined()
})

test('a post is deleted after a question, and a failure keeps it', async () => {
  let isDown = true
  const sent = serve(
    ({ method }) => {
      if (method === 'DELETE' && isDown) throw new TypeError('offline')
      return undefined
    },
    [mine()],
  )
  const { t, user } = await open('en', '#mine')
  await user.click(await screen.findByRole('button', { name: t.mine.delete }))
  const dialog = within(await screen.findByRole('dialog', { name: t.mine.deleteTitle }))
  await user.click(dialog.getByText(t.mine.delete))
  expect(await dialog.findByText(t.mine.deleteFailed)).toBeDefined()
  expect(screen.getByText('My tip')).toBeDefined()
  isDown = false
  await user.click(dialog.getByText(t.mine.delete))
  await waitFor(() => expect(screen.queryByText('My tip')).toBeNull())
  expect(screen.getByText(t.mine.deleted)).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/community/posts/${id}` })
  expect(screen.queryByText(common.failure.title)).toBeNull()
})
