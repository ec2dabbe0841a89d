import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { requestReset, signIn, signOut } from '#contracts/accounts.ts'
import { answerIntroductionAsOperator } from '#server/features/introductions/commands/answer-introduction.ts'
import { createDeliveryTools } from '#server/features/introductions/commands/notify-partner.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import { introductionRequest, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { setUpOpeningReview } from '#testing/builders/opportunity.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { createLiveEvent, postRequest, createPublishedPost, sendPost } from '#testing/builders/post.ts'
import { testCookieKey, setUpTestServer, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
type Sender = Pick<Browser, 'send'>

/** What each caller can reach of a visitor's own rows (T-4). Roles have a separate test, generated from the matrix. */
interface Row {
  /** Creates the owner's data and returns the request that would reach it. */
  of(owner: Sender): Promise<InjectOptions> | InjectOptions
  own: Outcome
  nobody: Outcome
  other: Outcome
}
/** `empty`: a response with no data of the owner. `apart`: it works, on the caller's own data only. */
type Outcome = 'yes' | 'empty' | 'apart' | 'not found' | 'refused' | 'not signed in'

const mark = 'owners-secret'
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })
const addTask = async (owner: Sender) =>
  (await owner.send(post('/api/action-plans', { sessionId: 'fp_abc', title: mark }))).json().actionPlan.id as string
const startSession = (owner: Sender) => owner.send(post('/api/sessions', { id: 'fp_abc', timezone: mark }))

const task = (method: 'PATCH' | 'DELETE', payload?: object): Row => ({
  of: async (owner) => ({ method, url: `/api/action-plans/${await addTask(owner)}`, ...(payload ? { payload } : {}) }),
  own: 'yes',
  nobody: 'not found',
  other: 'not found',
})
const session = (url: string, payload?: object): Row => ({
  of: async (owner) => {
    await startSession(owner)
    return { method: 'PATCH', url, ...(payload ? { payload } : {}) }
  },
  own: 'yes',
  nobody: 'not found',
  other: 'not found',
})
const taskList = (url: string): Row => ({
  of: async (owner) => {
    await addTask(owner)
    return { method: 'GET', url }
  },
  own: 'yes',
  nobody: 'empty',
  other: 'empty',
})
/** An answered introduction of the owner, and a call about it. */
const introduction = (what: string, payload?: object): Row => ({
  of: async (owner) => ({
    method: 'POST',
    url: `/api/warm-introductions/${await answeredIntroduction(owner)}/${what}`,
    ...(payload ? { payload } : {}),
  }),
  own: 'yes',
  nobody: 'not found',
  other: 'not found',
})
const answeredIntroduction = async (owner: Sender) => {
  const { id } = (await sendIntroduction(owner, { resourceName: mark })).json()
  const answer = { message: mark, contact: null, instructions: null }
  const tools = createDeliveryTools({ cookieKey: testCookieKey, siteUrl: '' })
  const { database, clock } = server
  await answerIntroductionAsOperator(database.db, tools, id, { state: 'accepted', answer }, clock.now())
  return id as string
}
/** Works on the caller's own introductions; the same response for everybody else. */
const ownIntroductions = (request: InjectOptions): Row => ({
  of: async (owner) => {
    await sendIntroduction(owner, { resourceName: mark })
    return request
  },
  own: 'yes',
  nobody: 'apart',
  other: 'apart',
})
/** The directory is the same for everybody. */
const seed = () => seedDirectory(server.database.db, [buildListing({ id: 'pantry-1', name: mark, organization: mark })])
const open = (request: InjectOptions | (() => Promise<InjectOptions>)): Row => ({
  of: async () => {
    await seed()
    return typeof request === 'function' ? request() : request
  },
  own: 'yes',
  nobody: 'yes',
  other: 'yes',
})
const get = (url: string): InjectOptions => ({ method: 'GET', url })
/** The first entry of an HSDS list, by its id. */
const loadFirst = (list: string) => async () => {
  const { contents } = (await server.send(get(list))).json()
  return get(`${list}/${contents[0].id}`)
}
/** Also the same for everybody, without any listing data. */
const general = (url: string): Row => ({ of: () => get(url), own: 'apart', nobody: 'apart', other: 'apart' })
const search = { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } }
const pinLocation = { pin: '407183', state: 'CA', county: 'Los Angeles' }

const claim = {
  listingId: 'pantry-1',
  organizationName: 'A group',
  contactName: 'Ana',
  contactRole: 'Director',
  email: 'ana@example.org',
  phone: '213-555-0100',
  language: 'en',
}

/** Writes to the caller's own data; reveals nothing about others. */
const giving = (request: InjectOptions): Row => ({ of: () => request, own: 'apart', nobody: 'apart', other: 'apart' })

/** An introduction of the owner that could not be delivered. */
const failedIntroduction = async (owner: Sender) => {
  const { id } = (await sendIntroduction(owner, { resourceName: mark })).json()
  await server.database.db.updateTable('warm_introductions').set({ state: 'delivery_failed' }).execute()
  return id as string
}

/** A call about a published post of the owner; only callers with a visitor cookie are counted. */
const aboutPost = (method: 'POST' | 'PUT', what: string, payload: object): Row => ({
  of: async (owner) => ({
    method,
    url: `/api/community/posts/${await createPublishedPost(server, owner, mark)}/${what}`,
    payload,
  }),
  own: 'apart',
  nobody: 'refused',
  other: 'apart',
})

const matrix: Record<string, Row> = {
  trackOrganization: {
    of: async () => {
      const organizations = organizationsRepository(server.database.db)
      const { trackingCode } = await organizations.add({ name: mark, isConfidential: false }, 0)
      return { method: 'GET', url: `/api/organizations/track/${trackingCode}` }
    },
    own: 'yes',
    nobody: 'yes',
    other: 'yes',
  },
  createSession: giving(post('/api/sessions', { id: 'fp_abc' })),
  touchSession: session('/api/sessions/fp_abc/activity'),
  updateSession: session('/api/sessions/fp_abc', { location: { state: 'CA', county: 'Kern' } }),
  recordEvent: giving(post('/api/events', { sessionId: 'fp_abc', eventType: 'chat', eventData: {} })),
  pingSession: giving(post('/api/ping', { sessionId: 'fp_abc' })),
  pingPresence: giving(post('/api/analytics/ping', { sessionId: 'fp_abc', eventType: 'user_left' })),
  reportClientError: giving(post('/api/client-errors', { type: 'client_error', message: 'm' })),
  voteSatisfaction: giving(post('/api/satisfaction-vote', { sessionId: 'a', voteType: 'thumbs_up', context: 'a' })),
  satisfactionStats: {
    of: async (owner) => {
      await owner.send(post('/api/satisfaction-vote', { sessionId: mark, voteType: 'thumbs_up', context: 'a' }))
      return { method: 'GET', url: '/api/satisfaction-stats' }
    },
    own: 'empty',
    nobody: 'empty',
    other: 'empty',
  },
  listActionPlans: taskList('/api/action-plans/fp_abc'),
  listActionPlansByQuery: taskList('/api/action-plans?sessionId=fp_abc'),
  addActionPlan: giving(post('/api/action-plans', { sessionId: 'fp_abc', title: 'x' })),
  updateActionPlan: task('PATCH', { completed: true }),
  deleteActionPlan: task('DELETE'),
  sendFeedback: giving(post('/api/feedback', { sessionId: 'fp_abc', type: 'action-plan', rating: 5 })),
  getTutorialVideo: {
    of: () => {
      writeFileSync(path.join(server.mediaDir, 'action-plan.mp4'), mark)
      return { method: 'GET', url: '/api/video/action-plan.mp4' }
    },
    own: 'yes',
    nobody: 'yes',
    other: 'yes',
  },
  createPinSession: giving(post('/api/session/create', { ...pinLocation, sessionData: {} })),
  // At a location where the PIN alone opens nothing: by a bound device, or not at all.
  retrievePinSession: {
    of: async (owner) => {
      const sessionData = { resources: [{ id: 'r1', name: mark }] }
      await owner.send(post('/api/session/create', { ...pinLocation, sessionData }))
      for (let index = 0; index <= 10; index += 1) {
        await server.send({
          ...post('/api/session/create', { ...pinLocation, pin: `92${index + 50}`, sessionData: {} }),
          headers: { 'user-agent': `caller ${index}` },
        })
      }
      return post('/api/session/retrieve', pinLocation)
    },
    own: 'yes',
    nobody: 'not signed in',
    other: 'not signed in',
  },
  setDeviceMode: giving({ method: 'PUT', url: '/api/device', payload: { mode: 'own' } }),
  clearDevice: giving(post('/api/device/clear', {})),
  deleteMyData: ownIntroductions({ method: 'DELETE', url: '/api/me' }),
  requestIntroduction: {
    of: () => post('/api/warm-introduction', introductionRequest),
    own: 'apart',
    nobody: 'refused',
    other: 'apart',
  },
  listIntroductions: {
    of: async (owner) => {
      await answeredIntroduction(owner)
      return get('/api/warm-introductions')
    },
    own: 'yes',
    nobody: 'empty',
    other: 'empty',
  },
  showIntroduction: {
    of: async (owner) => get(`/api/warm-introductions/${await answeredIntroduction(owner)}`),
    own: 'yes',
    nobody: 'not found',
    other: 'not found',
  },
  retryIntroduction: {
    of: async (owner) => ({ method: 'POST', url: `/api/warm-introductions/${await failedIntroduction(owner)}/retry` }),
    own: 'yes',
    nobody: 'not found',
    other: 'not found',
  },
  deleteIntroduction: ownIntroductions(post('/api/warm-introductions/delete', { resourceName: mark })),
  readIntroduction: introduction('read'),
  replyToIntroduction: introduction('reply', { reply: 'will_come' }),
  reportIntroductionOutcome: introduction('outcome', { outcome: 'got_help' }),
  showNotices: general('/api/session/notices'),
  changeNotices: ownIntroductions({
    method: 'PUT',
    url: '/api/session/notices',
    payload: { email: 'me@example.org', trustedEmail: null },
  }),
  changeContact: ownIntroductions({ method: 'PUT', url: '/api/session/contact', payload: { userPhone: '555-0100' } }),
  askReggie: giving(post('/api/reggie', { messages: [{ role: 'user', content: 'Hi' }] })),
  getReggieBanner: general('/api/reggie/banner'),
  getStarters: general('/api/starters/toolUp'),
  generateActionPlan: giving(
    post('/api/generate-action-plan', {
      location: 'Los Angeles, CA',
      selectedNeeds: 'housing',
      language: 'en',
      responses: {
        urgent_need: 'a bed',
        biggest_challenge: 'no ID',
        strengths: 'x',
        support_system: 'x',
        goals_3_months: 'x',
      },
    }),
  ),
  enhanceActionPlan: giving(post('/api/enhance-action-plan', { actionPlan: { title: 'Get your state ID' } })),
  searchResources: open(post('/api/search-resources', search)),
  findResources: open(post('/api/resources/find', search)),
  findPlaces: general('/api/places?q=kern'),
  listCounties: general('/api/counties?state=CA'),
  getResource: open(get('/api/resources/pantry-1')),
  getCountyPack: open(get('/api/packs/06037')),
  getTransit: general('/api/transit?state=CA&county=Kern'),
  listOpportunities: general('/api/opportunities?state=CA&county=Kern'),
  reportOpportunity: {
    of: async () => {
      const { publish } = await setUpOpeningReview(server)
      return post(`/api/opportunities/${await publish()}/report`, { kind: 'turned_away' })
    },
    own: 'apart',
    nobody: 'refused',
    other: 'apart',
  },
  planTransit: giving(post('/api/transit/plan', { from: search.location, to: search.location })),
  reportListing: {
    of: async () => {
      await seed()
      return post('/api/resources/pantry-1/reports', { kind: 'moved' })
    },
    own: 'apart',
    nobody: 'refused',
    other: 'apart',
  },
  aboutHsds: general('/api/hsds'),
  listHsdsServices: open(get('/api/hsds/services')),
  getHsdsService: open(loadFirst('/api/hsds/services')),
  listHsdsPlacedServices: open(get('/api/hsds/service_at_locations?full=true')),
  getHsdsPlacedService: open(loadFirst('/api/hsds/service_at_locations')),
  listHsdsOrganizations: open(get('/api/hsds/organizations')),
  getHsdsOrganization: open(loadFirst('/api/hsds/organizations')),
  listHsdsTaxonomies: general('/api/hsds/taxonomies'),
  listHsdsTaxonomyTerms: general('/api/hsds/taxonomy_terms'),
  getHsdsTaxonomyTerm: {
    of: loadFirst('/api/hsds/taxonomy_terms'),
    own: 'apart',
    nobody: 'apart',
    other: 'apart',
  },
  listPosts: {
    of: async (owner) => {
      await createPublishedPost(server, owner, mark)
      return get('/api/community/posts?kind=tip')
    },
    own: 'yes',
    nobody: 'yes',
    other: 'yes',
  },
  listEvents: open(async () => (await createLiveEvent(server, mark), get('/api/community/events'))),
  getEventFile: open(async () => get(`/api/community/events/${await createLiveEvent(server, mark)}/calendar`)),
  listPeerGroups: general('/api/community/peer-groups?state=CA&county=Kern'),
  sendPost: {
    of: () => post('/api/community/posts', { ...postRequest, text: 'Mine.' }),
    own: 'apart',
    nobody: 'refused',
    other: 'apart',
  },
  listMyPosts: {
    of: async (owner) => (await sendPost(owner, { text: mark }), get('/api/community/mine')),
    own: 'yes',
    nobody: 'empty',
    other: 'empty',
  },
  deleteMyPost: {
    of: async (owner) => ({
      method: 'DELETE',
      url: `/api/community/posts/${await createPublishedPost(server, owner, mark)}`,
    }),
    own: 'yes',
    nobody: 'not found',
    other: 'not found',
  },
  thankPost: aboutPost('PUT', 'helped', { helped: true }),
  reportPost: aboutPost('POST', 'reports', { kind: 'wrong' }),
  // Sign-in for partners and admins: fails without a passphrase, and does not reveal who has one.
  signIn: {
    of: () => post(signIn.path, { email: 'a@example.org', passphrase: 'not one of theirs at all' }),
    own: 'not signed in',
    nobody: 'not signed in',
    other: 'not signed in',
  },
  signOut: giving(post(signOut.path, {})),
  requestReset: giving(post(requestReset.path, { email: 'a@example.org' })),
  showAccount: general('/api/account'),
  findClaimable: open(get('/api/partner/claimable?q=owners-secret&state=CA')),
  claimListing: {
    of: async () => {
      await seed()
      return post('/api/partner/claims', claim)
    },
    own: 'apart',
    nobody: 'apart',
    other: 'apart',
  },
  suggestListing: giving(
    post('/api/partner/suggestions', {
      name: 'A group',
      city: 'Fresno',
      state: 'CA',
      phone: null,
      website: null,
      what: 'Food',
      contactName: 'Ana',
      email: 'ana@example.org',
      language: 'en',
    }),
  ),
}
const statusByOutcome = { yes: 200, empty: 200, apart: 200, 'not found': 404, refused: 403, 'not signed in': 401 }

const callers: Record<'own' | 'nobody' | 'other', (owner: Browser) => Sender> = {
  own: (owner) => owner,
  nobody: () => server,
  other: () => server.browser(),
}
const cases = Object.entries(matrix).flatMap(([call, row]) =>
  (['own', 'nobody', 'other'] as const).map((who) => [call, who, row[who], row] as const),
)

/** The owner's rows, which no call by another caller may change. */
const loadRows = async (owner: string) => {
  const all = Object.values(await server.stored()).flat()
  return all
    .map((row) => JSON.stringify(row))
    .filter((row) => row.includes(owner))
    .toSorted()
}

test('every call that visitors may make stands in this table (T-4.2)', () => {
  const names = Object.entries(allCalls)
    .filter(([, { access }]) => access === 'visitor')
    .map(([name]) => name)

  expect(Object.keys(matrix).toSorted()).toEqual(names.toSorted())
})

describe(`what is a visitor’s own: ${cases.length} cases`, () => {
  test.each(cases)('%s by %s: %s', async (_call, who, outcome, row) => {
    const owner = server.browser()
    await owner.send(post('/api/sessions', { id: 'fp_other' }))
    const id = (await server.stored()).principals?.[0]?.id ?? ''
    const request = await row.of(owner)
    const before = await loadRows(id)
    const reply = await callers[who](owner).send(request)

    expect(reply.statusCode).toBe(statusByOutcome[outcome])
    if (outcome !== 'yes') expect(reply.body).not.toContain(mark)
    if (outcome === 'yes' && request.method === 'GET') expect(reply.body).toContain(mark)
    expect(before.length).toBeGreaterThan(0)
    if (who !== 'own') expect(await loadRows(id)).toEqual(before)
  })
})
