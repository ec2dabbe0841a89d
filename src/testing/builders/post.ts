import { createReturningBrowser } from './introduction.ts'
import type { Browser, InjectReply, TestServer } from '../server.ts'
import { signInAs } from '../staff.ts'

type Sender = Pick<Browser, 'send'>

export const postRequest = {
  kind: 'tip',
  language: 'en',
  need: 'housing',
  state: 'CA',
  county: 'Los Angeles',
  text: 'canary-post: ask twice and keep a copy.',
  agreed: true,
}

let addresses = 0
/** Each from its own address by default, because the limit has a test of its own. */
export function sendPost(sender: Sender, changes: object = {}, remoteAddress?: string): Promise<InjectReply> {
  addresses += 1
  const from = remoteAddress ?? `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  return sender.send({
    method: 'POST',
    url: '/api/community/posts',
    payload: { ...postRequest, ...changes },
    remoteAddress: from,
  })
}

export function decidePost(reviewer: Sender, id: string, decision: object): Promise<InjectReply> {
  return reviewer.send({ method: 'POST', url: `/api/admin/posts/${id}/decide`, payload: decision })
}

export const buildPublishDecision = (text: string, more: object = {}) => ({
  decision: 'publish',
  title: null,
  text,
  translated: null,
  ...more,
})

export interface LivePost {
  id: string
  /** The browser that sent it. */
  browser: Browser
}

/** A post that a reviewer published unchanged. */
export async function createLivePost(server: TestServer, changes: Partial<typeof postRequest> = {}): Promise<LivePost> {
  const browser = await createReturningBrowser(server)
  const { id } = (await sendPost(browser, changes)).json()
  const reviewer = await signInAs(server, { role: 'reviewer' })
  await decidePost(reviewer, id, buildPublishDecision(changes.text ?? postRequest.text))
  return { id, browser }
}

/** The same without a reviewer's sign-in, sent by the given browser. */
export async function createPublishedPost(server: TestServer, sender: Sender, text: string): Promise<string> {
  const { id } = (await sendPost(sender, { text })).json()
  await server.database.db
    .updateTable('posts')
    .set({ status: 'live', reviewed_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
  return id
}

export const eventRequest = {
  words: {
    kind: 'hiring',
    title: 'Hiring day',
    about: 'Meet people who hire.',
    place: 'City Hall, room 2',
    bus: 'Bus 20',
    bring: 'A resume',
    phone: '(213) 555-0100',
    url: 'https://group.example/day',
  },
  language: 'en',
  need: 'employment',
  state: 'CA',
  county: 'Los Angeles',
  startsAt: '2026-11-20T17:00:00Z',
  endsAt: '2026-11-20T19:00:00Z',
}

export function announceEvent(partner: Sender, changes: object = {}): Promise<InjectReply> {
  return partner.send({ method: 'POST', url: '/api/partner/events', payload: { ...eventRequest, ...changes } })
}

export function answerQuestion(partner: Sender, id: string, text = 'Come to our desk.'): Promise<InjectReply> {
  return partner.send({ method: 'POST', url: `/api/partner/posts/${id}/answer`, payload: { text, language: 'en' } })
}

/** The public posts, without our own tips. */
export async function listBoardPosts(
  sender: Sender,
  kind = 'tip',
  query: object = {},
): Promise<{ id: string; text: string }[]> {
  const reply = await sender.send({ method: 'GET', url: '/api/community/posts', query: { kind, ...query } })
  return reply.json().posts.filter((post: { from: string }) => post.from === 'person')
}

/** An event by its own organization that a reviewer published. */
export async function createLiveEvent(server: TestServer, title: string): Promise<string> {
  const partner = await signInAs(server, { role: 'partner_staff' })
  const { id } = (await announceEvent(partner, { words: { ...eventRequest.words, title } })).json()
  await server.database.db
    .updateTable('posts')
    .set({ status: 'live', reviewed_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
  return id
}
