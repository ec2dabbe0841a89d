import type { Claim, PartnerClaim } from '#contracts/claims.ts'
import { holderSilenceMs } from '#domain/accounts/removal.ts'
import { dialPhone } from '#domain/claims/call-back.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { suggestedSourceId } from '#domain/suggestions/place.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type ClaimRow = Schema['claims']

const decidedVisibleMs = 30 * 24 * 60 * 60 * 1000
const listLimits = { open: 200, decided: 50 }

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

export async function toClaims(db: Db, rows: readonly ClaimRow[], viewerId: string, now: number): Promise<Claim[]> {
  const listings = await directoryRepository(db).documents(rows.map((row) => row.listing_id))
  const claims: Claim[] = []
  for (const row of rows) {
    const joined = row.status === 'open' ? await findOrganizationToJoin(db, row) : null
    const signed = await loadSignatures(db, row.id)
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
      createdAt: toIso(row.created_at),
      decidedAt: row.decided_at === null ? null : toIso(row.decided_at),
      waiting: row.status === 'open' ? await waitingFor(db, row.listing_id, now) : 0,
      ...(joined ? { joins: joined.name } : {}),
      ...(row.status === 'open' ? await describeHolder(db, row, now) : {}),
      ...(signed.length > 0 && { signatures: signed.map(({ name, at }) => ({ name: name ?? '', at: toIso(at) })) }),
      ...(signed.some((signature) => signature.account_id === viewerId) && { hasSigned: true as const }),
    })
  }
  return claims
}

const toIso = (at: number) => new Date(at).toISOString()

async function describeHolder(db: Db, row: ClaimRow, now: number): Promise<Pick<Claim, 'holder'>> {
  const holder = await findHolder(db, row.listing_id)
  if (!holder) return {}
  const until = (row.asked_at ?? now) + holderSilenceMs
  return { holder: { name: holder.name, until: toIso(until), isSilent: until <= now } }
}

export const loadSignatures = (db: Db, claimId: string) =>
  db
    .selectFrom('claim_signatures')
    .leftJoin('accounts', 'accounts.id', 'claim_signatures.account_id')
    .selectAll('claim_signatures')
    .select(['accounts.name', 'accounts.email'])
    .where('claim_id', '=', claimId)
    .orderBy('at')
    .orderBy('account_id')
    .execute()

export type Signature = Awaited<ReturnType<typeof loadSignatures>>[number]

/** Open claims for the listings of an organization, oldest first. */
export async function listClaimsFor(db: Db, organizationId: string, now: number): Promise<PartnerClaim[]> {
  const rows = await db
    .selectFrom('claims')
    .innerJoin('partner_listings', 'partner_listings.listing_id', 'claims.listing_id')
    .selectAll('claims')
    .where('partner_listings.organization_id', '=', organizationId)
    .where('verified_at', 'is not', null)
    .where('claims.status', '=', 'open')
    .orderBy('claims.created_at')
    .orderBy('claims.id')
    .limit(listLimits.open)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    listingName: row.listing_name,
    organizationName: row.organization_name,
    contactName: row.contact_name,
    contactRole: row.contact_role,
    email: row.email,
    phone: row.phone,
    createdAt: toIso(row.created_at),
    until: toIso((row.asked_at ?? now) + holderSilenceMs),
  }))
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

/** The organization that already has the listing: it decides who else may act for it. */
export async function findHolder(trx: Db, listingId: string): Promise<JoinedOrganization | null> {
  const row = await trx
    .selectFrom('partner_listings')
    .innerJoin('organizations', 'organizations.id', 'partner_listings.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('listing_id', '=', listingId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/**
 * An approved claim creates a new organization except in two cases: one already has the listing, or a reviewer verified
 * earlier that this email represents one. An organization's own invitation does not count as verification.
 */
export async function findOrganizationToJoin(
  trx: Db,
  { listing_id: listingId, email }: Pick<ClaimRow, 'listing_id' | 'email'>,
): Promise<JoinedOrganization | null> {
  const holder = await findHolder(trx, listingId)
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

/** Its numbers came from people whom nobody knows, whatever was changed since. */
export async function isFromSuggestion(trx: Db, listingId: string): Promise<boolean> {
  const row = await trx.selectFrom('listings').select('document').where('id', '=', listingId).executeTakeFirst()
  const { sourceId, otherSourceIds = [] } = JSON.parse(row?.document ?? '{}') as Partial<Listing>
  return [sourceId, ...otherSourceIds].includes(suggestedSourceId)
}

/** Who put this number on the listing, as far as is known: such a number is not "on file" for them (T-3.4). */
export async function findNumberEditors(trx: Db, listingId: string, number: string): Promise<NumberEditors> {
  const hasNumber = (phones: readonly { number: string }[] | undefined) =>
    phones?.some((phone) => dialPhone(phone.number) === number) ?? false
  const edits = await trx
    .selectFrom('review_history')
    .select(['actor', 'action', 'before', 'after'])
    .where('queue', '=', 'listings')
    .where('item_id', '=', listingId)
    .execute()
  const changes = await trx
    .selectFrom('listing_changes')
    .select(['author_id', 'decided_by', 'before', 'after'])
    .where('listing_id', '=', listingId)
    .where('status', '=', 'done')
    .execute()
  const imports = await trx
    .selectFrom('import_changes')
    .innerJoin('import_batches', 'import_batches.id', 'import_changes.batch_id')
    .select(['import_batches.actor', 'import_changes.before', 'import_changes.after'])
    .where('listing_id', '=', listingId)
    .execute()
  const suggested = await trx
    .selectFrom('suggestions')
    .select(['email', 'contact_name as name', 'phone'])
    .where('phone', 'is not', null)
    .execute()
  const isAdded = (before: string | null, after: string | null, read: (document: string) => PhoneList) =>
    hasNumber(read(after ?? '{}')) && !hasNumber(read(before ?? '{}'))
  return {
    accountIds: [
      ...edits
        .filter(({ action, before, after }) => action === 'approve_new' || isAdded(before, after, readEditPhones))
        .map(({ actor }) => actor),
      ...changes
        .filter(({ before, after }) => isAdded(before, after, readChangePhones))
        .flatMap((change) => [change.author_id, change.decided_by]),
      ...imports.filter(({ before, after }) => isAdded(before, after, readRowPhones)).map(({ actor }) => actor),
    ],
    people: suggested.filter(({ phone }) => phone !== null && dialPhone(phone) === number),
  }
}

export interface NumberEditors {
  accountIds: (string | null)[]
  /** Who named the number in a suggestion. */
  people: { email: string; name: string }[]
}

type PhoneList = readonly { number: string }[] | undefined
const readChangePhones = (document: string): PhoneList => (JSON.parse(document) as { phones?: PhoneList }).phones
const readEditPhones = (document: string): PhoneList =>
  (JSON.parse(document) as { fields?: { phones?: PhoneList } }).fields?.phones
const readRowPhones = (document: string): PhoneList => {
  const row = JSON.parse(document) as { document?: string }
  return readChangePhones(row.document ?? '{}')
}
