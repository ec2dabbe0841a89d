import { randomUUID } from 'node:crypto'
import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import type { AuditAction } from '#domain/audit/vocabulary.ts'
import { computeFacets } from '#domain/opportunities/facets.ts'
import { getOpeningEnd, maxOpenings, getOpeningStatus, findRenewProblem } from '#domain/opportunities/opening.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { parseOpening, type OpportunityRow, toPosted } from './posting-row.ts'

const maxListed = 200

/** An organization's own posts: every query is scoped to it, and PostgreSQL enforces it (T-4.1). */
export function ownPostingsRepository(db: Db) {
  return {
    list(organizationId: string, now: number): Promise<PostedOpportunity[]> {
      return runAsOrganization(db, organizationId, async (trx) => {
        const rows = await trx
          .selectFrom('opportunities')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(maxListed)
          .execute()
        return rows.map((row) => toPosted(row, now))
      })
    },

    /** The post waits for a reviewer; no one else can read it before that. */
    post(staff: PartnerStaff, opportunity: Opportunity, countyFips: string | null, at: number): Promise<string> {
      const { organizationId } = staff
      return runAsOrganization(db, organizationId, async (trx) => {
        await holdOrganization(trx, organizationId)
        await endWhatIsOver(trx, organizationId, at)
        if ((await openCount(trx, organizationId)) >= maxOpenings) throw new AppError(409, 'openings_full')
        const { kind, state, lat, lon } = opportunity
        const id = randomUUID()
        await trx
          .insertInto('opportunities')
          .values({
            id,
            kind,
            state,
            lat,
            lon,
            status: 'pending',
            county_fips: countyFips,
            facets: computeFacets(opportunity),
            document: JSON.stringify(opportunity),
            organization_id: organizationId,
            author_id: staff.id,
            created_at: at,
            expires_at: getOpeningEnd(opportunity, at),
          })
          .execute()
        await writeAudit(
          trx,
          staff,
          {
            action: 'opportunity.post',
            entity: 'opportunity',
            entityId: id,
            after: { kind, state, countyFips },
          },
          at,
        )
        return id
      })
    },

    end: (staff: PartnerStaff, id: string, at: number): Promise<void> =>
      changeOwn(db, staff, id, at, (row) => {
        const before = getOpeningStatus(row.status, row.expires_at, at)
        if (before === 'ended' || before === 'rejected') throw new AppError(409, 'opening_over')
        return { action: 'opportunity.end', status: 'ended', expires_at: at }
      }),

    renew: (staff: PartnerStaff, id: string, at: number): Promise<void> =>
      changeOwn(db, staff, id, at, (row) => {
        const problem = findRenewProblem(row.status, row.expires_at, at)
        if (problem) throw new AppError(409, problem)
        return { action: 'opportunity.renew', status: 'live', expires_at: getOpeningEnd(parseOpening(row), at) }
      }),
  }
}
export type OwnPostingsRepository = ReturnType<typeof ownPostingsRepository>

type Change = Pick<OpportunityRow, 'status' | 'expires_at'> & { action: AuditAction }

/** Changes one of the organization's posts only if the row has not changed since it was read. */
function changeOwn(
  db: Db,
  staff: PartnerStaff,
  id: string,
  at: number,
  decide: (row: OpportunityRow) => Change,
): Promise<void> {
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    await holdOrganization(trx, organizationId)
    const row = await trx
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst()
    if (!row) throw notFound()
    const { action, ...change } = decide(row)
    const { numUpdatedRows } = await trx
      .updateTable('opportunities')
      .set(change)
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .where('status', '=', row.status)
      .executeTakeFirstOrThrow()
    // A reviewer decided in the meantime; reloading shows the decision.
    if (numUpdatedRows === 0n) throw new AppError(409, 'already_decided')
    await writeAudit(
      trx,
      staff,
      {
        action,
        entity: 'opportunity',
        entityId: id,
        before: { status: row.status },
        after: { status: change.status },
      },
      at,
    )
  })
}

/** Serializes posts of one organization; otherwise two at once could both take the last free slot. */
async function holdOrganization(trx: Db, organizationId: string): Promise<void> {
  await trx
    .updateTable('organizations')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organizationId)
    .execute()
}

async function endWhatIsOver(trx: Db, organizationId: string, at: number): Promise<void> {
  await trx
    .updateTable('opportunities')
    .set({ status: 'ended' })
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'live')
    .where('expires_at', '<=', at)
    .execute()
}

async function openCount(trx: Db, organizationId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('opportunities')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['pending', 'live'])
    .executeTakeFirstOrThrow()
  return n
}
