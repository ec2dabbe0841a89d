// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReview as en } from '#content/en/admin-review.ts'
import { adminReview as es } from '#content/es/admin-review.ts'
import type { PostReviewItem } from '#contracts/community-staff.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PostsPanel } from './posts-panel.tsx'

const id = '00000000-0000-4000-8000-000000000051'
const post: PostReviewItem = {
  id,
  kind: 'tip',
  language: 'en',
  need: 'housing',
  state: 'CA',
  county: 'Kern',
  title: null,
  text: '<b>Ask</b> twice. Call (213) 555-0100 early.',
  translated: null,
  event: null,
  startsAt: null,
  question: null,
  organization: null,
  status: 'pending',
  reason: null,
  findings: [{ kind: 'phone', match: '(213) 555-0100' }],
  isUrgent: true,
  reports: [],
  sentAt: '2026-11-14T12:00:00.000Z',
}
const story: PostReviewItem = { ...post, id: id.replace('51', '52'), kind: 'story', isUrgent: false, findings: [] }
const live: PostReviewItem = {
  ...post,
  id: id.replace('51', '53'),
  status: 'live',
  isUrgent: false,
  reports: ['harm', 'harm'],
}

type Answer = { status?: number; body: unknown }
function serve(waiting: PostReviewItem[], decide: () => Answer = () => ({ body: { success: true } })) {
  let list = waiting
  return fakeFetch(({ method, path }) => {
    if (path.includes('/history')) return { body: { success: true, entries: [] } }
    if (method === 'GET') return { body: { success: true, posts: path.includes('decided') ? [live] : list } }
    const answer = decide()
    if (!answer.status) list = list.filter((item) => !path.includes(item.id))
    return answer
  })
}
const decisions = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card))
const both = [
  ['en', en],
  ['es', es],
] as const

test('a post shows its words as text, marks what may be private, and says that somebody may be in danger', async () => {
  serve([post, story])
  await renderInLanguage(<PostsPanel />)
  const [urgent, other] = await cards()

  expect(urgent?.getByText(en.posts.urgent)).toBeTruthy()
  expect(other?.queryByText(en.posts.urgent)).toBeNull()
  expect(urgent?.getByText('(213) 555-0100').tagName).toBe('MARK')
  expect(urgent?.getByText(/<b>Ask<\/b> twice/)).toBeTruthy()
  expect(urgent?.getByText('Kern, CA')).toBeTruthy()
})

test.each(both)('it is published with mended words and the other language (%s)', async (language, { posts }) => {
  const sent = serve([post])
  const { user } = await renderInLanguage(<PostsPanel />, language)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${posts.publish}:`) }))
  const dialog = within(screen.getByRole('dialog'))
  const words = dialog.getByLabelText(posts.text)
  await user.clear(words)
  await user.click(dialog.getByRole('button', { name: posts.sendPublish }))
  expect(decisions(sent)).toEqual([])
  await user.type(words, 'Ask twice.')
  await user.type(dialog.getByLabelText(posts.inOther.es), 'Pregunte dos veces.')
  expect(dialog.queryByLabelText(posts.title)).toBeNull()
  await user.click(dialog.getByRole('button', { name: posts.sendPublish }))

  const notice = await screen.findByRole('group', { name: posts.published })
  expect(document.activeElement).toBe(notice)
  const body = { decision: 'publish', title: null, text: 'Ask twice.', translated: 'Pregunte dos veces.' }
  expect(decisions(sent)).toEqual([[`/api/admin/posts/${id}/decide`, body]])
  expect(await screen.findByText(posts.empty)).toBeTruthy()
})

test('a story needs a title', async () => {
  const sent = serve([story])
  const { user } = await renderInLanguage(<PostsPanel />)
  await user.click(await screen.findByRole('button', { name: /^Publish:/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: en.posts.sendPublish }))
  expect(decisions(sent)).toEqual([])
  await user.type(dialog.getByLabelText(en.posts.title), 'My way home')
  await user.click(dialog.getByRole('button', { name: en.posts.sendPublish }))

  await screen.findByRole('group', { name: en.posts.published })
  expect(decisions(sent)[0]?.[1]).toMatchObject({ title: 'My way home', translated: null })
})

test.each(both)('it is turned down only with one of the reasons (%s)', async (language, { posts, needed }) => {
  const sent = serve([post])
  const { user } = await renderInLanguage(<PostsPanel />, language)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${posts.reject}:`) }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: posts.reject }))
  expect([decisions(sent), dialog.getAllByText(needed).length > 0]).toEqual([[], true])
  await user.selectOptions(dialog.getByLabelText(posts.reason), posts.reasons.harm)
  await user.click(dialog.getByRole('button', { name: posts.reject }))

  await screen.findByRole('group', { name: posts.rejected })
  expect(decisions(sent)[0]?.[1]).toEqual({ decision: 'reject', reason: 'harm' })
})

test('what was decided has its history, and what is public and reported can be hidden', async () => {
  const sent = serve([])
  const { user } = await renderInLanguage(<PostsPanel />)
  await screen.findByText(en.posts.empty)
  await user.click(screen.getByRole('radio', { name: en.decided }))
  const [card] = await cards()
  expect(card?.getByText('It could hurt someone: 2')).toBeTruthy()
  await user.click(card?.getByText(en.history.item) as HTMLElement)
  expect(await card?.findByText(en.history.empty)).toBeTruthy()
  expect(sent.some(({ path }) => path === `/api/admin/review/posts/${live.id}/history`)).toBe(true)

  await user.click(card?.getByRole('button', { name: /^Hide:/ }) as HTMLElement)
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(en.posts.reason), en.posts.reasons.twice)
  await user.click(dialog.getByRole('button', { name: en.posts.hide }))
  await screen.findByRole('group', { name: en.posts.hidden })
  expect(decisions(sent)[0]?.[1]).toEqual({ decision: 'hide', reason: 'twice' })
})

test('what the server refuses is told in the dialog, and the words stay', async () => {
  serve([post], () => ({
    status: 400,
    body: {
      success: false,
      code: 'private_data',
      error: 'There is a phone in it.',
      fields: [{ path: 'text', problem: 'phone' }],
    },
  }))
  const { user } = await renderInLanguage(<PostsPanel />)
  await user.click(await screen.findByRole('button', { name: /^Publish:/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: en.posts.sendPublish }))

  expect(await dialog.findByText('There is a phone in it.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>(en.posts.text).value).toBe(post.text)
})
