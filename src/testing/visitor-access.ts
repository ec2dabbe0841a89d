import { expect, test } from 'vitest'
import type { CallDefinition } from '#contracts/call.ts'
import { buildRequest, type CallParts } from './call-request.ts'
import type { Browser, TestServer } from './server.ts'

type Sender = Pick<Browser, 'send'>
type Caller = 'own' | 'nobody' | 'other'
/** `empty`: a response with no data of the owner. `apart`: it works, on the caller's own data only. */
type Outcome = 'yes' | 'empty' | 'apart' | 'not found' | 'refused' | 'not signed in'
type Outcomes = Readonly<Record<Caller, Outcome>>
type VisitorCall = CallDefinition & { readonly access: 'visitor' }

/** Stands in whatever the owner stored, so that a reply that reveals it is seen. */
export const mark = 'owners-secret'

const statusByOutcome = { yes: 200, empty: 200, apart: 200, 'not found': 404, refused: 403, 'not signed in': 401 }

const usualOutcomes = {
  /** About one item of the owner; for everybody else there is no such item. */
  'own item': { own: 'yes', nobody: 'not found', other: 'not found' },
  /** The owner's items; everybody else's list is empty. */
  'own list': { own: 'yes', nobody: 'empty', other: 'empty' },
  /** Changes what the caller stored; the same response for everybody else, about nothing of the owner. */
  'own rows': { own: 'yes', nobody: 'apart', other: 'apart' },
  /** Shows everybody the same, with the mark in it. */
  public: { own: 'yes', nobody: 'yes', other: 'yes' },
  /** Works for everybody and reveals nothing anybody stored. */
  apart: { own: 'apart', nobody: 'apart', other: 'apart' },
  /** The same, for browsers only: without a cookie there is no visitor to store data for. */
  'apart, with a cookie': { own: 'apart', nobody: 'refused', other: 'apart' },
} satisfies Record<string, Outcomes>

/**
 * What each caller reaches of a visitor's own rows through one call (T-4): the owner, somebody without a cookie and
 * another visitor. `arrange` stores the owner's data and returns the input that would reach it. A test fails while a
 * call for visitors has no such lines; what roles may do is tested from `access` alone.
 */
export function testAccess(
  server: TestServer,
  call: VisitorCall,
  expected: keyof typeof usualOutcomes | Outcomes,
  arrange: (owner: Sender) => CallParts | Promise<CallParts>,
): void {
  const outcomes = typeof expected === 'string' ? usualOutcomes[expected] : expected
  const callers: Record<Caller, (owner: Browser) => Sender | Promise<Sender>> = {
    own: (owner) => owner,
    nobody: () => server,
    // With a cookie of their own: a browser without one finds nothing even where a route forgets whose rows it reads.
    other: () => createVisitor(server),
  }

  test.each(Object.keys(callers) as Caller[])(`${call.method} ${call.path} by %s (T-4.2)`, async (who) => {
    const { owner, ownerId } = await createOwner(server)
    const request = buildRequest(call, await arrange(owner))
    const before = await loadRows(server, ownerId)
    const caller = await callers[who](owner)
    const reply = await caller.send(request)
    const outcome = outcomes[who]

    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(statusByOutcome[outcome])
    if (outcome !== 'yes') expect(reply.body).not.toContain(mark)
    if (outcome === 'yes' && request.method === 'GET') expect(reply.body).toContain(mark)
    expect(before.length).toBeGreaterThan(0)
    if (who !== 'own') expect(await loadRows(server, ownerId)).toEqual(before)
  })
}

/** A browser with a cookie, under a label that no tested call names. */
async function createVisitor(server: TestServer): Promise<Browser> {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_other' } })
  return browser
}

async function createOwner(server: TestServer): Promise<{ owner: Browser; ownerId: string }> {
  const listIds = async () => ((await server.stored()).principals ?? []).map(({ id }) => id)
  const others = await listIds()
  const owner = await createVisitor(server)
  const [ownerId, ...more] = (await listIds()).filter((id) => !others.includes(id))
  if (ownerId === undefined || more.length > 0) throw new Error('the first call makes one visitor')
  return { owner, ownerId }
}

/** The owner's rows, which no call by another caller may change. */
async function loadRows(server: TestServer, ownerId: string): Promise<string[]> {
  const all = Object.values(await server.stored()).flat()
  return all
    .map((row) => JSON.stringify(row))
    .filter((row) => row.includes(ownerId))
    .toSorted()
}
