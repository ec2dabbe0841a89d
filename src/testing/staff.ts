import { randomUUID } from 'node:crypto'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import { staffSessionsRepository } from '#server/features/accounts/sessions-repository.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { issueToken } from '#server/platform/crypto/token.ts'
import { testCookieKey, type Browser, type TestServer } from './server.ts'

export interface SignedIn extends Browser {
  accountId: string
  organizationId: string | null
}

/** An organization that an administrator verified for these listings. */
export async function organization(
  server: TestServer, name = 'Open Door', listingIds: readonly string[] = [],
): Promise<string> {
  const { db } = server.database
  const { id } = await organizationsRepository(db).add({ name, isConfidential: false }, server.clock.now())
  for (const listingId of listingIds) {
    await db.insertInto('partner_listings')
      .values({ listing_id: listingId, organization_id: id, verified_at: server.clock.now() }).execute()
  }
  return id
}

export interface SignedInAs {
  role: Role
  /** Partners without one get an organization of their own. */
  organizationId?: string
  name?: string
  email?: string
}

/** A browser that is signed in, past the door: the door has tests of its own. */
export async function signedIn(server: TestServer, { role, ...given }: SignedInAs): Promise<SignedIn> {
  const { db } = server.database
  const at = server.clock.now()
  const accountId = randomUUID()
  const organizationId = isPartnerRole(role) ? given.organizationId ?? await organization(server) : null
  await db.insertInto('accounts')
    .values({
      id: accountId, email: given.email ?? `${accountId}@example.org`, name: given.name ?? 'Sam', role, organization_id: organizationId,
      status: 'active', language: 'en', view: 'table', notify: 1, totp_on: 0, failures: 0, created_at: at,
    })
    .execute()
  const token = issueToken(deriveKey(testCookieKey, 'staff'), at)
  await staffSessionsRepository(db).start(db, accountId, token.hash, at)
  const browser = server.browser()
  return {
    accountId, organizationId,
    cookie: () => [browser.cookie(), `staff=${token.text}`].filter(Boolean).join('; '),
    send: (options) => browser.send({
      ...options,
      headers: { ...options.headers, cookie: [browser.cookie(), `staff=${token.text}`].filter(Boolean).join('; ') },
    }),
  }
}
