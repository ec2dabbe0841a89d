import { randomBytes, randomUUID } from 'node:crypto'
import { type AccessLogEntry, accessLogLength } from '#contracts/access-log.ts'
import type { AdminOrganization } from '#contracts/admin-service.ts'
import { AccessChangeKind } from '#domain/accounts/access-changes.ts'
import { PartnerRole } from '#domain/accounts/roles.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Flag } from '#server/platform/db/flag.ts'

export interface TrackedOrganization {
  id: string
  name: string
  isConfidential: boolean
}

export interface OrganizationFields {
  name: string
  isSensitive: boolean
  isSupervision: boolean
  isConfidential: boolean
}

type NewOrganization = Pick<OrganizationFields, 'name' | 'isConfidential'> & Partial<OrganizationFields>

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const codeLength = 10

/** Ten random base-32 characters: fifty bits, without look-alike digits (T-8.4). */
export function createTrackingCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}

const toFlag = (isSet: boolean): Flag => (isSet ? 1 : 0)
export const toColumns = ({ name, isSensitive, isSupervision, isConfidential }: OrganizationFields) => ({
  name,
  is_sensitive: toFlag(isSensitive),
  is_supervision: toFlag(isSupervision),
  is_confidential_location: toFlag(isConfidential),
})

export function organizationsRepository(db: Db) {
  return {
    async findByCode(code: string): Promise<TrackedOrganization | null> {
      const row = await db
        .selectFrom('organizations')
        .select(['id', 'name', 'is_confidential_location'])
        .where('tracking_code', '=', code)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return row ? { id: row.id, name: row.name, isConfidential: row.is_confidential_location === 1 } : null
    },

    async add(
      { name, isConfidential, isSensitive = false, isSupervision = false }: NewOrganization,
      at: number,
    ): Promise<{ id: string; trackingCode: string }> {
      const id = randomUUID()
      const trackingCode = createTrackingCode()
      const columns = toColumns({ name, isConfidential, isSensitive, isSupervision })
      await db
        .insertInto('organizations')
        .values({ id, ...columns, tracking_code: trackingCode, created_at: at })
        .execute()
      return { id, trackingCode }
    },

    /** Organizations as admins see them. */
    async list(): Promise<AdminOrganization[]> {
      const rows = await selectListed(db).execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        trackingCode: row.tracking_code,
        isSensitive: row.is_sensitive === 1,
        isSupervision: row.is_supervision === 1,
        isConfidential: row.is_confidential_location === 1,
        listings: Number(row.listings),
        people: Number(row.people),
        openIntroductions: Number(row.open),
        createdAt: new Date(row.created_at).toISOString(),
        removedAt: row.removed_at === null ? null : new Date(row.removed_at).toISOString(),
      }))
    },
  }
}
export type OrganizationsRepository = ReturnType<typeof organizationsRepository>

const selectListed = (db: Db) =>
  db
    .selectFrom('organizations')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('partner_listings')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('partner_listings.organization_id', '=', 'organizations.id')
        .as('listings'),
      eb
        .selectFrom('accounts')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('accounts.organization_id', '=', 'organizations.id')
        .where('accounts.status', '=', 'active')
        .as('people'),
      eb
        .selectFrom('warm_introductions')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('warm_introductions.organization_id', '=', 'organizations.id')
        .where('warm_introductions.state', 'in', pendingStates)
        .as('open'),
    ])
    .orderBy('removed_at')
    .orderBy('name')
    .orderBy('id')

export async function isOrganization(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('organizations').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The log of one organization, newest first; only its own members are shown by name. */
export async function listAccessLog(db: Db, organizationId: string): Promise<AccessLogEntry[]> {
  const rows = await db
    .selectFrom('access_changes as change')
    .leftJoin('accounts as account', (join) =>
      join.onRef('account.id', '=', 'change.actor').onRef('account.organization_id', '=', 'change.organization_id'),
    )
    .leftJoin('listings as listing', 'listing.id', 'change.listing_id')
    .selectAll('change')
    .select(['account.name', 'account.email', 'listing.name as listing'])
    .where('change.organization_id', '=', organizationId)
    .orderBy('change.at', 'desc')
    .orderBy('change.id')
    .limit(accessLogLength)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: AccessChangeKind.parse(row.kind),
    by: row.name || row.email || null,
    subject: row.subject,
    role: PartnerRole.safeParse(row.role).data ?? null,
    listing: row.listing ?? row.listing_id,
  }))
}
