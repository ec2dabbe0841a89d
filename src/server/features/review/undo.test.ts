import { beforeEach, describe, expect, test } from 'vitest'
import type { HistoryEntry } from '#contracts/review.ts'
import { approval, decideClaim, listWaitingMails, sendClaim } from '#testing/builders/claim.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { decideOpening, changeOpening, setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import {
  listBoardPosts,
  decidePost,
  createLivePost,
  postRequest,
  buildPublishDecision,
  sendPost,
} from '#testing/builders/post.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
let admin: SignedInBrowser
let reviewer: SignedInBrowser

beforeEach(async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-1', name: 'Oak Pantry' })])
  admin = await signInAs(server, { role: 'admin', name: 'Ada' })
  reviewer = await signInAs(server, { role: 'reviewer', name: 'Rae' })
})

const send = (who: Pick<SignedInBrowser, 'send'>, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  who.send({ method, url, ...(payload && { payload }) })
const history = async (queue: string): Promise<HistoryEntry[]> =>
  (await send(reviewer, 'GET', `/api/admin/review/${queue}/history`)).json().entries
const newest = async (queue: string) => (await history(queue)).find(({ action }) => action !== 'undo')?.id ?? ''
const undo = (id: string, who = admin) =>
  send(who, 'POST', `/api/admin/review/history/${id}/undo`, { reason: 'The wrong button.' })
/** All data a decision and its undo may touch, except what both leave behind on purpose. */
async function standing() {
  const { review_history: _history, audit: _audit, outbox: _outbox, ...rest } = await server.stored()
  // A cell has another stamp after every change, also after one that takes a change back.
  const cells = rest.directory_cells?.map(({ stamp: _stamp, ...cell }) => cell)
  return { ...rest, ...(cells && { directory_cells: cells }) }
}
const first = <Row>(rows: readonly Row[] | undefined) => (rows as Row[])[0] as Row

describe('a decision is undone to the letter', () => {
  test('a refused claim waits again', async () => {
    await sendClaim(server)
    const before = await standing()
    await decideClaim(reviewer, first(before.claims).id, { decision: 'refuse', reason: 'Nobody answers.' })
    server.clock.advance(1000)
    expect((await undo(await newest('claims'))).json()).toEqual({ success: true })

    expect(await standing()).toEqual(before)
  })

  test('a closed suggestion is back on the list', async () => {
    await server.browser().send({
      method: 'POST',
      url: '/api/partner/suggestions',
      payload: {
        name: 'New Path',
        city: 'Fresno',
        state: 'CA',
        phone: null,
        website: null,
        what: 'Beds',
        contactName: 'Kim',
        email: 'kim@example.org',
        language: 'en',
      },
    })
    const before = await standing()
    await send(reviewer, 'POST', `/api/admin/suggestions/${first(before.suggestions).id}/close`)
    expect((await undo(await newest('suggestions'))).statusCode).toBe(200)

    expect(await standing()).toEqual(before)
  })

  test('a settled report disputes the fact again', async () => {
    for (let n = 0; n < 2; n += 1) {
      await server.browser().send({ method: 'POST', url: '/api/resources/place-1/reports', payload: { kind: 'moved' } })
    }
    const before = await standing()
    const { id } = first(before.review_items)
    await send(reviewer, 'POST', `/api/admin/reports/${id}/settle`, { decision: 'keep', reason: 'I called.' })
    expect(await standing()).not.toEqual(before)
    expect((await undo(await newest('reports'))).statusCode).toBe(200)

    expect(await standing()).toEqual(before)
  })

  test('a post stands where it stood, also one that was live', async () => {
    const { id } = await createLivePost(server)
    server.clock.advance(1000)
    const live = await standing()
    await decidePost(reviewer, id, { decision: 'hide', reason: 'harm' })
    expect(await listBoardPosts(server)).toEqual([])
    expect((await undo(await newest('posts'))).statusCode).toBe(200)
    expect((await standing()).posts).toEqual(live.posts?.map((post) => ({ ...post, reviewed_by: reviewer.accountId })))

    // Then the previous decision, which is now the latest that still holds.
    const published = (await history('posts')).find(({ action }) => action === 'publish')
    expect(published?.canUndo).toBe(true)
    await undo(published?.id ?? '')
    expect((await standing()).posts).toMatchObject([{ status: 'pending', reviewed_at: null, reviewed_by: null }])
  })

  test.each([{ decision: 'publish' }, { decision: 'reject', reason: 'No pay named.' }])(
    'an opening waits again: %j',
    async (decision) => {
      const { staff } = await setUpOpeningReview(server)
      const { id } = (await sendOpening(staff)).json()
      const before = await standing()
      server.clock.advance(1000)
      await decideOpening(reviewer, id, decision)
      expect((await undo(await newest('opportunities'))).statusCode).toBe(200)

      expect(await standing()).toEqual(before)
    },
  )
})

describe('a change of an organization', () => {
  let partner: SignedInBrowser
  const url = '/api/partner/resources/place-1'
  const detail = async () => (await send(partner, 'GET', url)).json().detail
  async function waiting(name: string): Promise<string> {
    const { version, fields, care } = await detail()
    await send(partner, 'PUT', url, { version, fields: { ...fields, name }, care })
    await send(partner, 'POST', `${url}/submit`, { version: (await detail()).version })
    return (await send(reviewer, 'GET', '/api/admin/listing-changes')).json().changes[0].change.id
  }
  const decide = (id: string, decision: object) =>
    send(reviewer, 'POST', `/api/admin/listing-changes/${id}/decide`, decision)
  beforeEach(async () => {
    const organizationId = await createOrganization(server, 'Oak Group', ['place-1'])
    partner = await signInAs(server, { role: 'partner_admin', organizationId, email: 'pat@example.org' })
  })

  test('that was refused waits again, unless its organization wrote another one', async () => {
    const id = await waiting('Oak Food')
    await decide(id, { decision: 'refuse', reason: 'Please say the whole name.' })
    await undo(await newest('changes'))
    expect((await server.stored()).listing_changes).toMatchObject([
      { id, status: 'waiting', reason: null, decided_by: null, decided_at: null },
    ])

    server.clock.advance(1000)
    await decide(id, { decision: 'refuse', reason: 'Again.' })
    await waiting('Oak House')
    expect((await undo(await newest('changes'))).json().code).toBe('nothing_to_undo')
  })

  test('that was made public goes to the letter, and its organization is told why', async () => {
    const before = first((await server.stored()).listings)
    await decide(await waiting('Oak Food'), { decision: 'approve' })
    expect(first((await server.stored()).listings).name).toBe('Oak Food')
    expect((await undo(await newest('changes'))).statusCode).toBe(200)

    const after = first((await server.stored()).listings)
    expect([after.name, JSON.parse(after.document)]).toEqual(['Oak Pantry', JSON.parse(before.document)])
    expect((await listWaitingMails(server)).filter(({ kind }) => kind === 'changeRefused')).toMatchObject([
      { recipient: 'pat@example.org', text: expect.stringContaining('The wrong button.') },
    ])
  })

  test('that was made public and written over since stays', async () => {
    await decide(await waiting('Oak Food'), { decision: 'approve' })
    const approved = await newest('changes')
    server.clock.advance(1000)
    await decide(await waiting('Oak House'), { decision: 'approve' })
    const before = await server.stored()

    expect((await undo(approved)).json().code).toBe('nothing_to_undo')
    expect(await server.stored()).toEqual(before)
  })
})

describe('what cannot be undone', () => {
  const rejected = async () => {
    const { id } = (await sendPost(server.browser())).json()
    await decidePost(reviewer, id, { decision: 'reject', reason: 'harm' })
    return { id, entry: await newest('posts') }
  }

  test('twice, or an undo itself', async () => {
    const { entry } = await rejected()
    await undo(entry)
    const before = await server.stored()
    const again = await undo(entry)
    const undone = (await history('posts')).find(({ action }) => action === 'undo')

    expect([again.statusCode, again.json().code]).toEqual([409, 'nothing_to_undo'])
    expect((await undo(undone?.id ?? '')).statusCode).toBe(409)
    expect((await server.stored()).posts).toEqual(before.posts)
    expect((await server.stored()).review_history).toEqual(before.review_history)
  })

  test('after another decision about the same', async () => {
    const { id } = await createLivePost(server)
    const published = await newest('posts')
    server.clock.advance(1000)
    await decidePost(reviewer, id, { decision: 'hide', reason: 'wrong' })
    const before = (await server.stored()).posts

    expect((await undo(published)).json().code).toBe('nothing_to_undo')
    expect((await server.stored()).posts).toEqual(before)
  })

  test('when whoever sent it took it back, or prolonged it', async () => {
    const { id, browser } = await createLivePost(server)
    await browser.send({ method: 'DELETE', url: `/api/community/posts/${id}` })
    const { organizationId, publish: publishOpening } = await setUpOpeningReview(server)
    const opening = await publishOpening()
    server.clock.advance(21 * dayMs)
    ;[admin, reviewer] = [await signInAs(server, { role: 'admin' }), await signInAs(server, { role: 'reviewer' })]
    await changeOpening(await signInAs(server, { role: 'partner_staff', organizationId }), opening, 'renew')

    expect((await undo(await newest('posts'))).statusCode).toBe(409)
    expect((await undo(await newest('opportunities'))).statusCode).toBe(409)
    expect((await server.stored()).opportunities).toMatchObject([{ status: 'live' }])
  })

  test('an approved claim; the same claim sent again keeps a refused one where it is', async () => {
    await sendClaim(server)
    const [claim] = (await server.stored()).claims ?? []
    await decideClaim(reviewer, claim?.id ?? '', { decision: 'refuse', reason: 'No.' })
    const refused = await newest('claims')
    await sendClaim(server)
    expect((await undo(refused)).json().code).toBe('nothing_to_undo')

    const open = (await server.stored()).claims?.find(({ status }) => status === 'open')
    server.clock.advance(1000)
    await decideClaim(reviewer, open?.id ?? '', approval)
    expect((await history('claims'))[0]).toMatchObject({ action: 'approve', canUndo: false })
    expect((await undo(await newest('claims'))).json().code).toBe('nothing_to_undo')
    expect((await server.stored()).organizations).toHaveLength(1)
  })

  test('after thirty days, and what is not there', async () => {
    const { entry } = await rejected()
    server.clock.advance(30 * dayMs + 1)
    const late = await signInAs(server, { role: 'admin' })

    expect((await undo(entry, late)).json().code).toBe('nothing_to_undo')
    expect((await undo('0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a', late)).statusCode).toBe(404)
  })

  test('by a reviewer, by an administrator who was demoted meanwhile, or without a reason', async () => {
    const { entry } = await rejected()
    const before = await standing()
    expect((await undo(entry, reviewer)).statusCode).toBe(403)
    expect((await send(admin, 'POST', `/api/admin/review/history/${entry}/undo`, { reason: ' ' })).statusCode).toBe(400)
    await server.database.db
      .updateTable('accounts')
      .set({ role: 'reviewer' })
      .where('id', '=', admin.accountId)
      .execute()
    expect((await undo(entry)).statusCode).toBe(403)

    const { accounts: _accounts, ...now } = await standing()
    const { accounts: _before, ...then } = before
    expect(now).toEqual(then)
    expect((await history('posts')).map(({ action }) => action)).toEqual(['reject'])
  })
})

test('the history tells who decided what, when and why; every look and every undo is written down without words', async () => {
  const { id } = (await sendPost(server.browser(), { text: '<b>canary</b> ask twice' })).json()
  await decidePost(reviewer, id, { decision: 'reject', reason: 'not_helpful' })
  server.clock.advance(1000)
  await undo(await newest('posts'))
  const all = await history('posts')
  const ofItem = (await send(reviewer, 'GET', `/api/admin/review/posts/${id}/history`)).json().entries

  expect(ofItem).toEqual(all)
  expect(all).toMatchObject([
    { action: 'undo', by: 'Ada', reason: 'The wrong button.', canUndo: false, undoneAt: null },
    {
      action: 'reject',
      by: 'Rae',
      reason: 'not_helpful',
      canUndo: false,
      itemId: id,
      // Text is stored as is; React never renders it as HTML.
      title: { en: '<b>canary</b> ask twice' },
      undoneAt: new Date(server.clock.now()).toISOString(),
    },
  ])
  const { audit = [] } = await server.stored()
  expect(audit.filter(({ entity }) => entity === 'review_history').map(({ action }) => action)).toEqual(
    expect.arrayContaining(['list', 'undo']),
  )
  expect(JSON.stringify(audit)).not.toMatch(/canary|wrong button/)
  expect((await send(reviewer, 'GET', '/api/admin/review/nothing/history')).statusCode).toBe(400)
})

test('two who undo the same at once: one does, the other is told', async () => {
  const { id } = (await sendPost(server.browser())).json()
  await decidePost(reviewer, id, buildPublishDecision(postRequest.text))
  const entry = await newest('posts')
  const codes = (await Promise.all([undo(entry), undo(entry)])).map(({ statusCode }) => statusCode)

  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await history('posts')).filter(({ action }) => action === 'undo')).toHaveLength(1)
})
