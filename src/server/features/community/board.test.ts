import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { getEventFile, listEvents, listPeerGroups, listPosts } from '#contracts/community.ts'
import { findPrivateData } from '#domain/community/private-data.ts'
import { maxTextLengths } from '#domain/community/post.ts'
import { staffTips } from '#domain/community/staff-tips.ts'
import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { createReturningBrowser } from '#testing/builders/introduction.ts'
import { listBoardPosts, createLiveEvent, createLivePost, createPublishedPost } from '#testing/builders/post.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const list = async (query: object = {}, sender: Pick<Browser, 'send'> = server) =>
  (await sender.send({ method: 'GET', url: '/api/community/posts', query: { kind: 'tip', ...query } })).json()
const thank = (sender: Pick<Browser, 'send'>, id: string, helped = true) =>
  sender.send({ method: 'PUT', url: `/api/community/posts/${id}/helped`, payload: { helped } })

describe('our own tips', () => {
  test('each says what a guide about its need says', async () => {
    const guides = await readGuides(path.resolve(import.meta.dirname, '../../../../data/knowledge'))
    for (const { guide, need } of staffTips) {
      expect(guides.find((file) => file.guide.id === guide)?.guide.needs, guide).toContain(need)
    }
  })

  test('stand on the page from the first day, in both languages, marked as ours', async () => {
    const { posts: first, pages, canPost, posted } = await list()
    expect(posted).toEqual({ tip: false, story: false, question: false, event: false })
    const posts = [...first, ...(await list({ page: '2' })).posts]

    expect([posts.length, pages, canPost]).toEqual([staffTips.length, Math.ceil(staffTips.length / 10), true])
    for (const post of posts) {
      expect(post).toMatchObject({
        from: 'staff',
        language: 'en',
        state: null,
        county: null,
        helped: null,
        iFoundItHelpful: false,
        publishedOn: expect.stringMatching(/^2026-\d\d-\d\d$/),
        answers: [],
      })
      for (const text of [post.text, post.translated]) {
        expect(text.length).toBeLessThanOrEqual(maxTextLengths.tip)
        expect(findPrivateData(text), text).toEqual([])
      }
    }
  })

  test('come by need, and only as tips', async () => {
    const { posts } = await list({ need: 'employment' })

    expect(posts.length).toBeGreaterThan(1)
    expect(new Set(posts.map(({ need }: { need: string }) => need))).toEqual(new Set(['employment']))
    expect((await list({ kind: 'story' })).posts).toEqual([])
    expect((await list({ kind: 'question' })).posts).toEqual([])
  })

  test('come after those of people, also over several pages', async () => {
    for (let n = 0; n < 3; n += 1) await createLivePost(server, { text: `Tip ${n} of a person` })
    const [first, second, third] = [await list(), await list({ page: '2' }), await list({ page: '3' })]

    expect([first.pages, first.posts.length, second.posts.length, third.posts.length]).toEqual([
      Math.ceil((staffTips.length + 3) / 10),
      10,
      10,
      staffTips.length + 3 - 20,
    ])
    expect(first.posts.map(({ from }: { from: string }) => from).slice(1, 5)).toEqual([
      'person',
      'person',
      'staff',
      'staff',
    ])
    const all = [...first.posts, ...second.posts, ...third.posts]
    expect(new Set(all.map(({ id }) => id)).size).toBe(staffTips.length + 3)
  })

  test('can be thanked for and reported like any other, and go when three say so', async () => {
    const id = staffTips[0].id
    const browser = await createReturningBrowser(server)
    expect((await thank(browser, id)).statusCode).toBe(200)
    const own = await list({}, browser)
    expect(own.posts.find((post: { id: string }) => post.id === id)).toMatchObject({ iFoundItHelpful: true })
    expect(own.posts.filter((post: { id: string }) => post.id === id)).toHaveLength(1)
    for (let n = 0; n < 3; n += 1) {
      const url = `/api/community/posts/${id}/reports`
      await server.browser().send({ method: 'POST', url, payload: { kind: 'wrong' } })
    }

    expect((await list()).posts.map((post: { id: string }) => post.id)).not.toContain(id)
  })
})

test('posts of the county come first, then of the state, then all others, newest first', async () => {
  const add = async (text: string, location: object) => {
    server.clock.advance(1000)
    await createLivePost(server, { text, ...location })
  }
  await add('old county', {})
  await add('texas', { state: 'TX', county: 'Travis' })
  await add('state', { county: 'Kern' })
  await add('new county', {})
  await add('about work', { need: 'employment' })
  const texts = async (query: object) => (await listBoardPosts(server, 'tip', query)).map(({ text }) => text)

  expect(await texts({ state: 'CA', county: 'Los Angeles', need: 'housing' })).toEqual([
    'new county',
    'old county',
    'state',
    'texas',
  ])
  expect(await texts({ state: 'TX' })).toEqual(['texas', 'about work', 'new county', 'state', 'old county'])
  expect(await texts({ need: 'employment' })).toEqual(['about work'])
  expect(await texts({ state: 'CA', county: 'Nowhere' })).toHaveLength(5)
})

test('how many it helped is told from eleven on, once per browser; whether it helped me always', async () => {
  const { id } = await createLivePost(server)
  const readers = await Promise.all(Array.from({ length: 11 }, () => createReturningBrowser(server)))
  const [mine] = readers
  const seen = async () => (await list({}, mine)).posts[0]
  for (const reader of readers.slice(0, 10)) {
    await thank(reader, id)
    await thank(reader, id)
  }
  expect(await seen()).toMatchObject({ helped: null, iFoundItHelpful: true })
  await thank(readers[10] as Browser, id)
  expect(await seen()).toMatchObject({ helped: 11 })
  await thank(mine as Browser, id, false)

  expect(await seen()).toMatchObject({ helped: null, iFoundItHelpful: false })
  expect((await thank(server, id)).statusCode).toBe(403)
})

test.each(['nonsense', '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'])('nothing can be said about the post %s', async (id) => {
  const browser = server.browser()
  const replies = [
    await thank(browser, id),
    await browser.send({ method: 'POST', url: `/api/community/posts/${id}/reports`, payload: { kind: 'harm' } }),
    await browser.send({ method: 'DELETE', url: `/api/community/posts/${id}` }),
    await browser.send({ method: 'GET', url: `/api/community/events/${id}/calendar` }),
  ]

  for (const { statusCode } of replies) expect(statusCode).toBe(id === 'nonsense' ? 400 : 404)
  const { post_reactions: thanks, post_reports: reports } = await server.stored()
  expect([thanks, reports]).toEqual([undefined, undefined])
})

test('peer groups come from the directory', async () => {
  await seedDirectory(server.database.db, [
    buildListing({ id: 'group-1', name: 'People who know', category: 'peer-support', services: ['peer-support'] }),
    buildListing({ id: 'pantry-1', name: 'A pantry' }),
  ])
  const groups = (query: Record<string, string>) =>
    server.send({ method: 'GET', url: '/api/community/peer-groups', query })
  const found = await groups({ state: 'CA', county: 'Los Angeles', language: 'es' })

  expect(found.json().resources.map(({ id }: { id: string }) => id)).toEqual(['group-1'])
  expect((await groups({ state: 'CA', county: 'Nowhere' })).json()).toMatchObject({ code: 'unknown_county' })
})

testAccess(server, listPosts, 'public', async (owner) => {
  await createPublishedPost(server, owner, mark)
  return { query: { kind: 'tip' } }
})
testAccess(server, listEvents, 'public', async () => {
  await createLiveEvent(server, mark)
  return { query: {} }
})
testAccess(server, getEventFile, 'public', async () => ({ params: { id: await createLiveEvent(server, mark) } }))
testAccess(server, listPeerGroups, 'apart', () => ({ query: { state: 'CA', county: 'Kern' } }))
