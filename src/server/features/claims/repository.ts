import { randomUUID } from 'node:crypto'
import type { Claim, Suggestion } from '#contracts/claims.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type ClaimRow = Schema['claims']

const decidedVisibleMs = 30 * 24 * 60 * 60 * 1000
const listLimits = { open: 200, decided: 50, suggestions: 200 }

/** The name in the directory; null when the listing is not public. */
export async function findListingName(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('listings')
    .select('name')
    .where('id', '=', id)
    .where('status', '=', 'live')
    .executeTakeFirst()
  return row?.name ?? null
}

export async function findClaim(db: Db, id: string): Promise<ClaimRow | null> {
  return (await db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Open claims oldest first, then recently decided ones. */
export async function listClaimRows(db: Db, now: number): Promise<ClaimRow[]> {
  const open = await db
    .selectFrom('claims')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(listLimits.open)
    .execute()
  const decided = await db
    .selectFrom('claims')
    .selectAll()
    .where('status', '!=', 'open')
    .where('decided_at', '>', now - decidedVisibleMs)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .limit(listLimits.decided)
    .execute()
  return [...open, ...decided]
}

export async function toClaims(db: Db, rows: readonly ClaimRow[], now: number): Promise<Claim[]> {
  const listings = await directoryRepository(db).documents(rows.map((row) => row.listing_id))
  const claims: Claim[] = []
  for (const row of rows) {
    const joined = row.status === 'open' ? await findOrganizationToJoin(db, row) : null
    claims.push({
      id: row.id,
      listingId: row.listing_id,
      listingName: row.listing_name,
      listedPhones: listings.get(row.listing_id)?.listing.phones.map(({ number }) => number) ?? [],
      organizationName: row.organization_name,
      contactName: row.contact_name,
      contactRole: row.contact_role,
      email: row.email,
      phone: row.phone,
      language: row.language,
      status: row.status,
      callNote: row.call_note,
      reason: row.reason,
      createdAt: new Date(row.created_at).toISOString(),
      decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
      waiting: row.status === 'open' ? await waitingFor(db, row.listing_id, now) : 0,
      ...(joined ? { joins: joined.name } : {}),
    })
  }
  return claims
}

/** Introductions that an approval would deliver (T-3.3). */
async function waitingFor(db: Db, listingId: string, now: number): Promise<number> {
  const { n } = await db
    .selectFrom('warm_introductions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('resource_id', '=', listingId)
    .where('delivery', '=', 'waiting')
    .where('state', 'in', pendingStates)
    .where('erase_at', '>=', now)
    .where('consent_expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return n
}

export interface JoinedOrganization {
  id: string
  name: string
}

/**
 * An approved claim creates a new organization except in two cases: one already has the listing, or a reviewer verified
 * earlier that this email represents one. An organization's own invitation does not count as verification.
 */
export async function findOrganizationToJoin(
  trx: Db,
  { listing_id: listingId, email }: Pick<ClaimRow, 'listing_id' | 'email'>,
): Promise<JoinedOrganization | null> {
  const holder = await trx
    .selectFrom('partner_listings')
    .innerJoin('organizations', 'organizations.id', 'partner_listings.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('listing_id', '=', listingId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (holder) return holder
  const previousOrganization = await trx
    .selectFrom('claims')
    .innerJoin('organizations', 'organizations.id', 'claims.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('claims.email', '=', email)
    .where('claims.status', '=', 'approved')
    .where('removed_at', 'is', null)
    .orderBy('claims.decided_at', 'desc')
    .orderBy('claims.id')
    .executeTakeFirst()
  return previousOrganization ?? null
}

export async function addSuggestion(
  db: Db,
  { contactName, email, ...group }: Omit<Suggestion, 'id' | 'createdAt'>,
  at: number,
): Promise<void> {
  await db
    .insertInto('suggestions')
    .values({
      id: randomUUID(),
      ...group,
      contact_name: contactName,
      email: email.toLowerCase(),
      status: 'open',
      created_at: at,
    })
    .execute()
}

/** Oldest first. */
export async function listOpenSuggestions(db: Db): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom('suggestions')
    .select([
      'id',
      'name',
      'city',
      'state',
      'phone',
      'website',
      'what',
      'contact_name as contactName',
      'email',
      'language',
      'created_at',
    ])
    .where('status', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(listLimits.suggestions)
    .execute()
  return rows.map(({ created_at: createdAt, state, ...row }) => ({
    ...row,
    state: state as Suggestion['state'],
    createdAt: new Date(createdAt).toISOString(),
  }))
}
