import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import type { Access, CallDefinition } from '#contracts/call.ts'
import { Failure } from '#contracts/failure.ts'
import { isPartnerRole, Role, roleIncludes } from '#domain/accounts/roles.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { buildValidInput } from '#testing/bad-input.ts'
import { sendClaim } from '#testing/builders/claim.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { sendOpening } from '#testing/builders/opportunity.ts'
import { announceEvent } from '#testing/builders/post.ts'
import { buildRequest, type CallParts } from '#testing/call-request.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

/**
 * Every route with the access it requires. Recorded through Fastify's initialization event, which fires before an app
 * has routes.
 */
const guarded = new Map<string, Access | undefined>()
const watch = (message: unknown) => {
  ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const httpMethod of [method].flat()) guarded.set(`${httpMethod} ${url}`, config?.access)
  })
}
beforeAll(() => subscribe('fastify.initialization', watch))
afterAll(() => void unsubscribe('fastify.initialization', watch))

const server = setUpTestServer()
type Sender = Pick<Browser, 'send'>

const callers = ['nobody', 'visitor', ...Role.options, 'key', 'partner elsewhere'] as const
type Caller = (typeof callers)[number]
const calls = Object.entries(allCalls).map(([name, call]) => ({
  name,
  call,
  access: call.access,
  path: routePath(call),
}))
const isOpen = (access: Access) => access === 'visitor' || access === 'link'

function routePath(call: CallDefinition): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1')
}

/** The matrix's verdict for a caller. */
function verdict(access: Access, caller: Caller): 'open' | 'allowed' | 401 | 403 {
  if (access === 'visitor' || access === 'link') return 'open'
  if (caller === 'nobody' || caller === 'visitor') return 401
  if (access === 'account') return caller === 'key' ? 403 : 'allowed'
  const role = caller === 'key' ? 'admin' : caller === 'partner elsewhere' ? 'partner_admin' : caller
  return roleIncludes(role, access) ? 'allowed' : 403
}

const mark = 'owners-secret'
const listingId = 'owners-place'

/** An organization with one item of everything a partner's call can reference. */
async function owner() {
  const { db } = server.database
  await seedDirectory(db, [buildListing({ id: listingId, name: mark })])
  const organizationId = await createOrganization(server, mark, [listingId])
  const colleague = await signInAs(server, { role: 'partner_staff', organizationId, name: mark })
  const introductionId = (
    await sendIntroduction(server.browser(), { resourceId: listingId, resourceName: mark })
  ).json().id as string
  const changeId = randomUUID()
  const change = (note: string) => JSON.stringify({ note: { en: note, es: note } })
  await db
    .insertInto('listing_changes')
    .values({
      id: changeId,
      listing_id: listingId,
      organization_id: organizationId,
      kind: 'edit',
      status: 'done',
      before: change('old'),
      after: change(mark),
      at: server.clock.now(),
    })
    .execute()
  await server
    .browser()
    .send({ method: 'POST', url: `/api/resources/${listingId}/reports`, payload: { kind: 'moved' } })
  await sendClaim(server, { listingId })
  const { id: claimId } = await db.selectFrom('claims').select('id').executeTakeFirstOrThrow()
  const at = server.clock.now()
  const removal = { role: null, planned_by: randomUUID(), planned_at: at, due_at: at + 1 }
  await db
    .insertInto('access_removals')
    .values({ account_id: colleague.accountId, organization_id: organizationId, ...removal })
    .execute()
  const postId = (await announceEvent(colleague)).json().id as string
  const openingId = (await sendOpening(colleague)).json().id as string
  return { organizationId, introductionId, accountId: colleague.accountId, changeId, postId, openingId, claimId }
}
type Owner = Awaited<ReturnType<typeof owner>>

async function createSender(caller: Caller, { organizationId }: Owner): Promise<Sender> {
  if (caller === 'nobody') return server
  if (caller === 'visitor') return server.browser()
  if (caller === 'partner elsewhere') return signInAs(server, { role: 'partner_admin' })
  if (caller !== 'key') return signInAs(server, { role: caller, ...(isPartnerRole(caller) ? { organizationId } : {}) })
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  return {
    send: (options) => server.send({ ...options, headers: { ...options.headers, authorization: `Bearer ${key}` } }),
  }
}

/** The ids of the organization's items, by the path parameter or field that references them. */
function buildIds(call: CallDefinition, has: Owner, missing = false) {
  const { introductionId, accountId, changeId, postId, openingId, claimId } = has
  const other = (id: string) => (missing ? randomUUID() : id)
  const id = call.path.includes('/introductions/')
    ? other(introductionId)
    : call.path.includes('/resources/')
      ? missing
        ? 'no-such-place'
        : listingId
      : call.path.includes('/users/')
        ? other(accountId)
        : call.path.includes('/posts/')
          ? other(postId)
          : call.path.includes('/opportunities/')
            ? other(openingId)
            : call.path.includes('/claims/')
              ? other(claimId)
              : undefined
  return {
    params: { ...(id && { id }), changeId: other(changeId), fact: 'address' },
    body: { introductionId: other(introductionId), resourceId: missing ? 'no-such-place' : listingId },
  }
}

/** Values for fields that depend on each other in ways the schema does not express. */
const fitting: Readonly<Record<string, object>> = {
  respondToIntroduction: { state: 'accepted', reason: null, alternatives: [], replaces: null },
}

/** A valid request, about the owner's data where the call references any. */
function buildRoleRequest(name: string, call: CallDefinition, has: Owner, missing = false): InjectOptions {
  const parts = buildValidInput(call)
  const ids = buildIds(call, has, missing)
  const named = (part: keyof typeof ids): CallParts => {
    const input = parts[part] as Record<string, unknown> | undefined
    const own = Object.entries(ids[part]).filter(([key]) => input && key in input)
    const fixed = part === 'body' ? fitting[name] : {}
    return input ? { [part]: { ...input, ...fixed, ...Object.fromEntries(own) } } : {}
  }
  return buildRequest(call, { ...parts, ...named('params'), ...named('body') })
}

/** An unparsable body: unauthorized callers must be refused before it is parsed. */
const unreadable = { payload: '{"', headers: { 'content-type': 'application/json' } }
const refusedForRole = /"code":"(?:unauthorized|forbidden)"/
const nothing = {
  introductionId: randomUUID(),
  accountId: randomUUID(),
  changeId: randomUUID(),
  postId: randomUUID(),
  openingId: randomUUID(),
  claimId: randomUUID(),
}

/** Everything stored, except tables that any call may change (sign-in keys and limits). */
const storedBesides = async () => {
  const { limits: _limits, admin_keys: _keys, ...rest } = await server.stored()
  return rest
}

describe(`the role matrix: ${calls.length} calls by ${callers.length} callers, ${calls.length * callers.length} cases`, () => {
  test('every route under /api asks for what the matrix says, and nothing else is served (T-4.2)', () => {
    const documents = ['GET /api/docs', 'GET /api/openapi.json']
    const served = [...guarded].filter(([route]) => /^(?!HEAD)\w+ \/api\//.test(route) && !documents.includes(route))
    const accessByRoute = new Map<string, Access>(
      calls.map(({ call, access, path }) => [`${call.method} ${path}`, access]),
    )

    expect([...accessByRoute.keys()].filter((route) => !guarded.has(route))).toEqual([])
    expect(served.filter(([route, access]) => access === undefined || accessByRoute.get(route) !== access)).toEqual([])
  })

  test.each(calls.filter(({ access }) => !isOpen(access)))(
    `$name is for $access: ${callers.length} callers`,
    async ({ name, call, access }) => {
      const has = await owner()
      const senders = new Map<Caller, Sender>()
      for (const caller of callers) senders.set(caller, await createSender(caller, has))
      const request = buildRoleRequest(name, call, has)
      const before = await storedBesides()
      for (const [caller, sender] of senders) {
        const expected = verdict(access, caller)
        if (typeof expected === 'string') continue
        const reply = await sender.send({ ...request, ...(call.body ? unreadable : {}) })

        expect([caller, reply.statusCode]).toEqual([caller, expected])
        expect(Failure.parse(reply.json()).code).toBe(expected === 401 ? 'unauthorized' : 'forbidden')
        expect(reply.body).not.toContain(mark)
      }
      expect(await storedBesides()).toEqual(before)
      for (const [caller, sender] of senders) {
        if (verdict(access, caller) !== 'allowed') continue
        const reply = await sender.send(request)

        expect(reply.statusCode, `${caller}: ${reply.body.slice(0, 200)}`).toBeLessThan(500)
        expect(reply.body, caller).not.toMatch(refusedForRole)
        // A wrong passphrase for one's own account is a different refusal.
        if (access !== 'account') expect([401, 403], caller).not.toContain(reply.statusCode)
      }
    },
  )

  test.each(calls.filter(({ access }) => isOpen(access)))(
    `$name is for $access: no role makes a difference to ${callers.length} callers`,
    async ({ name, call, access }) => {
      const has = access === 'link' ? await owner() : { ...nothing, organizationId: await createOrganization(server) }
      for (const caller of callers) {
        const reply = await (await createSender(caller, has)).send(buildRoleRequest(name, call, has))

        expect(reply.statusCode, `${caller}: ${reply.body.slice(0, 200)}`).toBeLessThan(500)
        // Some calls are for browsers only: without a cookie there is no visitor to store data for.
        if (caller !== 'nobody' && caller !== 'key') expect(reply.body, caller).not.toMatch(refusedForRole)
        // A link that was never sent opens nothing for any caller.
        if (access === 'link')
          expect([caller, reply.statusCode >= 400, reply.body.includes(mark)]).toEqual([caller, true, false])
      }
    },
  )
})

const buildBody = (call: CallDefinition) => (buildValidInput(call).body ?? {}) as Record<string, unknown>
const named = (call: CallDefinition) =>
  call.path.includes('{') || ['introductionId', 'resourceId'].some((key) => key in buildBody(call))
const ofPartners = calls.filter(({ access }) => isPartnerRole(access as Role))
/** Questions are public; an organization's answers belong to it and have separate tests. */
const singleItemCalls = ofPartners.filter(({ name, call }) => named(call) && name !== 'answerQuestion')

/** The owner's rows, which no call by another caller may change. */
const loadRows = async ({ organizationId, introductionId }: Owner) => {
  const all = Object.entries(await storedBesides()).flatMap(([table, rows]) =>
    rows.map((row) => `${table} ${JSON.stringify(row)}`),
  )
  return all
    .filter((row) => [organizationId, introductionId, listingId, mark].some((marker) => row.includes(marker)))
    .toSorted()
}

describe(`what is one organization’s alone: ${singleItemCalls.length} calls about one thing, ${ofPartners.length} in all`, () => {
  test.each(ofPartners)(
    '$name by a partner of another organization finds and changes nothing of ours',
    async ({ name, call }) => {
      const has = await owner()
      const other = await signInAs(server, { role: 'partner_admin' })
      const before = await loadRows(has)
      const reply = await other.send(buildRoleRequest(name, call, has))

      expect(before.length).toBeGreaterThan(5)
      expect(reply.body).not.toContain(mark)
      expect(await loadRows(has)).toEqual(before)
      if (!named(call)) return
      const missing = await other.send(buildRoleRequest(name, call, has, true))
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
    },
  )

  test.each(singleItemCalls)('$name finds it for our own', async ({ name, call }) => {
    const has = await owner()
    const own = await signInAs(server, { role: 'partner_admin', organizationId: has.organizationId })
    const reply = await own.send(buildRoleRequest(name, call, has))

    expect(reply.statusCode, reply.body).not.toBe(404)
    if (call.method === 'GET') expect(reply.body).toContain(mark)
  })
})
