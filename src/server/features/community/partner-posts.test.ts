import { describe, expect, test } from 'vitest'
import { settingsRepository } from '#server/platform/settings/settings-repository.ts'
import {
  announceEvent,
  answerQuestion,
  listBoardPosts,
  decidePost,
  eventRequest,
  createLivePost,
  buildPublishDecision,
  sendPost,
} from '#testing/builders/post.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const question = () => createLivePost(server, { kind: 'question', text: 'Where do I get an ID?' })
const loadPosts = async (partner: Browser) => (await partner.send({ method: 'GET', url: '/api/partner/posts' })).json()
const withdraw = (partner: Browser, id: string) =>
  partner.send({ method: 'POST', url: `/api/partner/posts/${id}/withdraw` })
const events = async (query: object = {}) =>
  (await server.send({ method: 'GET', url: '/api/community/events', query: { ...query } })).json().events
const signInPartner = async (name: string) =>
  signInAs(server, { role: 'partner_staff', organizationId: await createOrganization(server, name) })

test('an answer carries the name of its organization, and is public only after a review', async () => {
  const [partner, reviewer] = [await signInPartner('Open Door'), await signInAs(server, { role: 'reviewer' })]
  const { id: questionId } = await question()
  expect((await loadPosts(partner)).questions).toMatchObject([
    { id: questionId, answers: 0, county: 'Los Angeles County' },
  ])
  const { id } = (await answerQuestion(partner, questionId, 'Call us at (213) 555-0100.')).json()
  expect(await listBoardPosts(server, 'question')).toMatchObject([{ id: questionId, answers: [] }])
  expect(await loadPosts(partner)).toMatchObject({
    questions: [],
    answers: [{ id, questionId, question: 'Where do I get an ID?', status: 'pending' }],
  })
  await decidePost(reviewer, id, buildPublishDecision('Call us at (213) 555-0100.'))

  expect(await listBoardPosts(server, 'question')).toMatchObject([
    {
      id: questionId,
      answers: [{ id, organization: 'Open Door', text: 'Call us at (213) 555-0100.', publishedOn: '2026-11-15' }],
    },
  ])
  expect((await loadPosts(await signInPartner('Other'))).questions).toMatchObject([{ id: questionId, answers: 1 }])
})

test('only a published question can be answered, and the same answer is one answer', async () => {
  const partner = await signInPartner('Open Door')
  const { id: pending } = (await sendPost(server.browser(), { kind: 'question' })).json()
  const { id: tip } = await createLivePost(server)
  for (const id of [pending, tip, '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a']) {
    expect((await answerQuestion(partner, id)).statusCode).toBe(404)
  }
  const { id } = await question()
  const replies = await Promise.all([answerQuestion(partner, id), answerQuestion(partner, id)])

  expect(replies[0]?.json()).toEqual(replies[1]?.json())
  expect((await loadPosts(partner)).answers).toHaveLength(1)
})

test('a number that is a person’s alone is refused in an answer and in an event', async () => {
  const partner = await signInPartner('Open Door')
  const { id } = await question()
  const answer = await answerQuestion(partner, id, 'Yours is 123-45-6789')
  const event = await announceEvent(partner, { words: { ...eventRequest.words, bring: 'Card 4111 1111 1111 1111' } })

  expect([answer.json().code, event.json().code, event.json().fields]).toEqual([
    'private_data',
    'private_data',
    [{ path: 'words.bring', problem: 'id_number' }],
  ])
})

describe('events', () => {
  const live = async (changes: object = {}, name = 'Open Door') => {
    const { id } = (await announceEvent(await signInPartner(name), changes)).json()
    expect((await events()).map((event: { id: string }) => event.id)).not.toContain(id)
    await decidePost(await signInAs(server, { role: 'reviewer' }), id, buildPublishDecision('Meet people who hire.'))
    return id as string
  }

  test('come after a review, the county’s first, the soonest first, until they are over', async () => {
    const late = await live({ startsAt: '2026-11-21T17:00:00Z', endsAt: null })
    const soon = await live()
    const kern = await live({ startsAt: '2026-11-19T17:00:00Z', endsAt: null, county: 'Kern' })
    const texas = await live({ state: 'TX', county: 'Travis', startsAt: '2026-11-18T17:00:00Z', endsAt: null })
    const ids = async (query?: object) => (await events(query)).map(({ id }: { id: string }) => id)
    expect(await ids()).toEqual([texas, kern, soon, late])
    expect(await ids({ state: 'CA', county: 'Los Angeles' })).toEqual([soon, late, kern])
    server.clock.advance(Date.UTC(2026, 10, 20, 18, 59) - server.clock.now())
    expect(await ids()).toEqual([soon, late])
    server.clock.advance(60_000)

    expect(await ids()).toEqual([late])
  })

  test('name their organization and can be kept as a calendar file', async () => {
    const id = await live()
    expect(await events()).toEqual([
      {
        id,
        ...eventRequest.words,
        language: 'en',
        need: 'employment',
        state: 'CA',
        county: 'Los Angeles County',
        organization: 'Open Door',
        startsAt: '2026-11-20T17:00:00.000Z',
        endsAt: '2026-11-20T19:00:00.000Z',
      },
    ])
    const file = await server.send({ method: 'GET', url: `/api/community/events/${id}/calendar` })

    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="event.ics"')
    expect(file.body).toContain('SUMMARY:Hiring day\r\n')
    expect(file.body).toContain('DTSTART:20261120T170000Z\r\n')
  })

  test('that nobody reviewed have no file, and wait no longer once they are over', async () => {
    const partner = await signInPartner('Open Door')
    const { id } = (await announceEvent(partner)).json()
    const queue = async () => {
      const reviewer = await signInAs(server, { role: 'reviewer' })
      return (await reviewer.send({ method: 'GET', url: '/api/admin/posts' })).json().posts
    }
    expect((await server.send({ method: 'GET', url: `/api/community/events/${id}/calendar` })).statusCode).toBe(404)
    expect(await queue()).toMatchObject([
      {
        id,
        kind: 'event',
        title: 'Hiring day',
        text: 'Meet people who hire.',
        event: eventRequest.words,
        organization: 'Open Door',
        startsAt: '2026-11-20T17:00:00.000Z',
      },
    ])
    server.clock.advance(10 * 24 * 60 * 60 * 1000)

    expect(await queue()).toEqual([])
  })

  test.each([
    [{ startsAt: '2026-11-15T11:00:00Z' }, 'startsAt'],
    [{ startsAt: '2029-01-01T11:00:00Z' }, 'startsAt'],
    [{ endsAt: '2026-11-20T16:00:00Z' }, 'endsAt'],
    [{ endsAt: '2027-11-20T16:00:00Z' }, 'endsAt'],
    [{ county: 'Nowhere' }, 'county'],
    [{ words: { ...eventRequest.words, url: 'javascript:alert(1)' } }, 'words.url'],
  ])('with %j are refused at %s', async (changes, path) => {
    const reply = await announceEvent(await signInPartner('Open Door'), changes)

    expect([reply.statusCode, reply.json().fields[0].path]).toEqual([400, path])
    expect((await server.stored()).posts).toBeUndefined()
  })

  test('of an organization that left are not shown', async () => {
    await live()
    await server.database.db.updateTable('organizations').set({ removed_at: server.clock.now() }).execute()

    expect(await events()).toEqual([])
  })
})

test('another organization sees nothing of ours and cannot take it back', async () => {
  const [ours, theirs] = [await signInPartner('Open Door'), await signInPartner('Other')]
  const { id: questionId } = await question()
  const answerId = (await answerQuestion(ours, questionId)).json().id
  const eventId = (await announceEvent(ours)).json().id
  const missing = await withdraw(theirs, '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a')
  for (const id of [answerId, eventId, questionId]) {
    const reply = await withdraw(theirs, id)
    expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
  }

  expect(await loadPosts(theirs)).toMatchObject({ questions: [{ id: questionId }], answers: [], events: [] })
  expect(await loadPosts(ours)).toMatchObject({
    answers: [{ id: answerId }],
    events: [{ id: eventId, county: 'Los Angeles County' }],
  })
})

test('what is taken back leaves no words, and both are written down', async () => {
  const partner = await signInPartner('Open Door')
  const { id } = (await announceEvent(partner)).json()
  expect((await withdraw(partner, id)).statusCode).toBe(200)
  expect((await withdraw(partner, id)).statusCode).toBe(404)
  const { posts, audit = [] } = await server.stored()

  expect(posts).toMatchObject([{ status: 'withdrawn', ended_at: server.clock.now() }])
  expect(JSON.stringify([posts, audit])).not.toContain('Hiring day')
  expect(audit.map(({ action, entity_id: about }) => [action, about])).toEqual([
    ['post.sent', id],
    ['post.withdrawn', id],
  ])
})

test('with posting of partners switched off nothing is taken, but what is there can be taken back', async () => {
  const partner = await signInPartner('Open Door')
  const { id: questionId } = await question()
  const { id } = (await announceEvent(partner)).json()
  const settings = settingsRepository(server.database.db)
  const value = { ...(await settings.read('switches')), partnerPosting: false }
  await settings.save('switches', { value, version: 0 }, { id: 'a', role: 'admin', organizationId: null }, 0)
  const replies = [await answerQuestion(partner, questionId), await announceEvent(partner)]

  for (const reply of replies) expect([reply.statusCode, reply.json().code]).toEqual([403, 'switched_off'])
  expect((await withdraw(partner, id)).statusCode).toBe(200)
  expect((await sendPost(server.browser())).statusCode).toBe(200)
})
