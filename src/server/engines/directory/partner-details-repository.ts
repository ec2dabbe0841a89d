import { pendingStates } from '#domain/introductions/states.ts'
import { getConnectState } from '#domain/partners/connect.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import type { CurrentDetails } from '#domain/partners/build-availability.ts'
import { defaultPartnerDetails, freshnessDays, type PartnerDetails } from '#domain/partners/partner-details.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'
import { splitIntoChunks, padList } from './pad-list.ts'

const dayMs = 24 * 60 * 60 * 1000
const idsPerStatement = 256

export interface StoredPartnerDetails extends CurrentDetails {
  /** The partner still manages the listing. If not, only its confidentiality setting remains in force. */
  isTheirs: boolean
}

/** Partner details for these listings, loaded in one query for a whole result. */
export async function loadPartnerDetails(db: Db, ids: Iterable<string>): Promise<Map<string, StoredPartnerDetails>> {
  const found = new Map<string, StoredPartnerDetails>()
  for (const chunk of splitIntoChunks(new Set(ids), idsPerStatement)) {
    for (const row of await selectPartnerDetails(db, chunk)) found.set(row.id, toStoredPartnerDetails(row))
  }
  return found
}

type PartnerDetailsRow = Awaited<ReturnType<typeof selectPartnerDetails>>[number]

function selectPartnerDetails(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('listings as listing')
    .leftJoin('partner_listings as partner', (join) =>
      join.onRef('partner.listing_id', '=', 'listing.id').on('partner.verified_at', 'is not', null),
    )
    .leftJoin('organizations as organization', 'organization.id', 'partner.organization_id')
    .leftJoin('partner_settings as settings', 'settings.organization_id', 'partner.organization_id')
    .leftJoin('listing_care as care', 'care.listing_id', 'listing.id')
    .select((eb) => [
      'listing.id',
      'partner.organization_id as partnerId',
      'organization.removed_at as removedAt',
      'organization.is_confidential_location as isSecretPlace',
      'settings.document as settings',
      'care.organization_id as carerId',
      'care.document',
      'care.confirmed_at as confirmedAt',
      eb
        .selectFrom('warm_introductions as introduction')
        .select((subquery) => subquery.fn.countAll<number>().as('n'))
        .whereRef('introduction.resource_id', '=', 'listing.id')
        .whereRef('introduction.organization_id', '=', 'partner.organization_id')
        .where('introduction.state', 'in', pendingStates)
        .as('openCount'),
    ])
    .where('listing.id', 'in', padList(ids))
    .execute()
}

/** A former partner's details do not apply to the current one, but the address stays confidential. */
function toStoredPartnerDetails(row: PartnerDetailsRow): StoredPartnerDetails {
  const storedDetails = row.document === null ? defaultPartnerDetails : parsePartnerDetails(row.document)
  const isTheirs = row.partnerId !== null && row.removedAt === null
  const isSaidByThem = isTheirs && row.carerId === row.partnerId
  const isConfidential = storedDetails.isConfidential || row.isSecretPlace === 1
  return {
    care: { ...(isSaidByThem ? storedDetails : defaultPartnerDetails), isConfidential },
    settings: row.settings === null ? null : (JSON.parse(row.settings) as PartnerSettings),
    openCount: row.openCount ?? 0,
    confirmedAt: isSaidByThem ? row.confirmedAt : null,
    isTheirs,
  }
}

/** Rows are only written from parsed details; fields added since then get their default. */
export function parsePartnerDetails(document: string): PartnerDetails {
  return { ...defaultPartnerDetails, ...(JSON.parse(document) as Partial<PartnerDetails>) }
}

/** Listings that rank after the open ones. */
export interface ClosedIds {
  /** Their partner has not confirmed them for too long. */
  neglected: ReadonlySet<string>
  /** Their partner says that they are paused or full today, by the calendar of their state. */
  unavailable: ReadonlySet<string>
}

/** Every search asks this, and hardly any listing is closed: one statement reads both kinds. */
export async function findClosedIds(db: Db, now: number): Promise<ClosedIds> {
  const confirmedBefore = now - freshnessDays.rankedLast * dayMs
  const rows = await db
    .selectFrom('listing_care as care')
    .innerJoin('partner_listings as partner', (join) =>
      join
        .onRef('partner.listing_id', '=', 'care.listing_id')
        .onRef('partner.organization_id', '=', 'care.organization_id')
        .on('partner.verified_at', 'is not', null),
    )
    .innerJoin('listings as listing', 'listing.id', 'care.listing_id')
    .select(['care.listing_id as id', 'care.confirmed_at as confirmedAt', 'care.document', 'listing.state'])
    .where((eb) =>
      eb.or([
        eb('care.confirmed_at', '<=', confirmedBefore),
        eb('care.paused', '=', 1),
        eb('care.document', 'like', '%"capacity":"full"%'),
      ]),
    )
    .execute()
  const isUnavailable = ({ document, state }: (typeof rows)[number]) => {
    // A place can be full whether or not it takes introductions.
    const partnerDetails = { ...parsePartnerDetails(document), introductionsOn: true }
    const connect = getConnectState(partnerDetails, { away: null }, 0, getLocalDay(now, state))
    return connect === 'paused' || connect === 'full'
  }
  const isNeglected = ({ confirmedAt }: (typeof rows)[number]) => confirmedAt !== null && confirmedAt <= confirmedBefore
  return {
    neglected: new Set(rows.filter(isNeglected).map(({ id }) => id)),
    unavailable: new Set(rows.filter(isUnavailable).map(({ id }) => id)),
  }
}
