import { isTrackedPath } from '#domain/analytics/page-views.ts'
import { getDeviceType } from '#domain/device-type.ts'
import { TrackingCode, trackOrganization } from '#contracts/organizations.ts'
import { createSession, touchSession, updateSession } from '#contracts/visitor-sessions.ts'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/call-api.ts'
import { reportQuietly } from '../report-quietly.ts'
import { readKey, writeKey } from '../storage/storage.ts'

let ready = deferred()
let identifiers: ExtractedIdentifiers = { orgCode: undefined, sessionId: undefined, rest: '' }

/** The visitor's session id, once it was sent to the server or that failed: callers never wait for a broken network. */
export function sessionReady(): Promise<string> {
  return ready.promise
}

/** After the device was cleared: the rest of this page uses a new session id, and nothing is stored again. */
export function forgetVisitorSession(): void {
  ready = deferred()
  ready.resolve(newLabel())
}

/** The session id that was in the address when the page opened, for the one page that uses it. */
export function sessionIdFromAddress(): string | undefined {
  return identifiers.sessionId
}

/** Called once at startup: it also removes the organization code and any session id from the address bar. */
export async function startVisitorSession(): Promise<void> {
  identifiers = extractIdentifiers(location.search)
  if (identifiers.orgCode ?? identifiers.sessionId) {
    history.replaceState(history.state, '', location.pathname + identifiers.rest + location.hash)
  }
  const storedId = readKey('sessionId') ?? readKey('tabSessionId')
  const id = storedId ?? newLabel()
  writeKey('sessionId', id)
  writeKey('tabSessionId', id)
  if (isTrackedPath(location.pathname)) {
    await quietly('session', () => (storedId ? touch(id) : create(id)))
  }
  ready.resolve(id)
  const code = TrackingCode.safeParse(identifiers.orgCode)
  if (code.success) await quietly('organization', () => attachOrganization(id, code.data))
}

/** Partners need state and county together: an incomplete location is not sent. */
export async function sendLocation(state: string, county: string): Promise<void> {
  if (!state || !county) return
  const id = await sessionReady()
  await quietly('location', () => callApi(updateSession, { params: { id }, body: { location: { state, county } } }))
}

function newLabel(): string {
  return buildVisitorSessionId(crypto.getRandomValues(new Uint8Array(16)), Date.now())
}

/** Promise.withResolvers, for phones that do not support it yet. */
function deferred() {
  let resolve: (id: string) => void = () => undefined
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

async function touch(id: string): Promise<void> {
  try {
    await callApi(touchSession, { params: { id } })
  } catch (error) {
    // The server deletes sessions after a while; the same id then starts a new one.
    if (!(error instanceof ApiError && error.status === 404)) throw error
    await create(id)
  }
}

async function create(id: string): Promise<void> {
  const body = {
    id,
    userAgent: navigator.userAgent.slice(0, 1000),
    deviceType: getDeviceType(window.innerWidth),
    screenResolution: `${screen.width}x${screen.height}`,
    timezone: findTimeZone(),
  }
  await callApi(createSession, { body })
}

/** The first use of Intl lists every locale, which freezes a slow phone for a tenth of a second; Temporal does not. */
function findTimeZone(): string {
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
}

async function attachOrganization(id: string, code: string): Promise<void> {
  const organization = await callApi(trackOrganization, { params: { code } })
  await callApi(updateSession, { params: { id }, body: { orgId: organization.id } })
}

async function quietly(where: string, callback: () => Promise<unknown>): Promise<void> {
  try {
    await callback()
  } catch (error) {
    reportQuietly(where, error)
  }
}

const identifying = new Set(['org', 'sessionId'])

interface ExtractedIdentifiers {
  orgCode: string | undefined
  sessionId: string | undefined
  /** The query without the identifiers, with its question mark, or empty. */
  rest: string
}

/**
 * Removes from a query what could identify a person or who referred them, so that it disappears from the address bar
 * (T-5.7).
 */
export function extractIdentifiers(search: string): ExtractedIdentifiers {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean)
  const pairs = parts.map((part) => ({ part, name: part.split('=')[0] ?? '' }))
  const readValue = (name: string) => pairs.find((pair) => pair.name === name)?.part.slice(name.length + 1) || undefined
  const rest = pairs.filter((pair) => !identifying.has(pair.name)).map((pair) => pair.part)
  return {
    orgCode: readValue('org'),
    sessionId: readValue('sessionId'),
    rest: rest.length > 0 ? `?${rest.join('&')}` : '',
  }
}

/**
 * The visitor's session id. It keeps the prefix `fp_` of existing clients, but holds random bits instead of a device
 * fingerprint (T-1.3). `random` holds 128 bits.
 */
export function buildVisitorSessionId(random: Uint8Array, createdAt: number): string {
  return `fp_${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}_${createdAt}`
}
