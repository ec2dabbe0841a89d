import { randomUUID } from 'node:crypto'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import { staffSessionsRepository } from '#server/features/accounts/sessions-repository.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { issueToken } from '#server/platform/crypto/token.ts'
import type { Db } from '#server/platform/db/database.ts'
import { testCookieKey, type Browser, type TestServer } from './server.ts'

export interface SignedInBrowser extends Browser {
  accountId: string
  organizationId: string | null
}

/** An organization that an admin verified for these listings. */
export async function createOrganization(
  server: TestServer,
  name = 'Open Door',
  listingIds: readonly string[] = [],
): Promise<string> {
  const { db } = server.database
  const { id } = await organizationsRepository(db).add({ name, isConfidential: false }, server.clock.now())
  for (const listingId of listingIds) {
    await db
      .insertInto('partner_listings')
      .values({ listing_id: listingId, organization_id: id, verified_at: server.clock.now() })
      .execute()
  }
  return id
}

export interface SignInOptions {
  role: Role
  /** Partners without one get their own organization. */
  organizationId?: string
  name?: string
  email?: string
  /** An administrator of a partner has one unless a test says otherwise. */
  hasSecondFactor?: boolean
}

/** Creates an account with an active session in this database and returns its cookie, bypassing the sign-in. */
export async function createStaffSession(
  db: Db,
  at: number,
  account: SignInOptions | (Omit<SignInOptions, 'organizationId'> & { organizationId: string | null }),
): Promise<{ accountId: string; cookie: string }> {
  const accountId = randomUUID()
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      email: account.email ?? `${accountId}@example.org`,
      name: account.name ?? 'Sam',
      role: account.role,
      organization_id: account.organizationId ?? null,
      status: 'active',
      language: 'en',
      view: 'table',
      notify: 1,
      totp_on: (account.hasSecondFactor ?? account.role === 'partner_admin') ? 1 : 0,
      created_at: at,
      admin_since: account.role === 'partner_admin' ? at : null,
    })
    .execute()
  const token = issueToken(deriveKey(testCookieKey, 'staff'), at)
  await staffSessionsRepository(db).start(db, accountId, token.hash, at)
  return { accountId, cookie: `staff=${token.text}` }
}

/** A signed-in browser that bypasses the sign-in, which has tests of its own. */
export async function signInAs(server: TestServer, { role, ...details }: SignInOptions): Promise<SignedInBrowser> {
  const organizationId = isPartnerRole(role) ? (details.organizationId ?? (await createOrganization(server))) : null
  const session = await createStaffSession(server.database.db, server.clock.now(), { ...details, role, organizationId })
  const browser = server.browser()
  const cookie = () => [browser.cookie(), session.cookie].filter(Boolean).join('; ')
  return {
    accountId: session.accountId,
    organizationId,
    cookie,
    send: (options) => browser.send({ ...options, headers: { ...options.headers, cookie: cookie() } }),
  }
}
