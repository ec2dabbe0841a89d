import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { IntroductionRow, Person } from '../introductions/records.ts'

/** A generous limit on the people an organization deals with at one time. */
const mostPeople = 500

export interface IntroductionPerson {
  person: Person | null
}

/**
 * People an organization may refer to: only those who wrote to it, and never with more detail than it may already see.
 */
export function assistantRepository(db: Db, openPerson: (row: IntroductionRow) => Person | null) {
  const delivered = (trx: Db, organizationId: string, now: number) =>
    trx
      .selectFrom('warm_introductions')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('delivery', '=', 'sent')
      .where('erase_at', '>=', now)
  return {
    /** Null when the organization has no such introduction; without the person after their data was erased. */
    find: (organizationId: string, id: string, now: number): Promise<IntroductionPerson | null> =>
      runAsOrganization(db, organizationId, async (trx) => {
        const row = await delivered(trx, organizationId, now).where('id', '=', id).executeTakeFirst()
        return row ? { person: openPerson(row) } : null
      }),

    /** Names that must not be sent to the model, whoever a note is about. */
    names: (organizationId: string, now: number): Promise<{ name: string }[]> =>
      runAsOrganization(db, organizationId, async (trx) => {
        const rows = await delivered(trx, organizationId, now)
          .where('sealed_person', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(mostPeople)
          .execute()
        return rows.flatMap((row) => openPerson(row) ?? []).map(({ userName }) => ({ name: userName }))
      }),

    /** The organization's own listings, to exclude from suggestions. */
    listings: (organizationId: string): Promise<{ id: string; countyFips: string | null }[]> =>
      runAsOrganization(db, organizationId, (trx) =>
        trx
          .selectFrom('partner_listings')
          .leftJoin('listings', 'listings.id', 'partner_listings.listing_id')
          .select(['partner_listings.listing_id as id', 'listings.county_fips as countyFips'])
          .where('partner_listings.organization_id', '=', organizationId)
          .orderBy('partner_listings.listing_id')
          .execute(),
      ),
  }
}
export type AssistantRepository = ReturnType<typeof assistantRepository>
